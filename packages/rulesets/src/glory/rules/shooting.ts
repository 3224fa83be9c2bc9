import {
  type Citation,
  clamp,
  die,
  type Finding,
  type Options,
  type Procedure,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { beyond } from '../limits.js';
import { citation, prohibitedBy } from '../lines.js';
import { ruling } from '../options.js';
import { type Code, type ShotOutcome, type Troop, WEAPONS, type Weapon } from '../pieces.js';
import { ratesOf } from '../tables/movement.js';
import {
  canShootAs,
  epochOf,
  fireStops,
  MOVED_BARS,
  type Range,
  rangeRow,
  SCORES,
  SHOOTER_BARS,
  SHOT_BARS,
  SHOT_MODIFIERS,
  SHOT_ROWS,
  type ShotFacts,
  type ShotRow,
  shotEntry,
  shotRow,
} from '../tables/shooting.js';
import { type Base, lineCrosses, type Point } from './geometry.js';
import { bandsFor, followCited, followsUp, shotBreak } from './results.js';
import { CLASS_NAMES, canShoot } from './troops.js';

export { canShootAs, epochOf, type Range, type ShotFacts, shootsAllRound } from '../tables/shooting.js';

/** IGR-RNG-01 to IGR-RNG-06: the ranges of a weapon whose Epoch is known. */
export const rangeOf = (t: Troop, as: Weapon): Range => rangeRow(t, as).ranges[epochOf(t, as)!];
const RANGE_CITED = new Map<string, Citation>();
export function rangeCited(t: Troop, as: Weapon): Citation {
  const { rule } = rangeRow(t, as);
  const epoch = epochOf(t, as)!;
  const key = `${rule} ${epoch}`;
  let cited = RANGE_CITED.get(key);
  if (!cited) {
    const { short, long } = rangeOf(t, as);
    const far = long === null ? `${short} W` : `${short} W, at long range ${long} W`;
    cited = citation(rule, `in Epoch ${epoch} it shoots ${far}`);
    RANGE_CITED.set(key, cited);
  }
  return cited;
}

/** IGR-SHO-01, IGR-SHO-02: why it cannot shoot at all. */
export const shooterRefusal = (s: Pick<ShotFacts, 'shooter' | 'as'>): Refusal | undefined => {
  const refused = prohibitedBy(SHOOTER_BARS, s);
  return refused && { ...refused, message: `${NOTHING_TO_SHOOT[s.as](s.shooter)}: ${refused.message}` };
};
const NOTHING_TO_SHOOT: Readonly<Record<Weapon, (t: Troop) => string>> = {
  own: t => `it has nothing to shoot with (${CLASS_NAMES[t.class]})`,
  attached: () => 'no guns go with it',
};

/** Why a shot may not be made: the checks of the question `shoot`, in their order, the range last. */
export function shotRefusal(s: ShotFacts, options: Options): Refusal | undefined {
  const refused = shooterRefusal(s) ?? prohibitedBy(SHOT_BARS, s, options);
  if (refused) return refused;
  const { max } = rangeOf(s.shooter, s.as);
  if (!beyond(s.distance, max)) return undefined;
  const message = `out of range: ${Math.round(s.distance * 100) / 100} W away, it reaches ${max} W`;
  return { rule: rangeRow(s.shooter, s.as).rule, message };
}
/**
 * IGR-R-57, IGR-GEO-19: whether a shot has a line of fire. `sightBlocked` is that of IGR-R-39, from centre to centre; `others` are
 * all bases but those of shooter and target (and of a support pair to which one of them belongs).
 */
export function hasLineOfFire(
  line: { readonly from: Point; readonly to: Point },
  sightBlocked: boolean,
  others: Iterable<Base>,
  options: Options,
): boolean {
  const stops = fireStops(options);
  if (stops.terrain && sightBlocked) return false;
  if (stops.vignettes) for (const other of others) if (lineCrosses(other, line.from, line.to)) return false;
  return true;
}
/** IGR-R-60: whether having moved forbids it. */
export const movedRefusal = (
  s: { readonly shooter: Troop; readonly as: Weapon; readonly moved: boolean },
  options: Options,
): Refusal | undefined => prohibitedBy(MOVED_BARS, s, options);

/** A shot that may be made, with everything worked out that hangs on no throw. */
export interface ReadyShot {
  readonly facts: ShotFacts;
  readonly long: boolean;
  readonly row: ShotRow;
  readonly modifier: number;
  readonly because: readonly Citation[];
}
const ALL_ROUND = citation('IGR-SHO-06', 'VLI and LSC shoot all round');

export function readyShot(facts: ShotFacts, options: Options): ReadyShot {
  const { shooter, as } = facts;
  const long = beyond(facts.distance, rangeOf(shooter, as).short);
  const aimed = { shot: facts, long, penalty: ratesOf(shooter, options).penalty };
  const because = [rangeCited(shooter, as)];
  let modifier = 0;
  for (const m of SHOT_MODIFIERS) {
    if (!m.when(aimed)) continue;
    modifier += m.effect;
    because.push(m.cited);
  }
  const row = shotRow(shooter, as, options);
  because.push(ROW_CITED[row]);
  if (!facts.directlyAhead) because.push(ALL_ROUND);
  return { facts, long, row, modifier, because };
}
const ROW_CITED: Readonly<Record<ShotRow, Citation>> = {
  'HIM/ART': citation(SHOT_ROWS['HIM/ART'], 'HIM and artillery read the first row'),
  Other: citation(SHOT_ROWS.Other, 'LIN, VLI, HSC and LSC read the row Other'),
};

export interface ShotResult {
  readonly die: number;
  readonly score: number;
  readonly printed: Code;
  readonly range: 'short' | 'long';
  readonly row: ShotRow;
  readonly modifier: number;
  readonly outcome: ShotOutcome;
  /** Marks added to the target. */
  readonly bands: number;
  /** The shooter must follow up. */
  readonly followUp: boolean;
  readonly mayReturnFire: boolean;
}

const BLANK_WORDS = 'the book prints nothing for a score of 3 from heavy infantry or guns';
const BLANK_HALTS = citation('IGR-R-58', `${BLANK_WORDS}: it is read as a halt`, 'H');
const BLANK_NOTHING = citation('IGR-R-58', `${BLANK_WORDS}: nothing happens`);
const HALT = citation('IGR-SR-03', 'the target halts: it cannot move in its next turn', 'H');
const BACK = citation('IGR-SR-04', 'the target is moved back one full move', 'R');
const FAR_BACK = citation('IGR-RES-04', 'the target is moved back two full moves', 'RR');
const ANSWER = citation('IGR-SHO-09', 'the target may return fire');

function outcomeOf(s: ShotFacts, printed: Code, options: Options, because?: Citation[]): ShotOutcome {
  switch (printed) {
    case '-':
      return 'none';
    case 'H':
      return s.targetMovedIntoContact ? 'repulsed' : 'halt'; // IGR-SM-06
    case 'R':
      return 'repulsed';
    case 'RR':
      return 'double-repulse';
    default:
      return shotBreak(s.target, printed, options, because);
  }
}

/** IGR-SHO-04: the die, the modifiers, the table. The reasons that hang on the throw are added to `because`. */
export function shotResult(ready: ReadyShot, thrown: number, options: Options, because?: Citation[]): ShotResult {
  const { facts, row, modifier, long } = ready;
  const score = thrown + modifier;
  const { printed, blank } = shotEntry(row, clamp(score, 1, SCORES), options);
  if (blank) because?.push(printed === 'H' ? BLANK_HALTS : BLANK_NOTHING);
  const outcome = outcomeOf(facts, printed, options, because);
  const back = outcome === 'repulsed' || outcome === 'double-repulse';
  const followUp = back && followsUp(facts.shooter, outcome, 'shooting', options);
  const mayReturnFire = outcome !== 'break' && facts.reason !== 'return' && canShoot(facts.target);
  if (outcome === 'halt') because?.push(HALT);
  if (outcome === 'repulsed') because?.push(BACK);
  if (outcome === 'double-repulse') because?.push(FAR_BACK);
  if (back && followUp) because?.push(followCited(outcome));
  if (mayReturnFire) because?.push(ANSWER);
  const bands = back ? bandsFor(facts.target.army, outcome === 'repulsed' ? 'R' : 'RR', options) : 0;
  const range = long ? 'long' : 'short';
  return { die: thrown, score, printed, range, row, modifier, outcome, bands, followUp, mayReturnFire };
}

/** One shot, from the throw on. */
export function* shot(ready: ReadyShot, options: Options, by: Side = 'a'): Procedure<Finding<ShotResult>> {
  const thrown = yield* die('IGR-SHO-04', by, 'the die for a shot');
  const because = [...ready.because];
  return { result: shotResult(ready, thrown, options, because), because };
}

/** IGR-R-04: has a carrier that shoots itself two shots, or one? */
const shootsTwice = ruling('IGR-R-04', { 'two-shots': true, 'one-shot': false });

/** IGR-SHO-10, IGR-SHO-11, IGR-R-04: with which weapons a vignette may still shoot in its own side's turn. */
export function weaponsLeft(t: Troop, used: Readonly<Record<Weapon, boolean>>, options: Options): readonly Weapon[] {
  if (!shootsTwice(options) && (used.own || used.attached)) return NO_WEAPON;
  const own = !used.own && canShootAs(t, 'own');
  const attached = !used.attached && canShootAs(t, 'attached');
  return own ? (attached ? WEAPONS : OWN) : attached ? ATTACHED : NO_WEAPON;
}
const NO_WEAPON: readonly Weapon[] = [];
const OWN: readonly Weapon[] = ['own'];
const ATTACHED: readonly Weapon[] = ['attached'];

/** IGR-SHO-09, IGR-R-65: whether a vignette that has answered so many shots in this turn may answer another. */
const answers = ruling('IGR-R-65', { 'every-shot': Number.POSITIVE_INFINITY, 'once-a-turn': 1 });
export const mayAnswer = (answered: number, options: Options): boolean => answered < answers(options);

/** IGR-R-66: who shoots first in phase D: the active player, or those whom he charged. */
export const shootingOrder = ruling<readonly ['active', 'other'] | readonly ['other', 'active']>('IGR-R-66', {
  'active-first': ['active', 'other'],
  'defender-first': ['other', 'active'],
});
