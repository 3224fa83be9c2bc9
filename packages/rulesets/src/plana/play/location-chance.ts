import { distance, isRefusal, type Options } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import { LOCATION_ROWS, type LocationRow, OBSERVERS, POSTURES, QUALITIES, STATES } from '../pieces.js';
import { type ReadyLocation, readyLocation } from '../rules/location.js';
import { type LocateFacts, MOST_COUNTED } from '../tables/location.js';
import { unitOf } from '../tables/units.js';
import { companyOf } from './bases.js';
import { dugOf, isNonTactical, isUnderCover, qualityOf } from './condition.js';
import { gapBetween, isWithin, leastGap } from './places.js';
import { recceOver } from './recce.js';
import { CLEAR, type Sighting, sightBetween, visibilityFor } from './sight.js';
import { type Base, CM, type State } from './state.js';

/** PLA-UT-94. */
export function observerKind(state: State, base: Base): LocateFacts['observer']['kind'] {
  const { psRow, targetClass } = unitOf(base.type);
  if (psRow === 'marine' || psRow === 'gf') return psRow;
  if (targetClass === 'armour') return 'armour';
  return state.battalions.find(b => b.id === base.battalion)?.irregular ? 'militia' : 'regular';
}

/** PLA-UT-90, PLA-MV-13: limbered guns are soft vehicles. */
const locationRow = ({ type, limbered }: Base) => (limbered ? 'vehicle' : unitOf(type).locationRow);

function observerFacts(state: State, from: Base): LocateFacts['observer'] {
  const own = companyOf(state, from.company)!;
  return {
    kind: observerKind(state, from),
    quality: own.quality,
    state: from.state,
    moving: from.lastMove !== 'none',
    ...recceOver(state, from),
    demoralised: own.demoralised,
  };
}
type TargetFacts = Omit<LocateFacts['target'], 'underCloud' | 'count'>;
function targetFacts(state: State, to: Base): TargetFacts {
  const { turn } = state;
  const shots = to.fired.map(shot => shot.turn);
  const stayed = to.fired.every(shot => shot.x === to.x && shot.y === to.y);
  return {
    row: locationRow(to),
    posture: dugOf(state, to) !== 'none' ? 'dug-in' : isUnderCover(state, to) ? 'cover' : 'open',
    firing: shots.includes(turn - 1),
    firedTwice: shots.includes(turn - 1) && shots.includes(turn - 2) && stayed,
    moving: to.lastMove !== 'none',
    nonTactical: isNonTactical(state, to),
    quality: qualityOf(state, to),
  };
}

/** Whoever looks or is looked at in a step, as location asks for it, with a number that all have who are alike. */
interface Watched<T> {
  readonly facts: T;
  readonly no: number;
}
interface Eye {
  readonly observer: LocateFacts['observer'];
  readonly visibilityMetres: number;
}
/** What is worked out once in a step for a side, however many of its companies look. Enemies go by their places in the list. */
export interface Watch {
  readonly state: State;
  readonly options: Options;
  readonly enemies: readonly Base[];
  readonly targets: (Watched<TargetFacts> | undefined)[];
  /** Which two of them are near each other: nothing is known of it (0), they are not (1), they are (2). */
  readonly near: Uint8Array;
  readonly cases: Cases;
}
export function watchOf(state: State, enemies: readonly Base[], options: Options): Watch {
  const cases = casesUnder(options);
  const targets = new Array(enemies.length).fill(undefined);
  return { state, options, enemies, targets, near: new Uint8Array(enemies.length * enemies.length), cases };
}
function targetAt({ state, enemies, targets }: Watch, at: number): Watched<TargetFacts> {
  const has = targets[at];
  if (has) return has;
  const facts = targetFacts(state, enemies[at]!);
  const made = { facts, no: targetNo(facts) };
  targets[at] = made;
  return made;
}
function eyeOf({ state, options }: Watch, base: Base): Watched<Eye> {
  const observer = observerFacts(state, base);
  return { facts: { observer, visibilityMetres: visibilityFor(state, base.type, options) }, no: eyeNo(observer) };
}
function areNear({ enemies, near }: Watch, one: number, other: number): boolean {
  const at = one * enemies.length + other;
  if (near[at] === 0) {
    const found = isWithin(enemies[one]!, enemies[other]!, 5 * CM) ? 2 : 1;
    near[at] = found;
    near[other * enemies.length + one] = found;
  }
  return near[at] === 2;
}
function isNearAny(watch: Watch, some: readonly number[], at: number): boolean {
  for (const one of some) if (areNear(watch, one, at)) return true;
  return false;
}
const bit = (flag: boolean): number => (flag ? 1 : 0);
const eyeNo = (o: LocateFacts['observer']): number =>
  ((OBSERVERS.indexOf(o.kind) * QUALITIES.length + QUALITIES.indexOf(o.quality)) * STATES.length +
    STATES.indexOf(o.state)) *
    32 +
  (bit(o.moving) * 16 + bit(o.spySat) * 8 + bit(o.airRecce) * 4 + bit(o.flyerRecce) * 2 + bit(o.demoralised));
const targetNo = (t: TargetFacts): number =>
  ((LOCATION_ROWS.indexOf(t.row) * POSTURES.length + POSTURES.indexOf(t.posture)) * QUALITIES.length +
    QUALITIES.indexOf(t.quality)) *
    16 +
  (bit(t.firing) * 8 + bit(t.firedTwice) * 4 + bit(t.moving) * 2 + bit(t.nonTactical));
const TARGETS = LOCATION_ROWS.length * POSTURES.length * QUALITIES.length * 16;

/** PLA-R-14, PLA-R-15: platoons of the row near the target company and in sight of the observers; for foot, companies. */
function countIn(watch: Watch, inSight: readonly number[], visible: readonly number[], row: LocationRow): number {
  const { enemies } = watch;
  const target = enemies[inSight[0]!]!.company;
  const companies = [target];
  let platoons = 0;
  for (const at of visible) {
    const base = enemies[at]!;
    if (locationRow(base) !== row || !isNearAny(watch, inSight, at)) continue;
    platoons++;
    if (!companies.includes(base.company)) companies.push(base.company);
  }
  return row === 'vehicle' ? Math.max(1, platoons) : companies.length;
}

/** A company that looks about, and what each of its bases sees of whom: asked only where something hangs on it. */
export interface Lookout {
  readonly watch: Watch;
  readonly observers: readonly Base[];
  readonly eyes: readonly Watched<Eye>[];
  /** By the places of both in their lists. */
  readonly sights: (Sighting | undefined)[];
}
export const lookoutOf = (watch: Watch, observers: readonly Base[]): Lookout => ({
  watch,
  observers,
  eyes: observers.map(base => eyeOf(watch, base)),
  sights: new Array(observers.length * watch.enemies.length).fill(undefined),
});
function sightOf({ watch, observers, sights }: Lookout, from: number, to: number): Sighting {
  const at = to * observers.length + from;
  const found = sights[at] ?? sightBetween(watch.state, observers[from]!, watch.enemies[to]!, watch.options);
  sights[at] = found;
  return found;
}
/** The places in their list of the enemies whom anybody sees. */
export function visibleTo(lookout: Lookout): number[] {
  const { observers, watch } = lookout;
  const visible: number[] = [];
  // who saw the last of them is asked first: enemies stand together
  let first = 0;
  for (let to = 0; to < watch.enemies.length; to++)
    for (let k = 0; k < observers.length; k++) {
      const from = k === 0 ? first : k <= first ? k - 1 : k;
      if (sightOf(lookout, from, to).visible) {
        visible.push(to);
        first = from;
        break;
      }
    }
  return visible;
}

/**
 * PLA-R-119: what it takes for the observing base and the base of the target company for which it takes least. CLOUD only makes it harder: whoever would
 * take no less without any is not looked for.
 */
export function bestChance(
  lookout: Lookout,
  inSight: readonly number[],
  visible: readonly number[],
): ReadyLocation | undefined {
  const { watch, observers, eyes } = lookout;
  const counts = { vehicle: 0, infantry: 0 };
  let best = NO_CHANCE;
  for (const at of inSight) {
    const to = watch.enemies[at]!;
    const row = locationRow(to);
    counts[row] ||= countIn(watch, inSight, visible, row);
    const watched = targetAt(watch, at);
    // most of a company look with the same eyes from about as far
    let [asked, known] = [-1, NO_CASES];
    for (let from = 0; from < observers.length; from++) {
      const eye = eyes[from]!;
      const range = rangeTo(eye.facts.visibilityMetres, observers[from]!, to);
      if (eye.no !== asked) known = casesOf(watch, eye, watched);
      asked = eye.no;
      if (chanceFor(watch, known, eye, watched, range, counts[row], CLEAR).worth <= best.worth) continue;
      const sighting = sightOf(lookout, from, at);
      if (!sighting.visible && !eye.facts.observer.spySat) continue;
      const chance = chanceFor(watch, known, eye, watched, range, counts[row], sighting);
      if (chance.worth > best.worth) best = chance;
    }
  }
  return best.ready;
}

/** What location takes in a case, and how likely that is to be thrown; nothing, and never, where it is forbidden. */
interface Chance {
  readonly ready: ReadyLocation | undefined;
  readonly worth: number;
}
const NO_CHANCE: Chance = { ready: undefined, worth: Number.NEGATIVE_INFINITY };

/** There are few cases, and they come again and again: what each takes is worked out once. By who looks at whom, then by the rest. */
type Cases = Map<number, (Chance | undefined)[]>;
const casesUnder = memoized((_: Options): Cases => new Map());
const NO_CASES: (Chance | undefined)[] = [];
const CASES = (MOST_COUNTED + 1) * 8 * 8;
function casesOf({ cases }: Watch, eye: Watched<Eye>, target: Watched<TargetFacts>): (Chance | undefined)[] {
  const key = eye.no * TARGETS + target.no;
  const has = cases.get(key);
  if (has) return has;
  const made = new Array(CASES).fill(undefined);
  cases.set(key, made);
  return made;
}
function chanceFor(
  { state, options }: Watch,
  known: (Chance | undefined)[],
  eye: Watched<Eye>,
  target: Watched<TargetFacts>,
  range: number,
  count: number,
  { visible: los, underCloud }: Sighting,
): Chance {
  const { denseCloud } = state.weather;
  const counted = Math.min(count, MOST_COUNTED);
  const seen = bit(los) * 4 + bit(underCloud) * 2 + bit(denseCloud);
  const key = (counted * 8 + seen) * 8 + range;
  const has = known[key];
  if (has) return has;
  const facts = {
    observer: eye.facts.observer,
    target: { ...target.facts, count: counted, underCloud },
    rangeMetres: METRES[range % 4]!,
    visibilityMetres: range < 4 ? METRES[3]! : 0,
  };
  const ready = readyLocation({ ...facts, los, denseCloud }, options);
  const made = isRefusal(ready) ? NO_CHANCE : { ready, worth: ready.modifier - ready.needed };
  known[key] = made;
  return made;
}

/** PLA-LOC-26 to -28, PLA-VIS-01: all that location asks of a distance; four more, where it is farther than is seen. */
function rangeClass(metres: number, visibility: number): number {
  const far = metres < 500 ? 0 : metres <= 2000 ? 1 : metres <= 5000 ? 2 : 3;
  return metres > visibility ? far + 4 : far;
}
/** A distance of each class. */
const METRES = [400, 2000, 5000, 6000] as const;
/** Measured from edge to edge only where it matters. */
function rangeTo(visibility: number, from: Base, to: Base): number {
  const [least, most] = [rangeClass(leastGap(from, to), visibility), rangeClass(distance(from, to), visibility)];
  return least === most ? most : rangeClass(gapBetween(from, to), visibility);
}
