import { normalAngle, type Options, type Side } from '@umpire/engine';
import {
  endOfWay,
  forcedLength,
  roadsAlwaysCount,
  type Surroundings,
  type Sweep,
  squeezesWhenForced,
  sweepOf,
  type Ways,
  wayBefore,
  waysOf,
} from '../rules/forced.js';
import { advanced, type Base, facedTo, type Point, passesOver, shiftedBase, surelyBeyond } from '../rules/geometry.js';
import { linkRates, type UnitRates } from '../rules/links.js';
import { allowanceOf, passesFriends, passesHalfGaps } from '../rules/movement.js';
import { ratesOf } from '../tables/movement.js';
import { fieldOf, isClearOf, isInBadGoing, isRoadAlong, standsOnBad, stoppingPieces } from './ground.js';
import type { State } from './state.js';
import { supporterOf, type Unit } from './units.js';

/** No forced move is longer than two moves of light horse; VLI may be carried on past a few friends. */
const FAR = 10;

/**
 * What a moving unit may meet on a way that is no longer than so: everybody near enough, impassable ground, the table edge. IGR-GEO-27:
 * the enemy from whom it is repulsed is never in its way; the one whom it charges is its aim.
 */
export function aroundOf(
  state: State,
  side: Side,
  except: readonly number[],
  way = FAR,
  from: Point | null = null,
  aim: Base | null = null,
): Surroundings {
  const { now } = state.ground;
  const { vignettes } = state;
  const own = vignettes[except[0]!]!.base!;
  const friends: Base[] = [];
  const enemies: Base[] = [];
  const reach = way + except.length;
  for (let i = 0; i < vignettes.length; i++) {
    const v = vignettes[i]!;
    if (v.base === null || v.base === from || except.includes(i) || surelyBeyond(own, v.base, reach)) continue;
    (v.side === side ? friends : enemies).push(v.base);
  }
  return {
    friends,
    enemies,
    aim,
    impassable: stoppingPieces(state, except),
    width: now.top.width,
    depth: now.top.depth,
  };
}

/** The rates of one body: a support pair has those of both (IGR-R-30). */
export function bodyRates(state: State, index: number, options: Options) {
  const v = state.vignettes[index]!;
  const rear = supporterOf(state, v);
  return rear ? linkRates({ type: 'support', members: [v.troop, rear.troop] }, options) : ratesOf(v.troop, options);
}

/** How the way of one body is swept when it is made to move. */
export function bodySweep(state: State, index: number, options: Options): Sweep {
  const v = state.vignettes[index]!;
  if (supporterOf(state, v) !== null) return sweepOf(true, false, false);
  return sweepOf(true, squeezesWhenForced(options) && passesHalfGaps(v.troop), passesFriends(v.troop));
}
/** The same for a unit; IGR-GEO-28: charges and copies by initiative are exact. */
export const unitSweep = ({ half, through }: Unit, forced: boolean, options: Options): Sweep =>
  sweepOf(forced, half && squeezesWhenForced(options), through);

/** IGR-GEO-21: the full way of so many forced moves of several bodies that move as one: the shortest of theirs. */
export function forcedWay(
  state: State,
  bases: readonly Base[],
  dx: number,
  dy: number,
  moves: number,
  rates: { readonly good: number; readonly bad: number },
  options: Options,
): number {
  const ground = state.ground.now;
  const { bad } = fieldOf(ground);
  let least = moves * rates.good;
  if (bad.length === 0) return least;
  const byRoad = (from: Base, length: number) => roadsAlwaysCount(options) && isRoadAlong(ground, from, dx, dy, length);
  for (const base of bases) least = Math.min(least, forcedLength(base, dx, dy, moves, rates, bad, byRoad));
  return least;
}

/** IGR-R-114: whether a charge by initiative or a follow-up touches bad going before its turn, after it or on its way. */
function touchesBad(
  state: State,
  before: readonly Base[],
  turned: readonly Base[],
  { good }: UnitRates,
  options: Options,
): boolean {
  const { forwardX: dx, forwardY: dy } = turned[0]!;
  const ground = state.ground.now;
  const { bad } = fieldOf(ground);
  const byRoad = (from: Base, length: number) => roadsAlwaysCount(options) && isRoadAlong(ground, from, dx, dy, length);
  return (
    before.some(base => standsOnBad(ground, base) && !byRoad(base, 0)) ||
    turned.some(
      base =>
        bad.some(piece => !isClearOf(base, good, piece) && passesOver(base, dx, dy, good, piece)) &&
        !byRoad(base, good),
    )
  );
}

/** Several bodies that turn as one and go straight ahead. */
export interface Onset {
  readonly faced: Base;
  readonly bases: readonly Base[];
  /** What it may turn, and how far it may go. */
  readonly turn: number;
  readonly move: number;
}

/**
 * IGR-GEO-20, IGR-GEO-22: how a unit turns towards somebody, and its full move after that. IGR-R-35: if anything of it would touch bad
 * going, the rates of bad going hold for all of it, for the turn too (IGR-MOV-09).
 */
export function onsetOf(
  state: State,
  start: Base,
  bodies: (whole: Base) => Base[],
  rates: UnitRates,
  faceWithin: (turn: number) => Base,
  options: Options,
): Onset {
  const before = bodies(start);
  const at = (going: 'good' | 'bad'): Onset => {
    const { turn, move } = allowanceOf(rates, going);
    const faced = faceWithin(turn);
    return { faced, bases: bodies(faced), turn, move };
  };
  const isSlow = ({ bases }: Onset) => touchesBad(state, before, bases, rates, options);
  if (standInBad(state, before)) {
    const half = at('bad');
    return isSlow(half) ? half : { ...half, move: rates.good };
  }
  const full = at('good');
  return isSlow(full) ? at('bad') : full;
}

/** The nearest things on the way of several bodies that move as one. */
function waysOfAll(
  bases: readonly Base[],
  dx: number,
  dy: number,
  wanted: number,
  around: Surroundings,
  how: Sweep,
): Ways {
  let ways = waysOf(bases[0]!, dx, dy, wanted, around, how);
  for (let i = 1; i < bases.length; i++) {
    const more = waysOf(bases[i]!, dx, dy, wanted, around, how);
    ways = {
      friend: Math.min(ways.friend, more.friend),
      enemy: Math.min(ways.enemy, more.enemy),
      impassable: Math.min(ways.impassable, more.impassable),
      edge: Math.min(ways.edge, more.edge),
    };
  }
  return ways;
}

/** How far several bodies get on a way of `wanted`: short of whatever they meet; those who pass friends end clear of them. */
export function wayGot(
  bases: readonly Base[],
  dx: number,
  dy: number,
  wanted: number,
  around: Surroundings,
  how: Sweep,
): number {
  const ways = waysOfAll(bases, dx, dy, wanted, around, how);
  return endOfWay(bases[0]!, dx, dy, wayBefore(ways, wanted, how.through), ways, around, how);
}

/** IGR-EVA-05, IGR-EVA-08: where an evade ends, and how far it goes; the facing is kept. */
export function evadeEnd(state: State, index: number, options: Options): { base: Base; way: number } {
  const base = state.vignettes[index]!.base!;
  const [dx, dy] = [-base.forwardX, -base.forwardY];
  const wanted = forcedWay(state, [base], dx, dy, 1, bodyRates(state, index, options), options);
  const around = aroundOf(state, state.vignettes[index]!.side, [index]);
  const way = wayGot([base], dx, dy, wanted, around, bodySweep(state, index, options));
  return { base: shiftedBase(base, dx * way, dy * way), way };
}

/** A base that has turned about (IGR-EVA-06). */
export const turnedAbout = (base: Base): Base => facedTo(base, normalAngle(base.facing + 180));

/** Straight ahead, so far. */
export const aheadBy = (bases: readonly Base[], way: number): Base[] => bases.map(base => advanced(base, way));

/** IGR-R-116: whether any member of a unit stands in bad going. */
export const unitInBad = ({ vignettes, ground }: State, { bodies }: Unit): boolean =>
  bodies.some(i => isInBadGoing(ground.now, vignettes[i]!.base!));

/** IGR-MOV-09: whether any body stands in bad going. */
export const standInBad = (state: State, bases: readonly Base[]): boolean =>
  bases.some(base => isInBadGoing(state.ground.now, base));
