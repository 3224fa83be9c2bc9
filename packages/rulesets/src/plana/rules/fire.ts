import {
  type Citation,
  type Finding,
  isRefusal,
  type Options,
  type Procedure,
  prohibitedBy,
  type Refusal,
} from '@umpire/engine';
import { citation } from '../../common/book/lines.js';
import { summed } from '../../common/book/modifier.js';
import type { Band, Column, State, TargetRow } from '../pieces.js';
import {
  doublingWorsens,
  FIRE_BARS,
  FIRE_MODE_BARS,
  FIRE_MODIFIERS,
  type FireFacts,
  type FireTarget,
  isVehicle,
  pinsAlsoSuppress,
  TARGET_QUALITY,
  vehiclesDigIn,
  veteransAreWary,
} from '../tables/fire.js';
import { FIRING, type FiringTable, holding } from '../tables/firing.js';
import { d10 } from './dice.js';
import { bandAt, columnOf, type Lookup, lookup, OVERLAP, rowCitation, SWAPPED } from './ranges.js';
import { cannotFire } from './states.js';

export interface FireResult {
  readonly band: Band;
  readonly row: TargetRow;
  readonly modifier: number;
  /** Before it is doubled. */
  readonly column: Column;
  readonly spLost: number;
  /** What this fire inflicts. */
  readonly state: 'none' | Exclude<State, 'ok'>;
  readonly doubled: boolean;
}
/** Fire that may be thrown for, with everything worked out that hangs on no throw. */
export interface ReadyFire {
  readonly facts: FireFacts;
  readonly band: Band;
  readonly row: TargetRow;
  readonly lookup: Lookup;
  readonly modifier: number;
  /** Of it: for the target's quality, which PLA-R-34 leaves out of the state. */
  readonly quality: number;
  readonly because: readonly Citation[];
}

const THROW = citation('PLA-FIR-02', 'the die and its modifiers are looked up in the row of the target');
const DUG_IN = citation('PLA-FIR-09', 'dug in');
const DEEP = citation('PLA-FIR-07', 'deeply dug in');
const GF_DEEP = citation('PLA-FIR-08', 'GF and SM who are dug in count as deeply dug in');
const VEHICLE_ROW = citation('PLA-R-47', 'a vehicle that is dug in is a target of these rows');
const DISTRACTED = citation('PLA-GTA-16', 'a distracted strike', '-2');
const DOUBLED = citation('PLA-FIR-16', 'all effects on a non-tactical move are doubled', 'x2');
const BELOW_ZERO = citation('PLA-R-32', 'below 0 there is no effect');
const WARY = citation('PLA-R-34', 'the state is read without the quality of the target');
const ALSO_SUPPRESSED = citation('PLA-R-131', 'a loss with a pin also suppresses');

/** PLA-FM-20: the row of a target, and why. */
export function targetRow(t: FireTarget, options: Options): { row: TargetRow; because: readonly Citation[] } {
  if (t.dug === 'none') return { row: t.class === 'armour' ? 'Armour' : 'Inf', because: [] };
  if (t.gfOrMarine) return { row: 'DDI', because: [t.dug === 'deep' ? DEEP : GF_DEEP] };
  if (isVehicle(t) && !vehiclesDigIn(options)) return { row: 'Armour', because: [] };
  const because = [t.dug === 'deep' ? DEEP : DUG_IN, ...(isVehicle(t) ? [VEHICLE_ROW] : [])];
  return { row: t.dug === 'deep' ? 'DDI' : 'DI', because };
}

/** 7.11: refused, or ready to be thrown for. Players may bring a table of their own (PLA-FIR-21). */
export function readyFire(facts: FireFacts, options: Options, table: FiringTable = FIRING): Refusal | ReadyFire {
  const { firer, target, weapon } = facts;
  const refused = prohibitedBy(FIRE_MODE_BARS, facts) ?? cannotFire(firer.psRow, firer.state, firer.dugIn);
  if (refused) return refused;
  const band = bandAt(weapon, facts.rangeCm);
  if (isRefusal(band)) return band;
  const barred = prohibitedBy(FIRE_BARS, facts);
  if (barred) return barred;
  const { row, because: dug } = targetRow(target, options);
  const found = lookup(weapon, row, band, options, table);
  if (isRefusal(found)) return found;
  const because: Citation[] = [rowCitation(found.row, row), THROW, ...dug];
  const quality = summed(TARGET_QUALITY, facts, options, because);
  const modifier = quality + summed(FIRE_MODIFIERS, facts, options, because);
  if (facts.mode === 'air-strike' && firer.distracted) because.push(DISTRACTED);
  if (found.swapped) because.push(SWAPPED);
  if (target.nonTactical) because.push(DOUBLED);
  if (quality !== 0 && veteransAreWary(options)) because.push(WARY);
  return { facts, band, row, lookup: found, modifier, quality, because };
}

const lossesOf = (column: Column): number => Number.parseInt(column, 10) || 0;
const stateOf = (column: Column): FireResult['state'] =>
  column === 'ne' ? 'none' : column.endsWith('P') ? 'pinned' : 'suppressed';

/** PLA-FM-21: what a face of the die does. */
export function fireEffect(ready: ReadyFire, face: number, options: Options): Finding<FireResult> {
  const { facts, band, row, lookup: found, modifier, quality } = ready;
  const { nonTactical, sp } = facts.target;
  const score = face + modifier;
  const stateScore = veteransAreWary(options) ? score - quality : score;
  const column = columnOf(found.cells, score, options);
  const stateColumn = columnOf(found.cells, stateScore, options);
  const because = [...ready.because];
  if ([score, stateScore].some(s => holding(found.cells, s).length > 1)) because.push(OVERLAP);
  if (score < 0) because.push(BELOW_ZERO);
  let state = stateOf(stateColumn);
  if (stateColumn === '1P' && pinsAlsoSuppress(options) && found.cells.scores[2]) {
    state = 'suppressed';
    because.push(ALSO_SUPPRESSED);
  }
  if (nonTactical && state === 'pinned' && doublingWorsens(options)) state = 'suppressed';
  const lost = lossesOf(column) * (nonTactical ? 2 : 1);
  const spLost = sp === undefined ? lost : Math.min(lost, sp);
  return { result: { band, row, modifier, column, spLost, state, doubled: nonTactical }, because };
}

export function* fire(ready: ReadyFire, options: Options): Procedure<Finding<FireResult>> {
  const face = yield* d10('PLA-FIR-02', 'both', 'fire');
  return fireEffect(ready, face, options);
}
