import { distance, isRefusal, type Options, type Point, pointsWithin } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import { LOCATION_ROWS, type LocationRow, OBSERVERS, POSTURES, QUALITIES, STATES } from '../pieces.js';
import { readyLocation } from '../rules/location.js';
import { type LocateFacts, MOST_COUNTED } from '../tables/location.js';
import { unitOf } from '../tables/units.js';
import { companyOf } from './bases.js';
import { dugOf, isNonTactical, isUnderCover, qualityOf } from './condition.js';
import { atMost, gapBetween, isWithin, leastGap, mean } from './places.js';
import { poseNo } from './poses.js';
import { recceOver } from './recce.js';
import { CLEAR, type Sighting, type Sky, sightUnder, skyOver, visibilityFor } from './sight.js';
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
  readonly sky: Sky;
  readonly enemies: readonly Base[];
  /** The numbers of their places. */
  readonly poses: readonly number[];
  readonly targets: (Watched<TargetFacts> | undefined)[];
  /** The companies of enemies by numbers, in the order in which they come. */
  readonly companies: Uint16Array;
  readonly companyCount: number;
  /** Who of them are near each, himself included; undefined: nothing is known of it yet. */
  readonly near: (readonly number[] | undefined)[];
  readonly cases: Cases;
}
export function watchOf(state: State, enemies: readonly Base[], options: Options): Watch {
  const nos = new Map<string, number>();
  const companies = new Uint16Array(enemies.length);
  for (let at = 0; at < enemies.length; at++) {
    const { company } = enemies[at]!;
    const no = nos.get(company) ?? nos.size;
    nos.set(company, no);
    companies[at] = no;
  }
  return {
    state,
    options,
    sky: skyOver(state, options),
    enemies,
    poses: enemies.map(poseNo),
    targets: new Array(enemies.length).fill(undefined),
    companies,
    companyCount: nos.size,
    near: new Array(enemies.length).fill(undefined),
    cases: casesUnder(options),
  };
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
/** The places in their list of all who are near one of them. */
function nearTo({ enemies, near }: Watch, one: number): readonly number[] {
  const has = near[one];
  if (has) return has;
  const found: number[] = [];
  const base = enemies[one]!;
  for (let at = 0; at < enemies.length; at++)
    if (near[at]?.includes(one) ?? isWithin(base, enemies[at]!, 5 * CM)) found.push(at);
  near[one] = found;
  return found;
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

/** A company that looks about, and what each of its bases sees of whom: asked only where something hangs on it. */
export interface Lookout {
  readonly watch: Watch;
  readonly observers: readonly Base[];
  /** The numbers of their places. */
  readonly poses: readonly number[];
  readonly eyes: readonly Watched<Eye>[];
  /** The few that differ: most of a company look with the same eyes. */
  readonly kindsOfEyes: readonly Watched<Eye>[];
  /** A place so far from which all of them stand. */
  readonly middle: Point;
  readonly reach: number;
  /** By the places of both in their lists. */
  readonly sights: (Sighting | undefined)[];
  /** Who of them sees an enemy, by his place in the list: one more than the place of an observer; nothing is known of it (0), nobody does (-1). */
  readonly seenFrom: Int16Array;
}
export function lookoutOf(watch: Watch, observers: readonly Base[]): Lookout {
  const eyes = observers.map(base => eyeOf(watch, base));
  const kindsOfEyes = eyes.filter((eye, at) => eyes.findIndex(one => isSameEye(one, eye)) === at);
  const middle = mean(observers);
  const reach = observers.reduce((most, base) => Math.max(most, distance(middle, base) + atMost(base)), 0);
  const sights = new Array(observers.length * watch.enemies.length).fill(undefined);
  const seenFrom = new Int16Array(watch.enemies.length);
  return { watch, observers, poses: observers.map(poseNo), eyes, kindsOfEyes, middle, reach, sights, seenFrom };
}
const isSameEye = (one: Watched<Eye>, other: Watched<Eye>): boolean =>
  one.no === other.no && one.facts.visibilityMetres === other.facts.visibilityMetres;

function sightOf({ watch, observers, poses, sights }: Lookout, from: number, to: number): Sighting {
  const at = to * observers.length + from;
  const has = sights[at];
  if (has) return has;
  const { sky, enemies } = watch;
  const found = sightUnder(sky, observers[from]!, enemies[to]!, false, poses[from]!, watch.poses[to]!);
  sights[at] = found;
  return found;
}
/** Whether anybody sees the enemy at this place of the list. */
export function isVisible(lookout: Lookout, to: number): boolean {
  const { observers, seenFrom } = lookout;
  if (seenFrom[to] === 0) {
    // who saw the one before is asked first: enemies stand together
    const first = to > 0 ? Math.max(0, seenFrom[to - 1]! - 1) : 0;
    seenFrom[to] = -1;
    for (let k = 0; k < observers.length; k++) {
      const from = k === 0 ? first : k <= first ? k - 1 : k;
      if (!sightOf(lookout, from, to).visible) continue;
      seenFrom[to] = from + 1;
      break;
    }
  }
  return seenFrom[to]! > 0;
}

/** PLA-R-14, PLA-R-15: platoons of the row near the target company and in sight of the observers; for foot, companies. */
function countIn(lookout: Lookout, inSight: readonly number[], row: LocationRow): number {
  const { watch } = lookout;
  const { enemies, companies, companyCount } = watch;
  const isCounted = new Uint8Array(enemies.length);
  const isCountedCompany = new Uint8Array(companyCount);
  isCountedCompany[companies[inSight[0]!]!] = 1;
  let platoons = 0;
  let formations = 1;
  for (const one of inSight)
    for (const at of nearTo(watch, one)) {
      if (isCounted[at] === 1) continue;
      isCounted[at] = 1;
      if (locationRow(enemies[at]!) !== row || !isVisible(lookout, at)) continue;
      platoons++;
      const company = companies[at]!;
      if (isCountedCompany[company] === 1) continue;
      isCountedCompany[company] = 1;
      formations++;
    }
  return row === 'vehicle' ? Math.max(1, platoons) : formations;
}

/** No die shows as much: whoever can be located at all is located with it. */
export const ANY_FACE = Number.MAX_VALUE;

/** The places in their list of the enemies in sight, company by company, of those companies that are located with a face of the die. */
export function locatedWith(lookout: Lookout, face: number): number[][] {
  if (lookout.observers.length === 0) return [];
  const { enemies, companies, companyCount } = lookout.watch;
  const open = new Uint8Array(companyCount);
  for (let to = 0; to < enemies.length; to++)
    if (open[companies[to]!] === 0 && mayBeLocated(lookout, to, face)) open[companies[to]!] = 1;
  const groups: number[][] = [];
  const groupOf: (number[] | undefined)[] = new Array(companyCount).fill(undefined);
  for (let to = 0; to < enemies.length; to++) {
    const company = companies[to]!;
    if (open[company] === 0 || !isVisible(lookout, to)) continue;
    const group = groupOf[company];
    if (group) group.push(to);
    else {
      const made = [to];
      groupOf[company] = made;
      groups.push(made);
    }
  }
  return groups.filter(group => isLocated(lookout, group, face));
}

/** Whether an enemy may be so near to some observer: told by the circle about all of them. */
export const mayBeNear = ({ watch, middle, reach }: Lookout, to: number, near: number): boolean => {
  const enemy = watch.enemies[to]!;
  return pointsWithin(middle, enemy, reach + atMost(enemy) + near);
};

/** Whether a face would do if all were in plain sight, and whoever is nearest looked: most of those for whom it would not are never looked for. */
function mayBeLocated({ watch, kindsOfEyes, middle, reach }: Lookout, to: number, face: number): boolean {
  const enemy = watch.enemies[to]!;
  const target = targetAt(watch, to);
  const least = distance(middle, enemy) - reach - atMost(enemy);
  for (const eye of kindsOfEyes) {
    const range = rangeClass(least, eye.facts.visibilityMetres);
    if (chanceFor(watch, casesOf(watch, eye, target), eye, target, range, MOST_COUNTED, CLEAR).worth >= -face)
      return true;
  }
  return false;
}

/**
 * PLA-R-119: what counts is the observing base and the base of the target company for which it takes least, so one pair for which the face does is enough.
 * CLOUD only makes it harder: whoever would not be located without any is not looked for.
 */
export function isLocated(lookout: Lookout, inSight: readonly number[], face: number): boolean {
  const { watch, observers, eyes, seenFrom } = lookout;
  const counts = { vehicle: 0, infantry: 0 };
  for (const at of inSight) {
    const to = watch.enemies[at]!;
    const row = locationRow(to);
    counts[row] ||= countIn(lookout, inSight, row);
    const watched = targetAt(watch, at);
    // who is known to see him is asked first
    const first = Math.max(0, seenFrom[at]! - 1);
    for (let k = 0; k < observers.length; k++) {
      const from = k === 0 ? first : k <= first ? k - 1 : k;
      const eye = eyes[from]!;
      const range = rangeTo(eye.facts.visibilityMetres, observers[from]!, to);
      const known = casesOf(watch, eye, watched);
      if (chanceFor(watch, known, eye, watched, range, counts[row], CLEAR).worth < -face) continue;
      const sighting = sightOf(lookout, from, at);
      if (!sighting.visible && !eye.facts.observer.spySat) continue;
      if (chanceFor(watch, known, eye, watched, range, counts[row], sighting).worth >= -face) return true;
    }
  }
  return false;
}

/** What a case adds to a face of the die beyond what it takes: whoever throws as much less locates; never, where it is forbidden. */
interface Chance {
  readonly worth: number;
}
const NO_CHANCE: Chance = { worth: Number.NEGATIVE_INFINITY };

/** There are few cases, and they come again and again: what each takes is worked out once. By who looks at whom, then by the rest. */
type Cases = Map<number, (Chance | undefined)[]>;
const casesUnder = memoized((_: Options): Cases => new Map());
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
  const made = isRefusal(ready) ? NO_CHANCE : { worth: ready.modifier - ready.needed };
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
