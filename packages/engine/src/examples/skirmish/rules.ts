import { z } from 'zod';
import { type Ask, die, type Finding, type Procedure } from '../../procedure/ask.js';
import { odds } from '../../procedure/odds.js';
import { forbid, type Refusal, type RuleId } from '../../result.js';
import type { Game, Standing } from '../../ruleset.js';
import type { Side } from '../../seats.js';
import { mm } from '../../units.js';
import { nameSteadfast, shakenOrNot } from './falling-back.js';
import {
  apart,
  BREAK,
  DEPTH,
  type Event,
  GAP,
  IDS,
  LAST_COMMAND,
  MOVE,
  type Move,
  type Order,
  placeOf,
  RANGE,
  type Shoot,
  type SkirmishTypes,
  type Stand,
  type State,
  type Status,
  sideOf,
  WIDTH,
} from './pieces.js';

export * from './pieces.js';

const id = z.string().refine(s => IDS.includes(s), 'no such stand');
export const orderSchema: z.ZodType<Order> = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('move'), stand: id, at: z.object({ x: z.int(), y: z.int() }) }),
  z.strictObject({ verb: z.literal('shoot'), stand: id, target: id }),
  z.strictObject({ verb: z.literal('end') }),
]);

/** What a scenario of this book is: with falling back, or without. */
export const scenarioSchema = z.strictObject({ fallingBack: z.boolean().default(false) });

export function setup({ fallingBack }: z.infer<typeof scenarioSchema>): State {
  const stands = IDS.map((_, i): Stand => {
    const inset = mm(520 + (i % 2) * 60);
    return { x: i < 12 ? inset : WIDTH - inset, y: mm(100 + (i % 12) * 88), status: 'steady' };
  });
  const steadfast = fallingBack ? null : undefined;
  return { stands, moved: 0, shot: 0, lostA: 0, lostB: 0, active: 'a', pips: 0, commands: 0, steadfast };
}

/** What a snapshot is, said field by field: the quickest way to make one. */
export const fork = (s: State): State => ({
  stands: s.stands,
  moved: s.moved,
  shot: s.shot,
  lostA: s.lostA,
  lostB: s.lostB,
  active: s.active,
  pips: s.pips,
  commands: s.commands,
  steadfast: s.steadfast,
});

const A_BROKEN: Standing = { over: 'b', rule: 'SKI-VIC-01', text: 'side a has lost nine stands' };
const B_BROKEN: Standing = { over: 'a', rule: 'SKI-VIC-01', text: 'side b has lost nine stands' };
const SPENT: Standing = { over: 'draw', rule: 'SKI-VIC-02', text: 'four hundred commands were given' };
const A_ACTS: Standing = { waiting: ['a'], step: 'turn', rule: 'SKI-TRN-01', text: 'side a spends its pips' };
const B_ACTS: Standing = { waiting: ['b'], step: 'turn', rule: 'SKI-TRN-01', text: 'side b spends its pips' };

export function turn(state: State): Standing {
  if (state.lostA >= BREAK) return A_BROKEN;
  if (state.lostB >= BREAK) return B_BROKEN;
  if (state.commands >= LAST_COMMAND) return SPENT;
  return state.active === 'a' ? A_ACTS : B_ACTS;
}

const NOT_YOURS = forbid('SKI-TRN-01', 'the other side spends its pips');
const NOT_YOUR_STAND = forbid('SKI-TRN-02', 'a side commands its own stands');
const IS_DESTROYED = forbid('SKI-TRN-03', 'the stand is destroyed');
export const HAS_MOVED = forbid('SKI-MOV-01', 'a stand moves once a turn');
const OFF_TABLE = forbid('SKI-MOV-02', 'stands stay on the table');
const TOO_FAR = forbid('SKI-MOV-03', 'that is further than the stand moves');
const TOO_CLOSE = forbid('SKI-MOV-04', 'stands keep 40 mm apart');
export const HAS_SHOT = forbid('SKI-SHO-01', 'a stand shoots once a turn');
const NO_TARGET = forbid('SKI-SHO-02', 'a target is a living stand of the other side');
const OUT_OF_RANGE = forbid('SKI-SHO-03', 'the target is more than 360 mm away');

/** Why an order is refused, or nothing. */
export function fault(state: State, by: Side, order: Order): Refusal | undefined {
  if (state.active !== by) return NOT_YOURS;
  if (order.verb === 'end') return undefined;
  const place = placeOf(order.stand);
  if (sideOf(place) !== by) return NOT_YOUR_STAND;
  const own = state.stands[place]!;
  if (own.status === 'destroyed') return IS_DESTROYED;
  return order.verb === 'move' ? moveFault(state, order, place, own) : shotFault(state, order, place, own);
}

function moveFault(state: State, { at }: Move, place: number, own: Stand): Refusal | undefined {
  if ((state.moved & (1 << place)) !== 0) return HAS_MOVED;
  const { x, y } = at;
  if (x < 0 || y < 0 || x > WIDTH || y > DEPTH) return OFF_TABLE;
  const most = own.status === 'shaken' ? MOVE / 2 : MOVE;
  if (apart(own, at) > most * most) return TOO_FAR;
  const { stands } = state;
  for (let i = 0; i < stands.length; i++) {
    const other = stands[i]!;
    if (apart(other, at) < GAP * GAP && i !== place && other.status !== 'destroyed') return TOO_CLOSE;
  }
  return undefined;
}

function shotFault(state: State, { target }: Shoot, place: number, own: Stand): Refusal | undefined {
  const aimed = placeOf(target);
  const aim = state.stands[aimed]!;
  if (sideOf(aimed) === sideOf(place) || aim.status === 'destroyed') return NO_TARGET;
  if ((state.shot & (1 << place)) !== 0) return HAS_SHOT;
  return apart(own, aim) > RANGE * RANGE ? OUT_OF_RANGE : undefined;
}

export function perform(game: Game<SkirmishTypes>, by: Side, order: Order): Refusal | Procedure<void> | undefined {
  const refused = fault(game.state, by, order);
  if (refused) return refused;
  if (order.verb === 'shoot') return shoot(game, by, order);
  if (order.verb === 'end') game.happen({ kind: 'ended' });
  else game.happen({ kind: 'moved', stand: order.stand, x: order.at.x, y: order.at.y });
  return undefined;
}

/** A throw that is asked for again and again is one object for each side. */
const oneDie = (rule: RuleId, text: string): Record<Side, Ask> => ({
  a: { kind: 'die', rule, by: 'a', sides: 6, text },
  b: { kind: 'die', rule, by: 'b', sides: 6, text },
});
const SHOT = oneDie('SKI-SHO-04', 'one die for the shot');
const PIPS = oneDie('SKI-TRN-01', 'one die of pips');

function* shoot(game: Game<SkirmishTypes>, by: Side, order: Shoot): Procedure<void> {
  const { stands } = game.state;
  const { stand, target } = order;
  const score = (yield SHOT[by]) as number;
  const before = stands[placeOf(target)]!.status;
  const { roll, status } = effect(score, stands[placeOf(stand)]!.status, before);
  const shaken = status === 'shaken' && before === 'steady';
  const ends = shaken && game.state.steadfast ? yield* shakenOrNot(game, order) : status;
  game.happen({ kind: 'shot', stand, target, roll, status: ends });
}

/** SKI-SHO-04: up to 3 nothing, 4 and 5 shaken (if shaken already, destroyed), 6 destroyed; one less if shaken oneself. */
export function effect(score: number, shooter: Status, target: Status): { roll: number; status: Status } {
  const roll = shooter === 'shaken' ? score - 1 : score;
  if (roll <= 3) return { roll, status: target };
  return { roll, status: roll >= 6 || target === 'shaken' ? 'destroyed' : 'shaken' };
}

/** SKI-TRN-01: a turn begins with one die of pips. */
export function automatic(game: Game<SkirmishTypes>): Procedure<void> | undefined {
  if (game.state.pips !== 0 || 'over' in turn(game.state)) return undefined;
  return game.state.steadfast === null ? nameSteadfast(game) : begin(game);
}

function* begin(game: Game<SkirmishTypes>): Procedure<void> {
  game.happen({ kind: 'thrown', pips: (yield PIPS[game.state.active]) as number });
}

/** How an event alters the table; no rules here. */
export function apply(state: State, event: Event): void {
  switch (event.kind) {
    case 'thrown':
      state.pips = event.pips;
      return;
    case 'moved': {
      const place = placeOf(event.stand);
      replace(state, place, { x: event.x, y: event.y, status: state.stands[place]!.status });
      state.moved |= 1 << place;
      return spend(state);
    }
    case 'shot': {
      state.shot |= 1 << placeOf(event.stand);
      hit(state, placeOf(event.target), event.status);
      return spend(state);
    }
    case 'ended':
      state.commands++;
      return pass(state);
    case 'named':
      state.steadfast = event.steadfast;
      return;
    case 'fellBack': {
      const place = placeOf(event.stand);
      replace(state, place, { x: event.x, y: event.y, status: state.stands[place]!.status });
      return;
    }
  }
}

function hit(state: State, place: number, status: Status): void {
  const { x, y, status: before } = state.stands[place]!;
  if (status === before) return;
  replace(state, place, { x, y, status });
  if (status !== 'destroyed') return;
  if (sideOf(place) === 'a') state.lostA++;
  else state.lostB++;
}

/** The list is replaced too, so that copies of a state share it: most of what happens changes no stand. */
function replace(state: State, place: number, stand: Stand): void {
  const stands = state.stands.slice();
  stands[place] = stand;
  state.stands = stands;
}

/** SKI-TRN-01: a command costs one pip; with the last one the turn passes. */
function spend(state: State): void {
  state.commands++;
  if (--state.pips === 0) pass(state);
}

function pass(state: State): void {
  state.active = state.active === 'a' ? 'b' : 'a';
  state.moved = state.shot = state.pips = 0;
}

const condition = z.enum(['steady', 'shaken']).default('steady');
/** The book's one question: what does a shot do? */
export const shotSchema = z.strictObject({ shooter: condition, target: condition });
export type Shot = z.infer<typeof shotSchema>;

export function* shotFinding({ shooter, target }: Shot): Procedure<Finding<{ status: Status }>> {
  const { status } = effect(yield* die('SKI-SHO-04', 'a', 'one die for the shot'), shooter, target);
  return { result: { status }, because: [{ rule: 'SKI-SHO-04', text: 'what a shot does' }] };
}
export const shotOdds = (shot: Shot) => odds(() => shotFinding(shot));
