import { type Options, type Point, SIDES, type Side } from '@umpire/engine';
import { type UnitRow, unitOf } from '../tables/units.js';
import { copyOfBase, copyOfCompany } from './copy.js';
import { mean } from './places.js';
import type { ListedAsset, ListedBase, ListedBattalion, ListedCompany, Scenario } from './scenario.js';
import { placed } from './setup.js';
import {
  type Asset,
  type Base,
  type Battalion,
  CM,
  type Commander,
  type Company,
  type InForce,
  type Instructions,
  type OrderKind,
  type Regiment,
  type State,
} from './state.js';

type Lists = Pick<
  State,
  'regiments' | 'battalions' | 'companies' | 'bases' | 'commanders' | 'assets' | 'lookup' | 'toThrow'
>;

/** PLA-SOP-02 to -08: what companies do by themselves until they are told otherwise. */
export const USUAL: Instructions = {
  fire: null,
  within: null,
  target: 'none',
  pace: null,
  assaultWhen: 'suppressed',
  dig: true,
  calls: null,
};

/** The armies of a scenario. Lists are in ascending id, side a first: throws and walks go through them in that order (5.3). */
export function forcesOf(s: Scenario, _options: Options): { lists: Lists; sp: Record<Side, number> } {
  const listed = SIDES.flatMap(side => s.sides[side].battalions.map(battalion => ({ side, battalion })));
  const companies = listed.flatMap(({ side, battalion }) =>
    battalion.companies.map(company => ({ side, battalion, company })),
  );
  const bases = companies
    .flatMap(({ side, battalion, company }) => company.bases.map(base => baseOf(base, side, battalion, company)))
    .sort(byId);
  const lists = {
    regiments: SIDES.flatMap(side => s.sides[side].regiments.map((r): Regiment => ({ ...r, side }))),
    battalions: listed.map(({ side, battalion }) => battalionOf(battalion, side)),
    companies: companies.map(({ side, battalion, company }) => companyOf(company, side, battalion, bases)).sort(byId),
    bases,
    commanders: listed.map(({ side, battalion }) => commanderOf(battalion, side)),
    assets: SIDES.flatMap(side => s.sides[side].assets.map(asset => assetOf(asset, side, s))).sort(byId),
  };
  const sum = (side: Side) => bases.reduce((sp, base) => sp + (base.side === side ? base.sp : 0), 0);
  return { lists: { ...lists, lookup: lookupOf(lists), toThrow: unledOf(s) }, sp: { a: sum('a'), b: sum('b') } };
}

const byId = (p: { side: Side; id: string }, q: { side: Side; id: string }): number =>
  p.side === q.side ? (p.id < q.id ? -1 : 1) : p.side < q.side ? -1 : 1;

function lookupOf(lists: Omit<Lists, 'lookup' | 'toThrow'>): State['lookup'] {
  const ids: Record<string, number> = {};
  for (const list of [lists.bases, lists.companies, lists.battalions, lists.commanders, lists.assets])
    for (const [at, { id }] of list.entries()) ids[id] = at;
  return { ids };
}

/** PLA-LDR-01: whose leadership the scenario leaves to the dice, companies of a side before its commanders. */
const unledOf = (s: Scenario): string[] =>
  SIDES.flatMap(side => {
    const { battalions } = s.sides[side];
    const companies = battalions.flatMap(b => b.companies.filter(c => c.leadership === null).map(c => c.id));
    const commanders = battalions.filter(b => b.commander.leadership === null).map(b => commanderId(b.id));
    return [...companies.sort(), ...commanders.sort()];
  });

export const commanderId = (battalion: string): string => `${battalion}-co`;

function baseOf(
  base: ListedBase,
  side: Side,
  { id: battalion }: ListedBattalion,
  { id: company }: ListedCompany,
): Base {
  const unit = unitOf(base.type);
  const where = base.mountedOn
    ? 'mounted'
    : base.aboard
      ? 'aboard'
      : base.offTableCm !== undefined
        ? 'off-table'
        : 'table';
  const at = base.x !== undefined && base.y !== undefined ? placed([base.x, base.y]) : { x: 0, y: 0 };
  return copyOfBase({
    id: base.id,
    type: base.type,
    side,
    home: company,
    company,
    battalion,
    where,
    fate: null,
    carrier: base.mountedOn ?? base.aboard ?? null,
    offTable: Math.round((base.offTableCm ?? 0) * CM),
    ...at,
    facing: base.heading * 10,
    width: (unit.baseMm?.[0] ?? 0) * 10,
    depth: (unit.baseMm?.[1] ?? 0) * 10,
    sp: base.sp,
    fullSp: Math.max(unit.sp, base.sp),
    startSp: base.sp,
    state: 'ok',
    dug: base.dug,
    dig: null,
    work: null,
    limbered: base.limbered,
    closedUp: false,
    lastMove: 'none',
    moveSpent: 0,
    fired: [],
    underFire: 0,
    shots: unit.shots ?? null,
    canisters: canistersOf(unit),
    allocated: base.allocated ?? null,
    assault: null,
    forced: null,
    swept: [],
    spWhenNear: null,
    grounded: false,
    supplied: 0,
  });
}

/** PLA-LOG-04: each vehicle or GF base carries one canister, each HQ two. */
function canistersOf({ notes, locationRow, psRow }: UnitRow): number {
  if (notes?.some(note => note === 'company-hq' || note === 'battalion-hq')) return 2;
  return locationRow === 'vehicle' || psRow === 'gf' ? 1 : 0;
}

function companyOf(c: ListedCompany, side: Side, { id: battalion }: ListedBattalion, all: readonly Base[]): Company {
  const bases = all.filter(base => base.home === c.id);
  const startSp = bases.reduce((sp, base) => sp + base.sp, 0);
  return copyOfCompany({
    id: c.id,
    name: c.name,
    side,
    battalion,
    troop: c.troop,
    quality: c.quality,
    leadership: c.leadership ?? 0,
    rallyScore: c.rallyScore,
    startSp,
    spTested: startSp,
    shaken: false,
    demoralised: false,
    recoversAt: null,
    order: firstOrder(c, bases),
    instructions: USUAL,
    located: [],
    surprised: 0,
    hadOrbital: false,
    contactSince: null,
    mayWithdraw: false,
  });
}

/** The scenario's own order, which costs no time (PLA-OM-03). */
function firstOrder({ order }: ListedCompany, bases: readonly Base[]): InForce {
  const route = (order.route ?? (order.objective ? [order.objective] : [])).map(placed);
  const onTable = bases.filter(({ where }) => where === 'table');
  const from = mean(onTable);
  return {
    kind: order.kind,
    route,
    objective: order.objective ? placed(order.objective) : null,
    mode: order.mode ?? 'tactical',
    notBefore: order.notBefore ?? 0,
    onContact: order.onContact ?? usualOnContact(order.kind),
    withdrawIf: order.withdrawIf ?? 'never',
    since: 0,
    from,
    offsets: offsetsOf(onTable, from),
  };
}
export const offsetsOf = (bases: readonly Base[], from: Point): Record<string, Point> =>
  Object.fromEntries(bases.map(({ id, x, y }) => [id, { x: x - from.x, y: y - from.y }]));

/** PLA-OM-19. */
export const usualOnContact = (kind: OrderKind) =>
  kind === 'attack' || kind === 'opportunity' || kind === 'defend' ? 'assault' : 'continue';

function battalionOf(b: ListedBattalion, side: Side): Battalion {
  const { id, name, regiment = '', netComplete, irregular } = b;
  return { id, name, side, regiment, hq: hqOf(b), hqAt: null, netComplete, irregular };
}
/** The HQ base of a battalion is the one of its HQ company that is an HQ. */
function hqOf({ companies }: ListedBattalion): string | null {
  const bases = companies.filter(({ troop }) => troop === 'hq').flatMap(company => company.bases);
  return bases.find(({ type }) => unitOf(type).notes?.includes('battalion-hq'))?.id ?? null;
}

function commanderOf(b: ListedBattalion, side: Side): Commander {
  return {
    id: commanderId(b.id),
    battalion: b.id,
    side,
    leadership: b.commander.leadership ?? 0,
    played: true,
    company: null,
    base: hqOf(b),
    intervene: [],
    thrown: [],
    newAt: null,
  };
}

function assetOf(a: ListedAsset, side: Side, { air }: Scenario): Asset {
  return {
    id: a.id,
    kind: a.kind,
    side,
    sp: a.sp ?? 4,
    munitions: a.munitions ?? null,
    pilots: a.pilots,
    windows: a.windows,
    shots: a.shots ?? null,
    sorties: air.sorties,
    lastSortie: null,
    damagedToday: false,
    readyAt: 0,
    mission: null,
    shuttle: a.shuttle,
    orbit: a.orbit ?? null,
    base: null,
    flight: null,
    firingSince: null,
  };
}
