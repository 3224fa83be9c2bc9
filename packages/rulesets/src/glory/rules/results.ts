import { bearingOf, type Citation, type Finding, type Options } from '@umpire/engine';
import { closerThan, within } from '../limits.js';
import { citation } from '../lines.js';
import {
  type Class,
  type Code,
  type Defeat,
  type Entered,
  OBSTACLES,
  type Obstacle,
  type Pose,
  type Repulse,
  type Troop,
} from '../pieces.js';
import { halfUp } from '../tables/factors.js';
import { ratesOf } from '../tables/movement.js';
import { bandsFor, inTheWay, mayConvert, mustFollow, REPULSE_MOVES } from '../tables/results.js';
import { animalsBreak, destroys, shotsAreFollowed } from '../tables/shooting.js';
import { isBehindCentre } from './ahead.js';
import type { Base } from './geometry.js';
import { allowanceOf } from './movement.js';
import { generalOf } from './troops.js';

export { bandsFor, REPULSE_MOVES } from '../tables/results.js';

const CITED = {
  mountedBreak: citation('IGR-SR-05', 'a B breaks horse and guns; any other is moved back two full moves', 'B'),
  animalsBreak: citation('IGR-R-62', 'a B breaks elephants as it does horse', 'B'),
  animalsBack: citation('IGR-R-62', 'a B moves elephants back two full moves, as it does foot', 'B'),
  destroyed: citation('IGR-R-61', 'a D breaks whoever it strikes', 'D'),
  asBreak: citation('IGR-R-61', 'a D is read as a B', 'D'),
  broken: citation('IGR-RES-07', 'it is routed and removed from play', 'Break'),
  converted: citation('IGR-RES-08', 'light troops that fight HI or ELE take an RR in place of a Break', 'RR'),
  twoMarks: citation('IGR-RES-10', 'that RR counts as two R', '2'),
  stands: citation('IGR-RES-09', 'its cf was down to half already: the Break stands', 'Break'),
} as const;

/** IGR-SR-05, IGR-R-61, IGR-R-62: what B and D do to a target; the reasons are added to `because`. */
export function shotBreak(
  target: Pick<Troop, 'class'>,
  printed: 'B' | 'D',
  options: Options,
  because?: Citation[],
): 'break' | 'double-repulse' {
  if (printed === 'D') {
    because?.push(destroys(options) ? CITED.destroyed : CITED.asBreak);
    if (destroys(options)) return 'break';
  }
  because?.push(CITED.mountedBreak);
  const general = generalOf(target);
  if (general === 'ANIMAL') because?.push(animalsBreak(options) ? CITED.animalsBreak : CITED.animalsBack);
  return general === 'MOUNTED' || (general === 'ANIMAL' && animalsBreak(options)) ? 'break' : 'double-repulse';
}

export interface BreakFacts {
  readonly class: Class;
  readonly enemy: Class;
  readonly baseFactor: number;
  /** The cf meant by IGR-R-86. */
  readonly reducedFactor: number;
}
/** IGR-RES-09: already down to half or less, half rounded up. */
const isSpent = (b: BreakFacts): boolean => b.reducedFactor < b.baseFactor && b.reducedFactor <= halfUp(b.baseFactor);

/** IGR-RES-07 to IGR-RES-10: what a Break in melee does. */
export function meleeBreak(b: BreakFacts, because?: Citation[]): 'break' | 'double-repulse' {
  if (mayConvert(b.class, b.enemy)) {
    if (!isSpent(b)) {
      because?.push(CITED.converted, CITED.twoMarks);
      return 'double-repulse';
    }
    because?.push(CITED.stands);
  }
  because?.push(CITED.broken);
  return 'break';
}

export interface BreakTold {
  readonly outcome: 'break' | 'double-repulse';
  readonly bands: number;
}
export function describeMeleeBreak(troop: Troop, b: BreakFacts, options: Options): Finding<BreakTold> {
  const because: Citation[] = [];
  const outcome = meleeBreak(b, because);
  return {
    result: { outcome, bands: outcome === 'break' ? 0 : bandsFor(troop.army, 'break-to-RR', options) },
    because,
  };
}
export function describeShotBreak(troop: Troop, printed: Code & ('B' | 'D'), options: Options): Finding<BreakTold> {
  const because: Citation[] = [];
  const outcome = shotBreak(troop, printed, options, because);
  if (outcome === 'break') because.push(CITED.broken);
  return { result: { outcome, bands: outcome === 'break' ? 0 : bandsFor(troop.army, 'RR', options) }, because };
}

/** Whether a victor goes after the defeated: nobody follows the broken. */
export const followsUp = (winner: Troop, loser: Defeat, by: 'melee' | 'shooting', options: Options): boolean =>
  loser !== 'break' && mustFollow(winner) && (by === 'melee' || shotsAreFollowed(options));

const FOLLOW = {
  repulsed: citation('IGR-RES-03', 'IA of Class III, IV or V goes after the repulsed, a full move'),
  'double-repulse': citation('IGR-RES-05', 'after an RR, too, IA of Class III, IV or V goes after it'),
} as const;
const SHOT_FOLLOWED = citation('IGR-R-83', 'whether a shot is followed up');
export const followCited = (loser: Defeat): Citation => FOLLOW[loser === 'double-repulse' ? loser : 'repulsed'];

/** IGR-RES-03, IGR-RES-05, IGR-R-83: must it follow up, and how far? */
export function followUpOf(
  f: { readonly winner: Troop; readonly loser: Defeat; readonly by: 'melee' | 'shooting'; readonly going: Entered },
  options: Options,
): Finding<{ must: boolean; distance: number }> {
  const must = followsUp(f.winner, f.loser, f.by, options);
  const because = [followCited(f.loser)];
  if (f.by === 'shooting') because.push(SHOT_FOLLOWED);
  const { move } = allowanceOf(ratesOf(f.winner, options), f.going);
  return { result: { must, distance: must ? move : 0 }, because };
}

export interface RepulseFacts {
  readonly troop: Troop;
  /** IGR-GAP-03: VLI do, unless they are one of a support pair. */
  readonly passesFriends: boolean;
  readonly result: Repulse;
  /** The full way in W: one move or two (IGR-GEO-21). */
  readonly distance: number;
  /** To the first such thing in the way; Infinity: there is none. */
  readonly ways: Readonly<Record<Obstacle, number>>;
}
export interface Repulsed {
  readonly moved: number;
  readonly outcome: Defeat;
  readonly stoppedBy: Obstacle | null;
  readonly bands: number;
}

const REPULSE = {
  R: citation('IGR-RES-02', 'it is moved back one full move', 'R'),
  RR: citation('IGR-RES-04', 'it is moved back two full moves', 'RR'),
} as const;
const NEAR_FRIENDS = citation('IGR-RES-06', 'friends no further than half the move: it breaks', 'B');
const IN_THE_WAY: Readonly<Record<Obstacle, Citation>> = {
  friend: citation('IGR-R-79', 'friends in the way: beyond half of the move they only stop it'),
  enemy: citation('IGR-R-80', 'an enemy in the way counts as friends do'),
  impassable: citation('IGR-R-81', 'impassable ground in the way counts as friends do'),
  edge: citation('IGR-R-82', 'what the table edge in the way does'),
};
const THROUGH = citation('IGR-GAP-03', 'VLI move through friends');

/** What stands in the way of a repulse: the nearest thing closer than the full move; ties in the order of the list. */
function stopper({ passesFriends, distance, ways }: RepulseFacts): Obstacle | null {
  let found: Obstacle | null = null;
  for (const what of OBSTACLES) {
    if (what === 'friend' && passesFriends) continue;
    if (closerThan(ways[what], found ? ways[found] : distance)) found = what;
  }
  return found;
}

/** Whether what is in the way breaks it: at half the full move or less (IGR-RES-06), unless a ruling says otherwise. */
function breaksOn(what: Obstacle, r: RepulseFacts, options: Options): boolean {
  const does = inTheWay(what, options);
  return does === 'break' || (does === 'as-friends' && within(r.ways[what], r.distance / 2));
}

/** IGR-RES-02, IGR-RES-04, IGR-RES-06, IGR-R-79 to IGR-R-82: where a repulse ends. */
export function repulseOf(r: RepulseFacts, options: Options, because?: Citation[]): Repulsed {
  because?.push(REPULSE[r.result]);
  if (r.passesFriends && r.ways.friend < r.distance) because?.push(THROUGH);
  const stoppedBy = stopper(r);
  if (stoppedBy) because?.push(IN_THE_WAY[stoppedBy]);
  if (stoppedBy && breaksOn(stoppedBy, r, options)) {
    if (stoppedBy === 'friend') because?.push(NEAR_FRIENDS);
    return { moved: 0, outcome: 'break', stoppedBy, bands: 0 };
  }
  return {
    moved: stoppedBy ? r.ways[stoppedBy] : r.distance,
    outcome: r.result === 'R' ? 'repulsed' : 'double-repulse',
    stoppedBy,
    bands: bandsFor(r.troop.army, r.result, options),
  };
}

/** The full way of an R or RR in one kind of going. */
export const repulseDistance = (t: Troop, result: Repulse, going: Entered, options: Options): number =>
  REPULSE_MOVES[result] * allowanceOf(ratesOf(t, options), going).move;

/**
 * IGR-R-78: the way back, a unit vector, and how the base then faces: straight back as it stands, unless the enemy is behind;
 * then directly away from him, faced towards him.
 */
export function wayBack(base: Base, enemy: Pick<Pose, 'x' | 'y'>): { dx: number; dy: number; facing: number } {
  if (!isBehindCentre(base, enemy.x, enemy.y)) return { dx: -base.forwardX, dy: -base.forwardY, facing: base.facing };
  const dx = base.x - enemy.x;
  const dy = base.y - enemy.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return { dx: dx / length, dy: dy / length, facing: bearingOf(-dx, -dy) };
}
