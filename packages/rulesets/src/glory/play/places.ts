import type { Side } from '@umpire/engine';
import type { Part, Role } from '../pieces.js';
import { isInRearZone, type Placed, partAt, placeRefusal, type Ground as Zone } from '../rules/deployment.js';
import {
  type Base,
  baseAt,
  distanceBetween,
  inContact,
  isOnTable,
  overlapping,
  reachAlong,
} from '../rules/geometry.js';
import { ambushRefusal } from '../rules/march.js';
import { depthOf } from '../rules/table.js';
import { mayLeaveBattleLine } from '../rules/troops.js';
import { standsOnImpassable } from './ground.js';
import type { State, Vignette } from './state.js';
import { isBody } from './units.js';

/** The facing towards the other side. */
export const forwardOf = (state: State, side: Side): number => (state.sides[side].edge === 'south' ? 0 : 180);

export const zoneOf = (state: State, side: Side): Zone => ({
  top: state.ground.now.top,
  side: state.sides[side].edge,
  linesAllowed: state.sides[side].linesAllowed,
});

/** Own vignettes that stand already, as the rules of deployment see them. */
export const placedOf = (state: State, side: Side): Placed[] =>
  state.vignettes.flatMap(v =>
    v.side === side && isBody(v)
      ? [{ id: v.id, troop: v.troop, base: v.base!, role: v.role, line: v.line, part: v.part, supports: null }]
      : [],
  );

/** IGR-GEO-06: on no other base, on the table and on ground that can be entered. */
export function isFreePlace(state: State, base: Base): boolean {
  const { top } = state.ground.now;
  if (!isOnTable(base, top.width, top.depth) || standsOnImpassable(state.ground.now, base)) return false;
  return !state.vignettes.some(v => isBody(v) && overlapping(base, v.base!));
}

/** IGR-DEP-15: as far as the waiver goes, a place in the own Rear Zone. */
export const isRoom = (state: State, side: Side, base: Base): boolean =>
  isInRearZone(base, zoneOf(state, side)) && isFreePlace(state, base);

/** The roles that a vignette may take (IGR-DEP-08, IGR-DEP-13). */
export const rolesOf = (v: Vignette): Role[] => (mayLeaveBattleLine(v.troop) ? ['skirmish', 'mbl'] : ['mbl']);

export interface Spot {
  readonly base: Base;
  readonly role: Role;
  readonly line: number;
  readonly part: Part;
}

const STEP = 0.25;
const GRAIN = 1000;
/** Places are whole thousandths of W, so that they can be said in an order. */
const grained = (n: number): number => Math.round(n * GRAIN) / GRAIN;

/** From one end to the other every quarter of a W, and flush beside each that stands already. */
function placesBetween(from: number, to: number, beside: readonly number[]): number[] {
  const places: number[] = [];
  for (let at = from; at <= to + 1e-9; at += STEP) places.push(grained(at));
  return [...new Set([...places, ...beside.filter(at => at >= from && at <= to)])];
}

/** Where the centre of a base that reaches so far lies if it is flush with one that stands already, along an axis. */
const flush = (state: State, side: Side, half: number, x: number, y: number): number[] =>
  state.vignettes.flatMap(v => {
    if (v.side !== side || !isBody(v)) return [];
    const at = v.base!.x * x + v.base!.y * y;
    const reach = reachAlong(v.base!, x, y) + half;
    return [at - reach, at + reach];
  });

/**
 * IGR-R-108: every place of a lattice in the Rear Zone, facing the enemy or turned by so much: first those at its front, at the base
 * edge and midway, then all between.
 */
export function* lattice(state: State, side: Side, v: Vignette, turned: 0 | 90 = 0): Iterable<Base> {
  const { width, depth, rearZone } = state.ground.now.top;
  const deep = depthOf(v.troop.class);
  const forward = forwardOf(state, side);
  const [wideHalf, deepHalf] = turned === 0 ? [0.5, deep / 2] : [deep / 2, 0.5];
  const beyond = (y: number): number => (forward === 0 ? y : depth - y);
  const between = placesBetween(deepHalf, rearZone - deepHalf, flush(state, side, deepHalf, 0, 1).map(beyond));
  const along = placesBetween(wideHalf, width - wideHalf, flush(state, side, wideHalf, 1, 0));
  for (const far of new Set([rearZone - deepHalf, deepHalf, rearZone / 2, ...between]))
    for (const x of along) yield baseAt({ x, y: beyond(far), facing: forward + turned }, 1, deep);
}

/** IGR-DEP-15, IGR-R-108: the places that are left for a vignette with no legal one; where there is none it is set aside. */
export function* waivedPlaces(state: State, side: Side, v: Vignette): Iterable<Base> {
  for (const turned of [0, 90] as const)
    for (const base of lattice(state, side, v, turned)) if (isRoom(state, side, base)) yield base;
}

/** A legal place for a vignette in a role, at a base; undefined: there it may not stand. */
export function spotAt(
  state: State,
  side: Side,
  v: Vignette,
  base: Base,
  role: Role,
  line: number,
  placed: readonly Placed[],
): Spot | undefined {
  if (standsOnImpassable(state.ground.now, base)) return undefined;
  const part = partAt(base, state.ground.now.top);
  const one = { id: v.id, troop: v.troop, base, role, line, part: null, supports: null };
  return placeRefusal(one, placed, zoneOf(state, side)) ? undefined : { base, role, line, part };
}

/** IGR-DEP-15: whether any legal place is left, in any role and line. */
export function hasPlace(state: State, side: Side, v: Vignette): boolean {
  const placed = placedOf(state, side);
  for (const base of lattice(state, side, v))
    for (const role of rolesOf(v))
      for (let line = 1; line <= state.sides[side].linesAllowed; line++)
        if (spotAt(state, side, v, base, role, line, placed)) return true;
  return false;
}
export function hasRoom(state: State, side: Side, v: Vignette): boolean {
  for (const _ of waivedPlaces(state, side, v)) return true;
  return false;
}

/** IGR-AMB-08: the rule by which an ambusher may not lie there. */
export function ambushPlaceRule(state: State, side: Side, base: Base): string | undefined {
  const { keepOff } = state.ambush.now!;
  const { frontage } = state.ground.now.top;
  if (!isFreePlace(state, base)) return 'IGR-AMB-08';
  let near = Number.POSITIVE_INFINITY;
  for (const v of state.vignettes) {
    if (v.side === side || !isBody(v)) continue;
    if (inContact(base, v.base!)) return 'IGR-AMB-08';
    near = Math.min(near, distanceBetween(base, v.base!));
  }
  if (ambushRefusal({ distanceCm: near * frontage })) return 'IGR-AMB-04';
  return near < keepOff - 1e-6 ? 'IGR-AMB-08' : undefined;
}

/** Places all over the table, half a W apart, some ways round: what of them is free is the room that an ambusher has. */
export function* ambushLattice(state: State, v: Vignette): Iterable<Base> {
  const { width, depth } = state.ground.now.top;
  const deep = depthOf(v.troop.class);
  for (const turn of [0, 90, 45])
    for (let y = STEP; y < depth; y += 2 * STEP)
      for (let x = STEP; x < width; x += 2 * STEP)
        yield baseAt({ x, y, facing: y > depth / 2 ? 180 + turn : turn }, 1, deep);
}
/** IGR-DEP-15, IGR-AMB-08. */
export function hasAmbushPlace(state: State, side: Side, v: Vignette): boolean {
  for (const base of ambushLattice(state, v)) if (!ambushPlaceRule(state, side, base)) return true;
  return false;
}
