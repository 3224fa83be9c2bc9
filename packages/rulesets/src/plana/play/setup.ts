import { fail, heldTo, issueOf, type Options, ok, type Point, type Result, type Side } from '@umpire/engine';
import { knownSetups } from '../../common/book/known-setups.js';
import { usesDetachedTables } from '../options.js';
import { ownPictureIsTrue } from '../rules/readings.js';
import { copyOfFeature, copyOfState } from './copy.js';
import { EMPTY_DESK } from './desk.js';
import { forcesOf } from './forces.js';
import { NO_LEDGER } from './ledger.js';
import { COMPASS, type Scenario, scenarioSchema } from './scenario.js';
import { scenarioFault } from './scenario-faults.js';
import { CM, type Feature, type Objective, type SideState, type State, type Weather } from './state.js';

export const placed = ([x, y]: readonly [number, number]): Point => ({ x: Math.round(x * CM), y: Math.round(y * CM) });

/** Tenths of a degree in which a wind blows that blows towards a point of the compass. */
export const windOf = (toward: (typeof COMPASS)[number]): number => COMPASS.indexOf(toward) * 450;

/** A battle from the data of a scenario (5.1). */
export const setup = knownSetups(prepared, copyOfState);
function prepared(scenario: unknown, options: Options): Result<State> {
  const parsed = heldTo(scenarioSchema, scenario);
  if (!parsed.success) return fail(issueOf(parsed.error.issues, ''));
  const fault = scenarioFault(parsed.data, options);
  return fault ? fail(fault) : ok(begun(parsed.data, options));
}

function begun(s: Scenario, options: Options): State {
  const forces = forcesOf(s, options);
  const [hours, minutes] = s.start.split(':').map(Number) as [number, number];
  return {
    title: s.title,
    limit: s.turns,
    start: hours * 60 + minutes,
    turn: 0,
    stage: 'throws',
    seats: { a: ['a'], b: ['b'] },
    commands: {},
    away: {},
    silent: { a: 0, b: 0 },
    tables: { apart: usesDetachedTables(options), asReported: !ownPictureIsTrue(options) },
    pictures: {},
    ready: {},
    sheets: { a: [], b: [] },
    table: { now: { width: Math.round(s.table[0] * CM), depth: Math.round(s.table[1] * CM) } },
    zones: { a: s.zones.a.map(placed), b: s.zones.b.map(placed) },
    terrain: { now: s.features.map(featureOf) },
    clouds: [],
    weather: weatherOf(s),
    objectives: s.objectives.map(objectiveOf),
    sides: { a: sideOf(s, 'a', forces.sp.a), b: sideOf(s, 'b', forces.sp.b) },
    ...forces.lists,
    packages: [],
    calls: [],
    ledgers: { a: NO_LEDGER, b: NO_LEDGER },
    rulings: { sight: [], stops: [], waived: [] },
    desk: EMPTY_DESK,
    wire: {},
    airFought: s.air.fought,
    airFight: null,
    sorties: s.air.sorties,
    sortieEvery: s.air.sortieEvery ?? null,
    lowOrbitMinutes: s.lowOrbitMinutes,
    lift: s.lift,
    startAboard: s.startAboard,
    exits: s.exits,
    bonuses: s.bonuses.map(({ base, bridge, ...bonus }) => ({ ...bonus, what: base ?? bridge ?? '', given: false })),
    ...(s.firingTables && { firing: { own: s.firingTables } }),
    over: null,
  };
}

export function featureOf(f: Scenario['features'][number], index: number): Feature {
  return copyOfFeature({
    id: f.id ?? `${f.kind}-${index + 1}`,
    kind: f.kind,
    name: f.name ?? null,
    outline: f.poly?.map(placed) ?? null,
    line: f.line?.map(placed) ?? null,
    at: f.at ? placed(f.at) : null,
    level: f.level,
    cover: f.cover,
    dense: f.dense,
    hiddenFrom: f.hiddenFrom ? [f.hiddenFrom] : [],
    down: false,
    rubble: false,
    dug: 'none',
    owner: null,
    captured: null,
  });
}

/** What a scenario gives stays for the whole battle (PLA-WX-05); what it does not give is thrown. */
function weatherOf({ weather }: Scenario): Weather {
  const prevailing = windOf(weather?.prevailing ?? 'E');
  return {
    visibility: ((weather?.visibilityMetres ?? 4000) / 100) * CM,
    closeLimit: ((weather?.closeLimitMetres ?? 300) / 100) * CM,
    denseCloud: weather?.denseCloud ?? false,
    wind: weather?.blowsToward ? windOf(weather.blowsToward) : prevailing,
    prevailing,
    fixed: {
      ...(weather?.visibilityMetres !== undefined && { visibility: true as const }),
      ...(weather?.closeLimitMetres !== undefined && { closeLimit: true as const }),
      ...(weather?.denseCloud !== undefined && { denseCloud: true as const }),
      ...(weather?.blowsToward !== undefined && { wind: true as const }),
    },
  };
}

const objectiveOf = (o: Scenario['objectives'][number], index: number): Objective => ({
  id: o.id ?? `objective-${index + 1}`,
  name: o.name,
  at: placed(o.at),
  value: o.value,
  whenBlown: o.whenBlown ?? null,
  ...(o.keeper && { keeper: o.keeper }),
  only: null,
  holder: null,
  heldBy: [],
});

const sideOf = (s: Scenario, side: Side, startSp: number): SideState => ({
  name: s.sides[side].name,
  edge: s.edges[side],
  jams: false,
  air: s.air.superiority === side ? 'superiority' : 'none',
  startSp,
  lostSp: 0,
  leftSp: 0,
  prisonersSp: 0,
  guardsSp: 0,
  bonus: 0,
  nuclearFrom: s.nuclear[side]?.fromTurn ?? null,
  offers: false,
  takesPrisoners: s.prisoners[side] !== 'never',
});
