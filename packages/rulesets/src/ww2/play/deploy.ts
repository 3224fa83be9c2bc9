import {
  forbid,
  isRefusal,
  malformed,
  type Options,
  otherSide,
  type Pose,
  type Refusal,
  type Side,
} from '@umpire/engine';
import { deploymentRefusal } from '../rules/deployment.js';
import { deploysInTurn } from '../rules/readings.js';
import { batteriesOnTable } from '../tables/terrain.js';
import { lieOnEachOther, liesWhole } from './in-the-way.js';
import { anyPlace, takenBy } from './layout.js';
import type { Deployed } from './setup-events.js';
import { baseAt, isAircraft, isBattery } from './stands.js';
import type { Group, Stand, State } from './state.js';
import type { Play, Seat } from './types.js';
import { goingAt, walkerOf } from './ways.js';
import { mayWait, type Placing } from './zone.js';

/** Who rides with whom. */
export type Loads = Readonly<Record<string, string>>;

export const isDeployed = ({ groups }: State): boolean => groups.every(({ deployed }) => deployed);

const kindOf = (stand: Stand) => (isAircraft(stand) ? 'aircraft' : isBattery(stand) ? 'battery' : 'ground');

const waits = ({ stands }: State, { members }: Group): boolean => members.every(at => mayWait(stands[at]!));
/** WW2-R-15: it has batteries that its owner may put on the table. */
const hasChoice = ({ stands }: State, { members }: Group, options: Options): boolean =>
  batteriesOnTable(options) && members.some(at => isBattery(stands[at]!));

/**
 * WW2-R-123: a group that is wholly off the table is deployed by itself, before any choice. A side that has no other to put down has its
 * turns for those with batteries.
 */
export function waitingGroup(state: State, options: Options): number {
  const deploysOthers = (by: Side): boolean => state.groups.some(one => one.side === by && !waits(state, one));
  return state.groups.findIndex(
    group => !group.deployed && waits(state, group) && (deploysOthers(group.side) || !hasChoice(state, group, options)),
  );
}

/** WW2-R-15, WW2-R-123: a group that waits off the table by itself, and has batteries that its owner may still put on it. */
const waitsByItself = (state: State, group: Group, options: Options): boolean =>
  group.deployed &&
  waits(state, group) &&
  group.members.every(at => state.stands[at]!.where === 'off-table') &&
  hasChoice(state, group, options);
/** Groups that a side may put down in its turn: those that it has to first. */
export function deployable({ view, by, options }: Seat): Group[] {
  const own = view.groups.filter(({ side }) => side === by);
  return [...own.filter(({ deployed }) => !deployed), ...own.filter(group => waitsByItself(view, group, options))];
}

/** WW2-R-14: who deploys after a side has put down a group. */
function nextAfter(state: State, by: Side, group: number, options: Options): Side {
  const other = otherSide(by);
  if (!hasLeft(state, other, group)) return by;
  return deploysInTurn(options) || !hasLeft(state, by, group) ? other : by;
}
/** Whether a side has groups to put down but for one. */
const hasLeft = ({ groups }: State, side: Side, but: number): boolean =>
  groups.some((one, i) => one.side === side && !one.deployed && i !== but);

export function deployOffTable(game: Play): void {
  const { state } = game;
  const group = waitingGroup(state, game.options);
  const { name, side, members } = state.groups[group]!;
  const stands = members.map(
    (at): Deployed => ({ id: state.stands[at]!.id, where: 'off-table', at: null, carrier: null }),
  );
  const next = hasLeft(state, state.next, group) ? state.next : otherSide(state.next);
  const because = [{ rule: 'WW2-R-123', text: 'it waits off the table as a whole' }];
  game.happen({ kind: 'groupDeployed', group, name, side, stands, next, because });
}

/** WW2-DEP-01: how far the farthest part of a base is from its own edge. */
function farEdge({ ground: { now }, sides }: State, side: Side, at: Pose): number {
  const fromSouth = sides[side].baseEdge === 'south';
  let far = Number.NEGATIVE_INFINITY;
  for (const { y } of baseAt(at)) far = Math.max(far, fromSouth ? y : now.depth - y);
  return far;
}
export interface Deployment {
  readonly group: number;
  readonly stands: readonly Deployed[];
  readonly next: Side;
}

const named = (group: string): Refusal => malformed('group', `there is no battle group ${group} to deploy`);

/** Placing nothing is no move. */
const WAITS = forbid('WW2-R-123', 'it waits off the table already');

/** Whether a group may be put down so (WW2-DEP-01 to WW2-DEP-03, WW2-R-04, WW2-R-34, WW2-R-48). */
export function deploymentPlan(
  seat: Seat,
  group: string,
  places: readonly Placing[],
  loads: Loads,
): Deployment | Refusal {
  const { view, by, options } = seat;
  const found = deployable(seat).find(({ id }) => id === group);
  if (!found) return named(group);
  if (found.deployed && places.every(place => place.at === null)) return WAITS;
  const at = view.groups.indexOf(found);
  const own = view.groups[at]!.members.map(i => view.stands[i]!);
  const riders = new Map(
    Object.entries(loads)
      .filter(([, load]) => load !== 'none')
      .map(([carrier, load]) => [load, carrier]),
  );
  const unlisted = listRefusal(own, places, riders);
  if (unlisted) return unlisted;
  const kept = reserves(view, own, places, riders, options);
  if (isRefusal(kept)) return kept;
  const findsRoom = (id: string): boolean =>
    anyPlace(view, own.find(one => one.id === id)!, takenBy(view), options) !== undefined;
  const headless = headRefusal(view.groups[at]!, own, places, riders, id => kept.includes(id) && !findsRoom(id));
  if (headless) return headless;
  const put = places.filter(({ id }) => !riders.has(id) && !kept.includes(id));
  const lying = deployedOnTable(view);
  for (const [i, place] of put.entries()) {
    const why = placeRefusal(view, own.find(({ id }) => id === place.id)!, place, { put, to: i, lying }, options);
    if (why) return why;
  }
  const stands = places.map(place => deployedAs(own, place, places, riders, kept));
  return { group: at, stands, next: nextAfter(view, by, at, options) };
}

function deployedAs(
  own: readonly Stand[],
  { id, at }: Placing,
  places: readonly Placing[],
  riders: ReadonlyMap<string, string>,
  kept: readonly string[],
): Deployed {
  const carrier = riders.get(id);
  const waits = kept.includes(id) ? 'reserve' : 'off-table';
  if (carrier === undefined) return { id, where: at ? 'table' : waits, at, carrier: null };
  const flies = isAircraft(own.find(stand => stand.id === carrier)!);
  const isFoot = own.find(stand => stand.id === id)!.nature.tread === 'foot';
  const where = flies ? 'aboard' : isFoot ? 'bussed' : 'hitched';
  return { id, where, at: places.find(place => place.id === carrier)!.at, carrier };
}

/** WW2-R-122: ground stands that nobody puts down, because there is no place for them anywhere in their zone. */
function reserves(
  view: State,
  own: readonly Stand[],
  places: readonly Placing[],
  riders: ReadonlyMap<string, string>,
  options: Options,
): string[] | Refusal {
  const taken = (): Pose[] => [
    ...takenBy(view),
    ...places.flatMap(({ id, at }) => (at && !riders.has(id) ? [at] : [])),
  ];
  const kept: string[] = [];
  for (const { id, at } of places) {
    const stand = own.find(one => one.id === id)!;
    if (at || riders.has(id) || mayWait(stand)) continue;
    if (anyPlace(view, stand, taken(), options)) return forbid('WW2-R-122', `there is a place for ${id}`);
    kept.push(id);
  }
  return kept;
}

/** Every stand of the group once, and riders in what can take them (WW2-R-48, WW2-R-150). */
function listRefusal(
  own: readonly Stand[],
  places: readonly Placing[],
  riders: ReadonlyMap<string, string>,
): Refusal | undefined {
  const ids = places.map(({ id }) => id);
  const isWhole = own.length === ids.length && own.every(({ id }) => ids.includes(id));
  if (!isWhole) return malformed('places', 'every stand of the group, each once');
  for (const [load, carrier] of riders) {
    const [one, by] = [own.find(({ id }) => id === load), own.find(({ id }) => id === carrier)];
    if (!one || !by || !takes(by, one)) return forbid('WW2-R-48', `${carrier} cannot carry ${load}`);
  }
  return undefined;
}
/** WW2-VEH-37, WW2-R-52, WW2-R-150: infantry by the vehicle's list, one gun instead, or paratroops. */
export function takes({ nature }: Stand, load: Stand): boolean {
  if (nature.unit === 'TRANSPORT') return load.nature.tread === 'foot';
  if (load.nature.tread === 'manhandled') return nature.carries.length > 0;
  return load.nature.tread === 'foot' && nature.carries.includes(load.nature.weapon);
}

/** WW2-R-34: while a group has stands on the table its headquarters is there; only where others than its own leave it no room it waits (WW2-R-122). */
function headRefusal(
  { hq }: Group,
  own: readonly Stand[],
  places: readonly Placing[],
  riders: ReadonlyMap<string, string>,
  hasNoRoom: (id: string) => boolean,
): Refusal | undefined {
  const isThere = (id: string): boolean =>
    places.some(place => place.id === (riders.get(id) ?? id) && place.at !== null);
  const onTable = own.some(({ id }) => isThere(id));
  return onTable && hq !== null && !isThere(hq) && !hasNoRoom(riders.get(hq) ?? hq)
    ? forbid('WW2-R-34', 'its headquarters is on the table, too')
    : undefined;
}

/** Who may not stand where he is put down, all others being where they are put. */
export function misplacedIn({ view, options }: Seat, own: readonly Stand[], places: readonly Placing[]) {
  const lying = deployedOnTable(view);
  const refusals = own.flatMap(stand => {
    const place = places.find(({ id, at }) => id === stand.id && at);
    const others = places.filter(other => other !== place);
    const refused = place && placeRefusal(view, stand, place, { put: others, to: others.length, lying }, options);
    return refused ? [[stand.id, refused] as const] : [];
  });
  return Object.fromEntries(refusals);
}

/** Who may lie where a stand is put down: those of its group who are put down before it, up to the one named, and all who lie there already. */
interface Others {
  readonly put: readonly Placing[];
  readonly to: number;
  readonly lying: readonly Stand[];
}
function placeRefusal(
  view: State,
  stand: Stand,
  { at }: Placing,
  others: Others,
  options: Options,
): Refusal | undefined {
  const far = at ? farEdge(view, stand.side, at) : 0;
  const facts = {
    place: at ? 'table' : 'off-table',
    kind: kindOf(stand),
    farEdge: far,
    zoneDepth: view.ground.now.deploymentDepth,
  } as const;
  const refused = deploymentRefusal(facts, options);
  if (refused || !at) return refused;
  if (!liesWhole(view, at)) return forbid('WW2-R-04', `${stand.id} would not lie wholly on the table`);
  if (goingAt(view.ground.now, at, walkerOf(stand), options).going === 'impassable')
    return forbid('WW2-R-04', `${stand.id} cannot stand on that ground`);
  return isTaken(at, others) ? forbid('WW2-R-04', `${stand.id} would lie on another stand`) : undefined;
}
function isTaken(at: Pose, { put, to, lying }: Others): boolean {
  for (let i = 0; i < to; i++) {
    const other = put[i]!.at;
    if (other && lieOnEachOther(at, other)) return true;
  }
  for (const other of lying) if (lieOnEachOther(at, other)) return true;
  return false;
}
const deployedOnTable = ({ stands, groups }: State): Stand[] =>
  stands.filter(({ where, group }) => where === 'table' && groups[group]!.deployed);
