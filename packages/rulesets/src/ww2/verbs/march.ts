import { isRefusal, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { SHOWN } from '../../common/book/verbs.js';
import { calledOf } from '../face/plain-words.js';
import { foreseen } from '../play/foreseen.js';
import { goMarching } from '../play/journeys.js';
import { MARCH_MODES, type MarchPlan, marchPlan, mayMarch } from '../play/marching.js';
import { notNow, ownStand } from '../play/permission.js';
import { isGround } from '../play/stands.js';
import type { Stand } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { breakOf } from './move.js';
import { facing, fromHere, id, path, verb } from './verb.js';

const MODE_WORDS = { column: 'In column, behind the leader', parallel: 'Abreast, side by side' } as const;

function marching(seat: Seat, piece: Stand): Stand | Refusal {
  return notNow(seat.view, seat.by, 'march', 'WW2-SEQ-05') ?? mayMarch(seat.view, piece) ?? piece;
}

/** WW2-SEQ-05 to WW2-SEQ-10: one stand marches, or a linked group behind or beside it. */
export const march = verb({
  order: { stand: id, others: z.array(id).max(12), mode: z.enum(MARCH_MODES), path, facing },
  label: 'March',
  text: 'A long move, more than 2000m from every enemy; others may go along',
  key: 'r',
  use: 'move',
  on: ({ seat: { view, by }, piece }) =>
    view.phase === 'march' && view.active === by && isGround(piece) ? SHOWN : undefined,
  may: marching,
  fields: {
    others: {
      several: ({ seat: { view }, piece }) => ({
        text: 'Who marches with it, in this order',
        among: view.stands
          .filter(other => other.group === piece.group && other.id !== piece.id && !mayMarch(view, other))
          .map(other => ({ value: other.id, label: calledOf(other) })),
      }),
    },
    mode: { choose: () => MARCH_MODES.map(value => ({ value, label: MODE_WORDS[value] })) },
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
  act(game, _by, _order, { group, cost, cpLeft, ...plan }) {
    game.happen({ kind: 'cpPaid', group, cost, cpLeft });
    return goMarching(game, plan);
  },
});
