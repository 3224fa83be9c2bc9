import { forbid, isRefusal, malformed, type Refusal } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { Permission } from '../play/permission.js';
import { standOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import { type Engineering, TASK_WORDS } from '../play/tasks.js';
import { id, verb } from './verb.js';

/** HSE-07: an engineer sets to work at what he is in contact with. */
export function startTaskVerb(book: PlayBook & Engineering & Permission) {
  const { idOf, uses } = book;
  const { workAt } = book.tasks;
  const { notNow, notOnTable, ownStand } = book.turns;
  const { isEngineer, isUnit } = book.words;

  const engineers = uses(idOf('OPT-02'));

  function workerRefusal(stand: Stand): Refusal | undefined {
    if (!isEngineer(stand.nature!)) return forbid(idOf('HSE-07'), 'only engineers do such work');
    const refused = notOnTable(stand, idOf('HSE-07'));
    if (refused) return refused;
    return stand.moved !== 'none' || stand.hasEngaged
      ? forbid(idOf('HSE-07'), 'an engineer at work neither moves nor engages')
      : undefined;
  }

  return verb({
    order: { stand: id, object: id },
    label: 'Work',
    use: 'act',
    text: 'Clear mines, remove an obstruction, bridge the river',
    key: 'w',
    on: ({ seat: { view }, piece }) =>
      isUnit(piece.nature!) && piece.place !== 'held' && isEngineer(piece.nature!) && workAt(view, piece).length > 0
        ? SHOWN
        : undefined,
    may({ view, by, options }, piece) {
      const stand = notNow(view, by, 6, idOf('HSE-07')) ?? ownStand(view, by, piece.id);
      if (isRefusal(stand)) return stand;
      if (!engineers(options)) return forbid(idOf('OPT-02'), 'engineers are not used in this battle');
      return workerRefusal(stand) ?? stand;
    },
    fields: {
      object: {
        choose: ({ seat: { view }, piece, refusalOf }) =>
          workAt(view, piece).map(({ kind, object }) => {
            const closed = refusalOf({ stand: piece.id, object });
            return { value: object, label: kind, ...(closed && { closed }) };
          }),
      },
    },
    plan({ view }, { object }, stand) {
      const task = workAt(view, stand).find(t => t.object === object);
      if (!task) return malformed('object', `${stand.id} is not in contact with ${object}`);
      return stand.task?.object === object ? forbid(idOf('R-150'), 'it is at work there already') : task;
    },
    act(game, side, { stand }, task) {
      const because = [{ rule: idOf('HSE-07'), text: `begins to ${TASK_WORDS[task.kind]}` }];
      game.happen({ kind: 'taskSet', stand, side, blank: !standOf(game.state, stand)!.revealed, task, because });
    },
  });
}
