import { fail, inches, isRefusal, issueOf, malformed, type Options, ok, type Result, type Side } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { classOf, defaultMode, defaultPosture, type Grade } from '../pieces.js';
import type { Army } from './army-schema.js';
import type { Placing } from './placing.js';
import { enlist, rosterFacts } from './roster.js';
import { type DicedScenario, dicedSchema, type PlacedScenario, placedSchema } from './scenario.js';
import type { Ground, Nature, PieceOfTerrain, RosterGroup, SideState, State } from './state.js';

/** Inches of a scenario file as tenths of a millimetre; anything finer is rounded. */
const units = (n: number): number => Math.round(n * inches(1));

const SIDE: SideState = { name: '', homeZone: null, baseEdge: 'south', initial: 0, fakesPlaced: 0, lost: false };

/** The pieces that decide a battle, with where the scenario names them. */
function endingPieces({ ending }: PlacedScenario): (readonly [path: string, piece: string])[] {
  if (ending.kind === 'hold') return [['ending.piece', ending.piece]];
  return ending.kind === 'towns' ? ending.pieces.map((piece, i) => [`ending.pieces[${i}]`, piece] as const) : [];
}

/** The same map is the same object: what is computed from it (areas, grid of sight) is then computed once. */
const maps = new Map<string, Ground>();
const MAPS = 32;

type Line = Army['battleGroups'][number]['stands'][number];
/** A list whose groups have their grade. */
interface GradedList {
  readonly fantasy: Army['fantasy'];
  readonly battleGroups: readonly { readonly name: string; readonly grade: Grade; readonly stands: readonly Line[] }[];
}

function natureOf(name: string, stand: Line, grade: Grade): Nature {
  const { subClass, bghq, helicopter, jungleTrained } = stand;
  const of = classOf(subClass);
  return {
    name,
    subClass,
    class: of,
    posture: stand.posture ?? defaultPosture(of)!,
    mode: stand.mode ?? defaultMode(of),
    grade,
    helicopter,
    jungleTrained,
    fake: false,
    bghq,
  };
}

/** ORG-01, for whoever brings more or fewer. */
export const agreedForce = (groups: number): string => `the agreed force is ${groups} Battle Groups`;

export type SettingUp = ReturnType<typeof settingUp>;

/** A battle as a scenario begins it. */
export function settingUp(book: PlayBook & Placing) {
  const { DISTANCES, armyCheck, baseSide, idOf, lightOfTurn, riverCourse, tableSize, troopGrading, uses } = book;

  const mines = uses(idOf('OPT-03'));
  const obstructions = uses(idOf('OPT-04'));

  /** A scenario as it comes from a file; refused with its path or its rule. */
  function setup(scenario: unknown, options: Options): Result<State> {
    const diced = typeof scenario === 'object' && scenario !== null && 'diced' in scenario;
    const parsed = (diced ? dicedSchema : placedSchema).safeParse(scenario);
    if (!parsed.success) return fail(issueOf(parsed.error.issues, ''));
    return diced
      ? dicedBattle(parsed.data as DicedScenario, options)
      : placedBattle(parsed.data as PlacedScenario, options);
  }

  /** A battle with nothing in it yet. */
  function emptyState(options: Options): State {
    const noObstacles = !mines(options) && !obstructions(options);
    return {
      phase: 'armies',
      title: '',
      gameType: 'encounter',
      attacker: null,
      turns: null,
      ending: { kind: 'losses' },
      fragileAt: null,
      riverAgreed: false,
      zoneAgreed: null,
      season: null,
      startHour: 0,
      hour24: 0,
      light: 'day',
      awc: false,
      ground: {
        now: {
          width: 0,
          depth: 0,
          squareSize: inches(12),
          zone: 'Temperate',
          pieces: [],
          roads: [],
          river: null,
          bridges: [],
          obstacles: [],
        },
      },
      squares: [],
      placer: 'a',
      next: 'a',
      obstaclesDone: { a: noObstacles, b: noObstacles },
      sides: { a: SIDE, b: { ...SIDE, baseEdge: 'north' } },
      groups: [],
      agreed: { a: 0, b: 0 },
      rosters: { a: null, b: null },
      stands: [],
      lookup: { ids: {} },
      effects: [],
      turn: 0,
      round: 0,
      first: 'a',
      owner: 'a',
      segment: 0,
      selected: [],
      tacticalBegun: false,
      ecmEngaged: false,
      lastFight: 0,
      over: null,
    };
  }

  function placedBattle(s: PlacedScenario, options: Options): Result<State> {
    const state = emptyState(options);
    const known = new Set(s.pieces.map(p => p.id));
    for (const [i, road] of s.roads.entries())
      for (const [j, end] of road.entries())
        if (!known.has(end)) return fail(malformed(`roads[${i}][${j}]`, `there is no piece ${end}`));
    const unknown = endingPieces(s).find(([, piece]) => !known.has(piece));
    if (unknown) return fail(malformed(unknown[0], `there is no piece ${unknown[1]}`));
    if (s.gameType === 'attack-defence' && s.attacker === undefined)
      return fail(malformed('attacker', 'an attack-defence game names its attacker'));
    state.ground.now = groundOf(s, state.ground.now);
    if (s.obstacles) layObstacles(state, s.obstacles);
    for (const side of ['a', 'b'] as const) {
      const refused = musterPlaced(state, s, side, options);
      if (!refused.ok) return refused;
    }
    state.agreed = { a: s.sides.a.groups.length, b: s.sides.b.groups.length };
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
    return ok(state);
  }

  /** Mine fields and obstructions that a scenario prints. */
  function layObstacles(state: State, printed: NonNullable<PlacedScenario['obstacles']>): void {
    const half = DISTANCES.obstacle / 2;
    const obstacles = printed.map(({ kind, side, x, y }, i) => {
      const id = `${kind.toLowerCase()}${i + 1}`;
      return { id, kind, side, x: units(x - half), y: units(y - half) };
    });
    state.ground.now = { ...state.ground.now, obstacles };
    state.obstaclesDone = { a: true, b: true };
  }

  function groundOf({ table, zone, pieces, roads, river }: PlacedScenario, bare: Ground): Ground {
    const key = JSON.stringify([table, zone, pieces, roads, river]);
    const known = maps.get(key);
    if (known) return known;
    const dry: Ground = {
      ...bare,
      width: units(table.width),
      depth: units(table.depth),
      squareSize: units(table.squareSize),
      zone,
      pieces: pieces.map(
        (p): PieceOfTerrain => ({ ...p, x: units(p.x), y: units(p.y), width: units(p.width), depth: units(p.depth) }),
      ),
      roads: roads.map(([from, to]) => ({ from, to })),
    };
    const ground = river ? { ...dry, river: riverFor(dry, river.course) } : dry;
    if (maps.size >= MAPS) maps.clear();
    maps.set(key, ground);
    return ground;
  }

  /** HSE-17, in tenths of a millimetre. */
  function riverFor(ground: Ground, course: 'across' | 'south-west' | 'north-west') {
    const inch = (n: number) => n / inches(1);
    const pieces = ground.pieces.map(p => ({
      ...p,
      x: inch(p.x),
      y: inch(p.y),
      width: inch(p.width),
      depth: inch(p.depth),
    }));
    return riverCourse(inch(ground.width), inch(ground.depth), course, pieces).map(p => ({
      x: units(p.x),
      y: units(p.y),
    }));
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

  /** an army that a player brings has the grade of its regions. */
  function musterOf({ battleGroups, fantasy, regions }: Army, options: Options): Result<RosterGroup[]> {
    const gradeOf = (of: readonly string[] = regions): Grade => troopGrading(of).result.grade;
    const graded = battleGroups.map(({ name, regions: own, stands }) => ({ name, grade: gradeOf(own), stands }));
    return musterList({ fantasy, battleGroups: graded }, options, {});
  }

  interface Printed {
    readonly names?: readonly (readonly { readonly id: string; readonly name: string }[])[];
    /** a scenario may print smaller groups. */
    readonly anySize?: boolean;
  }

  /** An army list as stands, checked by the question `army-list`. Names are given, or made by type. */
  function musterList(army: GradedList, options: Options, { names, anySize = false }: Printed): Result<RosterGroup[]> {
    const base = baseSide(options);
    const groups = army.battleGroups.map(({ grade, stands }) =>
      stands.map(line => ({
        stand: rosterFacts({ id: '', base, nature: natureOf('', line, grade) }),
        bghq: line.bghq,
        count: line.count,
      })),
    );
    const checked = armyCheck({ groups, fantasy: army.fantasy, anySize }, options);
    if (isRefusal(checked)) return fail(checked);
    let number = 0;
    return ok(
      army.battleGroups.map((group, g) => {
        let place = 0;
        const stands = group.stands.flatMap(stand =>
          Array.from({ length: stand.count }, () => {
            const made = `${stand.subClass}-${++number}`;
            const { id, name } = names?.[g]?.[place++] ?? { id: made, name: made };
            return { id, base, nature: natureOf(name, stand, group.grade) };
          }),
        );
        return { name: group.name, stands };
      }),
    );
  }

  function dicedBattle(s: DicedScenario, options: Options): Result<State> {
    const state = emptyState(options);
    const size = tableSize({ groupsA: s.groups.a, groupsB: s.groups.b, fixed: s.table.fixed, depth: s.table.depth });
    if (isRefusal(size)) return fail({ ...size, path: 'table' });
    if (s.gameType === 'attack-defence' && s.attacker === undefined)
      return fail(malformed('attacker', 'an attack-defence game names its attacker'));
    const { width, minDepth } = size.result;
    const depth = s.table.depth ?? (s.table.fixed ? minDepth : Math.max(48, minDepth));
    state.ground.now = {
      ...state.ground.now,
      width: units(width),
      depth: units(depth),
      squareSize: units(s.table.squareSize),
    };
    Object.assign(state, {
      title: s.title,
      gameType: s.gameType,
      attacker: s.attacker ?? null,
      turns: s.turns,
      riverAgreed: s.river,
      zoneAgreed: s.zone,
    });
    for (const side of ['a', 'b'] as const) {
      const army = s.armies[side];
      if (!army) continue;
      if (army.battleGroups.length !== s.groups[side])
        return fail(malformed(`armies.${side}`, agreedForce(s.groups[side])));
      const roster = musterOf(army, options);
      if (!roster.ok) return fail({ ...roster.error, path: `armies.${side}` });
      enlist(state, side, army, roster.value, 'open');
    }
    state.agreed = { a: s.groups.a, b: s.groups.b };
    if (state.rosters.a && state.rosters.b) state.phase = 'zone';
    return ok(state);
  }

  return { setup, emptyState, riverFor, musterOf };
}
