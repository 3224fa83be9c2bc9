import { distance, isRefusal, type Options, type Refusal } from '@umpire/engine';
import { LOCATION_ROWS, OBSERVERS, POSTURES, QUALITIES, STATES } from '../pieces.js';
import { type ReadyLocation, readyLocation } from '../rules/location.js';
import { type LocateFacts, MOST_COUNTED } from '../tables/location.js';
import { unitOf } from '../tables/units.js';
import { companyOf } from './bases.js';
import { dugOf, isNonTactical, isUnderCover, qualityOf } from './condition.js';
import { gapBetween, isWithin, leastGap } from './places.js';
import { recceOver } from './recce.js';
import { type Sighting, sightBetween, visibilityFor } from './sight.js';
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

/** PLA-R-14, PLA-R-15: platoons of the row near the target company and in sight of the observers; for foot, companies. */
function countIn(
  inSight: readonly Base[],
  enemies: readonly Base[],
  target: string,
  row: 'vehicle' | 'infantry',
): number {
  const cluster = enemies.filter(base => locationRow(base) === row && inSight.some(own => isWithin(own, base, 5 * CM)));
  if (row === 'vehicle') return Math.max(1, cluster.length);
  return Math.max(1, new Set([target, ...cluster.map(base => base.company)]).size);
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
/** What is worked out once in a step, however many companies look. */
export interface Watch {
  readonly state: State;
  readonly options: Options;
  eye(base: Base): Watched<Eye>;
  target(base: Base): Watched<TargetFacts>;
}
export function watchOf(state: State, options: Options): Watch {
  const eye = oncePerBase((base): Watched<Eye> => {
    const observer = observerFacts(state, base);
    return { facts: { observer, visibilityMetres: visibilityFor(state, base.type, options) }, no: eyeNo(observer) };
  });
  const target = oncePerBase((base): Watched<TargetFacts> => {
    const facts = targetFacts(state, base);
    return { facts, no: targetNo(facts) };
  });
  return { state, options, eye, target };
}
function oncePerBase<T>(make: (base: Base) => T): (base: Base) => T {
  const known = new Map<Base, T>();
  return base => {
    const has = known.get(base);
    if (has) return has;
    const made = make(base);
    known.set(base, made);
    return made;
  };
}
const bits = (...flags: readonly boolean[]): number => flags.reduce((all, flag) => all * 2 + (flag ? 1 : 0), 0);
const eyeNo = (o: LocateFacts['observer']): number =>
  ((OBSERVERS.indexOf(o.kind) * QUALITIES.length + QUALITIES.indexOf(o.quality)) * STATES.length +
    STATES.indexOf(o.state)) *
    32 +
  bits(o.moving, o.spySat, o.airRecce, o.flyerRecce, o.demoralised);
const targetNo = (t: TargetFacts): number =>
  ((LOCATION_ROWS.indexOf(t.row) * POSTURES.length + POSTURES.indexOf(t.posture)) * QUALITIES.length +
    QUALITIES.indexOf(t.quality)) *
    16 +
  bits(t.firing, t.firedTwice, t.moving, t.nonTactical);
const TARGETS = LOCATION_ROWS.length * POSTURES.length * QUALITIES.length * 16;

/** A company that looks about, and what each of its bases sees of whom: asked only where something hangs on it. */
export interface Lookout {
  readonly watch: Watch;
  readonly observers: readonly Base[];
  readonly enemies: readonly Base[];
  /** By the places of both in their lists. */
  readonly sights: (Sighting | undefined)[];
}
export const lookoutOf = (watch: Watch, observers: readonly Base[], enemies: readonly Base[]): Lookout => ({
  watch,
  observers,
  enemies,
  sights: new Array(observers.length * enemies.length).fill(undefined),
});
function sightOf({ watch, observers, enemies, sights }: Lookout, from: number, to: number): Sighting {
  const at = to * observers.length + from;
  const found = sights[at] ?? sightBetween(watch.state, observers[from]!, enemies[to]!, watch.options);
  sights[at] = found;
  return found;
}
/** The places in their list of the enemies whom anybody sees. */
export function visibleTo(lookout: Lookout): number[] {
  const { observers, enemies } = lookout;
  const visible: number[] = [];
  for (let to = 0; to < enemies.length; to++)
    for (let from = 0; from < observers.length; from++)
      if (sightOf(lookout, from, to).visible) {
        visible.push(to);
        break;
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
  visible: readonly Base[],
): ReadyLocation | undefined {
  const { watch, observers, enemies } = lookout;
  const bases = inSight.map(at => enemies[at]!);
  const target = bases[0]!.company;
  const counts = { vehicle: 0, infantry: 0 };
  let best: ReadyLocation | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const at of inSight) {
    const to = enemies[at]!;
    const row = locationRow(to);
    counts[row] ||= countIn(bases, visible, target, row);
    const watched = watch.target(to);
    for (let from = 0; from < observers.length; from++) {
      const eye = watch.eye(observers[from]!);
      const range = rangeTo(eye.facts.visibilityMetres, observers[from]!, to);
      if (worthOf(readyFor(watch, eye, watched, range, counts[row], CLEAR_SIGHT)) <= most) continue;
      const sighting = sightOf(lookout, from, at);
      if (!sighting.visible && !eye.facts.observer.spySat) continue;
      const ready = readyFor(watch, eye, watched, range, counts[row], sighting);
      if (isRefusal(ready) || worthOf(ready) <= most) continue;
      best = ready;
      most = worthOf(ready);
    }
  }
  return best;
}
const CLEAR_SIGHT = { visible: true, underCloud: false };
const worthOf = (ready: ReadyLocation | Refusal): number =>
  isRefusal(ready) ? Number.NEGATIVE_INFINITY : ready.modifier - ready.needed;

/** There are few cases, and they come again and again: what each takes is worked out once. */
const cases = new WeakMap<Options, Map<number, ReadyLocation | Refusal>>();
function readyFor(
  { state, options }: Watch,
  eye: Watched<Eye>,
  target: Watched<TargetFacts>,
  range: number,
  count: number,
  { visible: los, underCloud }: Pick<Sighting, 'visible' | 'underCloud'>,
): ReadyLocation | Refusal {
  const { denseCloud } = state.weather;
  const counted = Math.min(count, MOST_COUNTED);
  const seen = bits(los, underCloud, denseCloud);
  const key = (((eye.no * TARGETS + target.no) * (MOST_COUNTED + 1) + counted) * 8 + seen) * 8 + range;
  const known = cases.get(options) ?? new Map<number, ReadyLocation | Refusal>();
  const has = known.get(key);
  if (has) return has;
  cases.set(options, known);
  const facts = {
    observer: eye.facts.observer,
    target: { ...target.facts, count: counted, underCloud },
    rangeMetres: METRES[range % 4]!,
    visibilityMetres: range < 4 ? METRES[3]! : 0,
  };
  const made = readyLocation({ ...facts, los, denseCloud }, options);
  known.set(key, made);
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
