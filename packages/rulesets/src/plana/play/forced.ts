import {
  distance,
  type Footprint,
  facingOf,
  footprint,
  isRefusal,
  lerp,
  type Options,
  otherSide,
  overlaps,
  type Point,
  pointAhead,
  type RuleId,
} from '@umpire/engine';
import { psEffect } from '../rules/states.js';
import { companyOf } from './bases.js';
import { dugOf, qualityOf } from './condition.js';
import { groundOf, isCover, patchesAt } from './ground.js';
import { type Contact, toldOf } from './ledger.js';
import { rowOf } from './links.js';
import { allowanceOf, toEdge, wayOf } from './moves.js';
import { isInZone, mean, outlineOf, type Placed } from './places.js';
import { sightBetween } from './sight.js';
import { type Base, CM, type Forced, type State, type Swept } from './state.js';
import { terrainFor } from './view.js';

/** PLA-MV-19: straight away, then ever farther to either side. */
const TURNS = [0, 150, -150, 300, -300, 450, -450, 600, -600, 750, -750, 900, -900];

/** Enemies as their side knows them this turn (PLA-R-171). */
const knownTo = (state: State, base: Base): Contact[] =>
  toldOf(state.ledgers[base.side]).filter(({ status }) => status === 'current');

/** From where a base goes away: those who struck it, else the nearest it knows of, else the enemy's edge. */
function awayFrom(state: State, base: Base, causes: readonly Point[]): number {
  const from = causes.length > 0 ? mean(causes) : nearest(base, knownTo(state, base));
  if (from && (from.x !== base.x || from.y !== base.y)) return facingOf(base.x - from.x, base.y - from.y);
  const { edge } = state.sides[otherSide(base.side)];
  return edge === 'S' ? 0 : edge === 'W' ? 900 : edge === 'N' ? 1800 : 2700;
}
const nearest = (base: Base, contacts: readonly Contact[]): Point | undefined =>
  contacts.reduce<Contact | undefined>(
    (best, c) => (!best || distance(base, c) < distance(base, best) ? c : best),
    undefined,
  );

/** Whether a whole straight leg is passable for a base and crosses no enemy that its side knows. */
function isOpen(state: State, base: Base, to: Point, options: Options): boolean {
  const own = { ...state, terrain: { now: terrainFor(state, base.side) } };
  const way = wayOf(own, { ...base, state: 'ok', limbered: true }, [to], 'tactical', false, options);
  if (isRefusal(way)) return false;
  const known = knownTo(state, base);
  return known.length === 0 || !footsteps(base, to).some(there => known.some(one => overlaps(outlineOf(one), there)));
}
/** The ground that a base covers on its way to a point, every half centimetre of it. */
function footsteps(base: Base, to: Point): Footprint[] {
  const steps = Math.max(1, Math.ceil(distance(base, to) / (CM / 2)));
  return Array.from({ length: steps }, (_, at) =>
    footprint({ ...lerp(base, to, (at + 1) / steps), facing: base.facing }, base.width, base.depth),
  );
}

/** PLA-MV-19: a leg of a fixed length, in the first direction that is open; null: there is none. */
export function legAway(
  state: State,
  base: Base,
  causes: readonly Point[],
  length: number,
  options: Options,
): Point[] | null {
  const away = awayFrom(state, base, causes);
  for (const turn of TURNS) {
    const to = pointAhead(base, (away + turn + 3600) % 3600, length);
    if (isOpen(state, base, to, options)) return [to];
  }
  return null;
}

/** PLA-MV-19, PLA-COV-03: the nearest safe cover behind, or the edge of the table. */
export function wayToCover(state: State, base: Base, causes: readonly Point[], options: Options): Point[] | null {
  const away = awayFrom(state, base, causes);
  const most = Math.max(state.table.now.width, state.table.now.depth);
  const watchers = watchersOf(state, base);
  let best: { to: Point; far: number } | undefined;
  for (const turn of TURNS) {
    for (let far = CM / 2; far <= most && (!best || far < best.far); far += CM / 2) {
      const to = pointAhead(base, (away + turn + 3600) % 3600, far);
      const isOff =
        toEdge(state, 'N', to) < 0 ||
        toEdge(state, 'S', to) < 0 ||
        toEdge(state, 'E', to) < 0 ||
        toEdge(state, 'W', to) < 0;
      if (!isOff && !isHiddenCover(state, base, to, watchers, options)) continue;
      if (isOff || isOpen(state, base, to, options)) best = { to, far };
      break;
    }
  }
  return best ? [best.to] : null;
}
/** PLA-COV-03: cover, its own works or such as its side has there, out of sight of every enemy that it knows. */
export const isSafe = (state: State, base: Base, to: Point, options: Options): boolean =>
  isHiddenCover(state, base, to, watchersOf(state, base), options);
type Watcher = Placed & { readonly id?: string; readonly type: 'gf-section' };
const watchersOf = (state: State, base: Base): Watcher[] =>
  knownTo(state, base).map(({ x, y, facing, width, depth }) => ({ x, y, facing, width, depth, type: 'gf-section' }));
function isHiddenCover(state: State, base: Base, to: Point, watchers: readonly Watcher[], options: Options): boolean {
  const ground = groundOf(state.terrain.now);
  const isDugIn = base.dug !== 'none' && to.x === base.x && to.y === base.y;
  const works = patchesAt(ground.works, to).some(({ feature }) => feature.owner === base.side);
  if (!isDugIn && !works && !isCover(ground, to)) return false;
  const { facing, width, depth, id } = base;
  const there = { x: to.x, y: to.y, facing, width, depth, id };
  return !watchers.some(watcher => sightBetween(state, watcher, there, options).visible);
}

/** PLA-MV-22: what a base must do in step 8 by its state; null: nothing. */
export function forcedBy(state: State, base: Base, options: Options): Forced | null {
  if (base.where !== 'table') return null;
  if (base.forced) return base.forced;
  const company = companyOf(state, base.company)!;
  if (company.demoralised) return null;
  const { result, because } = psEffect(
    { psRow: rowOf(base), state: base.state, quality: qualityOf(state, base), dugIn: dugOf(state, base) !== 'none' },
    options,
  );
  const causes = base.swept.map(placeOfCause);
  const rule: RuleId = because[0]?.rule ?? 'PLA-MV-22';
  if (result.move === 'withdraw-5cm') {
    const path = legAway(state, base, causes, Math.min(5, allowanceOf(base, 'tactical')) * CM, options);
    return path && { kind: 'withdraw-5', rule, path, mode: 'tactical' };
  }
  if (result.move === 'withdraw-out' && base.swept.length > 0) {
    const path = wayOut(state, base, causes, options);
    return path && { kind: 'withdraw-out', rule, path, mode: 'tactical' };
  }
  return null;
}
/** PLA-R-28: until it is out of every zone that hit it and out of sight of whoever fired at it; at most a tactical move. */
function wayOut(state: State, base: Base, causes: readonly Point[], options: Options): Point[] | null {
  const most = allowanceOf(base, 'tactical') * CM;
  for (let far = CM / 2; far < most; far += CM / 2) {
    const path = legAway(state, base, causes, far, options);
    if (path && base.swept.every(one => isOutOf(state, base, one, path[0]!, options))) return path;
  }
  return legAway(state, base, causes, most, options);
}
function isOutOf(state: State, base: Base, swept: Swept, to: Point, options: Options): boolean {
  if (swept.kind === 'zone') return !isInZone(swept.zone, to);
  const firer = { ...swept.from, facing: 0, width: 0, depth: 0, type: 'gf-section' as const };
  return !sightBetween(state, firer, { ...base, x: to.x, y: to.y }, options).visible;
}
const placeOfCause = (swept: Swept): Point => (swept.kind === 'fire' ? swept.from : swept.zone.at);
