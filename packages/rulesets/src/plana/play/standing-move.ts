import { distance, isRefusal, type Options, type Point, pathLength, pointAhead, pointOnPath } from '@umpire/engine';
import type { MoveMode } from '../pieces.js';
import { followsOrders } from '../rules/readings.js';
import { pointsPerSp } from '../tables/assault.js';
import { unitOf } from '../tables/units.js';
import { weaponOf } from '../tables/weapons.js';
import { commandOf, isHqCompany, isOnTable } from './bases.js';
import { dugOf } from './condition.js';
import { wayOver } from './going.js';
import { groundOf } from './ground.js';
import type { Contact } from './ledger.js';
import { allowanceOf, isAdvance, movedTo, nearestCurrent, type Way, wayOf } from './moves.js';
import { fitsOrder, mayAssault, orderNow, placeOf, reachOfPlace, spacingFault, wayOfCompany } from './orders-fit.js';
import { gapBetween, isWithin, mean } from './places.js';
import { lineFor } from './sheet.js';
import { type Base, CM, type Company, type OrderKind } from './state.js';
import type { View } from './view.js';

/** What a base does in step 8 by itself. */
export type StandingMove =
  | { readonly kind: 'go'; readonly base: Base; readonly way: Way; readonly mode: MoveMode; readonly assault: boolean }
  | { readonly kind: 'dig'; readonly base: Base }
  | Dismount;
interface Dismount {
  readonly kind: 'dismount';
  readonly base: Base;
  readonly at: Point;
}

const BOUND = 0.45;
/** PLA-SOP-06: nobody drives non-tactically with an enemy so near. */
const MARCH_CLEAR = 30 * CM;

/** PLA-SOP-06 to -08: what the companies of a side do where nothing is on its sheet. */
export function standingMoves(view: View, options: Options): StandingMove[] {
  if (!followsOrders(options)) return [];
  return view.companies.flatMap(company => (company.demoralised ? [] : movesOf(view, company, options)));
}

/** PLA-SOP-08: what of it is done before anybody walks: they dig, or get down. */
export function standingWorks(view: View, options: Options): Exclude<StandingMove, { kind: 'go' }>[] {
  if (!followsOrders(options)) return [];
  return view.companies.flatMap((company): Exclude<StandingMove, { kind: 'go' }>[] => {
    if (company.demoralised) return [];
    const kind = orderNow(view, company);
    if (kind !== 'hold' && kind !== 'defend') return dismounting(view, company, kind);
    return movesOf(view, company, options).flatMap(move => (move.kind === 'dig' ? [move] : []));
  });
}

function movesOf(view: View, company: Company, options: Options): StandingMove[] {
  const own = commandedBy(view, company.id);
  const free = own.filter(base => !lineFor(view.sheet, base.id, 'move') && base.forced === null && base.work === null);
  if (free.length === 0) return [];
  const kind = orderNow(view, company);
  const riders = dismounting(view, company, kind);
  if (riders.length > 0) return riders;
  if (kind === 'hold' || kind === 'defend') return staying(view, company, free, kind === 'defend', options);
  if (isHqCompany(company) && kind !== 'move' && kind !== 'withdraw') return [];
  return going(view, company, own, free, options);
}

/** PLA-R-182: the bases on the table that a company commands now. A view does not change: they are sorted out once. */
function commandedBy(view: View, company: string): readonly Base[] {
  const byCompany = commanded.get(view) ?? byCommand(view);
  commanded.set(view, byCompany);
  return byCompany.get(company) ?? NOBODY;
}
const commanded = new WeakMap<View, ReadonlyMap<string, readonly Base[]>>();
function byCommand(view: View): ReadonlyMap<string, readonly Base[]> {
  const found = new Map<string, Base[]>();
  for (const base of view.bases) {
    if (!isOnTable(base)) continue;
    const command = commandOf(view, base);
    const own = found.get(command);
    if (own) own.push(base);
    else found.set(command, [base]);
  }
  return found;
}
const NOBODY: readonly Base[] = [];

/** PLA-SOP-08: who is to attack gets down when he first has contact, behind his carrier. */
function dismounting(view: View, company: Company, kind: OrderKind): Dismount[] {
  if ((kind !== 'attack' && kind !== 'opportunity') || company.contactSince !== view.turn) return [];
  const riders = view.bases.filter(base => base.where === 'mounted' && base.company === company.id);
  return riders.flatMap((base, place): Dismount[] => {
    const carrier = view.bases.find(one => one.id === base.carrier && one.where === 'table');
    if (!carrier || lineFor(view.sheet, base.id, 'move')) return [];
    const before = riders.slice(0, place).filter(one => one.carrier === carrier.id).length;
    const facing = (carrier.facing + (before === 0 ? 1800 : 900)) % 3600;
    const { x, y } = pointAhead(carrier, facing, (carrier.depth + base.depth) / 2);
    return [{ kind: 'dismount', base, at: { x: Math.round(x), y: Math.round(y) } }];
  });
}

/** PLA-SOP-08: dig, or go back to one's place. */
function staying(
  view: View,
  company: Company,
  bases: readonly Base[],
  defends: boolean,
  options: Options,
): StandingMove[] {
  let near: boolean | undefined;
  return bases.flatMap((base): StandingMove[] => {
    const place = company.order.objective ?? placeOf(company.order, base);
    if (defends && distance(place, base) > reachOfPlace(base)) {
      const way = wayOf(view, base, [place], 'tactical', isAdvance(view, base, place, view.contacts), options);
      if (!isRefusal(way) && way.walked.length > 0)
        return [{ kind: 'go', base, way, mode: 'tactical', assault: false }];
    }
    const digs = company.instructions.dig && base.dig === null && canDig(base) && dugOf(view, base) === 'none';
    if (!digs) return [];
    near ??= isEnemyNear(view, bases);
    return near ? [] : [{ kind: 'dig', base }];
  });
}
function isEnemyNear({ contacts }: View, bases: readonly Base[]): boolean {
  for (const contact of contacts) {
    if (contact.status !== 'current') continue;
    for (const base of bases) if (isWithin(base, contact, 20 * CM)) return true;
  }
  return false;
}
/** Trenches are dug by men; vehicles and guns take eight hours, which nobody begins by himself. */
export const canDig = ({ type }: Base): boolean => ['infantry', 'gf-infantry', 'marine'].includes(unitOf(type).kind);

/** The enemies that a company knows of now. */
const currentContacts = (view: View): Contact[] => view.contacts.filter(({ status }) => status === 'current');

function going(
  view: View,
  company: Company,
  own: readonly Base[],
  free: readonly Base[],
  options: Options,
): StandingMove[] {
  const contacts = currentContacts(view);
  const assault = assaulting(view, company, free, contacts, options);
  if (assault.length > 0) return assault;
  const share = paceOf(company);
  if (share === 0) return [];
  const mode = marches(company, own, contacts) ? 'non-tactical' : 'tactical';
  const length = stepOf(view, company, own, contacts, share, mode);
  if (length <= 0) return [];
  const moves = shifted(view, company, own, free, length, mode, options);
  return spaced(company, own, moves, options);
}

/** PLA-SOP-06: the pace of a company, as a share of its allowance. */
function paceOf(company: Company): number {
  const { pace } = company.instructions;
  const isInContact = company.contactSince !== null;
  if (pace === 'halt' || (pace === null && isInContact && company.order.onContact === 'halt')) return 0;
  if (pace === 'full' || (pace === null && !isInContact)) return 1;
  return BOUND;
}
const marches = ({ order }: Company, own: readonly Base[], contacts: readonly Contact[]): boolean => {
  return order.mode === 'non-tactical' && !contacts.some(c => own.some(base => isWithin(base, c, MARCH_CLEAR)));
};

/** How far the company goes along its route: the slowest sets the pace, and the fire line stops it (PLA-SOP-07). */
function stepOf(
  view: View,
  company: Company,
  own: readonly Base[],
  contacts: readonly Contact[],
  share: number,
  mode: MoveMode,
): number {
  const slowest = Math.min(...own.map(base => allowanceOf(base, mode))) * share * CM;
  if (company.order.onContact !== 'assault' || contacts.length === 0) return slowest;
  const gaps = own.flatMap(base => {
    const nearest = nearestCurrent(base, contacts);
    return nearest ? [gapBetween(base, nearest)] : [];
  });
  return Math.min(slowest, Math.max(0, Math.min(...gaps) - fireLine(view, company, own)));
}
/** PLA-SOP-07: just under half an allowance, or at effective range until something is suppressed or two turns have passed. */
function fireLine(view: View, company: Company, own: readonly Base[]): number {
  const half = Math.min(...own.map(base => allowanceOf(base, 'tactical'))) * 0.5 * CM - CM / 10;
  const isSoftened = view.contacts.some(
    c => c.hit !== null && c.hit.turn >= view.turn - 1 && c.hit.effect === 'suppressed',
  );
  const waited = company.contactSince !== null && view.turn - company.contactSince >= 2;
  if (isSoftened || waited) return half;
  const er = Math.max(0, ...own.flatMap(base => unitOf(base.type).weapons.map(w => Math.min(weaponOf(w).er, 30)))) * CM;
  return Math.max(half, er);
}

/** Each base keeps its place in the company and goes along the route with it. */
function shifted(
  view: View,
  company: Company,
  own: readonly Base[],
  free: readonly Base[],
  length: number,
  mode: MoveMode,
  options: Options,
): Extract<StandingMove, { kind: 'go' }>[] {
  const centre = mean(own);
  const route = wayOfCompany(view, company, centre);
  const along = alongRoute(route, centre);
  const target = pointOnPath(route, along + length);
  return free.flatMap(base => {
    const offset = company.order.offsets[base.id] ?? { x: base.x - centre.x, y: base.y - centre.y };
    for (const width of [1, 0.5, 0]) {
      const to = onTable(
        view,
        { x: Math.round(target.x + offset.x * width), y: Math.round(target.y + offset.y * width) },
        base,
      );
      const way = wayRound(view, base, to, mode, options);
      if (!way || fitsOrder(view, base, way.walked.at(-1)!, way.costCm)) continue;
      return [{ kind: 'go' as const, base, way, mode, assault: false }];
    }
    return [];
  });
}
/** PLA-SOP-06: straight, or by the least way round what lies between; never through mines that its side knows of. */
function wayRound(view: View, base: Base, to: Point, mode: MoveMode, options: Options): Way | undefined {
  const middle = { x: (base.x + to.x) / 2, y: (base.y + to.y) / 2 };
  const length = distance(base, to);
  const aside = (far: number): Point => ({
    x: Math.round(middle.x + ((to.y - base.y) * far) / length),
    y: Math.round(middle.y - ((to.x - base.x) * far) / length),
  });
  const advance = isAdvance(view, base, to, view.contacts);
  for (const far of length > 0 ? DETOURS : [0]) {
    const way = wayOf(view, base, far === 0 ? [to] : [aside(far), to], mode, advance, options);
    if (isRefusal(way) || way.walked.length === 0) continue;
    if (!way.mined || !isMined(view, base, way.walked)) return way;
  }
  return undefined;
}
const isMined = (view: View, base: Base, walked: readonly Point[]): boolean =>
  wayOver(groundOf(view.terrain.now), base, walked).some(({ terrain }) => terrain === 'minefield');
const DETOURS = [0, 3 * CM, -3 * CM, 6 * CM, -6 * CM, 10 * CM, -10 * CM];
/** The whole base stays on the table. */
function onTable({ table }: View, p: Point, { width, depth }: Base): Point {
  const half = Math.max(width, depth) / 2 + 1;
  const within = (at: number, most: number): number => Math.min(Math.max(at, Math.ceil(half)), Math.floor(most - half));
  return { x: within(p.x, table.now.width), y: within(p.y, table.now.depth) };
}
/** How far along a route a point lies, by the leg that is nearest to it. */
function alongRoute(route: readonly Point[], p: Point): number {
  let [best, along, passed] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let i = 1; i < route.length; i++) {
    const leg = distance(route[i - 1]!, route[i]!);
    const share =
      leg === 0
        ? 0
        : clampShare(
            ((p.x - route[i - 1]!.x) * (route[i]!.x - route[i - 1]!.x) +
              (p.y - route[i - 1]!.y) * (route[i]!.y - route[i - 1]!.y)) /
              (leg * leg),
          );
    const off = distance(pointOnPath([route[i - 1]!, route[i]!], share * leg), p);
    if (off < best) [best, along] = [off, passed + share * leg];
    passed += leg;
  }
  return Math.min(along, pathLength(route));
}
const clampShare = (share: number): number => Math.min(1, Math.max(0, share));

/** PLA-SOP-06: all moves of a company are shortened alike until its spacing holds. */
function spaced(
  company: Company,
  own: readonly Base[],
  moves: readonly Extract<StandingMove, { kind: 'go' }>[],
  options: Options,
): StandingMove[] {
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const short = moves.map(move => ({ ...move, way: shortened(move.base, move.way, share) }));
    const after = own.map(base => {
      const move = short.find(one => one.base.id === base.id);
      const end = move?.way.walked.at(-1);
      return end ? movedTo(base, end, base.facing) : base;
    });
    if (!spacingFault(own, after, company, options)) return short.filter(({ way }) => way.walked.length > 0);
  }
  return [];
}
function shortened(base: Base, way: Way, share: number): Way {
  if (share === 1) return way;
  const length = pathLength([base, ...way.walked]) * share;
  const end = pointOnPath([base, ...way.walked], length);
  return { ...way, walked: length > 0 ? [end] : [], costCm: way.costCm * share, coveredCm: way.coveredCm * share };
}

/** PLA-R-228: from the line at which companies stop (PLA-SOP-07) everybody goes in whose allowance brings him there with half of it. */
const ASSAULT = 0.5;
/** PLA-SOP-07: when the time has come, everybody who can reach a defender so goes in. */
function assaulting(
  view: View,
  company: Company,
  free: readonly Base[],
  contacts: readonly Contact[],
  options: Options,
): StandingMove[] {
  const { assaultWhen } = company.instructions;
  if (assaultWhen === 'never' || company.order.onContact !== 'assault' || contacts.length === 0) return [];
  const fighters = free.filter(base => pointsPerSp(unitOf(base.type).kind) > 0 && base.state === 'ok');
  const nearest = fighters.map(base => ({ base, contact: nearestCurrent(base, contacts)! }));
  const inReach = nearest.filter(
    ({ base, contact }) => gapBetween(base, contact) <= allowanceOf(base, 'tactical') * ASSAULT * CM,
  );
  if (inReach.length === 0 || !isTime(view, company, inReach, contacts)) return [];
  const moves = inReach.flatMap(({ base, contact }): StandingMove[] => {
    const to = { x: contact.x, y: contact.y };
    if (mayAssault(view, base, to)) return [];
    const way = wayOf(view, base, [to], 'tactical', true, options);
    return isRefusal(way) || way.walked.length === 0
      ? []
      : [{ kind: 'go', base, way, mode: 'tactical', assault: true }];
  });
  const onFoot = moves.some(move => ['infantry', 'gf-infantry', 'marine'].includes(unitOf(move.base.type).kind));
  const hasFoot = free.some(base => ['infantry', 'gf-infantry', 'marine'].includes(unitOf(base.type).kind));
  return onFoot || !hasFoot ? moves : [];
}
/** Half of those who are there were suppressed by this side this turn or last; or after three turns there are two to one. */
function isTime(
  view: View,
  company: Company,
  inReach: readonly { readonly base: Base; readonly contact: Contact }[],
  contacts: readonly Contact[],
): boolean {
  if (company.instructions.assaultWhen === 'now') return true;
  const there = contacts.filter(c => inReach.some(({ contact }) => gapBetween(contact, c) <= 5 * CM));
  const down = there.filter(c => c.hit !== null && c.hit.turn >= view.turn - 1 && c.hit.effect === 'suppressed');
  if (down.length * 2 >= there.length) return true;
  if (company.contactSince === null || view.turn - company.contactSince < 3) return false;
  const own = inReach.reduce((sum, { base }) => sum + base.sp * pointsPerSp(unitOf(base.type).kind), 0);
  return own >= 2 * there.reduce((sum, c) => sum + fullPoints(c), 0);
}
/** The points of a contact at full strength. */
export function fullPoints({ type }: Contact): number {
  if (type === 'vehicles') return 16;
  const unit = unitOf(type === 'infantry' ? 'regular-platoon' : type);
  return unit.sp * pointsPerSp(unit.kind);
}
