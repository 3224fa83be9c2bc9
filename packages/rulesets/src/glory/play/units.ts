import type { Citation, Finding, Options, Refusal, Side } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import type { Troop } from '../pieces.js';
import { type Base, distanceBetween, inContact, inLineBase } from '../rules/geometry.js';
import { linkRates, type UnitRates } from '../rules/links.js';
import { type Mover, passesFriends, passesHalfGaps } from '../rules/movement.js';
import { ratesOf } from '../tables/movement.js';
import type { Ground, Link, State, Vignette } from './state.js';

/** What is activated, moves and throws as one: a vignette alone, or a link. */
export interface Unit {
  readonly id: string;
  readonly side: Side;
  readonly link: Link | null;
  /** Places in `vignettes` of those who have a base: all of a line, the front one of a support pair. */
  readonly bodies: readonly number[];
  readonly troops: readonly Troop[];
  /** IGR-GAP-02, IGR-R-36: it passes half gaps when it moves alone. */
  readonly half: boolean;
  /** IGR-GAP-03: and friends, whatever the gap. */
  readonly through: boolean;
  readonly notes: Notes;
}

/** What was worked out about a unit last, kept as long as it holds. No part of a battle: who reads it checks what it was worked out from. */
export interface Notes {
  options: Options | null;
  rates: UnitRates | null;
  /** What a move of it rests on, by good going and by bad. */
  reasons: { options: Options; good: readonly Citation[]; bad: readonly Citation[] } | null;
  /** IGR-GEO-03: where its members stood, and the base that they make. */
  members: readonly Base[];
  whole: Base | null;
  /** IGR-ACT-06, IGR-ACT-07: how far a General was, and whether he saw it. */
  sight: Sight | null;
  /** IGR-ACT-01 to IGR-ACT-11: what it cost to activate it. */
  price: Price | null;
}
export interface Price {
  readonly sight: Sighted;
  readonly crossing: boolean;
  readonly detachment: boolean;
  readonly options: Options;
  readonly cost: number;
  /** The cost with its reasons, or why it cannot be paid for at all. */
  readonly told: Refusal | Finding<{ readonly cost: number }>;
}
export interface Sighted {
  readonly distance: number;
  readonly lineOfSight: boolean;
}
export interface Sight extends Sighted {
  readonly from: Base;
  readonly to: Base;
  readonly ground: Ground;
}
const noNotes = (): Notes => ({
  options: null,
  rates: null,
  reasons: null,
  members: [],
  whole: null,
  sight: null,
  price: null,
});

export const vignetteOf = (state: State, id: string): Vignette | undefined => {
  const at = state.lookup.ids[id];
  return at === undefined ? undefined : state.vignettes[at];
};

/** Whether it stands on the table with a base of its own, alone or for a pair. */
export const isBody = (v: Vignette): boolean => v.base !== null && v.place === 'table';

/** IGR-LNK-11: the vignette that stands for another: the front one for the rear one of its pair. */
export function bodyOf(state: State, index: number): number {
  const v = state.vignettes[index]!;
  if (v.base !== null || v.link === null) return index;
  const link = state.links[v.link]!;
  return link.type === 'support' ? link.members[0]! : index;
}

/** IGR-LNK-08: the one behind, in a Support Link. */
export function supporterOf(state: State, v: Vignette): Vignette | null {
  if (v.link === null) return null;
  const link = state.links[v.link]!;
  return link.type === 'support' && v.base !== null ? state.vignettes[link.members[1]!]! : null;
}

/** Who a vignette is never changes in a battle: by the names of all, which are one object, and its place. */
const aloneIn = memoized((_: State['lookup']['ids']): Unit[] => []);
/** Those who are linked, by their places: the links of a state are one object, too, as long as none of them changes. */
const linkedIn = memoized((_: State['links']): Unit[] => []);

/** The unit to which a vignette belongs. */
export function unitOf(state: State, index: number): Unit {
  const v = state.vignettes[index]!;
  if (v.link === null) {
    const units = aloneIn(state.lookup.ids);
    const known = units[index];
    if (known?.troops[0] === v.troop) return known;
    units[index] = single(v, index);
    return units[index];
  }
  const units = linkedIn(state.links);
  const known = units[index];
  if (known && isStill(known, state)) return known;
  const unit = linkedUnit(state, state.links[v.link]!);
  for (const i of unit.link!.members) units[i] = unit;
  return unit;
}
/** An umpire may have made other troops of its members. */
function isStill({ link, troops }: Unit, { vignettes }: State): boolean {
  const { members } = link!;
  for (let k = 0; k < members.length; k++) if (vignettes[members[k]!]!.troop !== troops[k]) return false;
  return true;
}

function single({ id, side, troop }: Vignette, index: number): Unit {
  const half = passesHalfGaps(troop);
  const through = passesFriends(troop);
  return { id, side, link: null, bodies: [index], troops: [troop], half, through, notes: noNotes() };
}
function linkedUnit({ vignettes }: State, link: Link): Unit {
  const troops = link.members.map(i => vignettes[i]!.troop);
  const bodies = link.type === 'support' ? [link.members[0]!] : link.members;
  return { id: link.id, side: link.side, link, bodies, troops, half: false, through: false, notes: noNotes() };
}

/** All units of a side that are on the table, in the order of their first vignettes; or those whose first vignette is such a one. */
export function unitsOf(state: State, side: Side, such?: (leader: Vignette) => boolean): Unit[] {
  const units: Unit[] = [];
  const { vignettes } = state;
  for (let i = 0; i < vignettes.length; i++) {
    const v = vignettes[i]!;
    if (v.side !== side || !isBody(v)) continue;
    if (such && !such(v)) continue;
    const unit = unitOf(state, i);
    if (unit.bodies[0] === i) units.push(unit);
  }
  return units;
}

export const leaderOf = (state: State, unit: Unit): Vignette => state.vignettes[unit.bodies[0]!]!;

export const moverOf = (unit: Unit): Mover =>
  unit.link ? { link: { type: unit.link.type, members: unit.troops } } : { troop: unit.troops[0]! };

/** IGR-MOV-01 to IGR-MOV-06, IGR-LNK-04, IGR-R-30. */
export function unitRates(unit: Unit, options: Options): UnitRates {
  const { notes } = unit;
  if (notes.rates !== null && notes.options === options) return notes.rates;
  notes.options = options;
  notes.rates = unit.link
    ? linkRates({ type: unit.link.type, members: unit.troops }, options)
    : ratesOf(unit.troops[0]!, options);
  return notes.rates;
}

/** IGR-GEO-03: the base of the whole unit. The same object as long as nobody of it has moved. */
export function unitBase({ vignettes }: State, { bodies, notes }: Unit): Base {
  if (bodies.length === 1) return vignettes[bodies[0]!]!.base!;
  if (notes.whole !== null && standAsNoted(vignettes, bodies, notes)) return notes.whole;
  notes.members = bodies.map(i => vignettes[i]!.base!);
  notes.whole = inLineBase(notes.members);
  return notes.whole;
}
function standAsNoted(vignettes: State['vignettes'], bodies: readonly number[], { members }: Notes): boolean {
  for (let k = 0; k < bodies.length; k++) if (vignettes[bodies[k]!]!.base !== members[k]) return false;
  return true;
}

/** IGR-R-38: for a link the nearest member counts. */
export function unitDistance(state: State, unit: Unit, to: Base): number {
  let least = Number.POSITIVE_INFINITY;
  for (const i of unit.bodies) least = Math.min(least, distanceBetween(state.vignettes[i]!.base!, to));
  return least;
}

/** The enemies that touch a base. */
export function touchedBy(state: State, base: Base, side: Side): number[] {
  const found: number[] = [];
  const { vignettes } = state;
  for (let i = 0; i < vignettes.length; i++) {
    const v = vignettes[i]!;
    if (v.side !== side && v.base !== null && v.place === 'table' && inContact(base, v.base)) found.push(i);
  }
  return found;
}

export function isTouched(state: State, v: Vignette): boolean {
  const { vignettes } = state;
  const base = v.base!;
  for (let i = 0; i < vignettes.length; i++) {
    const other = vignettes[i]!;
    if (other.side !== v.side && other.base !== null && other.place === 'table' && inContact(base, other.base))
      return true;
  }
  return false;
}

export function unitTouched(state: State, unit: Unit): boolean {
  for (const i of unit.bodies) if (isTouched(state, state.vignettes[i]!)) return true;
  return false;
}

/** IGR-LNK-12: one member that is halted or behind defences holds the whole link. */
export function isHalted({ vignettes }: State, { bodies }: Unit): boolean {
  for (const i of bodies) if (vignettes[i]!.halted >= 2) return true;
  return false;
}
export function isEntrenched({ vignettes }: State, { bodies }: Unit): boolean {
  for (const i of bodies) if (vignettes[i]!.defences) return true;
  return false;
}
export function isDetached({ vignettes }: State, { bodies }: Unit): boolean {
  for (const i of bodies) if (vignettes[i]!.detached) return true;
  return false;
}

/** Ids of the bodies of a unit. */
export function bodyIds({ vignettes }: State, { bodies }: Unit): string[] {
  if (bodies.length === 1) return [vignettes[bodies[0]!]!.id];
  return bodies.map(i => vignettes[i]!.id);
}

/** Bases of one side on the table, but for some. */
export function basesOf(state: State, side: Side, except: readonly number[]): Base[] {
  const found: Base[] = [];
  const { vignettes } = state;
  for (let i = 0; i < vignettes.length; i++) {
    const v = vignettes[i]!;
    if (v.side === side && v.base !== null && v.place === 'table' && !except.includes(i)) found.push(v.base);
  }
  return found;
}
