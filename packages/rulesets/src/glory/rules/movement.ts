import { type Citation, type Finding, isRefusal, type Options, type Refusal } from '@umpire/engine';
import { closerThan, rounded, roundedFacing } from '../limits.js';
import { citation, prohibitedBy } from '../lines.js';
import { ruling } from '../options.js';
import { byClass, type Entered, type Going, type Pivot, type Pose, type Troop } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import { MOVER_BARS, type MoverFacts, PASSAGES, type PassageRow, ratesOf } from '../tables/movement.js';
import { type Allowance, STEP_BARS, type Step } from '../tables/steps.js';
import { advanced, arcOf, type Base, pivoted } from './geometry.js';
import { type LinkFacts, linkRates, linkReasons, type UnitRates } from './links.js';

export { ratesOf } from '../tables/movement.js';
export type { Allowance, Step } from '../tables/steps.js';

/** What moves as one: a vignette, or a link. */
export type Mover =
  | { readonly troop: Troop; readonly link?: undefined }
  | { readonly link: LinkFacts; readonly troop?: undefined };

export const moverRates = (m: Mover, options: Options): UnitRates =>
  m.link ? linkRates(m.link, options) : ratesOf(m.troop, options);
export const moverReasons = (m: Mover, options: Options): Citation[] =>
  m.link ? linkReasons(m.link, options) : [ratesOf(m.troop, options).cited];

/** IGR-FLD-02, IGR-SR-03, IGR-GOI-04: why it may not move at all. */
export const moverRefusal = (m: MoverFacts, options: Options): Refusal | undefined =>
  prohibitedBy(MOVER_BARS, m, options);

/** IGR-MOV-07, IGR-MOV-08; IGR-MOV-09: in bad going turns are halved. */
export const allowanceOf = (rates: UnitRates, going: Entered): Allowance =>
  going === 'bad'
    ? { turn: rates.turn / 2, move: rates.bad, pivot: rates.pivot, combatPenalty: rates.penalty }
    : { turn: rates.turn, move: rates.good, pivot: rates.pivot, combatPenalty: false };

/** IGR-GOI-02: a road cancels bad going, and the combat penalty with it (IGR-R-15). */
export const goingOnRoad = <G extends Going>(going: G, road: boolean): G | 'good' =>
  road && going === 'bad' ? 'good' : going;

const IN_BAD = citation('IGR-GOI-01', 'any part of it on bad ground: the whole of it is in bad going');
const HALF_TURN = citation('IGR-MOV-09', 'in bad going the turn rate is halved', 'half');
const PENALTY = citation('IGR-MOV-13', 'it has a combat penalty there', '(cp)');
const BY_ROAD = citation('IGR-GOI-02', 'a road cancels bad going');

export interface MovementFacts extends MoverFacts {
  readonly road: boolean;
}
/** How far a unit may turn and move. */
export function movementOf(m: Mover, facts: MovementFacts, options: Options): Refusal | Finding<Allowance> {
  const refused = moverRefusal(facts, options);
  if (refused) return refused;
  const going = goingOnRoad(facts.going, facts.road);
  const allowance = allowanceOf(moverRates(m, options), going === 'bad' ? 'bad' : 'good');
  const because = moverReasons(m, options);
  if (going === 'bad') because.push(IN_BAD, HALF_TURN);
  if (allowance.combatPenalty) because.push(PENALTY);
  if (facts.road) because.push(BY_ROAD);
  return { result: allowance, because };
}

/** A move so far. */
export interface Path {
  readonly base: Base;
  readonly turned: number;
  readonly moved: number;
}

/** IGR-R-33: what a turn costs of the move. */
export const turnCost = ruling<(degrees: number, base: Base, pivot: Pivot) => number>('IGR-R-33', {
  free: () => 0,
  arc: (degrees, base, pivot) => (pivot === 'corner' ? arcOf(degrees, base) : 0),
});

/**
 * IGR-MOV-07 to IGR-MOV-12: what a whole move comes to, step by step and in any order (IGR-R-32), or why it may not be made. Obstacles
 * are not looked at; the base is where it begins, for a turn costs by its width alone.
 */
export function measurePath(
  base: Base,
  steps: readonly Step[],
  allowance: Allowance,
  options: Options,
): Refusal | { readonly turned: number; readonly moved: number } {
  let turned = 0;
  let moved = 0;
  for (const step of steps) {
    if (step.ahead !== undefined) moved += step.ahead;
    else {
      turned += Math.abs(step.turn);
      moved += turnCost(options)(step.turn, base, allowance.pivot);
    }
    const refused = prohibitedBy(STEP_BARS, { step, turned, moved, allowance });
    if (refused) return refused;
  }
  return { turned, moved };
}

/** The same, and where the base ends. */
export function followPath(base: Base, steps: readonly Step[], a: Allowance, options: Options): Refusal | Path {
  const measured = measurePath(base, steps, a, options);
  if (isRefusal(measured)) return measured;
  const { turned, moved } = measured;
  return { base: steps.reduce((at, step) => stepped(at, step, a.pivot), base), turned, moved };
}

/** One step further, limits aside. */
export const stepped = (base: Base, step: Step, pivot: Pivot): Base =>
  step.ahead !== undefined ? advanced(base, step.ahead) : pivoted(base, step.turn, pivot, step.backward);

const PIVOT_CITED: Readonly<Record<Pivot, readonly Citation[]>> = {
  corner: [citation('IGR-MOV-10', 'it wheels: one front corner stays')],
  centre: [citation('IGR-MOV-11', 'it turns about the centre of its base')],
  none: [],
};
const STRAIGHT = citation('IGR-MOV-12', 'apart from turning it goes straight ahead');
const WHOLE_MOVE = citation('IGR-R-35', 'any part in bad going: the bad rates hold for the whole move');

export const pathReasons = (m: Mover, pivot: Pivot, bad: boolean, options: Options): Citation[] => [
  ...moverReasons(m, options),
  ...PIVOT_CITED[pivot],
  STRAIGHT,
  ...(bad ? [HALF_TURN, WHOLE_MOVE] : []),
];

/** IGR-GEO-05: a pose as it is told. */
export const toldPose = ({ x, y, facing }: Pose): Pose => ({
  x: rounded(x),
  y: rounded(y),
  facing: roundedFacing(facing),
});

/** IGR-GAP-01 to IGR-GAP-04, IGR-R-36: the narrowest gap, in W, that troops pass. */
const WIDTHS = { any: 0, half: DISTANCES.halfPassage, full: DISTANCES.passage };
export type Between = 'friends' | 'enemies' | 'terrain';
const PASSAGE = byClass(of => PASSAGES.find(row => row.classes.includes(of)));
const passage = (t: Pick<Troop, 'class'>): PassageRow => PASSAGE[t.class]!;
export const gapNeeded = (t: Pick<Troop, 'class'>, between: Between): number =>
  WIDTHS[passage(t)[between === 'friends' ? 'friends' : 'others']];
/** IGR-GAP-02, IGR-R-36: half a gap is enough for LIS, LIN, LSC and VLI. */
export const passesHalfGaps = (t: Pick<Troop, 'class'>): boolean => gapNeeded(t, 'enemies') < DISTANCES.passage;
/** IGR-GAP-03: VLI go through friends. */
export const passesFriends = (t: Pick<Troop, 'class'>): boolean => passage(t).friends === 'any';

export function describeGap(t: Troop, gap: number, between: Between): Finding<{ passes: boolean; needs: number }> {
  const needs = gapNeeded(t, between);
  const { rule } = passage(t);
  const cited = between === 'friends' ? rule.friends : rule.others;
  return {
    result: { passes: !closerThan(gap, needs), needs },
    because: [citation(cited, `${t.class} needs a gap of ${needs} W here`, `${needs}`)],
  };
}
