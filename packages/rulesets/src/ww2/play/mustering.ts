import {
  choose,
  type Options,
  otherSide,
  type Procedure,
  SIDE_NAMES,
  SIDES,
  type Side,
  sealed,
  type TableSquare,
} from '@umpire/engine';
import { squareDie } from '../../common/book/of-square.js';
import { usesEngineering, usesTimeOfDay, usesWeather } from '../options.js';
import { NATIONS, type Nation, type PieceKind, type Zone } from '../pieces.js';
import { seasonByDie, timeOfDay, weather } from '../rules/light.js';
import {
  builtUpArea,
  cellsOf,
  climaticZone,
  majorTerrain,
  minorCount,
  minorType,
  placementRoll,
} from '../rules/terrain.js';
import { YEARS } from './asked-army.js';
import { forcesOf } from './forces.js';
import { aircraftIn, germanOf, groupsOf } from './muster.js';
import type { DicedCell, State } from './state.js';
import type { Play } from './types.js';

/** What a battle that the dice make does by itself before it begins (5.1, U2 to U6). */

/** WW2-R-126: side A says when it is; then whoever has brought no army says, unseen, who he is. One that was brought speaks for itself. */
export function* declareNations(game: Play): Procedure<void> {
  const { armies } = game.state.muster!;
  const years = YEARS.map(value => ({ value, label: String(value) }));
  const year = yield* choose<number>('WW2-R-126', 'a', 'in which year is the battle fought?', years);
  const nation = { kind: 'choose', among: NATIONS.map(value => ({ value, label: value })) } as const;
  const asked = SIDES.filter(side => armies[side] === null);
  const said = yield* sealed<Nation>('WW2-R-126', 'of which nation is your army?', asked, [
    { name: 'nation', gesture: nation },
  ]);
  const nationOf = (side: Side): Nation => armies[side]?.nation ?? said[side]!;
  const nations = { a: nationOf('a'), b: nationOf('b') };
  const german = germanOf({ declared: nations, year });
  const ally = german && armies[otherSide(german)];
  const aircraft = ally ? aircraftIn(ally, game.options) : null;
  const because = [{ rule: 'WW2-R-126', text: 'declared before the armies are made' }];
  game.happen({ kind: 'nationsDeclared', nations, year, aircraft, because });
}

/** Both armies are in: they are shown, and stand ready off the table. */
export function showArmies(game: Play): void {
  const { muster, defender } = game.state;
  const { a, b } = muster!.armies;
  const { groups, stands } = forcesOf({ a: groupsOf(a!, 'a'), b: groupsOf(b!, 'b') }, game.options);
  const names = { a: a!.name ?? a!.nation, b: b!.name ?? b!.nation };
  const most = defender === null ? 0 : { a, b }[defender]!.obstacles;
  const because = [{ rule: 'WW2-PTS-19', text: 'both armies keep to the points agreed' }];
  game.happen({ kind: 'armiesShown', names, groups, stands, works: { most, each: most }, because });
}

/** U3 to U6: the zone, the time and the weather, the terrain of each square, and who places it. */
export function* throwGround(game: Play): Procedure<void> {
  yield* throwZone(game);
  yield* throwTime(game);
  const cells = yield* throwCells(game.state, game.options);
  const { result, because } = yield* placementRoll();
  game.happen({ kind: 'terrainDiced', cells, placer: result.placesTerrain, because });
}

/** WW2-TER-01 to WW2-TER-08. */
function* throwZone(game: Play): Procedure<void> {
  const { a, b } = game.state.muster!.armies;
  const homes = a!.home && b!.home ? ([a!.home, b!.home] as const) : null;
  const { result, because } = yield* climaticZone(homes, game.options);
  const among = result.choices.map(value => ({ value, label: value }));
  const zone =
    result.zone ?? (yield* choose<Zone>('WW2-TER-08', result.chooser!, 'in which zone is the battle fought?', among));
  game.happen({ kind: 'zoneFound', zone, because });
}

/** WW2-R-168: a scenario that says nothing of the hour or of the weather; then obstacles or deployment. */
export function* throwHour(game: Play): Procedure<void> {
  yield* throwTime(game);
  const because = [{ rule: 'WW2-R-168', text: 'before anybody is put down' }];
  game.happen({ kind: 'phaseBegan', phase: layingStep(game.state, game.options), because });
}

/** WW2-HG-07: obstacles are placed before deployment, where somebody defends and has any. */
export const layingStep = ({ defender, works }: Pick<State, 'defender' | 'works'>, options: Options) =>
  defender !== null && works.most > 0 && usesEngineering(options) ? 'fortify' : 'deploy';

/** What is still to be thrown for: the hour, the weather. */
export const throwsForTime = ({ season, awc }: Pick<State, 'season' | 'awc'>, options: Options) => ({
  hour: usesTimeOfDay(options) && season === null,
  weather: usesWeather(options) && !awc,
});

/** WW2-TOD-01, WW2-WX-01: each where it is agreed on and not given; weather needs a season. */
function* throwTime(game: Play): Procedure<void> {
  const { season: given, minutes, awc, ground } = game.state;
  const throws = throwsForTime(game.state, game.options);
  if (!throws.hour && !throws.weather) return;
  const time = throws.hour ? yield* timeOfDay(undefined) : undefined;
  const season = time?.result.season ?? given ?? (yield* seasonByDie());
  const found = throws.weather ? yield* weather(season, ground.now.zone) : undefined;
  game.happen({
    kind: 'timeFound',
    season: time ? season : given,
    minutes: time ? time.result.hour * 60 : minutes,
    awc: found?.result.awc ?? awc,
    because: [...(time?.because ?? []), ...(found?.because ?? [])],
  });
}

/** WW2-TER-09 to WW2-TER-25, WW2-R-09: cell by cell from side A's left, row by row. */
function* throwCells({ ground: { now } }: State, options: Options): Procedure<DicedCell[]> {
  const { columns, rows } = cellsOf(now.width, now.depth, options);
  const [width, depth] = [now.width / columns, now.depth / rows];
  const cells: DicedCell[] = [];
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < columns; col++) {
      const pieces = yield* throwCell(now.zone, { col, row, columns, rows });
      cells.push({ id: `${col + 1},${row + 1}`, x: col * width, y: row * depth, width, depth, pieces });
    }
  return cells;
}
function* throwCell(zone: Zone, square: TableSquare): Procedure<PieceKind[]> {
  const { major } = (yield* squareDie(square, majorTerrain(zone))).result;
  const pieces: PieceKind[] = major === 'O' ? [] : [major];
  if ((yield* squareDie(square, builtUpArea(zone))).result.mbua) pieces.push('MBUA');
  const { count } = (yield* squareDie(square, minorCount(zone))).result;
  for (let i = 1; i <= count; i++) {
    const { minor } = (yield* squareDie(square, minorType(major), `, die ${i} of ${count}`)).result;
    if (minor) pieces.push(minor);
  }
  return pieces;
}

/** WW2-TER-34 to WW2-TER-36, WW2-HG-08: the loser of the throw chooses his edge and, in an encounter, who moves first. */
export function* chooseEdges({ state }: Play, loser: Side): Procedure<Pick<Edges, 'edges' | 'first'>> {
  const other: Side = loser === 'a' ? 'b' : 'a';
  const edge = yield* choose('WW2-TER-34', loser, 'choose your base edge', [
    { value: 'south', label: 'South edge' },
    { value: 'north', label: 'North edge' },
  ] as const);
  const edges = { [loser]: edge, [other]: edge === 'south' ? 'north' : 'south' } as Edges['edges'];
  if (state.defender) return { edges, first: state.defender === 'a' ? 'b' : 'a' };
  const sides = [loser, other].map((value: Side) => ({ value, label: `${SIDE_NAMES[value]} moves first` }));
  return { edges, first: yield* choose<Side>('WW2-TER-36', loser, 'who moves first?', sides) };
}
interface Edges {
  readonly edges: Readonly<Record<Side, 'south' | 'north'>>;
  readonly first: Side;
}
