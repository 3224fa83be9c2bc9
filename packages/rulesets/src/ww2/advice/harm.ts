import type { Options } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import { summed } from '../../common/book/modifier.js';
import { GRADES, type Grade, LIGHTS, type Result } from '../pieces.js';
import { RESULT_WORDS } from '../play/fire-events.js';
import { distancesOf } from '../rules/detection.js';
import { contestOf, lookFor, type ReadyEngagement } from '../rules/engagement.js';
import { resultOf, secondDie } from '../rules/shooting.js';
import { CALLS } from '../tables/air.js';
import { bonusOf, DETECTION_BONUSES, type DetectionFacts, type Distances, NEEDS } from '../tables/detection.js';
import { callsAreContested } from '../tables/engagement.js';
import { SHOOTS_ALONE } from '../tables/shooting.js';

/** What shots may be expected to do: exact, and counted without a throw being played, because bots ask thousands of times. */

const DIE = [1, 2, 3, 4, 5, 6] as const;
const harmIn = (result: Result): number => RESULT_WORDS[result].harm;

/** By what is needed, the grade, and whether there is a second die. */
const known = new Map<number, number>();
/** Needed scores lie between so much less than nothing, and as much more. */
const MANY = 64;
/** WW2-RES-12, WW2-RES-14: the harm of a shot by what its two dice must make up for: score required less what is added. */
export function shotHarm(needed: number, grade: Grade, options: Options): number {
  const two = secondDie(options);
  const key = ((needed + MANY) * GRADES.length + GRADES.indexOf(grade)) * 2 + (two ? 1 : 0);
  const found = known.get(key);
  if (found !== undefined) return found;
  const harm = (sum: number): number => harmIn(resultOf(grade, sum - needed).result.result);
  let total = 0;
  for (const effect of DIE) for (const result of two ? DIE : [effect]) total += harm(effect + result);
  const mean = total / (two ? 36 : 6);
  known.set(key, mean);
  return mean;
}

/** How likely a die shows so much at least. */
export const atLeast = (need: number): number => Math.max(0, Math.min(6, 7 - need)) / 6;

/** WW2-DET-06, WW2-DET-07: how likely a stand is detected. */
export function detectionChance(facts: DetectionFacts, options: Options): number {
  if (facts.target === 'aircraft') return 1;
  if (!facts.visible) return 0;
  const known = looksUnder(options);
  const key = keyOf(facts);
  known[key] ??= lookOf(facts, options);
  const { short, long, near, far } = known[key];
  if (facts.range > long) return 0;
  return facts.range > short ? far : near;
}
/** How a stand is looked for, at whatever distance: how far each throw goes, and how likely it succeeds. */
interface Look extends Distances {
  readonly near: number;
  readonly far: number;
}
function lookOf(facts: DetectionFacts, options: Options): Look {
  const { short, long } = distancesOf(facts);
  const bonus = bonusOf(summed(DETECTION_BONUSES, facts, options, []), options);
  return { short, long, near: atLeast(NEEDS.short.need - bonus), far: atLeast(NEEDS.long.need - bonus) };
}
const looksUnder = memoized((_: Options): Look[] => []);
/** All that a look hangs on beside its distance, as one small number. */
const keyOf = (d: DetectionFacts): number =>
  (d.target === 'infantry' ? 1 : 0) +
  (d.cover === 'none' ? 0 : 2) +
  (d.moving ? 4 : 0) +
  (d.option2 ? 8 : 0) +
  (d.fireMarker ? 16 : 0) +
  (d.illuminated ? 32 : 0) +
  (d.awc ? 64 : 0) +
  128 * LIGHTS.indexOf(d.light);

interface Mays {
  readonly shooter: number;
  readonly target: number;
}
const contests = new Map<number, Mays>();
/** WW2-SHO-09 to WW2-SHO-11: how likely each of the two may fire, by how much the shooter has more than the target. */
function mays(lead: number): Mays {
  const found = contests.get(lead);
  if (found) return found;
  let [shooter, target] = [0, 0];
  for (const own of DIE)
    for (const other of DIE) {
      if (own - other + lead > -SHOOTS_ALONE) shooter++;
      if (own - other + lead < SHOOTS_ALONE) target++;
    }
  const chances = { shooter: shooter / 36, target: target / 36 };
  contests.set(lead, chances);
  return chances;
}

/** How likely a call gets through (WW2-ORG-09 to WW2-ORG-11). */
function callChance({ called, facts: { call, shooter } }: ReadyEngagement): number {
  if (!called || call!.group === 'mixed') return 1;
  const isBritish = shooter.lateBritish && shooter.weapon !== 'Ms';
  return atLeast((isBritish ? CALLS.lateBritish : CALLS.support).need);
}

export interface Expected {
  readonly onTarget: number;
  readonly onShooter: number;
}
/** The harm that an engagement may be expected to do to each of the two, where everybody shoots who may. */
export function expectedHarm(ready: ReadyEngagement, options: Options): Expected {
  const call = callChance(ready);
  const { shooter, target } = ready.shots;
  const own = shotHarm(shooter.required - shooter.modifier, shooter.grade, options);
  if (ready.called && !callsAreContested(options)) return { onTarget: call * own, onShooter: 0 };
  const back = target ? shotHarm(target.required - target.modifier, target.grade, options) : 0;
  const chance = (role: 'shooter' | 'target') => detectionChance(lookFor(ready.facts, role), options);
  const sees = ready.looks ? chance('shooter') : 1;
  const seen = ready.targetLooks ? chance('target') : ready.targetKnows ? 1 : 0;
  let [onTarget, onShooter] = [0, 0];
  for (const [p, detected] of [
    [sees, true],
    [1 - sees, false],
  ] as const)
    for (const [q, answered] of [
      [seen, true],
      [1 - seen, false],
    ] as const) {
      if (p * q === 0) continue;
      const contest = contestOf(ready, detected, answered, options);
      const may = mays(contest.shooter - contest.target);
      if (detected) onTarget += p * q * may.shooter * own;
      if (answered && target) onShooter += p * q * may.target * back;
    }
  return { onTarget: call * onTarget, onShooter: call * onShooter };
}
