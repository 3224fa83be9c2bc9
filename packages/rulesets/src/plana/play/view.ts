import type { SeatId, Side, Viewer } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import type { Action } from './actions.js';
import { copyOfFeature } from './copy.js';
import type { Bearing, Contact, Report, SeenFeature, Track } from './ledger.js';
import type {
  Asset,
  Base,
  Battalion,
  Call,
  Cloud,
  Commander,
  Company,
  Exit,
  Feature,
  Objective,
  Package,
  Regiment,
  Stage,
  State,
  Weather,
  Window,
} from './state.js';
import {
  cloudsSeen,
  contactsTold,
  EMPTY,
  NO_WIRE,
  NOTHING,
  ofSeats,
  ownAboard,
  ownAssets,
  ownBases,
  ownBattalions,
  ownCalls,
  ownCommanders,
  ownCompanies,
  ownObjectives,
  ownPackages,
  ownRegiments,
  ownRulings,
  ownWire,
  readyOf,
  unheld,
  type ViewRulings,
} from './view-parts.js';

/**
 * PLA-BEL-01: what a side has before it, built up from its own part, the ground, the enemy as it was told of him, and the clock. Nothing else
 * of the state is in it. The umpire's has everything, and what either side believes.
 */
export interface View {
  readonly viewer: Viewer;
  readonly title: string;
  readonly limit: number;
  readonly start: number;
  readonly turn: number;
  readonly stage: Stage;
  readonly table: State['table'];
  readonly zone: State['zones'][Side];
  readonly terrain: { readonly now: readonly Feature[] };
  readonly clouds: readonly Cloud[];
  readonly weather: Weather;
  readonly objectives: readonly Objective[];
  readonly sides: Readonly<Record<Side, OpenSide>>;
  readonly own: OwnSide | null;
  readonly bases: readonly Base[];
  readonly companies: readonly Company[];
  readonly battalions: readonly Battalion[];
  readonly regiments: readonly Regiment[];
  readonly commanders: readonly Commander[];
  readonly assets: readonly Asset[];
  readonly packages: readonly Package[];
  readonly calls: readonly Call[];
  readonly sheet: readonly Action[];
  /** PLA-R-150, PLA-BEL-09: companies that are not heard now, and the turn of which their picture is. */
  readonly lastHeard: Readonly<Record<string, number>>;
  /** PLA-R-211, PLA-R-212: who plays its side, what each was given, and who is not there. */
  readonly seats: readonly SeatId[];
  readonly commands: State['commands'];
  readonly away: State['away'];
  /** Seats of its own side that are ready. */
  readonly ready: State['ready'];
  readonly contacts: readonly Contact[];
  readonly bearings: readonly Bearing[];
  readonly tracks: readonly Track[];
  readonly reports: readonly Report[];
  readonly rulings: ViewRulings;
  /** PLA-R-139: where wire lies of its own. */
  readonly wire: State['wire'];
  readonly airFight: State['airFight'];
  readonly startAboard: State['startAboard'];
  readonly lift: State['lift'];
  readonly lowOrbitMinutes: number;
  /** What counts as having left the table as it was meant to: its own (PLA-VIC-02). */
  readonly exits: readonly Exit[];
  /** The air is fought for in this battle. */
  readonly airFought: boolean;
  readonly sorties: number;
  readonly sortieEvery: number | null;
  readonly firing?: State['firing'];
  readonly over: Over | null;
  /** The umpire's, and everybody's when the battle is over (PLA-HID-10). */
  readonly truth: State | null;
}
/** What both sides know of a side. */
export interface OpenSide {
  readonly name: string;
  readonly edge: State['sides'][Side]['edge'];
  readonly jams: boolean;
  readonly air: State['sides'][Side]['air'];
  readonly offers: boolean;
}
export type OwnSide = State['sides'][Side];

/** What a viewer sees (5.5, 5.6). */
export function view(state: State, viewer: Viewer): View {
  if (viewer === 'umpire' || (state.over && viewer !== 'spectator')) return whole(state, viewer);
  return viewer === 'spectator' ? fromOutside(state) : ofSide(state, viewer);
}

/** What a side that goes by its orders has before it in a step, as it would have it while the window of that step is open (PLA-R-133). */
export const viewIn = (state: State, side: Side, window: Window): View => ofSide(state, side, window);

const openSide = ({ name, edge, jams, air, offers }: OwnSide): OpenSide => ({ name, edge, jams, air, offers });
const NOTHING_HEARD: View['lastHeard'] = {};
const NOBODY_SITS: readonly SeatId[] = [];
const NO_COMMANDS = {};

/** What is open to everybody. */
function open(state: State, viewer: Viewer) {
  const { title, limit, start, turn, stage, table, weather, airFight, startAboard, lift, lowOrbitMinutes } = state;
  const { airFought, sorties, sortieEvery, firing, over } = state;
  return {
    viewer,
    title,
    limit,
    start,
    turn,
    stage,
    table: { now: table.now },
    weather,
    sides: { a: openSide(state.sides.a), b: openSide(state.sides.b) },
    lastHeard: NOTHING_HEARD,
    seats: NOBODY_SITS,
    commands: NO_COMMANDS,
    away: NO_COMMANDS,
    rulings: NOTHING,
    wire: NO_WIRE,
    airFight,
    startAboard,
    lift,
    lowOrbitMinutes,
    airFought,
    sorties,
    sortieEvery,
    firing,
    over,
  };
}

/** Written out: it is made for every line that somebody writes, and a spread would cost as much as the line. */
function ofSide(state: State, side: Side, stage: Stage = state.stage): View {
  const ledger = state.ledgers[side];
  return {
    viewer: side,
    title: state.title,
    limit: state.limit,
    start: state.start,
    turn: state.turn,
    stage,
    table: { now: state.table.now },
    weather: state.weather,
    sides: { a: openSide(state.sides.a), b: openSide(state.sides.b) },
    lastHeard: NOTHING_HEARD,
    lift: state.lift,
    lowOrbitMinutes: state.lowOrbitMinutes,
    airFought: state.airFought,
    sorties: state.sorties,
    sortieEvery: state.sortieEvery,
    firing: state.firing,
    over: state.over,
    zone: state.zones[side],
    terrain: { now: knownTerrain(state.terrain.now, side, ledger.features) },
    clouds: cloudsSeen(state.clouds, side),
    objectives: ownObjectives(state.objectives, side),
    own: state.sides[side],
    bases: ownBases(state.bases, side),
    companies: ownCompanies(state.companies, side),
    battalions: ownBattalions(state.battalions, side),
    regiments: ownRegiments(state.regiments, side),
    commanders: ownCommanders(state.commanders, side),
    assets: ownAssets(state.assets, side),
    packages: ownPackages(state.packages, side),
    calls: ownCalls(state.calls, side),
    seats: state.seats[side],
    commands: ofSeats(state.commands, state.seats[side]),
    away: ofSeats(state.away, state.seats[side]),
    sheet: state.sheets[side],
    ready: readyOf(state, side),
    contacts: contactsTold(ledger.contacts),
    bearings: ledger.bearings,
    tracks: ledger.tracks,
    reports: ledger.reports,
    airFight: state.airFight && { ...state.airFight, units: { a: [], b: [], [side]: state.airFight.units[side] } },
    startAboard: ownAboard(state, side),
    rulings: ownRulings(state, side),
    wire: ownWire(state, side),
    exits: state.exits.length === 0 ? EMPTY : state.exits.filter(one => one.side === side),
    truth: null,
  };
}

export const terrainFor = ({ terrain, ledgers }: State, side: Side): readonly Feature[] =>
  knownTerrain(terrain.now, side, ledgers[side].features);

/** PLA-HID-12, PLA-BEL-01: without what is hidden from a side, and as it was when it last saw it. */
function knownTerrain(
  features: readonly Feature[],
  side: Side,
  seen: Readonly<Record<string, SeenFeature>>,
): readonly Feature[] {
  const last = latestTerrain[side];
  if (last.features === features && last.seen === seen) return last.known;
  const byLedger = terrains.get(features) ?? new WeakMap<object, Partial<Record<Side, readonly Feature[]>>>();
  terrains.set(features, byLedger);
  const bySide = byLedger.get(seen) ?? {};
  byLedger.set(seen, bySide);
  bySide[side] ??= features.flatMap(feature => {
    const last = seen[feature.id];
    if (feature.hiddenFrom.includes(side) && !last) return [];
    // What is down is so for a side from when it has seen it; it does not come up again.
    // Who holds a trench now shows in contacts only.
    const own = copyOfFeature(feature);
    own.down = last?.down ?? false;
    own.owner = own.captured = null;
    return [own];
  });
  latestTerrain[side] = { features, seen, known: bySide[side] };
  return bySide[side];
}
/** One battle asks again and again: what it has is at hand, and a WeakMap is slow to ask. */
const latestTerrain: Record<Side, LatestTerrain> = {
  a: { features: EMPTY, seen: {}, known: EMPTY },
  b: { features: EMPTY, seen: {}, known: EMPTY },
};
interface LatestTerrain {
  readonly features: readonly Feature[];
  readonly seen: object;
  readonly known: readonly Feature[];
}
const terrains = new WeakMap<readonly Feature[], WeakMap<object, Partial<Record<Side, readonly Feature[]>>>>();

function whole(state: State, viewer: Viewer): View {
  const side = viewer === 'a' || viewer === 'b' ? viewer : null;
  const { clouds, objectives, bases, companies, battalions, regiments, commanders, assets, packages, calls } = state;
  return {
    ...open(state, viewer),
    zone: side ? state.zones[side] : EMPTY,
    terrain: { now: state.terrain.now },
    clouds,
    objectives,
    own: side ? state.sides[side] : null,
    bases,
    companies,
    battalions,
    regiments,
    commanders,
    assets,
    packages,
    calls,
    sheet: side ? state.sheets[side] : EMPTY,
    ready: state.ready,
    contacts: EMPTY,
    bearings: EMPTY,
    tracks: EMPTY,
    reports: EMPTY,
    wire: state.wire,
    exits: state.exits,
    rulings: state.rulings,
    truth: state,
  };
}

/** PLA-WIN-04: what stands in both sides' views. */
const fromOutside = (state: State): View => ({
  ...open(state, 'spectator'),
  zone: EMPTY,
  terrain: {
    now: state.terrain.now
      .filter(({ hiddenFrom }) => hiddenFrom.length === 0)
      .map(feature => ({ ...feature, owner: null, captured: null })),
  },
  // Which CLOUD both sides see would tell each of them what the other sees.
  clouds: EMPTY,
  objectives: state.objectives.filter(({ only }) => only === null).map(unheld),
  own: null,
  bases: EMPTY,
  companies: EMPTY,
  battalions: EMPTY,
  regiments: EMPTY,
  commanders: EMPTY,
  assets: EMPTY,
  packages: EMPTY,
  calls: EMPTY,
  sheet: EMPTY,
  ready: {},
  contacts: EMPTY,
  bearings: EMPTY,
  tracks: EMPTY,
  reports: EMPTY,
  airFight: null,
  startAboard: EMPTY,
  exits: EMPTY,
  truth: null,
});
