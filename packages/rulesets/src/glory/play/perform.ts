import { forbid, isRefusal, type Options, type Procedure, type Refusal, type Side } from '@umpire/engine';
import { activate } from './activation.js';
import { muster, submitArmy } from './armies.js';
import { charge, lineUp } from './charging.js';
import { deploy, setAside } from './deploy.js';
import { acceptDraw, offerDraw, resign } from './ending.js';
import { initiative } from './initiative.js';
import { chooseDiagonal, enter, spring, wait, writeMarch } from './marching.js';
import { fight } from './melee.js';
import { keepPlan, planKept } from './memo.js';
import { halt, move, turn } from './moves.js';
import type { Order } from './orders.js';
import { battleAutomatic, beginBattle, detach, endPhase, leaveOut, throwInitiative, throwPoints } from './sequence.js';
import { shoot } from './shooting.js';
import type { State } from './state.js';
import { joinWhenPlaced, terrainAdjust, throwOff, throwTerrain } from './terrain.js';
import type { Play } from './types.js';
import { seated, type VerbRules, type VerbTable } from './verb.js';

const VERBS: VerbTable = {
  muster,
  submitArmy,
  terrainAdjust,
  writeMarch,
  chooseDiagonal,
  wait,
  spring,
  deploy,
  setAside,
  detach,
  throwPoints,
  activate,
  move,
  turn,
  charge,
  lineUp,
  halt,
  enter,
  leaveOut,
  throwInitiative,
  initiative,
  shoot,
  fight,
  endPhase,
  resign: seated(resign),
  offerDraw: seated(offerDraw),
  acceptDraw: seated(acceptDraw),
};

const rulesOf = (order: Order): VerbRules<Order, unknown> => VERBS[order.verb] as VerbRules<Order, unknown>;

/** Works an order out on what its side knows: refused, or what `act` needs. */
export function planOf(state: State, by: Side, order: Order, options: Options): unknown {
  if (state.over) return forbid(state.over.rule, 'the battle is over');
  return rulesOf(order).plan(state, by, order, options);
}

/** Why an order would be refused, without carrying it out: for menus, previews and bots, who have a view. */
export function faultOf(view: State, by: Side, order: Order, options: Options): Refusal | undefined {
  const plan = planOf(view, by, order, options);
  if (isRefusal(plan)) return plan;
  keepPlan(view, by, order, options, plan);
  return undefined;
}

export function perform(game: Play, by: Side, order: Order): Refusal | Procedure<void> | undefined {
  const kept = planKept(game.state, by, order, game.options);
  const plan = kept ? kept.plan : planOf(game.state, by, order, game.options);
  if (isRefusal(plan)) return plan;
  return rulesOf(order).act(game, by, order, plan) as Procedure<void> | undefined;
}

/** What the book does by itself: dice of the set-up, throws that fall due, phases in which nothing can be done. */
export function automatic(game: Play): Procedure<void> | undefined {
  const { state } = game;
  if (state.over) return undefined;
  switch (state.step) {
    case 'terrain':
      return state.diced ? throwOff(game) : throwTerrain(game);
    case 'adjust':
      return undefined;
    case 'deployment':
      return joinWhenPlaced(game);
    case 'battle':
      return state.turn === 0 ? beginBattle(game) : battleAutomatic(game);
    default:
      return undefined;
  }
}
