import {
  type Citation,
  distance,
  forbid,
  isRefusal,
  type Options,
  type Point,
  type Pose,
  type Refusal,
  type Side,
} from '@umpire/engine';
import type { Weapon } from '../pieces.js';
import { bandAt } from '../rules/ranges.js';
import { airCallsGetThrough, zonesMaySpread } from '../rules/readings.js';
import { beatenZone } from '../rules/zones.js';
import { unitOf } from '../tables/units.js';
import { fires, laysCloud, weaponOf } from '../tables/weapons.js';
import type { ActionOf } from './actions.js';
import { assetRefusal } from './asset-readiness.js';
import { baseOf, companyOf } from './bases.js';
import { toSide } from './change.js';
import { contactOf } from './ledger.js';
import { companyLinked, type LinkField, mayCallHigher } from './links.js';
import { toEdge } from './moves.js';
import { isWithin, type Placed } from './places.js';
import { written } from './sheet.js';
import { laysNone, limberedRefusal } from './shots.js';
import {
  type Asset,
  type Base,
  type Call,
  CM,
  type Company,
  type Munitions,
  type State,
  type ZoneShape,
} from './state.js';
import { happens, type Play } from './types.js';

/** A call for support: from the sheet, or one that is repeated. */
export interface Asked {
  readonly caller: string;
  readonly batteries: readonly string[];
  readonly at: Point;
  readonly heading: number;
  readonly width: number;
  readonly depth: number;
  readonly multiple: number;
  readonly kind: Call['kind'];
}
/** What a line of the sheet asks for: the usual zone of its battery where it says nothing. */
export function askedIn(battery: Base | undefined, order: ActionOf<'call-support'>): Asked {
  const weapon = battery && supportWeapon(battery);
  const zone = weapon ? weaponOf(weapon).zone! : { width: 5, depth: 5 };
  const usual =
    'diameter' in zone
      ? { width: zone.diameter * CM, depth: zone.diameter * CM }
      : { width: zone.width * CM, depth: zone.depth * CM * order.multiple };
  const { caller, at, heading, multiple, kind } = order;
  return {
    caller,
    batteries: [order.stand],
    at,
    heading,
    multiple,
    kind,
    width: order.width ?? usual.width,
    depth: order.depth ?? usual.depth,
  };
}
type Field = LinkField &
  Pick<State, 'table'> & {
    readonly sides: Readonly<Record<Side, { readonly edge: 'N' | 'E' | 'S' | 'W'; readonly jams: boolean }>>;
  };

/** The weapon with which a battery gives support. */
export const supportWeapon = ({ type }: Base): Weapon | undefined =>
  unitOf(type).weapons.find(weapon => fires(weapon, 'support'));

/** PLA-WP-02: how far a battery is from a point: behind its own edge, if it is off the table. */
export function rangeTo(field: Field, battery: Base, at: Point): number {
  if (battery.where !== 'off-table') return distance(battery, at);
  return battery.offTable + toEdge(field, field.sides[battery.side].edge, at);
}

/** Where a call would fall; as large as it was asked for, or as the weapon has it. */
export function zoneFor(
  weapon: Weapon,
  at: Pose,
  asked?: { width: number; depth: number; multiple: number },
): ZoneShape {
  const zone = weaponOf(weapon).zone!;
  if ('diameter' in zone) return { shape: 'circle', at, diameter: zone.diameter * CM };
  if (!asked) return { shape: 'rectangle', at, width: zone.width * CM, depth: zone.depth * CM };
  return { shape: 'rectangle', at, width: asked.width, depth: asked.depth };
}

/** What is wrong with a call, by what its side knows (PLA-SUP, PLA-BZ-10, PLA-FIR-01). */
export function callRefusal(field: Field & Pick<State, 'turn'>, order: Asked, options: Options): Refusal | undefined {
  const caller = companyOf(field, order.caller);
  if (!caller) return forbid('PLA-SUP-01', 'there is no such company to call');
  if (order.multiple > 1 && !zonesMaySpread(options)) return forbid('PLA-R-161', 'the area of a zone stays the same');
  for (const id of order.batteries) {
    const refused = batteryRefusal(field, caller, id, order, options);
    if (refused) return refused;
  }
  return undefined;
}
function batteryRefusal(
  field: Field,
  caller: Company,
  id: string,
  order: Asked,
  options: Options,
): Refusal | undefined {
  const battery = field.bases.find(base => base.id === id);
  const weapon = battery && supportWeapon(battery);
  if (!battery || !weapon) return forbid('PLA-SUP-03', `${id} gives no support fire`);
  if (battery.allocated?.as !== 'support' || battery.allocated.to !== caller.battalion)
    return forbid('PLA-SUP-01', `${id} is not allocated to the battalion of ${caller.name} as support`);
  const limbered = limberedRefusal(battery);
  if (limbered) return limbered;
  if (order.kind === 'cloud' && !laysCloud(weapon, 'shell')) return laysNone();
  if (battery.shots === 0) return forbid('PLA-LOG-02', 'the battery has fired all its shots');
  if (!companyLinked(field, caller.id, battery, 'call', options))
    return forbid('PLA-COM-03', `${caller.name} has no link to ${id}`);
  const band = bandAt(weapon, rangeTo(field, battery, order.at) / CM);
  if (isRefusal(band)) return band;
  return zoneRefusal(weapon, order);
}
/** PLA-BZ-10, PLA-R-39: another shape of the same area. */
function zoneRefusal(weapon: Weapon, { at, heading, width, depth, multiple }: Asked): Refusal | undefined {
  const zone = weaponOf(weapon).zone!;
  const isStandard = 'diameter' in zone || (width === zone.width * CM && depth === zone.depth * CM * multiple);
  const found = beatenZone({
    weapon,
    x: at.x / CM,
    y: at.y / CM,
    widthCm: isStandard ? undefined : width / CM,
    depthCm: isStandard ? undefined : depth / CM,
    headingDeg: heading / 10,
    multiple,
    sp: 4,
    bases: [],
  });
  return isRefusal(found) ? found : undefined;
}

/** PLA-R-45: a call is taken back before it falls, by whoever made it, if he can be heard. */
export function cancelRefusal(
  field: Field & { readonly calls: readonly Call[] },
  id: string,
  options: Options,
): Refusal | undefined {
  const call = field.calls.find(one => one.id === id);
  if (!call) return forbid('PLA-R-45', 'there is no such call');
  const batteries = field.bases.filter(base => call.batteries.includes(base.id));
  return batteries.every(battery => companyLinked(field, call.caller, battery, 'call', options))
    ? undefined
    : forbid('PLA-R-45', 'its caller cannot be heard by the battery');
}
function cancelCall(game: Play, side: Side, id: string): void {
  const { state, options } = game;
  const refused = cancelRefusal(state, id, options);
  if (!refused)
    return happens(game, 'called', { calls: state.calls.filter(one => one.id !== id || one.side !== side) });
  const because: Citation[] = [{ rule: 'PLA-R-45', text: refused.message }];
  happens(game, 'called', {}, toSide(side, `A call is not cancelled: ${refused.message}`, because));
}

/** Step 3: fire for the next turn, aircraft and orbit (PLA-SEQ-03). */
export function carryOutCalls(game: Play, side: Side): void {
  for (const { call } of written(game.state, side, 'cancel-call')) cancelCall(game, side, call);
  for (const { unit } of written(game.state, side, 'cancel-mission')) setAsset(game, unit, { mission: null });
  for (const { unit, to } of written(game.state, side, 'convert'))
    setAsset(game, unit, { munitions: to, readyAt: game.state.turn + 36 });
  for (const order of written(game.state, side, 'call-support'))
    call(game, side, askedIn(baseOf(game.state, order.stand), order));
  for (const company of game.state.companies)
    if (company.side === side && company.instructions.calls) callAgain(game, company);
  for (const order of written(game.state, side, 'air-mission')) mission(game, side, order);
  for (const order of written(game.state, side, 'orbital-call')) orbital(game, side, order);
}
/** A sheet names only assets of its side, and no asset ever leaves the list: lost ones stay with no SP. */
const listed = ({ assets }: State, id: string): Asset => assets.find(one => one.id === id)!;
const setAsset = (game: Play, id: string, to: Partial<Asset>): void =>
  happens(game, 'called', { assets: [{ ...listed(game.state, id), ...to }] });

function call(game: Play, side: Side, order: Asked): void {
  const { state, options } = game;
  const refused = callRefusal(state, order, options);
  const isTaken = state.calls.some(
    one => one.turnCalled === state.turn && one.batteries.some(id => order.batteries.includes(id)),
  );
  const late = missileRefusal(
    state.sides[side],
    order.batteries.flatMap(id => baseOf(state, id) ?? []),
    state.turn,
  );
  const why = refused ?? late ?? (isTaken ? forbid('PLA-R-160', 'that battery is called already') : undefined);
  if (why) {
    const because: Citation[] = [{ rule: why.rule ?? 'PLA-SUP-01', text: why.message }];
    return happens(game, 'called', {}, toSide(side, `A call is not heard: ${why.message}`, because));
  }
  const weapon = supportWeapon(baseOf(state, order.batteries[0]!)!)!;
  const made: Call = {
    // 5.8: named by what its side knows, so that no number tells what the other has called
    id: `call-${state.turn}-${order.batteries[0]}`,
    side,
    caller: order.caller,
    batteries: order.batteries,
    zone: zoneFor(weapon, { ...order.at, facing: order.heading }, order),
    multiple: order.multiple,
    kind: order.kind,
    turnCalled: state.turn,
    // PLA-R-44: nobody has looked about yet in this turn; what is located in its step 4 is put down there
    locatedAtCall: [],
  };
  const because = [{ rule: 'PLA-SUP-02', text: 'it falls in the next turn' }];
  happens(
    game,
    'called',
    { calls: [...state.calls, made] },
    toSide(side, `${order.batteries.join(', ')} will fire in the next turn`, because, ...order.batteries),
  );
}
/** PLA-SOP-05: a call that is repeated while it may be, and never near one's own. */
function callAgain(game: Play, company: Company): void {
  const standing = company.instructions.calls!;
  const { state } = game;
  const at = 'contact' in standing.at ? currentPlace(state, company.side, standing.at.contact) : standing.at;
  const left = standing.turns - 1;
  const instructions = { ...company.instructions, calls: left > 0 ? { ...standing, turns: left } : null };
  happens(game, 'called', { companies: [{ ...company, instructions }] });
  const weapon = standing.batteries
    .map(id => baseOf(state, id))
    .flatMap(base => (base ? (supportWeapon(base) ?? []) : []))[0];
  if (!at || !weapon) return;
  const zone = weaponOf(weapon).zone!;
  const [wide, deep] = 'diameter' in zone ? [zone.diameter, zone.diameter] : [zone.width, zone.depth];
  const size = { width: wide * CM, depth: deep * CM };
  if (isNearOwn(state, company.side, { ...at, facing: 0, ...size })) return ended(game, company);
  call(game, company.side, {
    caller: company.id,
    batteries: standing.batteries,
    at,
    heading: 0,
    ...size,
    multiple: 1,
    kind: 'he',
  });
}
function currentPlace(state: State, side: Side, no: number): Point | undefined {
  const contact = contactOf(state.ledgers[side], no);
  return contact && contact.status !== 'gone' ? { x: contact.x, y: contact.y } : undefined;
}
/** It ends where own bases would be within 3 cm of the zone. */
function ended(game: Play, { id, side, name }: Company): void {
  const company = companyOf(game.state, id)!;
  const because = [{ rule: 'PLA-SOP-05', text: 'own bases are within 3 cm of the zone' }];
  happens(
    game,
    'called',
    { companies: [{ ...company, instructions: { ...company.instructions, calls: null } }] },
    toSide(side, `${name} calls no more`, because),
  );
}
const NEAR_OWN = 3 * CM;
const isNearOwn = (state: State, side: Side, zone: Placed): boolean =>
  state.bases.some(base => base.side === side && base.where === 'table' && isWithin(base, zone, NEAR_OWN));

/** PLA-AM-01. */
function mission(
  game: Play,
  side: Side,
  { unit, mission: kind, at, heading, munitions }: ActionOf<'air-mission'>,
): void {
  const { state, options } = game;
  const asset = listed(state, unit);
  const refused =
    assetRefusal(state, asset, kind, options) ??
    nuclearRefusal(state.sides[side], munitions ?? asset.munitions, state.turn) ??
    higherRefusal(state, side, options);
  if (refused) return refuseAsset(game, side, refused);
  const flown = {
    kind,
    at: { ...at, facing: heading },
    munitions: munitions ?? asset.munitions,
    called: state.turn,
    locatedAtCall: [],
    through: false,
  };
  const because = [{ rule: 'PLA-AM-01', text: 'it comes in the next turn' }];
  const after = { ...asset, mission: flown, lastSortie: state.turn, sorties: asset.sorties - 1 };
  happens(game, 'called', { assets: [after] }, toSide(side, `${unit} is called: ${kind}`, because));
}
function orbital(game: Play, side: Side, { asset: id, at }: ActionOf<'orbital-call'>): void {
  const { state, options } = game;
  const asset = listed(state, id);
  const refused = assetRefusal(state, asset, 'orbital', options) ?? higherRefusal(state, side, options);
  if (refused) return refuseAsset(game, side, refused);
  const flown = {
    kind: 'orbital' as const,
    at: { ...at, facing: 0 },
    munitions: null,
    called: state.turn,
    locatedAtCall: [],
    through: true,
  };
  const after = {
    ...asset,
    mission: flown,
    shots: asset.shots === null ? null : asset.shots - 1,
    firingSince: asset.firingSince ?? state.turn,
  };
  const because = [{ rule: 'PLA-AM-01', text: 'it falls in the next turn' }];
  happens(game, 'called', { assets: [after] }, toSide(side, `${id} will fire from orbit in the next turn`, because));
}
/** PLA-AS-04, PLA-SCN-05: nuclear weapons fall from the turn on that the scenario names, or never. */
export function nuclearRefusal(
  side: { readonly nuclearFrom: number | null } | null,
  munitions: Munitions | 'he' | 'cloud' | null,
  turn: number,
): Refusal | undefined {
  if (munitions !== 'nuclear') return undefined;
  const from = side?.nuclearFrom ?? null;
  return from === null || from > turn + 1 ? forbid('PLA-AS-04', 'no nuclear weapon may be used now') : undefined;
}
/** PLA-R-229: a missile is not ready before the turn from which it may be nuclear, whatever it carries. */
export function missileRefusal(
  side: { readonly nuclearFrom: number | null } | null,
  batteries: readonly Base[],
  turn: number,
): Refusal | undefined {
  const from = side?.nuclearFrom ?? null;
  if (from === null || from <= turn + 1 || !batteries.some(base => supportWeapon(base) === 'icbm')) return undefined;
  return forbid('PLA-R-229', `the missile is not ready before turn ${from}`);
}
export const higherRefusal = (field: LinkField, side: Side, options: Options): Refusal | undefined =>
  mayCallHigher(field, side, airCallsGetThrough(options), options)
    ? undefined
    : forbid('PLA-R-140', 'nobody can call while the radio is jammed, or without an HQ');
function refuseAsset(game: Play, side: Side, { rule, message }: Refusal): void {
  happens(
    game,
    'called',
    {},
    toSide(side, `A call is not heard: ${message}`, [{ rule: rule ?? 'PLA-AM-01', text: message }]),
  );
}
