import { distance, isRefusal, type Options, type Refusal } from '@umpire/engine';
import { type ReadyLocation, readyLocation } from '../rules/location.js';
import type { LocateFacts } from '../tables/location.js';
import { unitOf } from '../tables/units.js';
import { companyOf } from './bases.js';
import { dugOf, isNonTactical, isUnderCover, qualityOf } from './condition.js';
import { gapBetween, isWithin, leastGap } from './places.js';
import { recceOver } from './recce.js';
import { type Sighting, visibilityFor } from './sight.js';
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
  /** What it takes, by the numbers of both and all else that it hangs on. */
  readonly ready: Map<number, ReadyLocation | Refusal>[];
}
export function watchOf(state: State, options: Options): Watch {
  const eye = oncePerBase(
    (base): Eye => ({
      observer: observerFacts(state, base),
      visibilityMetres: visibilityFor(state, base.type, options),
    }),
  );
  return { state, options, eye, target: oncePerBase(base => targetFacts(state, base)), ready: [] };
}
function oncePerBase<T extends object>(make: (base: Base) => T): (base: Base) => Watched<T> {
  const known = new Map<string, Watched<T>>();
  const numbers = new Map<string, number>();
  return base => {
    const has = known.get(base.id);
    if (has) return has;
    const facts = make(base);
    const words = JSON.stringify(facts);
    const no = numbers.get(words) ?? numbers.size;
    numbers.set(words, no);
    const made = { facts, no };
    known.set(base.id, made);
    return made;
  };
}

/** PLA-R-119: what it takes for the observing base and the base of the target company for which it takes least. */
export function bestChance(
  watch: Watch,
  observers: readonly Base[],
  sights: ReadonlyMap<Base, readonly Sighting[]>,
  inSight: readonly Base[],
  visible: readonly Base[],
): ReadyLocation | undefined {
  const target = inSight[0]!.company;
  const counts = {
    vehicle: countIn(inSight, visible, target, 'vehicle'),
    infantry: countIn(inSight, visible, target, 'infantry'),
  };
  let best: ReadyLocation | undefined;
  const eyes = observers.map(watch.eye);
  for (const to of inSight) {
    const seen = sights.get(to)!;
    const count = counts[locationRow(to)];
    const watched = watch.target(to);
    for (let i = 0; i < observers.length; i++) {
      if (!seen[i]!.visible && !eyes[i]!.facts.observer.spySat) continue;
      const ready = readyFor(watch, eyes[i]!, watched, observers[i]!, to, count, seen[i]!);
      if (isRefusal(ready)) continue;
      if (!best || ready.modifier - ready.needed > best.modifier - best.needed) best = ready;
    }
  }
  return best;
}
/** Bases are mostly alike: what it takes is worked out once for all that are, by how far off they are. */
function readyFor(
  watch: Watch,
  eye: Watched<Eye>,
  target: Watched<TargetFacts>,
  from: Base,
  to: Base,
  count: number,
  { visible: los, underCloud }: Sighting,
): ReadyLocation | Refusal {
  const { observer, visibilityMetres } = eye.facts;
  const rangeMetres = metresBetween(from, to, visibilityMetres);
  const seen = (los ? 1 : 0) + (underCloud ? 2 : 0);
  const far = rangeClass(rangeMetres, visibilityMetres);
  const key = ((target.no * MANY + Math.min(count, MANY - 1)) * 4 + seen) * 8 + far;
  watch.ready[eye.no] ??= new Map();
  const found = watch.ready[eye.no]!;
  const has = found.get(key);
  if (has) return has;
  const { denseCloud } = watch.state.weather;
  const facts = { observer, target: { ...target.facts, count, underCloud }, rangeMetres, visibilityMetres };
  const made = readyLocation({ ...facts, los, denseCloud }, watch.options);
  found.set(key, made);
  return made;
}
/** More than any row of the table asks for. */
const MANY = 64;

/** PLA-LOC-26 to -28, PLA-VIS-01: all that location asks of a distance. */
function rangeClass(metres: number, visibility: number): number {
  const far = metres < 500 ? 0 : metres <= 2000 ? 1 : metres <= 5000 ? 2 : 3;
  return metres > visibility ? far + 4 : far;
}
/** Measured from edge to edge only where it matters. */
function metresBetween(from: Base, to: Base, visibility: number): number {
  const most = distance(from, to);
  const isPlain = rangeClass(leastGap(from, to), visibility) === rangeClass(most, visibility);
  return isPlain ? most : gapBetween(from, to);
}
