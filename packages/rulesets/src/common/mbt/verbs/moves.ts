import { otherSide, type Preview, type Procedure, pathLength, type Refusal, rps, toInches } from '@umpire/engine';
import { SHOWN } from '../../book/verbs.js';
import type { PlayBook } from '../book.js';
import { isUnit, type MoveKind } from '../pieces.js';
import type { Consequences } from '../play/aftermath.js';
import type { Commanding } from '../play/command.js';
import { standFacts } from '../play/facts.js';
import type { MovePermission } from '../play/may-move.js';
import type { Broken } from '../play/move-end.js';
import type { MovePlan, Moving } from '../play/moving.js';
import type { Permission } from '../play/permission.js';
import type { Revealing } from '../play/reveal.js';
import { standOf } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Play } from '../play/types.js';
import { tenth } from './engagements.js';
import { facing, id, path, verb } from './verb.js';
import { fromHere } from './zones.js';

/** What a move uses: its length, and the share of the allowance where bad going makes it dearer. */
function previewOf({ allowance, because, distance, used }: MovePlan): Preview {
  const dearer = used > distance / allowance.good + 1e-6 ? `, ${Math.round(used * 100)} % used` : '';
  return { used, cost: `${tenth(distance)}" of ${allowance.good}"${dearer}`, because };
}

const isBroken = (why: Refusal): why is Broken => 'at' in why;
const breakOf = (why: Refusal) => (isBroken(why) && why.at ? { breaksAt: why.at } : {});

/** A unit that moves by itself: not one that is still to come on. */
export const isAfoot = ({ nature, place }: Stand): boolean => isUnit(nature!) && place !== 'held';

/** Segment 6: marches and tactical moves (5.5). */
export function moveVerbs(
  book: PlayBook & Consequences & Commanding & MovePermission & Moving & Revealing & Permission,
) {
  const { aftermath, drawsHands, idOf, mayMove, mineResult, planMove, regainCommand, reveal, revealAround } = book;

  function makeMove(game: Play, how: MoveKind, plan: MovePlan): Procedure<void> | undefined {
    const { stand, way, facing, because, mine } = plan;
    if (stand.task) endWork(game, stand);
    game.happen({
      kind: 'moved',
      blank: !stand.revealed,
      stand: stand.id,
      how,
      path: way.slice(1),
      facing,
      inches: toInches(pathLength(way)),
      because,
    });
    revealAround(game, stand.id, way);
    regainCommand(game);
    return mine ? blowUp(game, stand.id, mine.field.id) : undefined;
  }

  function endWork(game: Play, stand: Stand): void {
    const because = [{ rule: idOf('HSE-07'), text: 'moving ends the work' }];
    game.happen({ kind: 'taskSet', stand: stand.id, blank: !stand.revealed, task: null, because });
  }

  /** HSE-08: a blank is turned up first, a fake removed; then one RPS, thrown for the field by the stand's opponent. */
  function* blowUp(game: Play, id: string, field: string): Procedure<void> {
    const { state, options } = game;
    reveal(game, id, idOf('HSE-08'), 'it has entered a mine field');
    const stand = standOf(state, id)!;
    if (stand.place !== 'table') return;
    const hand = yield* rps(
      idOf('HSE-08'),
      otherSide(stand.side),
      drawsHands(options),
      'Rock-Paper-Scissors for the mine field',
    );
    const { result, because } = mineResult(standFacts(state, stand, stand.nature!), hand, options);
    game.happen({
      kind: 'mined',
      stand: id,
      field,
      rps: hand,
      struck: { code: result.code, status: result.state },
      because,
    });
    yield* aftermath(game, [{ stand: id, ...result }]);
  }

  const move = (kind: MoveKind, words: { label: string; text: string; key: string }) =>
    verb({
      order: { stand: id, path, facing },
      ...words,
      on: ({ piece }) => (isAfoot(piece) ? SHOWN : undefined),
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
    march: move('march', { label: 'March', text: 'A long move, more than 24" from every opposing stand', key: 'r' }),
  };
}
