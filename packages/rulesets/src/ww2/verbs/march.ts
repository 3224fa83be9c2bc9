import { type Draws, forbid, isRefusal, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { calledOf } from '../face/plain-words.js';
import { foreseen } from '../play/foreseen.js';
import { goMarching } from '../play/journeys.js';
import { MARCH_MODES, type MarchPlan, marchPlan, mayMarch } from '../play/marching.js';
import { tooNear } from '../play/openings.js';
import { notNow, ownStand } from '../play/permission.js';
import { groupOf, isGround } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { paid } from '../rules/movement.js';
import { COSTS } from '../tables/command.js';
import { MOVE_LENGTHS } from '../tables/movement.js';
import { breakOf, drawnBy } from './move.js';
import { facing, fromHere, id, path, verb } from './verb.js';

const MODE_WORDS = { column: 'In column, behind the leader', parallel: 'Abreast, side by side' } as const;
const ALONE = { value: 'column', label: 'By itself' } as const;

/** WW2-MOV-09, WW2-CP-20: whether there is a march that it could make: nobody is too near where it stands, and its group can pay. */
function hasMarch(view: State, piece: Stand): Refusal | undefined {
  const near = tooNear(view.stands, piece);
  if (near)
    return forbid('WW2-MOV-09', `${near.id} is within ${MOVE_LENGTHS.enemyOfMarch}m: nobody marches so near the enemy`);
  const bill = paid(COSTS.march.cp, groupOf(view, piece).cp);
  return isRefusal(bill) ? bill : undefined;
}

function marching({ view, by }: Seat, piece: Stand): Stand | Refusal {
  return notNow(view, by, 'march', 'WW2-SEQ-05') ?? mayMarch(view, piece) ?? hasMarch(view, piece) ?? piece;
}
const marchesAlong = (view: State, leader: Stand, other: Stand): boolean =>
  other.group === leader.group && other.id !== leader.id && !mayMarch(view, other) && !tooNear(view.stands, other);

/** WW2-CP-20: what a march takes of the points of its group at least, whoever goes along. */
const marchDraws = ({ view }: Seat, piece: Stand): { draws?: Draws } => {
  const bill = paid(COSTS.march.cp, groupOf(view, piece).cp);
  return isRefusal(bill) ? {} : drawnBy({ stand: piece, ...bill }, { along: true });
};

/** WW2-SEQ-05 to WW2-SEQ-10: one stand marches, or a linked group behind or beside it. */
export const march = verb({
  order: { stand: id, others: z.array(id).max(12), mode: z.enum(MARCH_MODES), path, facing },
  label: 'March',
  text: 'A long move, more than 2000m from every enemy; others may go along',
  key: 'r',
  use: 'move',
  on: ({ seat, piece }) =>
    seat.view.phase === 'march' && seat.view.active === seat.by && isGround(piece)
      ? marchDraws(seat, piece)
      : undefined,
  may: marching,
  fields: {
    others: {
      several: ({ seat: { view }, piece }) => ({
        text: 'Who marches with it, in this order',
        among: view.stands
          .filter(other => marchesAlong(view, piece, other))
          .map(other => ({ value: other.id, label: calledOf(other) })),
      }),
    },
    mode: {
      choose: ({ sofar: { others = [] } }) =>
        others.length === 0 ? [ALONE] : MARCH_MODES.map(value => ({ value, label: MODE_WORDS[value] })),
    },
    path: { path: ({ piece }) => fromHere(piece) },
    facing: { turn: ({ piece }) => fromHere(piece) },
  },
  plan: ({ view, by, options }, order, leader): MarchPlan | Refusal => {
    const stands = [leader];
    for (const other of order.others) {
      const stand = ownStand(view, by, other);
      if (isRefusal(stand)) return stand;
      if (!stands.includes(stand)) stands.push(stand);
    }
    return marchPlan(view, stands, order, options);
  },
  preview: ({ moves, cost, because }, { view, options }) => {
    const used = Math.max(...moves.map(move => move.used));
    const { metres, because: own } = moves[0]!;
    const met = foreseen(view, moves, options);
    if (!met) return { used, cost: `${metres}m, ${cost} CP`, because: [...because, ...own] };
    const far = `${met.metres}m of ${metres}m as far as an obstacle, ${cost} CP`;
    return { used, cost: far, end: met.at, because: [met.because, ...because, ...own] };
  },
  refused: (_seat, _order, why) => breakOf(why),
  act(game, _by, { stand }, { group, cost, cpLeft, because, ...plan }) {
    game.happen({ kind: 'cpPaid', group, cost, cpLeft, stand, to: 'march', because });
    return goMarching(game, plan);
  },
});
