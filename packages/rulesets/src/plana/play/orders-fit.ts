import { distance, forbid, nearestShare, type Options, type Point, type Refusal } from '@umpire/engine';
import { spacingIsEnforced } from '../rules/readings.js';
import { unitOf } from '../tables/units.js';
import { commandOf, companyOf, isHqCompany } from './bases.js';
import { groundOf, isCover } from './ground.js';
import { allowanceOf, isAdvance, type MoveField, toEdge } from './moves.js';
import { gapBetween, isWithin } from './places.js';
import { type Base, CM, type Company, type InForce } from './state.js';
import type { View } from './view.js';

/** PLA-OM-10: so far from the route, and so far beyond the objective. */
const ASIDE = 10 * CM;
const BEYOND = 5 * CM;
/** PLA-R-222: so near an HQ company is free. */
const HQ_REACH = 20 * CM;

/** The order under which a company moves now: before its hour it holds (PLA-OM-18), and it may go back if its order lets it (PLA-OM-20). */
export function orderNow(view: Pick<View, 'turn'>, company: Company): InForce['kind'] {
  const { order } = company;
  if (order.notBefore > view.turn) return 'hold';
  return company.mayWithdraw ? 'withdraw' : order.kind;
}

/** Whether the end of a move fits the order of its company (PLA-OM-06, -10, -17 to -20); the umpire may let it (PLA-UMP-05). */
export function fitsOrder(view: View & MoveField, base: Base, end: Point, costCm: number): Refusal | undefined {
  if (view.rulings.waived.includes(base.id)) return undefined;
  const company = companyOf(view, commandOf(view, base))!;
  const kind = orderNow(view, company);
  if (isHqCompany(company) && isFree(view, base)) return undefined;
  if (kind === 'hold') return fitsHold(view, base, end, costCm);
  if (isHalted(view, company) && isAdvance(view, base, end, view.contacts))
    return forbid('PLA-OM-19', 'since contact its order is to halt: it may not advance');
  if (kind === 'defend') return fitsDefence(company, base, end);
  if (kind === 'withdraw' && company.mayWithdraw) return fitsRetreat(view, base, end);
  return fitsRoute(company.order, base, end);
}

/** PLA-R-222: free while near its HQ base. */
function isFree(view: View, base: Base): boolean {
  const hq = view.battalions.find(b => b.id === base.battalion)?.hq;
  const at = view.bases.find(one => one.id === hq);
  return at === undefined || at.id === base.id || isWithin(at, base, HQ_REACH);
}
const isHalted = (view: View, { order, contactSince }: Company): boolean =>
  order.onContact === 'halt' && contactSince !== null && contactSince <= view.turn;

/** PLA-OM-06. */
function fitsHold(view: View & MoveField, base: Base, end: Point, costCm: number): Refusal | undefined {
  if (costCm > allowanceOf(base, 'tactical') / 2)
    return forbid('PLA-OM-06', `without an order it moves at most ${allowanceOf(base, 'tactical') / 2} cm`);
  if (isAdvance(view, base, end, view.contacts)) return forbid('PLA-OM-06', 'without an order it does not advance');
  if (!isCover(groundOf(view.terrain.now), end))
    return forbid('PLA-OM-06', 'without an order it moves only into cover');
  return undefined;
}

/** PLA-OM-10, PLA-OM-17: its place is the objective, or where it stood when the order came. */
function fitsDefence({ order }: Company, base: Base, end: Point): Refusal | undefined {
  const reach = reachOfPlace(base);
  const place = order.objective ?? placeOf(order, base);
  if (distance(place, end) <= reach || distance(place, end) < distance(place, base)) return undefined;
  return forbid('PLA-OM-10', `under a defend order it stays within ${reach / CM} cm of its place`);
}
/** PLA-OM-10: 5 cm, for GF and hover 10. */
export function reachOfPlace({ type }: Base): number {
  const { psRow, moveClass } = unitOf(type);
  return (psRow === 'gf' || moveClass === 'hover' || moveClass === 'light-hover' ? 10 : 5) * CM;
}
export function placeOf({ from, offsets }: InForce, base: Base): Point {
  const offset = offsets[base.id];
  return offset ? { x: from.x + offset.x, y: from.y + offset.y } : base;
}
/** PLA-OM-20: towards its own edge. */
function fitsRetreat(view: View & MoveField, base: Base, end: Point): Refusal | undefined {
  const { edge } = view.sides[base.side];
  return toEdge(view, edge, end) <= toEdge(view, edge, base)
    ? undefined
    : forbid('PLA-OM-20', 'it goes back, towards its own edge');
}

/** The line from where a company began, along its route. */
const routeOf = ({ from, route }: InForce): Point[] => [from, ...route];
/** The way that a company goes now: along its route; or, if it may fall back, straight to its own edge (PLA-OM-20). */
export function wayOfCompany(view: View & MoveField, { order, mayWithdraw, side }: Company, centre: Point): Point[] {
  if (!mayWithdraw) return routeOf(order);
  const { width, depth } = view.table.now;
  const { edge } = view.sides[side];
  const to = { N: { ...centre, y: depth }, S: { ...centre, y: 0 }, E: { ...centre, x: width }, W: { ...centre, x: 0 } };
  return [centre, to[edge]];
}
function fitsRoute(order: InForce, base: Base, end: Point): Refusal | undefined {
  const route = routeOf(order);
  const off = asideOf(route, end);
  if (off > ASIDE && off >= asideOf(route, base))
    return forbid('PLA-OM-10', 'its order keeps it within 10 cm of its route');
  const [before, last] = [route.at(-2) ?? route[0]!, route.at(-1)!];
  if (beyond(before, last, end) > BEYOND)
    return forbid('PLA-OM-10', 'its order takes it no more than 5 cm beyond its objective');
  return undefined;
}
function asideOf(route: readonly Point[], p: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < route.length; i++) {
    const share = nearestShare(p, route[i - 1]!, route[i]!);
    const at = {
      x: route[i - 1]!.x + (route[i]!.x - route[i - 1]!.x) * share,
      y: route[i - 1]!.y + (route[i]!.y - route[i - 1]!.y) * share,
    };
    least = Math.min(least, distance(at, p));
  }
  return route.length < 2 ? distance(route[0]!, p) : least;
}
/** How far a point lies beyond the end of a leg, along it. */
function beyond(from: Point, to: Point, p: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(to, p);
  return ((p.x - to.x) * (to.x - from.x) + (p.y - to.y) * (to.y - from.y)) / length;
}

/** PLA-R-127. */
export const hqStays = (): Refusal => forbid('PLA-R-127', 'an HQ company never attacks');

/** PLA-OM-11: who may start an assault. */
export function mayAssault(view: View, base: Base, end: Point): Refusal | undefined {
  if (view.rulings.waived.includes(base.id)) return undefined;
  const company = companyOf(view, commandOf(view, base))!;
  const kind = orderNow(view, company);
  if (isHqCompany(company)) return hqStays();
  const fights = kind === 'attack' || kind === 'opportunity' || kind === 'defend';
  if (fights && company.order.onContact !== 'assault')
    return forbid('PLA-OM-19', 'its order is not to assault when it meets the enemy');
  if (fights && kind !== 'defend') return undefined;
  if (kind === 'defend' && distance(company.order.objective ?? placeOf(company.order, base), end) <= 5 * CM)
    return undefined;
  return forbid(
    'PLA-OM-11',
    'only companies under an attack order assault, or under a defend order within 5 cm of their place',
  );
}

/** PLA-MV-20: the limit of a company, in cm. */
export function spacingOf(bases: readonly Base[]): number {
  const wide = bases.every(({ type }) =>
    ['gf-infantry', 'marine', 'hover', 'light-hover'].includes(unitOf(type).moveClass),
  );
  return (wide ? 10 : 5) * CM;
}
/** PLA-MV-20, PLA-R-172: the base whose own move opens a gap that is too large; undefined: nobody's. */
export function spacingFault(
  before: readonly Base[],
  after: readonly Base[],
  company: Company,
  options: Options,
): Base | undefined {
  if (!spacingIsEnforced(options) || isHqCompany(company) || company.troop === 'battery' || after.length < 2)
    return undefined;
  const limit = spacingOf(after);
  return after.find((base, at) => {
    const was = before[at]!;
    if (was.x === base.x && was.y === base.y) return false;
    const gap = nearestGap(base, after);
    return gap > limit && gap > nearestGap(was, before);
  });
}
/** PLA-R-173: the pair at fault, in words. */
export function apartWords(fault: Base, after: readonly Base[]): string {
  const next = after
    .filter(one => one.id !== fault.id)
    .reduce((best, one) => (gapBetween(fault, one) < gapBetween(fault, best) ? one : best));
  return `${fault.id} would be too far from ${next.id}`;
}
const nearestGap = (base: Base, all: readonly Base[]): number =>
  Math.min(...all.filter(one => one.id !== base.id).map(one => gapBetween(base, one)));
