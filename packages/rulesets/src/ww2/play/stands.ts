import {
  type Footprint,
  footprintsOf,
  forbid,
  gap,
  type Pose,
  type Refusal,
  type RuleId,
  type Side,
  within,
} from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { BASE, type Group, type Stand, type State } from './state.js';

export function standOf(state: State, id: string): Stand | undefined {
  const at = state.lookup.ids[id];
  // what every object has is no stand
  return typeof at === 'number' ? state.stands[at] : undefined;
}
export const groupOf = (state: State, { group }: Stand): Group => state.groups[group]!;

const basesKnown = footprintsOf(BASE, BASE);
export const baseOf = (stand: Stand): Footprint => basesKnown(stand);
/** A base that would lie so. */
export const baseAt = (pose: Pose): Footprint => basesKnown(pose);

export const isAircraft = ({ nature }: Stand): boolean => nature.tread === 'air';
/** A ground stand with a base of its own on the table: what is in the way, counts as near and can be shot at. */
export const isGround = (stand: Stand): boolean => stand.where === 'table' && stand.nature.tread !== 'air';
/** Carried by another one: bussed, hitched or flown. */
export const isCarried = ({ where }: Stand): boolean => where === 'bussed' || where === 'hitched' || where === 'aboard';
export const inPlay = ({ where }: Stand): boolean => where !== 'spent' && where !== 'gone' && where !== 'destroyed';

const FOOT: readonly Weapon[] = ['BARG', 'RG', 'IG'];
/** A platoon on foot: what rides in vehicles and looks all round. */
export const isInfantry = ({ nature }: Stand): boolean => FOOT.includes(nature.weapon) && nature.tread === 'foot';
/** WW2-R-72: LB, MB, HB, CB and SRL. */
export function isBattery({ nature: { weapon } }: Stand): boolean {
  return weapon === 'LB' || weapon === 'MB' || weapon === 'HB' || weapon === 'CB' || weapon === 'SRL';
}
export const isMortars = ({ nature }: Stand): boolean => nature.weapon === 'Ms';

export const enemiesOf = (state: State, side: Side): Stand[] =>
  state.stands.filter(other => other.side !== side && isGround(other));
/** The enemy whose middle is nearest to that of a stand. */
export function nearestEnemy(state: State, stand: Stand): Stand | undefined {
  let best: Stand | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const enemy of state.stands) {
    if (enemy.side === stand.side) continue;
    const far = (enemy.x - stand.x) ** 2 + (enemy.y - stand.y) ** 2;
    if (far >= least || !isGround(enemy)) continue;
    best = enemy;
    least = far;
  }
  return best;
}
/** Who rides in, hangs on or flies with a stand. */
export const loadOf = (state: State, id: string): Stand[] =>
  state.stands.filter(other => other.carrier === id && isCarried(other));
/** What is said where an order needs somebody who rides, whichever rule asks for him. */
export const nobodyAboard = (rule: RuleId): Refusal => forbid(rule, 'nobody is aboard');
/** Whether anything rides in, hangs on or flies with a stand of this kind at all: of the others nobody need be asked. */
export const canCarry = ({ nature }: Stand): boolean => nature.carries.length > 0 || nature.unit === 'TRANSPORT';
/** Whether it tows a gun. */
export function isTowing({ stands }: State, stand: Stand): boolean {
  if (!canCarry(stand)) return false;
  for (const { carrier, where } of stands) if (carrier === stand.id && where === 'hitched') return true;
  return false;
}

/** WW2-R-01: between the two bases, to the nearest whole metre, half up. */
export const metresBetween = (one: Footprint, other: Footprint): number => Math.floor(gap(one, other) + 0.5);
export const distanceOf = (one: Stand, other: Stand): number => metresBetween(baseOf(one), baseOf(other));
/** What is rounded to no metre, just not the half. */
export const CONTACT = 0.499;
/** Touching, to the metre. */
export const inContact = (one: Footprint, other: Footprint): boolean => metresBetween(one, other) === 0;
/** WW2-R-01, WW2-R-02: at most so many whole metres apart. */
export const areWithin = (one: Footprint, other: Footprint, metres: number): boolean =>
  within(one, other, metres + CONTACT);

/** From its middle a base reaches so far at least, and so far at most. */
const [INNER, OUTER] = [BASE / 2, BASE * 0.71];
/** The same of two stands: most pairs are so near or so far that their middles tell. */
export function standsWithin(one: Stand, other: Stand, metres: number): boolean {
  const squared = (one.x - other.x) ** 2 + (one.y - other.y) ** 2;
  if (squared > (metres + 2 * OUTER + 4) ** 2) return false;
  if (squared < (metres + 2 * INNER - 4) ** 2) return true;
  return areWithin(baseOf(one), baseOf(other), metres);
}

/**
 * The distance between two stands as far as steps of it are counted, whole or begun: where no step ends near by, some distance within the
 * same one, which their middles tell.
 */
export function steppedDistance(one: Stand, other: Stand, step: number): number {
  const middles = Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
  const [least, most] = [middles - 2 * OUTER - 4, middles - 2 * INNER + 4];
  const isTold = least > 0 && Math.floor(least / step) === Math.floor(most / step);
  return isTold ? Math.floor(most) : distanceOf(one, other);
}

/** Where a carried stand counts as being: at its carrier's place (WW2-R-48). */
export function placed(state: State, stand: Stand): Stand {
  return stand.carrier !== null && isCarried(stand) ? standOf(state, stand.carrier)! : stand;
}
