import { type Citation, type Finding, isRefusal, type Options, type Refusal, rows } from '@umpire/engine';
import { rounded } from '../limits.js';
import { citation, type Prohibition, prohibitedBy } from '../lines.js';
import { ruling } from '../options.js';
import type { Class, Contact, Entered, Pose, Troop } from '../pieces.js';
import { ratesOf } from '../tables/movement.js';
import { EVADES, type EvadeRow } from '../tables/results.js';
import { NO_OVERLAP, NOT_REACHED } from '../tables/sentences.js';
import { CLASS } from '../tables/troops.js';
import { isBehindFront } from './ahead.js';
import {
  advanced,
  type Base,
  contactOf,
  edgeTowards,
  inContact,
  overlapping,
  sharedContact,
  wayTo,
} from './geometry.js';
import { type Allowance, allowanceOf, followPath, type Path, type Step, toldPose } from './movement.js';
import { canShoot } from './troops.js';

export { afterEvade } from '../tables/results.js';

/** IGR-R-75: whether an edge counts as touched where it is, or as front unless the charge came from behind. */
const flankCounts = ruling<(target: Base, began: Pose) => boolean>('IGR-R-75', {
  'edge-touched': () => true,
  'started-behind': (target, began) => isBehindFront(target, began.x, began.y),
});
/** IGR-GEO-08, IGR-R-75: the edge on which a target is contacted by a move that began at `began`. */
export const contactedEdge = (target: Base, charger: Base, began: Pose, options: Options): Contact =>
  flankCounts(options)(target, began) ? contactOf(edgeTowards(target, charger)) : 'front';

/** IGR-GEO-25: an advance is cut where the bases touch; what cannot touch goes all the way. */
export const advanceTo = (base: Base, length: number, target: Base): number =>
  Math.min(length, wayTo(base, base.forwardX, base.forwardY, target));

export interface Charge {
  readonly path: Path;
  readonly edge: Contact;
  readonly sharedContact: number;
}

// biome-ignore format: one line a rule
const CHARGE_BARS = rows<Prohibition<{ readonly end: Base; readonly target: Base }>>('glory/CHARGE_BARS', [
  { ...NO_OVERLAP, when: c => overlapping(c.end, c.target) },
  { ...NOT_REACHED, when: c => !inContact(c.end, c.target) },
]);

/** IGR-CHG-01: a move whose last advance ends in contact with the target. `steps` end with an advance. */
export function chargeOf(
  base: Base,
  steps: readonly Step[],
  target: Base,
  a: Allowance,
  options: Options,
): Refusal | Charge {
  const asked = followPath(base, steps, a, options);
  if (isRefusal(asked)) return asked;
  const before = followPath(base, steps.slice(0, -1), a, options) as Path; // a part of what was allowed
  const length = advanceTo(before.base, steps[steps.length - 1]!.ahead!, target);
  const end = advanced(before.base, length);
  const refused = prohibitedBy(CHARGE_BARS, { end, target });
  return (
    refused ?? {
      path: { base: end, turned: before.turned, moved: before.moved + length },
      edge: contactedEdge(target, end, base, options),
      sharedContact: sharedContact(end, target),
    }
  );
}

/** IGR-EVA-01 to IGR-EVA-04: the line by which a class may evade another, if there is one. */
export const evadeRow = (target: Class, charger: Class, options: Options): EvadeRow | undefined =>
  EVADES.find(row => row.when(target, charger, options));

const EVADE_CITED = new Map(EVADES.map(row => [row, citation(row.rule, row.text)]));
export const evadeCited = (row: EvadeRow): Citation => EVADE_CITED.get(row)!;

const CHARGE = citation('IGR-CHG-01', 'a move to contact is a charge');
const EDGE = citation('IGR-R-75', 'which edge counts as contacted');

export function describeCharge(
  c: Charge,
  charger: Class,
  target: Class,
  options: Options,
): Finding<{ pose: Pose; turned: number; moved: number; edge: Contact; sharedContact: number; mayEvade: boolean }> {
  const row = evadeRow(target, charger, options);
  const result = {
    pose: toldPose(c.path.base),
    turned: rounded(c.path.turned),
    moved: rounded(c.path.moved),
    edge: c.edge,
    sharedContact: rounded(c.sharedContact),
    mayEvade: row !== undefined,
  };
  return { result, because: row ? [CHARGE, EDGE, evadeCited(row)] : [CHARGE, EDGE] };
}

export interface EvadeFacts {
  readonly charger: Troop;
  readonly target: Troop;
  /** Of the target's move to its rear (IGR-GEO-21). */
  readonly going: Entered;
  readonly targetInContact: boolean;
  /** The charger's centre lies behind the target's centre line. */
  readonly chargerBehind: boolean;
}
export interface Evade {
  readonly mayEvade: boolean;
  readonly distance: number;
  readonly mayShoot: boolean;
}
const NOBODY_ELSE = citation('IGR-EVA-04', 'nobody else may evade');
const LOCKED = citation('IGR-R-37', 'a vignette in contact cannot evade');
const BEHIND = citation('IGR-R-53', 'it evades straight back, not towards the charger');
const FULL_MOVE = citation('IGR-EVA-05', 'it moves one full move to its rear');
const MAY_SHOOT = citation('IGR-EVA-07', 'it may shoot at the charger');
const VLI_TOO = citation('IGR-R-52', 'whether VLI count as LI here');
const NO_EVADE: Evade = { mayEvade: false, distance: 0, mayShoot: false };

/** IGR-EVA-01 to IGR-EVA-07, IGR-R-37, IGR-R-53. */
export function evadeOf(e: EvadeFacts, options: Options): Finding<Evade> {
  const row = evadeRow(e.target.class, e.charger.class, options);
  const because: Citation[] = [];
  if (!row) because.push(NOBODY_ELSE);
  if (e.target.class === 'VLI' && CLASS[e.charger.class].group === 'HI') because.push(VLI_TOO);
  if (e.targetInContact) because.push(LOCKED);
  if (e.chargerBehind) because.push(BEHIND);
  if (!row || e.targetInContact || e.chargerBehind) return { result: NO_EVADE, because };
  because.push(evadeCited(row), FULL_MOVE);
  const mayShoot = canShoot(e.target);
  if (mayShoot) because.push(MAY_SHOOT);
  const { move } = allowanceOf(ratesOf(e.target, options), e.going);
  return { result: { mayEvade: true, distance: move, mayShoot }, because };
}
