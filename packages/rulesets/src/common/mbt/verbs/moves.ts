import { type Preview, type Procedure, pathLength, type Refusal, toInches } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import type { MoveKind } from '../pieces.js';
import type { Consequences } from '../play/aftermath.js';
import type { Commanding } from '../play/command.js';
import type { MovePermission } from '../play/may-move.js';
import type { Mined, Mines } from '../play/mines.js';
import type { Barred } from '../play/move-end.js';
import type { MovePlan, Moving } from '../play/moving.js';
import type { Revealing } from '../play/reveal.js';
import type { Engineering } from '../play/tasks.js';
import type { Play } from '../play/types.js';
import { tenth } from './engagements.js';
import { facing, id, path, verb } from './verb.js';
import { fromHere } from './zones.js';

/** What a move uses: its length, and the share of the allowance where bad going makes it dearer. */
function previewOf({ allowance, because, distance, used }: MovePlan): Preview {
  const dearer = used > distance / allowance.good + 1e-6 ? `, ${Math.round(used * 100)} % used` : '';
  return { used, cost: `${tenth(distance)}" of ${allowance.good}"${dearer}`, because };
}

const isBarred = (why: Refusal): why is Barred => 'at' in why;
const breakOf = (why: Refusal) => (isBarred(why) && why.at ? { breaksAt: why.at } : {});

/** Segment 6: marches and tactical moves (5.5). */
export function moveVerbs(
  book: PlayBook & Consequences & Commanding & Engineering & Mines & MovePermission & Moving & Revealing,
) {
  const { DISTANCES } = book;
  const { regainCommand } = book.command;
  const { aftermath } = book.ending;
  const { mineStrikes } = book.engaging;
  const { revealAround } = book.hidden;
  const { mayMove, planMove } = book.moving;
  const { endWork } = book.tasks;
  const { isUnit } = book.words;

  function makeMove(game: Play, how: MoveKind, plan: MovePlan): Procedure<void> | undefined {
    const { stand, way, facing, because, mine } = plan;
    if (stand.task) endWork(game, stand, 'moving ends the work');
    game.happen({
      kind: 'moved',
      stand: stand.id,
      side: stand.side,
      blank: !stand.revealed,
      how,
      path: way.slice(1),
      facing,
      inches: toInches(pathLength(way)),
      because,
    });
    revealAround(game, stand.id, way);
    regainCommand(game);
    return mine ? blowUp(game, { stand: stand.id, field: mine.field.id }) : undefined;
  }

  function* blowUp(game: Play, mined: Mined): Procedure<void> {
    const blow = yield* mineStrikes(game, mined);
    if (blow) yield* aftermath(game, [blow]);
  }

  const move = (kind: MoveKind, words: { label: string; text: string; key: string }) =>
    verb({
      order: { stand: id, path, facing },
      ...words,
      use: 'move',
      on: ({ piece: { nature, place } }) => (isUnit(nature!) && place !== 'held' ? SHOWN : undefined),
      may: (seat, piece) => mayMove(seat, kind, piece.id),
      fields: {
        path: { path: ({ piece }) => fromHere(piece) },
        facing: { turn: ({ piece }) => fromHere(piece) },
      },
      plan: (seat, order, stand): MovePlan | Refusal => planMove(seat, kind, stand, order),
      preview: previewOf,
      refused: (_seat, _order, why) => breakOf(why),
      act: (game, _by, _order, plan) => makeMove(game, kind, plan),
    });

  return {
    tactical: move('tactical', { label: 'Move', text: 'A tactical move', key: 'm' }),
    march: move('march', {
      label: 'March',
      text: `A long move, more than ${DISTANCES.march}" from every opposing stand`,
      key: 'r',
    }),
  };
}
