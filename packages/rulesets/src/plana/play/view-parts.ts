import type { SeatId, Side } from '@umpire/engine';
import { copyOfBase, copyOfCompany, shownContact } from './copy.js';
import { type Contact, type KeptContact, toldOf } from './ledger.js';
import type {
  Asset,
  Base,
  Battalion,
  Call,
  Cloud,
  Commander,
  Company,
  Objective,
  Package,
  Regiment,
  SightRuling,
  State,
} from './state.js';

/** What the umpire rules of sight is nobody's to know: it shows in contacts (PLA-UMP-27). What he allows a side it is told (PLA-UMP-29). */
export interface ViewRulings {
  readonly sight: readonly SightRuling[];
  readonly waived: readonly string[];
}
export const NOTHING: ViewRulings = { sight: [], waived: [] };
export const NO_WIRE: State['wire'] = {};

const isOf =
  (side: Side) =>
  (one: { readonly side: Side }): boolean =>
    one.side === side;
/** The part of a side in a list of the state. Such lists change in place: as long as they have the same elements, what was made of them is handed out again. */
function ofList<T extends object, U = T>(
  make: (all: readonly T[], side: Side) => readonly U[],
): (all: readonly T[], side: Side) => readonly U[] {
  const known = new WeakMap<readonly T[], Kept<T, U>>();
  // One battle asks again and again: its list is at hand, and a WeakMap is slow to ask.
  let latest: readonly T[] | undefined;
  let kept: Kept<T, U> | undefined;
  return (all, side) => {
    if (all.length === 0) return EMPTY;
    if (all !== latest) {
      latest = all;
      kept = known.get(all);
    }
    if (!kept || !isSame(kept.of, all)) {
      kept = { of: all.slice(), a: undefined, b: undefined };
      known.set(all, kept);
    }
    kept[side] ??= make(all, side);
    return kept[side];
  };
}
/** What was made of a list for either side, and the elements that it had. */
interface Kept<T, U> {
  of: readonly T[];
  a: readonly U[] | undefined;
  b: readonly U[] | undefined;
}
function isSame<T>(some: readonly T[], others: readonly T[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
/** The same where an element is shown to its side as it is, or in part: of a list that has changed, what has changed is made anew. */
function ofEach<T extends { readonly side: Side }>(
  shown: (one: T) => T,
): (all: readonly T[], side: Side) => readonly T[] {
  const known = new WeakMap<readonly T[], KeptEach<T>>();
  let latest: readonly T[] | undefined;
  let kept: KeptEach<T> | undefined;
  return (all, side) => {
    if (all !== latest) {
      latest = all;
      kept = known.get(all);
    }
    if (!kept || kept.of.length > all.length) {
      kept = { of: all.slice(), shown: all.map(shown), a: undefined, b: undefined };
      known.set(all, kept);
    }
    for (let i = 0; i < all.length; i++) {
      const one = all[i]!;
      if (one === kept.of[i]) continue;
      kept.of[i] = one;
      kept.shown[i] = shown(one);
      if (one.side === 'a') kept.a = undefined;
      else kept.b = undefined;
    }
    kept[side] ??= kept.shown.filter(one => one.side === side);
    return kept[side];
  };
}
interface KeptEach<T> extends Kept<T, T> {
  of: T[];
  readonly shown: T[];
}
export const EMPTY: readonly never[] = [];
export const ownBases = ofEach<Base>(ownBase);
export const ownCompanies = ofEach<Company>(ownCompany);
export const ownBattalions = ofList<Battalion>((all, side) => all.filter(isOf(side)));
export const ownRegiments = ofList<Regiment>((all, side) => all.filter(isOf(side)));
export const ownCommanders = ofList<Commander>((all, side) => all.filter(isOf(side)));
export const ownAssets = ofList<Asset>((all, side) => all.filter(isOf(side)).map(ownAsset));
export const ownPackages = ofList<Package>((all, side) => all.filter(isOf(side)));
export const ownCalls = ofList<Call>((all, side) => all.filter(isOf(side)).map(ownCall));
export const ownObjectives = ofList<Objective>((all, side) =>
  all.filter(({ only }) => only === null || only === side).map(unheld),
);
export const cloudsSeen = ofList<Cloud>((all, side) =>
  all.filter(({ seenBy }) => seenBy.includes(side)).map(cloud => ({ ...cloud, seenBy: [side] })),
);
/** What was told of last, and how it was shown: most of it is shown again. */
let last: { kept: readonly KeptContact[]; told: readonly KeptContact[]; shown: readonly Contact[] }[] = [];
const MOST_TOLD = 8;
export function contactsTold(kept: readonly KeptContact[]): readonly Contact[] {
  if (kept.length === 0) return EMPTY;
  const same = last.find(one => one.kept === kept);
  if (same) return same.shown;
  const told = toldOf({ contacts: kept });
  const before = last.find(one => one.told[0]?.base === told[0]?.base);
  const shown = told.map((contact, i) =>
    before && before.told[i] === contact ? before.shown[i]! : shownContact(contact),
  );
  last = [{ kept, told, shown }, ...last.filter(one => one !== before)].slice(0, MOST_TOLD);
  return shown;
}

export function readyOf({ seats, ready }: State, side: Side): State['ready'] {
  const own: Record<SeatId, true> = {};
  for (const seat of seats[side]) if (ready[seat]) own[seat] = true;
  return own;
}
export const ownAboard = ({ startAboard, companies }: State, side: Side): State['startAboard'] =>
  startAboard.length === 0
    ? EMPTY
    : startAboard.filter(({ company }) => companies.some(c => c.id === company && c.side === side));
export const ownRulings = ({ rulings, bases, lookup }: State, side: Side): ViewRulings =>
  rulings.waived.length === 0
    ? NOTHING
    : { sight: EMPTY, waived: rulings.waived.filter(id => bases[lookup.ids[id]!]?.side === side) };

/** PLA-R-139: what the enemy has dug is nobody's to know. */
export function ownWire({ wire, bases, lookup }: State, side: Side): State['wire'] {
  const known = wires.get(wire) ?? {};
  wires.set(wire, known);
  const ofOwn = (): State['wire'] => {
    const own = Object.entries(wire).filter(([id]) => bases[lookup.ids[id]!]?.side === side);
    return own.length === 0 ? NO_WIRE : Object.fromEntries(own);
  };
  known[side] ??= ofOwn();
  return known[side];
}
const wires = new WeakMap<State['wire'], Partial<Record<Side, State['wire']>>>();

/** What concerns the players of a side alone. */
export function ofSeats<T>(all: Readonly<Record<SeatId, T>>, seats: readonly SeatId[]): Readonly<Record<SeatId, T>> {
  const own: Record<SeatId, T> = {};
  for (const seat in all) if (seats.includes(seat)) own[seat] = all[seat]!;
  return own;
}

/** What the enemy had a part in and the owner need not know of: who fired from where, whom it located by his true name. */
function ownBase(base: Base): Base {
  if (base.swept.length === 0 && base.spWhenNear === null) return base;
  const own = copyOfBase(base);
  own.swept = EMPTY;
  own.spWhenNear = null;
  return own;
}
function ownCompany(company: Company): Company {
  if (company.located.length === 0) return company;
  const own = copyOfCompany(company);
  own.located = EMPTY;
  return own;
}
const ownAsset = (asset: Asset): Asset =>
  asset.mission ? { ...asset, mission: { ...asset.mission, locatedAtCall: EMPTY } } : asset;
const ownCall = (call: Call): Call => ({ ...call, locatedAtCall: EMPTY });
/** PLA-VIC-06: who holds what is worked out from what a side knows. */
export const unheld = (objective: Objective): Objective => ({ ...objective, holder: null, heldBy: EMPTY });
