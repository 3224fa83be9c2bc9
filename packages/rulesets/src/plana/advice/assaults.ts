import { type Candidate, isRefusal, type Point, pointAhead } from '@umpire/engine';
import { assaultOdds, standingWith } from '../play/assault-odds.js';
import type { Contact } from '../play/ledger.js';
import { allowanceOf, isAdvance, movedTo, wayOf } from '../play/moves.js';
import { fitsOrder, mayAssault, orderNow } from '../play/orders-fit.js';
import { gapBetween, isWithin, leastGap, spotAt } from '../play/places.js';
import { type Base, CM, type Company } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import type { Order } from '../verbs/index.js';
import { attacks, basesOf, HELD_WITHIN, isClosing, isFit, isFree } from './situation.js';
import { pointAlong } from './way.js';
import { FLANKS_FROM, wings } from './wings.js';

/** PLA-SOP-12: from this chance on a position is assaulted: while there is time to wait for better, then, and when there is none left. */
const EARLY_ODDS = 0.5;
const GOOD_ODDS = 0.45;
const LAST_ODDS = 0.25;
const HAS_TIME = 4;
const leastOdds = (view: View): number =>
  isClosing(view) ? LAST_ODDS : view.limit - view.turn > HAS_TIME ? EARLY_ODDS : GOOD_ODDS;
/** A company gets ready for an assault on whoever is so near. */
const IN_SIGHT = 30 * CM;

interface Assault {
  readonly target: Contact;
  readonly bases: readonly Base[];
  readonly worth: number;
}

/** Assaults that look good, with everybody who comes in time; and ways up to where they will. */
export function* assaults(seat: Seat, enemies: readonly Contact[]): Iterable<Candidate<Order>> {
  const { view } = seat;
  const going = new Set<string>();
  for (const { target, bases, worth } of planned(seat, enemies))
    for (const base of bases) {
      going.add(base.id);
      if (isFree(view, base)) yield goIn(base, target, worth);
    }
  for (const company of view.companies) {
    if (!isOfFighters(company) || !attacks(view, company)) continue;
    const rest = basesOf(view, company.id).filter(base => isFit(base) && !going.has(base.id));
    yield* pressed(seat, rest, enemies);
  }
}
const goIn = (base: Base, { x, y }: Contact, worth: number): Candidate<Order> => ({
  order: { verb: 'assault', stand: base.id, path: [{ x, y }], heading: null },
  worth: 1 + worth / 100,
});
const goTo = (base: Base, to: Point, worth: number): Candidate<Order> => ({
  order: { verb: 'move', stand: base.id, path: [to], mode: 'tactical', heading: null },
  worth,
});
const isOfFighters = ({ demoralised, troop }: Company): boolean =>
  !demoralised && troop !== 'hq' && troop !== 'battery';
/** The best first; nobody goes twice. What is on the sheet already is planned again, to the same end. */
function planned(seat: Seat, enemies: readonly Contact[]): Assault[] {
  const { view } = seat;
  let left = view.companies
    .filter(isOfFighters)
    .flatMap(({ id }) => basesOf(view, id).filter(base => isFit(base) && base.forced === null && base.work === null));
  const plan: Assault[] = [];
  for (;;) {
    const [best] = enemies
      .flatMap(target => assaultOn(seat, target, enemies, left))
      .sort((p, q) => q.worth - p.worth || p.target.no - q.target.no);
    if (!best) return plan;
    plan.push(best);
    left = left.filter(base => !best.bases.includes(base));
  }
}
function assaultOn(seat: Seat, target: Contact, enemies: readonly Contact[], able: readonly Base[]): Assault[] {
  const { view, options } = seat;
  const bases = able.filter(base => comesInTime(seat, base, target));
  if (bases.length === 0) return [];
  const there = standingWith(target, enemies);
  const { taken, ownLost, theirLost } = assaultOdds(view, bases, there, options);
  const isDefence = bases.every(base => orderOf(view, base) === 'defend');
  const isAtStake = view.objectives.some(({ at }) => there.some(one => isWithin(one, spotAt(at), HELD_WITHIN)));
  const gain = theirLost - ownLost;
  if (isDefence ? taken < GOOD_ODDS || !(gain >= SALLY || (isClosing(view) && isAtStake)) : taken < leastOdds(view))
    return [];
  return [{ target, bases, worth: gain + taken * (isAtStake ? AT_STAKE : 1) }];
}
/** Whoever is dug in leaves his works for so many SP, or to throw somebody off an objective at the end. */
const SALLY = 2;
const AT_STAKE = 4;
const orderOf = (view: View, { company }: Base) => orderNow(view, view.companies.find(({ id }) => id === company)!);

/** PLA-CA-01: he gets there with less than half his move, and his order lets him: others would only stand by (PLA-R-189). */
function comesInTime({ view, options }: Seat, base: Base, target: Contact): boolean {
  const reach = (allowanceOf(base, 'tactical') * CM) / 2;
  if (leastGap(base, target) >= reach) return false;
  const gap = gapBetween(base, target);
  if (gap >= reach) return false;
  const to = pointAlong(base, target, gap);
  if (mayAssault(view, base, to)) return false;
  if (gap === 0) return true;
  const way = wayOf(view, base, [to], 'tactical', true, options);
  return !isRefusal(way) && way.completes && way.costCm < way.allowanceCm / 2;
}

/** Nobody gets nearer for less; what is fired in the meantime may make it better. */
const WORTH_GOING = GOOD_ODDS;
/** Those who cannot go in yet get nearer to the nearest, if all together could take him. */
function* pressed(seat: Seat, fighters: readonly Base[], enemies: readonly Contact[]): Iterable<Candidate<Order>> {
  const { view, options } = seat;
  const target = nearestTo(fighters, enemies);
  if (!target) return;
  if (assaultOdds(view, fighters, standingWith(target, enemies), options).taken < WORTH_GOING) return;
  const round = wings(fighters, target);
  for (const base of fighters) {
    if (!isFree(view, base)) continue;
    const aside = roundTo(seat, base, target, round.get(base.id));
    if (aside) yield goTo(base, aside, 0.5);
    yield* approach(seat, base, target);
  }
}
/** The first place so far from the enemy, on a straight way to him, from which he is reached in time. */
const springsFrom = (seat: Seat, base: Base, from: Point, target: Contact, least: number): Point | undefined => {
  const gap = gapBetween(movedTo(base, from, base.facing), target);
  return SPRINGS.map(share => Math.max(least, allowanceOf(base, 'tactical') * share * CM))
    .map(off => pointAlong(from, target, gap - off))
    .find(place => comesInTime(seat, movedTo(base, place, base.facing), target));
};
/** On his bearing, if he gets there in this turn. */
function roundTo(seat: Seat, base: Base, target: Contact, bearing: number | undefined): Point | undefined {
  if (bearing === undefined) return undefined;
  const { view, options } = seat;
  const place = springsFrom(seat, base, pointAhead(target, bearing, IN_SIGHT), target, FLANKS_FROM);
  if (!place) return undefined;
  const way = wayOf(view, base, [place], 'tactical', isAdvance(view, base, place, view.contacts), options);
  const fits = !isRefusal(way) && way.completes && !fitsOrder(view, base, place, way.costCm);
  return fits ? place : undefined;
}
function nearestTo(fighters: readonly Base[], enemies: readonly Contact[]): Contact | undefined {
  let best: Contact | undefined;
  let least = IN_SIGHT;
  for (const enemy of enemies)
    for (const base of fighters) {
      if (leastGap(base, enemy) >= least) continue;
      const gap = gapBetween(base, enemy);
      if (gap < least) [best, least] = [enemy, gap];
    }
  return best;
}
/** Up to where the rest of the way takes less than half a move: from there an assault is fought in the turn in which it is begun (PLA-CA-01). */
const SPRINGS = [0.48, 0.4, 0.3, 0.2];
function* approach(seat: Seat, base: Base, target: Contact): Iterable<Candidate<Order>> {
  const { view, options } = seat;
  if (comesInTime(seat, base, target)) return;
  const to = springsFrom(seat, base, base, target, 0);
  if (!to) return; // not from this side of a river: its route leads over it
  const way = wayOf(view, base, [to], 'tactical', isAdvance(view, base, to, view.contacts), options);
  if (isRefusal(way) || way.walked.length === 0) return;
  yield goTo(base, to, 0.45);
}
