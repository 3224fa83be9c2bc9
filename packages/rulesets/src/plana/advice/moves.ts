import { type Candidate, distance, isRefusal, type Point } from '@umpire/engine';
import type { Contact } from '../play/ledger.js';
import { allowanceOf, isAdvance, wayOf } from '../play/moves.js';
import { orderNow } from '../play/orders-fit.js';
import { gapBetween, isWithin, leastGap, spotAt } from '../play/places.js';
import { type Base, CM, type Company } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import { unitOf } from '../tables/units.js';
import type { Order } from '../verbs/index.js';
import { chanceToTake } from './assault-odds.js';
import { assaultPoints, basesOf, currentEnemies, HELD_WITHIN, isWritten, unheld } from './situation.js';
import { pointAlong } from './way.js';

/** PLA-SOP-12: from this chance on a position is assaulted; from less when there is no time left to wait for better. */
const GOOD_ODDS = 0.45;
const LAST_ODDS = 0.25;
const isClosing = ({ turn, limit }: View): boolean => turn >= limit - 2;
const leastOdds = (view: View): number => (isClosing(view) ? LAST_ODDS : GOOD_ODDS);
/** A company gets ready for an assault on whoever is so near. */
const IN_SIGHT = 30 * CM;

/** Assaults that look good, and ways up to where they will; out of carriers, and off the table where that counts. */
export function* moves(seat: Seat): Iterable<Candidate<Order>> {
  const { view } = seat;
  const enemies = currentEnemies(view);
  yield* exits(seat);
  yield* dismounts(seat, enemies);
  if (isClosing(view)) yield* throwsOut(seat, enemies);
  for (const company of view.companies) {
    if (company.demoralised || company.troop === 'hq' || company.troop === 'battery') continue;
    const kind = orderNow(view, company);
    if (kind === 'attack' || kind === 'opportunity') yield* pressed(seat, company, enemies);
  }
  if (isClosing(view)) yield* grabs(seat);
}
const isFree = (view: View, base: Base): boolean =>
  base.forced === null && base.work === null && !isWritten(view, base.id, 'move', 'assault', 'stay', 'dismount');
/** Who can still go forward. */
const isFit = (base: Base): boolean =>
  assaultPoints(base) > 0 && (base.state === 'ok' || unitOf(base.type).psRow === 'marine');

function* pressed(seat: Seat, company: Company, enemies: readonly Contact[]): Iterable<Candidate<Order>> {
  const { view, options } = seat;
  const bases = basesOf(view, company.id);
  const fighters = bases.filter(isFit);
  const target = targetFor(fighters, enemies);
  if (!target) return;
  const there = enemies.filter(enemy => enemy === target || gapBetween(enemy, target) <= 2 * CM);
  if (chanceToTake(company, fighters, there, options) < leastOdds(view)) return;
  const inReach = fighters.filter(base => gapBetween(base, target) < allowanceOf(base, 'tactical') * CM);
  const goesIn = chanceToTake(company, inReach, there, options) >= leastOdds(view);
  for (const base of fighters) {
    if (!isFree(view, base)) continue;
    if (goesIn && inReach.includes(base)) yield assault(base, target);
    else yield* approach(seat, base, target);
  }
}
/** The nearest to any of them. */
function targetFor(fighters: readonly Base[], enemies: readonly Contact[]): Contact | undefined {
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
const assault = (base: Base, { x, y }: Point): Candidate<Order> => ({
  order: { verb: 'assault', stand: base.id, path: [{ x, y }], heading: null },
  worth: 1,
});
/** Up to less than half a move before him: from there an assault is fought in the turn in which it is begun (PLA-CA-01). */
const SPRING = 0.4;
function* approach({ view, options }: Seat, base: Base, target: Contact): Iterable<Candidate<Order>> {
  const stop = allowanceOf(base, 'tactical') * SPRING * CM;
  const gap = gapBetween(base, target);
  if (gap <= stop + CM / 2) return;
  const to = pointAlong(base, target, gap - stop);
  const way = wayOf(view, base, [to], 'tactical', isAdvance(view, base, to, view.contacts), options);
  if (isRefusal(way) || way.walked.length === 0) return;
  yield { order: { verb: 'move', stand: base.id, path: [to], mode: 'tactical', heading: null }, worth: 0.5 };
}

/** PLA-OM-11, PLA-VIC-01: at the end whoever keeps an objective from its garrison is thrown out, if that can be done. */
function* throwsOut({ view, options }: Seat, enemies: readonly Contact[]): Iterable<Candidate<Order>> {
  const there = enemies.filter(enemy => view.objectives.some(({ at }) => isWithin(enemy, spotAt(at), HELD_WITHIN)));
  for (const target of there)
    for (const company of view.companies) {
      if (company.demoralised || orderNow(view, company) !== 'defend') continue;
      const near = basesOf(view, company.id).filter(
        base => isFit(base) && gapBetween(base, target) < (allowanceOf(base, 'tactical') * CM) / 2,
      );
      if (chanceToTake(company, near, [target], options) < GOOD_ODDS) continue;
      for (const base of near) if (isFree(view, base)) yield assault(base, target);
    }
}
/** At the end whoever can still get to an objective that his side does not hold goes there. */
function* grabs({ view, by }: Seat): Iterable<Candidate<Order>> {
  for (const { at } of unheld(view, by))
    for (const base of view.bases) {
      if (base.where !== 'table' || !isFree(view, base) || !isFit(base)) continue;
      const gap = gapBetween(base, spotAt(at));
      if (gap <= HELD_WITHIN || gap > allowanceOf(base, 'tactical') * CM + HELD_WITHIN) continue;
      const to = pointAlong(base, at, gap - HELD_WITHIN / 2);
      yield { order: { verb: 'move', stand: base.id, path: [to], mode: 'tactical', heading: null }, worth: 0.4 };
    }
}

/** PLA-SOP-08: out of the carriers where the enemy is near, or where they have come to. */
const FIGHTS_ON_FOOT = 12 * CM;
function* dismounts({ view }: Seat, enemies: readonly Contact[]): Iterable<Candidate<Order>> {
  for (const base of view.bases) {
    const carrier = base.where === 'mounted' ? view.bases.find(({ id }) => id === base.carrier) : undefined;
    if (carrier?.where !== 'table' || isWritten(view, base.id, 'dismount')) continue;
    const isNear =
      enemies.some(enemy => gapBetween(carrier, enemy) <= FIGHTS_ON_FOOT) ||
      view.objectives.some(({ at }) => distance(carrier, at) <= 4 * CM);
    if (!isNear) continue;
    const aside = (carrier.width + base.width) / 2;
    for (const at of [
      { x: carrier.x + aside, y: carrier.y },
      { x: carrier.x - aside, y: carrier.y },
      { x: carrier.x, y: carrier.y + aside },
      { x: carrier.x, y: carrier.y - aside },
    ])
      yield { order: { verb: 'dismount', stand: base.id, at }, worth: 1 };
  }
}

/** Off the table where its scenario counts that. */
function* exits({ view }: Seat): Iterable<Candidate<Order>> {
  for (const { type, edge } of view.exits)
    for (const base of view.bases) {
      if (base.type !== type || base.where !== 'table' || !isFree(view, base)) continue;
      const { width, depth } = view.table.now;
      const beyond = CM;
      const to =
        edge === 'E'
          ? { x: width + beyond, y: base.y }
          : edge === 'W'
            ? { x: -beyond, y: base.y }
            : edge === 'N'
              ? { x: base.x, y: depth + beyond }
              : { x: base.x, y: -beyond };
      if (distance(base, to) > allowanceOf(base, 'non-tactical') * CM) continue;
      for (const mode of ['tactical', 'non-tactical'] as const)
        yield { order: { verb: 'move', stand: base.id, path: [to], mode, heading: null }, worth: 2 };
    }
}
