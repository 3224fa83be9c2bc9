import { forbid, isRefusal } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { Permission } from '../play/permission.js';
import type { Revealing } from '../play/reveal.js';
import { id, verb } from './verb.js';

/** the owner of a blank REC turns it up at any moment of either round. */
export function declareRecVerb(book: PlayBook & Revealing & Permission) {
  const { DISTANCES, idOf } = book;
  const { reveal } = book.hidden;
  const { notBegun, ownStand } = book.turns;
  const { isLookout } = book.words;

  return verb({
    order: { stand: id },
    label: 'Turn up',
    text: `Reveal this REC stand: it then reveals blanks within ${DISTANCES.reveal}"`,
    key: 'u',
    on: ({ piece: { nature, revealed } }) => (isLookout(nature!) && !revealed ? SHOWN : undefined),
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
