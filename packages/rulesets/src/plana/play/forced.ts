import {
  distance,
  type Footprint,
  facingOf,
  footprint,
  forward,
  isRefusal,
  lerp,
  type Options,
  otherSide,
  overlaps,
  type Point,
  pointAhead,
  pointAlong,
  type RuleId,
} from '@umpire/engine';
import { psEffect } from '../rules/states.js';
import { companyOf } from './bases.js';
import { dugOf, qualityOf } from './condition.js';
import { groundOf, isIn, near, type Patch } from './ground.js';
import { type Contact, toldOf } from './ledger.js';
import { rowOf } from './links.js';
import { allowanceOf, asIfUnhurt, wayOf } from './moves.js';
import { isInZone, mean, outlineOf, spotAt } from './places.js';
import { somebodyAt, type Thought, thoughtAt } from './poses.js';
import { type Sky, sightBetween, sightUnder, skyOver } from './sight.js';
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
  const { turn, table, sides, bases, companies, battalions } = state;
  const own = { terrain: { now: terrainFor(state, base.side) }, turn, table, sides, bases, companies, battalions };
  const way = wayOf(own, asIfUnhurt(base), [to], 'tactical', false, options);
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
  const { width, depth } = state.table.now;
  const most = Math.max(width, depth);
  const shelter = shelterOf(state, base, options);
  let best: { to: Point; far: number } | undefined;
  for (const turn of TURNS) {
    const ahead = forward((away + turn + 3600) % 3600);
    const onTheWay = { ...shelter, cover: near(shelter.cover, base, pointAlong(base, ahead, most), CM) };
    for (let far = CM / 2; far <= most && (!best || far < best.far); far += CM / 2) {
      const to = pointAlong(base, ahead, far);
      const isOff = to.x < 0 || to.y < 0 || to.x > width || to.y > depth;
      if (!isOff && !isHiddenCover(onTheWay, to)) continue;
      if (isOff || isOpen(state, base, to, options)) best = { to, far };
      break;
    }
  }
  return best ? [best.to] : null;
}
/** PLA-COV-03: cover, its own works or such as its side has there, out of sight of every enemy that it knows. */
export const isSafe = (state: State, base: Base, to: Point, options: Options): boolean =>
  isHiddenCover(shelterOf(state, base, options), to);

/** What hides a base, and from whom. */
interface Shelter {
  readonly sky: Sky;
  readonly base: Base;
  readonly cover: readonly Patch[];
  readonly watchers: Thought[];
}
function shelterOf(state: State, base: Base, options: Options): Shelter {
  const ground = groundOf(state.terrain.now);
  const works = ground.works.filter(({ feature }) => feature.owner === base.side);
  const cover = works.length === 0 ? ground.cover : [...ground.cover, ...works];
  return { sky: skyOver(state, options), base, cover, watchers: knownTo(state, base).map(somebodyAt) };
}
function isHiddenCover({ sky, base, cover, watchers }: Shelter, to: Point): boolean {
  const isDugIn = base.dug !== 'none' && to.x === base.x && to.y === base.y;
  if (!isDugIn && !isIn(cover, to)) return false;
  const there = thoughtAt(to.x, to.y, base, base.id);
  for (let at = 0; at < watchers.length; at++) {
    const watcher = watchers[at]!;
    if (!sightUnder(sky, watcher, there).visible) continue;
    // whoever sees this place mostly sees the next as well: he is asked first
    watchers.splice(at, 1);
    watchers.unshift(watcher);
    return false;
  }
  return true;
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
  return !sightBetween(state, spotAt(swept.from), thoughtAt(to.x, to.y, base, base.id), options).visible;
}
const placeOfCause = (swept: Swept): Point => (swept.kind === 'fire' ? swept.from : swept.zone.at);
