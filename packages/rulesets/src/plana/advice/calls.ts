import { type Candidate, distance, type Point } from '@umpire/engine';
import { supportWeapon, zoneFor } from '../play/calling.js';
import type { Contact } from '../play/ledger.js';
import { isInZone } from '../play/places.js';
import { type Asset, type Base, CM, type ZoneShape } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { View } from '../play/view.js';
import { weaponOf } from '../tables/weapons.js';
import type { Order } from '../verbs/index.js';
import { isWritten, knownEnemies, unheld } from './situation.js';

/** One call for each battery, and AIR and fire from orbit where it is worth it. */
export function* calls(seat: Seat): Iterable<Candidate<Order>> {
  const { view } = seat;
  const known = knownEnemies(view);
  yield* endangered(view);
  for (const battery of view.bases) if (isFree(view, battery)) yield* callsOf(seat, battery, known);
  for (const asset of view.assets) yield* missionsOf(seat, asset, known);
}
/** PLA-R-45: what would fall on one's own is called off. */
function* endangered({ calls: under, bases, sheet }: View): Iterable<Candidate<Order>> {
  for (const { id, zone } of under)
    if (bases.some(base => base.where === 'table' && isInZone(zone, base)))
      if (!sheet.some(line => line.verb === 'cancel-call' && line.call === id))
        yield { order: { verb: 'cancel-call', call: id }, worth: 2 };
}
const isFree = (view: View, battery: Base): boolean =>
  battery.where !== 'gone' &&
  battery.allocated?.as === 'support' &&
  battery.shots !== 0 &&
  supportWeapon(battery) !== undefined &&
  !isWritten(view, battery.id, 'call-support');

function* callsOf(seat: Seat, battery: Base, known: readonly Contact[]): Iterable<Candidate<Order>> {
  const { view } = seat;
  const weapon = supportWeapon(battery)!;
  const isNuclear = battery.type === 'long-range-section' && (view.own?.nuclearFrom ?? null) !== null;
  const zone = (at: Point): ZoneShape => zoneFor(weapon, { ...at, facing: 0 });
  // Shots that run out wait for more than one enemy, or for the last turns.
  const least = battery.shots === null || isLate(view) ? 0 : 2;
  for (const { at, worth, hit } of bestPlaces(seat, known, zone, reachOf(weapon), isNuclear)) {
    if (worth < least) return;
    for (const caller of callersOf(view, battery.allocated!.to, hit)) {
      const usual = { heading: 0, width: null, depth: null, multiple: 1 } as const;
      const kind = isNuclear ? 'nuclear' : 'he';
      yield { order: { verb: 'call-support', stand: battery.id, caller, at, kind, ...usual }, worth };
    }
  }
}
const reachOf = (weapon: Parameters<typeof weaponOf>[0]): number => {
  const zone = weaponOf(weapon).zone!;
  return ('diameter' in zone ? zone.diameter / 2 : Math.max(zone.width, zone.depth) / 2) * CM;
};
const isLate = ({ turn, limit }: View): boolean => turn * 3 >= limit * 2;

/** Those of a battalion that see most of them come first: what its caller has located is hit better (PLA-R-44). */
function callersOf(view: View, battalion: string, hit: readonly Contact[]): string[] {
  const seen = (id: string): number => hit.filter(({ seenBy }) => seenBy.includes(id)).length;
  return view.companies
    .filter(company => company.battalion === battalion && !company.demoralised)
    .map(({ id }) => id)
    .sort((p, q) => seen(q) - seen(p))
    .slice(0, MOST_CALLERS);
}
const MOST_CALLERS = 3;
const MOST_PLACES = 4;
/** So far from the edge of a zone one's own are safe; what they have walked into since is called off. */
const CLEAR = CM / 2;
/** Nuclear fire reaches this far (PLA-NUC). */
const FALLOUT = 15 * CM;

interface Place {
  readonly at: Point;
  readonly worth: number;
  readonly hit: readonly Contact[];
}
/** Where most of the enemy is and none of one's own, the best first; else an objective that somebody else must be holding. */
function bestPlaces(
  { view, by }: Seat,
  known: readonly Contact[],
  zone: (at: Point) => ZoneShape,
  reach: number,
  isNuclear: boolean,
): Place[] {
  const clear = isNuclear ? FALLOUT : reach + CLEAR;
  const own = view.bases.filter(base => base.where === 'table');
  const isSafe = (at: Point): boolean => own.every(base => distance(base, at) > clear);
  const places = known
    .map(({ x, y }) => ({ x, y }))
    .filter(isSafe)
    .map((at): Place => {
      const hit = known.filter(contact => isInZone(zone(at), contact));
      return { at, hit, worth: hit.reduce((sum, contact) => sum + worthOf(contact), 0) };
    });
  if (places.length > 0) return places.sort((p, q) => q.worth - p.worth).slice(0, MOST_PLACES);
  return unheld(view, by)
    .map(({ at }) => at)
    .filter(isSafe)
    .map(at => ({ at, hit: [], worth: 0 }));
}
/** Who is in the open is worth more than who is dug in; who has gone out of sight may have gone. */
const worthOf = ({ dug, status }: Contact): number => (dug ? 0.8 : 1) * (status === 'current' ? 1 : 0.7);

const ORBITAL: readonly Asset['kind'][] = ['orbital-laser', 'cruiser', 'battleship'];
const STRIKING: readonly Asset['kind'][] = ['air-unit', 'flyer-flight', 'pacifier-section'];
function* missionsOf(seat: Seat, asset: Asset, known: readonly Contact[]): Iterable<Candidate<Order>> {
  const { view } = seat;
  const { id, kind, munitions, shots } = asset;
  if (asset.sp <= 0 && asset.orbit === null && STRIKING.includes(kind)) return;
  if (view.sheet.some(line => ('unit' in line && line.unit === id) || ('asset' in line && line.asset === id))) return;
  if (ORBITAL.includes(kind)) {
    const diameter = (kind === 'battleship' ? 20 : 12) * CM;
    const zone = (at: Point): ZoneShape => ({ shape: 'circle', at: { ...at, facing: 0 }, diameter });
    for (const { at, worth } of bestPlaces(seat, known, zone, diameter / 2, false))
      if (worth >= 2 || shots !== null) yield { order: { verb: 'orbital-call', asset: id, at }, worth };
  } else if (STRIKING.includes(kind) && munitions !== 'ecm') {
    const side = 5 * CM;
    const zone = (at: Point): ZoneShape => ({ shape: 'rectangle', at: { ...at, facing: 0 }, width: side, depth: side });
    for (const { at, worth } of bestPlaces(seat, known, zone, side / 2, false))
      if (worth >= 1.5 || isLate(view))
        yield {
          order: { verb: 'air-mission', unit: id, mission: 'strike', at, heading: 0, munitions: null },
          worth,
        };
  }
}
