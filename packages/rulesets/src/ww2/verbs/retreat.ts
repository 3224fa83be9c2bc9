import { forbid, isRefusal, malformed, type Procedure, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { SHOWN } from '../../common/book/verbs.js';
import { liesWhole, noRoomFacing, standUnder } from '../play/in-the-way.js';
import { mustRetreat } from '../play/openings.js';
import { notNow } from '../play/permission.js';
import { goBack, haltPlan, type RetreatEnd, retreatEnds } from '../play/retreat.js';
import { standOf } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import type { Play, Seat } from '../play/types.js';
import { priced } from './move.js';
import { facing, fromHere, id, verb } from './verb.js';

/** T5a: what becomes of the stands of failed groups. */

function retreating({ view, by }: Seat, piece: Stand): Stand | Refusal {
  const refused = notNow(view, by, 'retreat', 'WW2-MOR-04');
  if (refused) return refused;
  return mustRetreat(view, piece) ? piece : forbid('WW2-R-92', 'it need not retreat, or has done so');
}
const shown = ({ seat: { view, by }, piece }: { seat: Seat; piece: Stand }) =>
  view.phase === 'retreat' && view.active === by && mustRetreat(view, piece) ? SHOWN : undefined;

/** WW2-MOR-06: command points of a failed group halt its stands. */
export const halt = verb({
  order: { stand: id },
  label: 'Halt',
  text: 'It does not retreat in this turn',
  key: 'h',
  use: 'act',
  on: asked => {
    const plan = shown(asked) && haltPlan(asked.seat.view, asked.piece, asked.seat.options);
    return plan && priced(plan, 'It does not retreat in this turn');
  },
  may: retreating,
  plan: ({ view, options }, _order, stand) => {
    const plan = haltPlan(view, stand, options);
    return isRefusal(plan) ? plan : { ...plan, stand };
  },
  act(game, _by, _order, { stand, cost, cpLeft, because }) {
    game.happen({ kind: 'cpPaid', group: stand.group, cost, cpLeft, stand: stand.id, to: 'halt', because });
    game.happen({ kind: 'halted', stand: stand.id, because });
  },
});

/** WW2-MOR-04, WW2-R-92: a stand goes back by half a move at least. */
export const retreat = verb({
  order: { stand: id, metres: z.int().min(0).max(5000), facing },
  label: 'Retreat',
  text: 'At least half a tactical move towards its own edge',
  key: 'r',
  use: 'move',
  on: shown,
  may: retreating,
  fields: {
    metres: {
      choose: ({ seat: { view, options }, piece }) =>
        retreatEnds(view, piece, options).map(({ metres, leaves }) => ({
          value: metres,
          label: leaves ? `${metres}m, off the table for good` : `${metres}m`,
        })),
    },
    facing: { turn: ({ piece }) => fromHere(piece) },
  },
  plan: ({ view, options }, order, stand): { stand: Stand; end: RetreatEnd } | Refusal => {
    const end = retreatEnds(view, stand, options).find(({ metres }) => metres === order.metres);
    if (!end) return malformed('metres', 'as far as the retreat leads');
    const at = { x: end.x, y: end.y, facing: order.facing };
    const fits =
      end.leaves || order.facing === stand.facing || (liesWhole(view, at) && !standUnder(view.stands, stand.id, at));
    return fits ? { stand, end } : noRoomFacing('WW2-R-92');
  },
  preview: ({ end, stand }) => ({
    cost: `${end.metres}m`,
    end: { x: end.x, y: end.y, facing: stand.facing },
    because: [{ rule: 'WW2-MOR-04', text: 'at least half a move' }],
  }),
  act: (game, _by, order, { stand, end }) => goBack(game, stand, end, order.facing),
});

/** WW2-R-151: those nearest to their own edge first. */
function nextBack(state: State): Stand | undefined {
  const own = state.stands.filter(stand => mustRetreat(state, stand));
  const south = state.sides[state.active].baseEdge === 'south';
  return own.sort((one, other) => (south ? one.y - other.y : other.y - one.y))[0];
}
function* allBack(game: Play): Procedure<void> {
  for (let stand = nextBack(game.state); stand; stand = nextBack(game.state)) {
    const [first] = retreatEnds(game.state, standOf(game.state, stand.id)!, game.options);
    yield* goBack(game, stand, first!, stand.facing);
  }
}

export const retreatAll = verb({
  order: {},
  label: 'Retreat all',
  text: 'All that are left go back by half a move, facing as they do',
  key: 'a',
  ends: 'step',
  on: ({ seat: { view, by } }) => (view.phase === 'retreat' && view.active === by ? SHOWN : undefined),
  plan: ({ view, by }) => notNow(view, by, 'retreat', 'WW2-MOR-04'),
  act: game => allBack(game),
});
