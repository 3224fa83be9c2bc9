import {
  choose,
  contest,
  forbid,
  type Procedure,
  type Refusal,
  SIDE_NAMES,
  type Side,
  type TableEdge,
  type TableSquare,
} from '@umpire/engine';
import { squareDie } from '../../book/of-square.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Zone } from '../pieces.js';
import type { DicedSquare, Ground, PieceOfTerrain, State } from './state.js';
import type { Play } from './types.js';

/** In rows from the south-west. A strip that is no whole square is left bare. */
function squaresOf({ width, depth, squareSize }: Ground): TableSquare[] {
  const columns = Math.floor(width / squareSize);
  const rows = Math.floor(depth / squareSize);
  return Array.from({ length: columns * rows }, (_, i) => ({
    col: i % columns,
    row: Math.floor(i / columns),
    columns,
    rows,
  }));
}

/** Whoever places the terrain has changed it. */
export function changeGround(game: Play, ground: Ground, rule: string, text: string): void {
  const told = `${SIDE_NAMES[game.state.placer!]} ${text}`;
  game.happen({ kind: 'groundChanged', ground, text: told, because: [{ rule, text }] });
}

/** S5: whether a side puts the terrain down now. */
export const isPlacer = (state: State, by: Side): boolean => state.phase === 'terrain' && state.placer === by;

/** One of the features that the dice gave, by its name in orders. */
export interface DicedFeature {
  readonly id: string;
  /** HSE-04: what the piece is called if the program lays it. */
  readonly laidAs: string;
  readonly kind: PieceOfTerrain['kind'];
  readonly square: DicedSquare;
}

/** What has to be put into a square. */
export const kindsIn = ({ major, mbua, minors }: DicedSquare): PieceOfTerrain['kind'][] => [
  ...(major === 'O' ? [] : [major]),
  ...(mbua ? (['MBUA'] as const) : []),
  ...minors,
];

/** Everything that has to be placed. A feature that is placed again is moved. */
export function dicedFeatures(state: State): DicedFeature[] {
  const onTable = counting();
  return state.squares.flatMap(square => {
    const inSquare = counting();
    return kindsIn(square).map(kind => ({
      id: `${square.col},${square.row} ${kind} ${inSquare(kind)}`,
      laidAs: `${kind.toLowerCase()}${onTable(kind)}`,
      kind,
      square,
    }));
  });
}

/** The how-manieth of its kind. */
function counting(): (kind: string) => number {
  const counts = new Map<string, number>();
  return kind => {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return n;
  };
}

/** The piece that stands for a feature by now, whoever laid it. */
export const pieceFor = ({ ground: { now } }: State, { id, laidAs }: DicedFeature): PieceOfTerrain | undefined =>
  now.pieces.find(piece => piece.id === id || piece.id === laidAs);

const EDGES: readonly TableEdge[] = ['south', 'north', 'west', 'east'];
const OPPOSITE: Readonly<Record<TableEdge, TableEdge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

export type TerrainDice = Gift<'terrain', typeof terrainDice>;

/** Set-up steps S3 to S7: zone, terrain dice, edges, season, hour and weather. */
export function terrainDice(book: PlayBook) {
  const { adverseWeather, climaticZone, drawsHands, hour, idOf, ruling, season, terrainDie } = book;

  /** S3: TER-01 to TER-03, R-33, R-34. */
  function* throwZone(game: Play): Procedure<void> {
    const { state, options } = game;
    const { a, b } = state.sides;
    if (state.zoneAgreed !== null) {
      const because = [{ rule: idOf('R-168'), text: 'the zone was agreed on' }];
      return game.happen({ kind: 'zoneSet', zone: state.zoneAgreed, because });
    }
    const homes = a.homeZone && b.homeZone ? ([a.homeZone, b.homeZone] as const) : null;
    const { result, because } = yield* climaticZone({ homeZones: homes }, options);
    const zone = 'zone' in result ? result.zone : yield* chooseZone(result.chooser, result.choices);
    game.happen({ kind: 'zoneSet', zone, because });
  }

  function* chooseZone(by: Side, among: readonly Zone[]): Procedure<Zone> {
    return yield* choose(
      idOf('TER-03'),
      by,
      'choose the climatic zone',
      among.map(zone => ({ value: zone, label: zone })),
    );
  }

  /** S4: all major dice, then all MBUA dice, then the MINOR dice of Open squares, then the types of minor features. */
  function* throwTerrain(game: Play): Procedure<void> {
    const { zone } = game.state.ground.now;
    const squares = squaresOf(game.state.ground.now);
    const majors: DicedSquare['major'][] = [];
    for (const square of squares)
      majors.push((yield* squareDie(square, terrainDie('major', zone))).result.feature as DicedSquare['major']);
    const mbuas: boolean[] = [];
    for (const square of squares)
      mbuas.push((yield* squareDie(square, terrainDie('mbua', zone))).result.present as boolean);
    const counts: number[] = [];
    for (const [i, major] of majors.entries())
      counts.push(
        major === 'O' ? ((yield* squareDie(squares[i]!, terrainDie('minor', zone))).result.count as number) : 0,
      );
    const minors: DicedSquare['minors'][number][][] = [];
    for (const [i, count] of counts.entries()) {
      const kinds: DicedSquare['minors'][number][] = [];
      for (let n = 1; n <= count; n++)
        kinds.push(
          (yield* squareDie(squares[i]!, terrainDie('minor-type', zone), `, die ${n} of ${count}`)).result
            .feature as DicedSquare['minors'][number],
        );
      minors.push(kinds);
    }
    const diced = squares.map(({ col, row }, i) => ({
      col,
      row,
      major: majors[i]!,
      mbua: mbuas[i]!,
      minors: minors[i]!,
    }));
    game.happen({
      kind: 'terrainDiced',
      squares: diced,
      because: [{ rule: idOf('TER-05'), text: 'one die for each square' }],
    });
    const placer = yield* contest(
      idOf('TER-17'),
      'a',
      drawsHands(game.options),
      'Rock-Paper-Scissors for placing the terrain',
    );
    game.happen({
      kind: 'placerFound',
      placer,
      because: [{ rule: idOf('TER-18'), text: 'the winner places all the terrain' }],
    });
  }

  /** S5: the winner of the RPS places. */
  function notPlacing(state: State, by: Side): Refusal | undefined {
    if (state.phase !== 'terrain') return forbid(idOf('TER-18'), 'no terrain is placed now');
    return state.placer === by ? undefined : forbid(idOf('TER-18'), 'the winner of the RPS places all the terrain');
  }

  /** S6: the loser chooses his edge (TER-19, R-35). */
  const edgesToChoose = ruling<readonly TableEdge[]>(idOf('R-35'), {
    'any-edge': EDGES,
    'long-edges': ['south', 'north'],
  });

  function* chooseEdges(game: Play, loser: Side): Procedure<void> {
    const among = edgesToChoose(game.options).map(edge => ({ value: edge, label: `${edge} edge` }));
    const edge = yield* choose(idOf('TER-19'), loser, 'choose your base edge', among);
    const edges = loser === 'a' ? { a: edge, b: OPPOSITE[edge] } : { a: OPPOSITE[edge], b: edge };
    game.happen({
      kind: 'terrainFinished',
      edges,
      because: [{ rule: idOf('TER-20'), text: 'the players start on opposite edges' }],
    });
  }

  /** S7. */
  function* throwTime(game: Play): Procedure<void> {
    const time = yield* season();
    const clock = yield* hour(time.result.season);
    const weather = yield* adverseWeather(time.result.season, game.state.ground.now.zone);
    game.happen({
      kind: 'timeThrown',
      season: time.result.season,
      hour24: clock.result.hour24,
      light: clock.result.light,
      awc: weather.result.awc,
      because: [...time.because, ...clock.because, ...weather.because],
    });
  }

  return { throwZone, throwTerrain, notPlacing, chooseEdges, throwTime };
}
