import {
  fail,
  forbid,
  heldTo,
  isRefusal,
  issueOf,
  malformed,
  type Options,
  ok,
  type Parsed,
  type Refusal,
  type Result,
  type Side,
} from '@umpire/engine';
import { scenarioTooLarge } from '../../book/scenario-bounds.js';
import type { PlayBook } from '../book.js';
import { agreedForce } from '../rules/army.js';
import type { EmptyBattle } from './empty-battle.js';
import type { Mustering } from './muster.js';
import type { AgreedNations } from './nations.js';
import type { ObstaclePlaces } from './obstacle-places.js';
import type { PrintedDeployment } from './printed-deployment.js';
import { enlist } from './roster.js';
import type { SampleArmies } from './samples.js';
import type { DicedScenario, PlacedScenario, ScenarioSchemas } from './scenario.js';
import { scenarioFault } from './scenario-faults.js';
import { type ScenarioGround, units } from './scenario-ground.js';
import type { Ground, State } from './state.js';

/** The pieces that decide a battle, with where the scenario names them. */
function endingPieces({ ending }: PlacedScenario): (readonly [path: string, piece: string])[] {
  if (ending.kind === 'hold') return [['ending.piece', ending.piece]];
  return ending.kind === 'towns' ? ending.pieces.map((piece, i) => [`ending.pieces[${i}]`, piece] as const) : [];
}

const NO_ATTACKER = malformed('attacker', 'an attack-defence game names its attacker');

const begun = <S>(parsed: Parsed<S>, begin: (scenario: S) => Result<State>): Result<State> =>
  parsed.success ? begin(parsed.data) : fail(issueOf(parsed.error.issues, ''));

/** A battle as a scenario begins it. */
export function settingUp(
  book: PlayBook &
    EmptyBattle &
    ScenarioGround &
    ScenarioSchemas &
    AgreedNations &
    SampleArmies &
    Mustering &
    ObstaclePlaces &
    PrintedDeployment,
) {
  const { idOf, lightOfTurn, tableSize } = book;
  const { troopGrading } = book.army;
  const { groundRefusal } = book.moving;
  const { obstacleUnused } = book.tasks;
  const { broughtArmy, deployAsPrinted, emptyState, musterList, musterOf } = book.setup;
  const { otherNation, otherRegions, placedSchema, readDiced, unknownNation } = book.setup;
  const { cornerOf, groundOf, noMoreObstacles, obstacleRefusal } = book.terrain;

  const NO_SQUARE = forbid(idOf('TER-04'), 'the table is smaller than one of its squares');
  const OWN_DEPTH = forbid(idOf('TAB-03'), 'a fixed table has its own depth');

  /** A scenario as it comes from a file; refused with its path or its rule. */
  function setup(scenario: unknown, options: Options): Result<State> {
    const large = scenarioTooLarge(scenario);
    if (large) return fail(large);
    const diced = typeof scenario === 'object' && scenario !== null && 'diced' in scenario;
    return diced
      ? begun(readDiced(scenario), read => dicedBattle(read, options))
      : begun(heldTo(placedSchema, scenario), read => placedBattle(read, options));
  }

  function placedBattle(s: PlacedScenario, options: Options): Result<State> {
    const fault = scenarioFault(s);
    if (fault) return fail(fault);
    const state = emptyState(options);
    const known = new Set(s.pieces.map(p => p.id));
    for (const [i, road] of s.roads.entries())
      for (const [j, end] of road.entries())
        if (!known.has(end)) return fail(malformed(`roads[${i}][${j}]`, `there is no piece ${end}`));
        else if (j === 1 && end === road[0]) return fail(malformed(`roads[${i}]`, `leads from ${end} to itself`));
    const unknown = endingPieces(s).find(([, piece]) => !known.has(piece));
    if (unknown) return fail(malformed(unknown[0], `there is no piece ${unknown[1]}`));
    if (s.gameType === 'attack-defence' && s.attacker === undefined) return fail(NO_ATTACKER);
    state.ground.now = groundOf(s, state.ground.now);
    for (const side of ['a', 'b'] as const) {
      const refused = musterPlaced(state, s, side, options);
      if (!refused.ok) return refused;
    }
    state.agreed = { a: s.sides.a.groups.length, b: s.sides.b.groups.length };
    const wrong = s.obstacles && layObstacles(state, s.obstacles, options);
    if (wrong) return fail(wrong);
    const { result } = lightOfTurn(s.season, s.hour24, 1, options);
    Object.assign(state, {
      phase: 'obstacles',
      title: s.title,
      gameType: s.gameType,
      attacker: s.attacker ?? null,
      turns: s.turns,
      ending: s.ending,
      fragileAt: s.fragileAt ?? null,
      season: s.season,
      startHour: s.hour24,
      hour24: s.hour24,
      light: result.light,
      awc: s.awc,
    });
    const misdeployed = s.deployment && deployAsPrinted(state, s.deployment, options);
    return misdeployed ? fail(misdeployed) : ok(state);
  }

  /** Mine fields and obstructions that a scenario prints: in use, or there is no such battle (OPT-03, OPT-04). */
  function layObstacles(
    state: State,
    printed: NonNullable<PlacedScenario['obstacles']>,
    options: Options,
  ): Refusal | undefined {
    for (const [i, { kind, side, x, y }] of printed.entries()) {
      const centre = { x: units(x), y: units(y) };
      const refused =
        obstacleUnused(kind, options) ??
        noMoreObstacles(state, side, kind) ??
        obstacleRefusal(state, side, kind, centre);
      if (refused) return { ...refused, path: `obstacles[${i}]` };
      const { obstacles } = state.ground.now;
      const laid = { id: `${kind.toLowerCase()}${i + 1}`, kind, side, ...cornerOf(centre) };
      state.ground.now = { ...state.ground.now, obstacles: [...obstacles, laid] };
    }
    state.obstaclesDone = { a: true, b: true };
    return undefined;
  }

  function musterPlaced(state: State, s: PlacedScenario, side: Side, options: Options): Result<true> {
    const given = s.sides[side];
    const battleGroups = given.groups.map(({ name, regions, stands }) => ({
      name,
      grade: regions ? troopGrading(regions).result.grade : given.grade,
      stands: stands.map(({ ids, name: _, ...stand }) => ({ ...stand, count: ids.length })),
    }));
    const roster = musterList({ fantasy: null, battleGroups }, options, {
      names: given.groups.map(g => g.stands.flatMap(({ ids, name }) => ids.map(id => ({ id, name: name ?? id })))),
      anySize: s.fragileAt !== undefined,
    });
    if (!roster.ok) return fail({ ...roster.error, path: `sides.${side}.groups` });
    enlist(state, side, given, roster.value, 'open');
    state.sides[side] = { ...state.sides[side], baseEdge: given.baseEdge };
    return ok(true);
  }

  function dicedBattle(s: DicedScenario, options: Options): Result<State> {
    const state = emptyState(options);
    const table = agreedTable(s);
    if (!table.ok) return table;
    const { attacker, gameType = attacker ? 'attack-defence' : 'encounter', jungle, turns, zone } = s;
    if (gameType === 'attack-defence' && attacker === null) return fail(NO_ATTACKER);
    const noJungle = jungle && zone && groundRefusal({ jungle, zone });
    if (noJungle) return fail({ ...noJungle, path: 'jungle' });
    state.ground.now = { ...state.ground.now, ...table.value, ...(jungle !== null && { jungle }) };
    Object.assign(state, { title: s.title, gameType, attacker, turns, riverAgreed: s.river, zoneAgreed: zone });
    for (const side of ['a', 'b'] as const) {
      const refused = agreeNation(state, side, s) ?? enlistKnown(state, side, s, options);
      if (refused) return fail(refused);
    }
    state.agreed = { a: s.groups.a, b: s.groups.b };
    if (state.rosters.a && state.rosters.b) state.phase = 'zone';
    return ok(state);
  }

  /** TAB-01 to TAB-03, TER-04. */
  function agreedTable({ groups, table }: DicedScenario): Result<Pick<Ground, 'width' | 'depth' | 'squareSize'>> {
    const { depth: said, fixed, squareSize } = table;
    const size = tableSize({ groupsA: groups.a, groupsB: groups.b, fixed, depth: said });
    if (isRefusal(size)) return fail({ ...size, path: 'table' });
    if (fixed && said !== null) return fail({ ...OWN_DEPTH, path: 'table.depth' });
    const { width, minDepth } = size.result;
    const depth = said ?? (fixed ? minDepth : Math.max(48, minDepth));
    if (Math.min(width, depth) < squareSize) return fail({ ...NO_SQUARE, path: 'table.squareSize' });
    return ok({ width: units(width), depth: units(depth), squareSize: units(squareSize) });
  }

  /** A list, or an army of the book's own by its nation and its style (HSE-22). */
  function enlistKnown(state: State, side: Side, s: DicedScenario, options: Options): Refusal | undefined {
    const brought = s.armies[side];
    if (!brought) return undefined;
    const path = `armies.${side}`;
    const army = broughtArmy(brought, s.groups[side]);
    if (isRefusal(army)) return { ...army, path: `${path}.${army.path}` };
    const foreign =
      'style' in brought ? otherNation(state.sides[side], brought.nation) : otherRegions(state.sides[side], army);
    if (foreign) return { ...foreign, path: `nations.${side}` };
    if (army.battleGroups.length !== s.groups[side]) return malformed(path, agreedForce(s.groups[side]));
    const roster = musterOf(army, options);
    if (!roster.ok) return { ...roster.error, path };
    enlist(state, side, army, roster.value, 'open');
    return undefined;
  }

  /** HSE-25: its side bears the name of the nation until its list gives it another. */
  function agreeNation(state: State, side: Side, { nations }: DicedScenario): Refusal | undefined {
    const nation = nations[side];
    if (nation === null) return undefined;
    const unknown = unknownNation(nation);
    if (unknown) return { ...unknown, path: `nations.${side}` };
    state.sides[side] = { ...state.sides[side], name: nation, nation };
    return undefined;
  }

  return { setup };
}
