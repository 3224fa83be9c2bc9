import {
  type Citation,
  clamp,
  die,
  type Finding,
  isRefusal,
  type Options,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { citation, prohibitedBy } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import { ruling } from '../options.js';
import type { Grade, Result } from '../pieces.js';
import { MEANINGS, RESULT_MODIFIERS, RESULT_TABLE, SHOT_BARS, type ShotFacts } from '../tables/results.js';
import {
  type Armed,
  baseScore,
  CONTEST_MODIFIERS,
  type ContestFacts,
  type ContestSeen,
  SCORE_BARS,
  SCORE_MODIFIERS,
  SCORES,
  type ScoreFacts,
  SHOOTS_ALONE,
} from '../tables/shooting.js';

export interface ScoreRequired {
  readonly base: number;
  /** May be more than 6 or less than 1: the margin matters (WW2-EFF-15). */
  readonly required: number;
  readonly range: number | 'OT';
}
/** WW2-EFF-01 to WW2-EFF-15. */
export function scoreRequired(facts: ScoreFacts, options: Options): Refusal | Finding<ScoreRequired> {
  const refused = prohibitedBy(SCORE_BARS, facts);
  if (refused) return refused;
  const base = baseScore(facts.weapon, facts.target)!;
  const { rule, range } = SCORES[facts.weapon as Armed];
  const because = [citation(rule, `${facts.weapon} against ${facts.target}`, String(base))];
  return { result: { base, required: base + summed(SCORE_MODIFIERS, facts, options, because), range }, because };
}

const ROWS = RESULT_TABLE.map((row, i) => {
  const score = i === 0 ? '1 or less' : i === RESULT_TABLE.length - 1 ? '8 or more' : String(i + 1);
  return { ...row, cited: citation(row.rule, `a final score of ${score}`) };
});
/** WW2-RES-01 to WW2-RES-08: what a final score does to a grade. */
export function resultOf(grade: Grade, score: number): Finding<{ result: Result }> {
  const row = ROWS[clamp(score, 1, ROWS.length) - 1]!;
  return { result: { result: row[grade] }, because: [row.cited] };
}

export interface Shot {
  readonly required: number;
  readonly result: Result;
  /** Markers that it brings. */
  readonly suppression: number;
}
/** WW2-RES-12, WW2-RES-14: by how much the effect die was under the score, or over it; each is written once. */
const margins = new Map<string, Citation>();
function marginOf(whose: string, effect: number, required: number): Citation {
  const key = `${whose} ${effect} ${required}`;
  let found = margins.get(key);
  if (!found) {
    const margin = effect - required;
    found =
      margin < 0
        ? citation(
            'WW2-RES-12',
            `${whose} effect die, a ${effect}, is ${-margin} under the ${required} required`,
            `${margin}`,
          )
        : citation(
            'WW2-RES-14',
            `${whose} effect die, a ${effect}, is ${margin} over the ${required} required`,
            `+${margin}`,
          );
    margins.set(key, found);
  }
  return found;
}
/** WW2-R-63: is there a second die for the result? */
export const secondDie = ruling('WW2-R-63', { 'second-die': true, 'same-die': false });

/** A shot that may be made, with everything worked out that hangs on no throw. */
export interface ReadyShot {
  readonly required: number;
  readonly modifier: number;
  readonly grade: Grade;
  readonly because: readonly Citation[];
}
/** WW2-EFF-02, WW2-SHO-15: refused, or ready. */
export function readyShot(facts: ShotFacts, options: Options): Refusal | ReadyShot {
  const score = scoreRequired(facts, options);
  if (isRefusal(score)) return score;
  const refused = prohibitedBy(SHOT_BARS, facts);
  if (refused) return refused;
  const because = [...score.because];
  const modifier = summed(RESULT_MODIFIERS, facts, options, because);
  return { required: score.result.required, modifier, grade: facts.targetGrade, because };
}

/** WW2-EFF-01 to WW2-RES-18: effect die, result die, and what they come to. `whose`, where two may shoot: each has dice of his own. */
export function* shot(
  ready: ReadyShot,
  options: Options,
  by: Side | 'both' = 'both',
  whose = 'the',
): Procedure<Finding<Shot>> {
  const effect = yield* die('WW2-EFF-01', by, `${whose} effect die`);
  const score = secondDie(options) ? yield* die('WW2-RES-29', by, `${whose} result die`) : effect;
  const margin = effect - ready.required;
  const found = resultOf(ready.grade, score + margin + ready.modifier);
  const because = [...ready.because];
  if (margin !== 0) because.push(marginOf(whose, effect, ready.required));
  because.push(...found.because);
  const { result } = found.result;
  return { result: { required: ready.required, result, suppression: MEANINGS[result].markers }, because };
}

export const OUTCOMES = ['shooter-only', 'target-only', 'both'] as const;
export interface Initiative {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly shooterMayFire: boolean;
  readonly targetMayFire: boolean;
}
const ALONE = citation('WW2-SHO-09', `higher by ${SHOOTS_ALONE} or more: it shoots alone`);
const OUT_OF_TURN = citation('WW2-SHO-10', 'the target shoots alone, out of its turn');
const BOTH = citation('WW2-SHO-11', 'both may shoot at each other');

/** What the two throws are changed by: nothing of it hangs on a die. */
export interface ReadyContest {
  readonly facts: ContestFacts;
  readonly shooter: number;
  readonly target: number;
  readonly because: readonly Citation[];
}
export function readyContest(facts: ContestFacts, options: Options): ReadyContest {
  const because: Citation[] = [];
  const change = (seen: ContestSeen): number => summed(CONTEST_MODIFIERS, seen, options, because);
  const shooter = change({ own: facts.shooter, other: facts.target });
  const target = change({ own: facts.target, other: facts.shooter });
  return { facts, shooter, target, because: once(because) };
}

/** Each line once, though it may count for both. */
const once = (cited: readonly Citation[]): Citation[] => cited.filter((one, i) => cited.indexOf(one) === i);

/** WW2-SHO-03 to WW2-SHO-11: who may shoot. */
export function* initiative(
  ready: ReadyContest,
  by: { readonly shooter: Side | 'both'; readonly target: Side | 'both' } = EITHER,
): Procedure<Finding<Initiative>> {
  const { shooter, target } = ready.facts;
  const own = yield* die('WW2-SHO-03', by.shooter, 'the shooter’s die for initiative');
  const other = yield* die('WW2-SHO-03', by.target, 'the target’s die for initiative');
  const lead = own + ready.shooter - (other + ready.target);
  const outcome = Math.abs(lead) < SHOOTS_ALONE ? 'both' : lead > 0 ? 'shooter-only' : 'target-only';
  const decided = outcome === 'both' ? [BOTH] : outcome === 'shooter-only' ? [ALONE] : [ALONE, OUT_OF_TURN];
  const result = {
    outcome,
    shooterMayFire: outcome !== 'target-only' && shooter.detected && shooter.canAffect && shooter.able,
    targetMayFire: outcome !== 'shooter-only' && target.detected && target.canAffect && target.able,
  } as const;
  return { result, because: [...ready.because, ...decided] };
}
const EITHER = { shooter: 'both', target: 'both' } as const;
