import { forbid, isRefusal, type Procedure, type Refusal, type Seat } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { Permission } from '../play/permission.js';
import type { TurnSequence } from '../play/sequence.js';
import type { Stand } from '../play/state.js';
import type { Play, VerbTypes } from '../play/types.js';
import { id, verb } from './verb.js';

/** CAS need not stay as long as it may. */
export function withdrawVerb(book: PlayBook & Permission & TurnSequence) {
  const { idOf } = book;
  const { airSchedule, isKeptBack } = book.air;
  const { flyHome, notNow, notOnTable, ownStand } = book.turns;
  const { STATUSES, isStriker } = book.words;

  function stayRefusal({ view, options }: Seat<VerbTypes>, stand: Stand): Refusal | undefined {
    const { entered, firstAttack, nature } = stand;
    if (!isStriker(nature!)) return forbid(idOf('R-156'), 'only CAS is sent back');
    const refused = notOnTable(stand, idOf('R-156'));
    if (refused) return refused;
    const { status } = airSchedule(
      { stand: nature!, state: stand.status, entered, firstAttack, turn: view.turn },
      options,
    );
    if (status !== 'ready' && status !== 'lingering') return forbid(idOf('R-156'), 'it has only just come on');
    if (stand.hasEngaged) return forbid(idOf('R-156'), 'it has attacked in this turn');
    return isKeptBack(stand.status) ? forbid(idOf('R-156'), `it is ${STATUSES[stand.status]!.title}`) : undefined;
  }

  const goBack = (game: Play, stand: string): Procedure<void> | undefined =>
    flyHome(game, stand, [{ rule: idOf('R-156'), text: 'is sent back behind its edge' }]);

  return verb({
    order: { stand: id },
    label: 'Send back',
    text: 'Behind the own edge; it may come again from the next turn on',
    key: 'b',
    use: 'act',
    on: ({ piece: { nature, place } }) => (isStriker(nature!) && place === 'table' ? SHOWN : undefined),
    may(seat, { id }) {
      const stand = notNow(seat.view, seat.by, 2, idOf('R-156')) ?? ownStand(seat.view, seat.by, id);
      return isRefusal(stand) ? stand : (stayRefusal(seat, stand) ?? stand);
    },
    plan: () => undefined,
    act: (game, _by, { stand }) => goBack(game, stand),
  });
}
