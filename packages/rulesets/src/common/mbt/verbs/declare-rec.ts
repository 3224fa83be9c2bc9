import { forbid, isRefusal, type Seat } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Permission } from '../play/permission.js';
import type { Revealing } from '../play/reveal.js';
import type { Stand } from '../play/state.js';
import type { VerbTypes } from '../play/types.js';
import { id, verb } from './verb.js';

const namesOf = (stands: readonly Stand[]): string => {
  const [last, ...others] = stands.map(stand => stand.id).reverse();
  return others.length === 0 ? last! : `${others.reverse().join(', ')} and ${last}`;
};

/** the owner of a blank REC turns it up at any moment of either round. */
export function declareRecVerb(book: PlayBook & Revealing & Permission) {
  const { DISTANCES, idOf, uses } = book;
  const { reveal, wouldFind } = book.hidden;
  const { notBegun, ownStand } = book.turns;
  const { isLookout } = book.words;

  const fakesInUse = uses(idOf('OPT-01'));

  /** What it would find, in words: which blanks, and what they may be, never what they are. */
  function findingWords({ view, options }: Seat<VerbTypes>, stand: Stand): string {
    const { blanks, inTurn } = wouldFind(view, stand);
    if (blanks.length === 0) return `No blank is within ${DISTANCES.reveal}": it would only show itself`;
    const what = fakesInUse(options) ? 'any stand, or a fake, which is removed' : 'any stand';
    const one = blanks.length === 1;
    const found = `Shows itself, and turns up ${namesOf(blanks)}, the blank${one ? '' : 's'} within ${DISTANCES.reveal}": ${one ? 'it' : 'each'} may be ${what}`;
    if (inTurn.length === 0) return found;
    return `${found}. ${one ? 'If it is' : 'If one is'} a REC stand, it turns up ${namesOf(inTurn)} in turn`;
  }

  return verb({
    order: { stand: id },
    label: 'Turn up',
    text: `Reveal these scouts to the enemy: they then reveal blanks within ${DISTANCES.reveal}"`,
    key: 'u',
    on: ({ seat, piece }) =>
      isLookout(piece.nature!) && !piece.revealed ? { text: findingWords(seat, piece) } : undefined,
    plan({ view, by }, order) {
      if (view.phase !== 'battle' || view.segment === 0) return notBegun(idOf('R-71'));
      const stand = ownStand(view, by, order.stand);
      if (isRefusal(stand)) return stand;
      if (stand.revealed) return forbid(idOf('R-71'), 'it is turned up already');
      if (isLookout(stand.nature!) && stand.place === 'table') return undefined;
      return forbid(idOf('R-71'), 'only a REC stand on the table is declared');
    },
    act: (game, _by, { stand }) => reveal(game, stand, idOf('R-71'), 'its owner turns up a REC stand'),
  });
}
