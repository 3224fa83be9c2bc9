import type { Citation, Options } from '@umpire/engine';
import type { Defeat, Obstacle, Repulse } from '../pieces.js';
import { type Surroundings, type Sweep, type Ways, waysOf } from '../rules/forced.js';
import { type Base, type Point, pointOf } from '../rules/geometry.js';
import { REPULSE_MOVES, type Repulsed, repulseOf, wayBack } from '../rules/results.js';
import { aroundOf, bodyRates, bodySweep, forcedWay } from './forced.js';
import type { State } from './state.js';

/** The way on which a body is driven back, and what comes of it. */
export interface DrivenBack {
  readonly dx: number;
  readonly dy: number;
  /** How it ends, if there is room to turn. */
  readonly facing: number;
  readonly distance: number;
  readonly ways: Ways;
  readonly around: Surroundings;
  readonly how: Sweep;
  readonly found: Repulsed;
}

/** IGR-RES-02, IGR-RES-04, IGR-RES-06, IGR-R-78 to IGR-R-82: whereto a body would be driven from somebody. */
export function drivenBack(
  state: State,
  index: number,
  from: Point,
  result: Repulse,
  options: Options,
  because?: Citation[],
): DrivenBack {
  const { troop, side, base: own } = state.vignettes[index]!;
  const base = own!;
  const { dx, dy, facing } = wayBack(base, from);
  const distance = forcedWay(state, [base], dx, dy, REPULSE_MOVES[result], bodyRates(state, index, options), options);
  const around = aroundOf(state, side, [index], undefined, from);
  const how = bodySweep(state, index, options);
  const ways = waysOf(base, dx, dy, distance, around, how);
  const found = repulseOf({ troop, passesFriends: how.through, result, distance, ways }, options, because);
  return { dx, dy, facing, distance, ways, around, how, found };
}

/** The rule by which it breaks. */
export const NO_ROOM = 'IGR-RES-06';

/** Said of whoever or whatever is in its way. */
export const STANDS_BEHIND = 'is close behind';

const DRIVEN: Readonly<Record<Repulse, string>> = { R: 'driven back', RR: 'driven back two moves' };

/** What a body is to fear that has no room for a result. */
export const wouldBreak = (result: Repulse, on: string): string =>
  `${DRIVEN[result]} it would break, for ${on} ${STANDS_BEHIND}`;

const GROUND = { impassable: 'impassable ground', edge: 'the table edge' } as const;

/** Who, or what, is in the way of a body that is driven back; null: nothing is. */
export function blockedBy(state: State, index: number, driven: DrivenBack): string | null {
  const { stoppedBy } = driven.found;
  if (stoppedBy === null) return null;
  if (stoppedBy === 'impassable' || stoppedBy === 'edge') return GROUND[stoppedBy];
  const first = nearestOnWay(state.vignettes[index]!.base!, stoppedBy, driven);
  return state.vignettes.find(({ base }) => base !== null && base === first)?.id ?? null;
}

function nearestOnWay(base: Base, what: Obstacle & ('friend' | 'enemy'), driven: DrivenBack): Base | undefined {
  const { dx, dy, distance, around, how } = driven;
  const nobody = { ...around, friends: [], enemies: [] };
  const wayTo = (other: Base): number =>
    waysOf(base, dx, dy, distance, { ...nobody, [what === 'friend' ? 'friends' : 'enemies']: [other] }, how)[what];
  const others = what === 'friend' ? around.friends : around.enemies;
  const found = others.map(other => ({ other, way: wayTo(other) })).sort((x, y) => x.way - y.way)[0];
  return found?.other;
}

/** IGR-RES-06: what a body would break on if it were driven back from somebody, one move or two; null: it has room. */
export function breaksOn(state: State, index: number, from: Point, result: Repulse, options: Options): string | null {
  const driven = drivenBack(state, index, from, result, options);
  return driven.found.outcome === 'break' ? blockedBy(state, index, driven) : null;
}

/** The same where the enemy is in front of it. */
export const breaksStraightBack = (state: State, index: number, options: Options): string | null =>
  breaksOn(state, index, pointOf(state.vignettes[index]!.base!, 1, 0), 'R', options);

/** IGR-RES-06: on whom or what a body would break if one of these drove it back; null: it has room before all of them. */
export function breaksBefore(
  state: State,
  index: number,
  from: readonly Point[],
  result: Repulse,
  options: Options,
): string | null {
  const base = state.vignettes[index]!.base!;
  const ways = new Map(from.map(point => [wayOfKey(wayBack(base, point)), point]));
  for (const point of ways.values()) {
    const on = breaksOn(state, index, point, result, options);
    if (on !== null) return on;
  }
  return null;
}
/** Whoever is driven the same way has the same room. */
const wayOfKey = ({ dx, dy }: { dx: number; dy: number }): string => `${dx} ${dy}`;

const REPULSE_OF: Readonly<Partial<Record<string, Repulse>>> = {
  repulsed: 'R',
  'double-repulse': 'RR',
} satisfies Partial<Record<Defeat, Repulse>>;

/** What really becomes of a body that a result drives back from somebody: without room it breaks, on whom or what. */
export function becomes<Outcome extends string>(
  state: State,
  index: number,
  from: Point,
  outcome: Outcome,
  options: Options,
): { readonly outcome: Outcome | 'break'; readonly on: string | null } {
  const result = REPULSE_OF[outcome];
  const on = result ? breaksOn(state, index, from, result, options) : null;
  return on === null ? { outcome, on } : { outcome: 'break', on };
}

/** Why it breaks, in a few words behind the result. */
export const noRoom = (on: string | null): string => (on === null ? '' : ` (${on} ${STANDS_BEHIND})`);
