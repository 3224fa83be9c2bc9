import {
  choose,
  contest,
  forbid,
  inches,
  isRefusal,
  malformed,
  type Options,
  otherSide,
  type Procedure,
  type Refusal,
  type Side,
  type TableEdge,
} from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Zone } from '../pieces.js';
import type { OrderOf } from './orders.js';
import type { SamplesPlay } from './samples.js';
import type { SetupPlay } from './setup.js';
import type { DicedSquare, Ground, PieceOfTerrain, State } from './state.js';
import type { Play } from './types.js';
import { verb } from './verb.js';

/** In rows from the south-west. A strip that is no whole square is left bare. */
function squaresOf({ width, depth, squareSize }: Ground): { col: number; row: number }[] {
  const columns = Math.floor(width / squareSize);
  const rows = Math.floor(depth / squareSize);
  return Array.from({ length: columns * rows }, (_, i) => ({ col: i % columns, row: Math.floor(i / columns) }));
}

function changeGround(game: Play, ground: Ground, rule: string, text: string): void {
  game.happen({ kind: 'groundChanged', ground, text, because: [{ rule, text }] });
}

const noPiece = (state: State, field: string, id: string): Refusal | undefined =>
  state.ground.now.pieces.some(p => p.id === id) ? undefined : malformed(field, `there is no piece ${id}`);

/** One of the features that the dice gave, by its name in orders. */
export interface DicedFeature {
  readonly id: string;
  readonly kind: PieceOfTerrain['kind'];
  readonly square: DicedSquare;
}

/** Everything that has to be placed. A feature that is placed again is moved. */
export function dicedFeatures(state: State): DicedFeature[] {
  return state.squares.flatMap(square => {
    const minors = new Map<string, number>();
    const named = (kind: PieceOfTerrain['kind']): DicedFeature => {
      const n = (minors.get(kind) ?? 0) + 1;
      minors.set(kind, n);
      return { id: `${square.col},${square.row} ${kind} ${n}`, kind, square };
    };
    const major = square.major === 'O' ? [] : [named(square.major)];
    return [...major, ...(square.mbua ? [named('MBUA')] : []), ...square.minors.map(named)];
  });
}

const toInch = (n: number): number => n / inches(1);

const EDGES: readonly TableEdge[] = ['south', 'north', 'west', 'east'];
const OPPOSITE: Readonly<Record<TableEdge, TableEdge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

export type TerrainPlay = ReturnType<typeof terrainPlay>;

export function terrainPlay(book: PlayBook & SamplesPlay & SetupPlay) {
  const {
    adverseWeather,
    autoTerrain,
    climaticZone,
    drawsHands,
    hour,
    idOf,
    musterOf,
    placementFault,
    riverFor,
    ruling,
    sampleArmy,
    season,
    terrainDie,
  } = book;

  /** Set-up steps S2 to S7: armies, zone, terrain dice, terrain, edges, season, hour and weather. */

  function armyFault(state: State, by: Side, order: OrderOf<'submitArmy'>, options: Options): Refusal | undefined {
    if (state.phase !== 'armies' || state.rosters[by] !== null)
      return forbid(idOf('ORG-01'), 'no army is asked of you now');
    if (order.army.battleGroups.length !== state.agreed[by])
      return forbid(idOf('ORG-01'), `the agreed force is ${state.agreed[by]} Battle Groups`);
    const roster = musterOf(order.army, options);
    return roster.ok ? undefined : roster.error;
  }

  const submitArmy = verb<OrderOf<'submitArmy'>>(armyFault, (game, side, { army }) => {
    const roster = musterOf(army, game.options);
    if (!roster.ok) throw new Error('an army that was checked');
    const { name, homeZone } = army;
    const because = [{ rule: idOf('ORG-02'), text: 'twelve stands in every Battle Group' }];
    game.happen({ kind: 'armySubmitted', side, roster: roster.value, name, homeZone, because });
  });

  /** An army of sample Battle Groups (HSE-11, HSE-12), for those who bring no list of their own. */
  const raiseArmy = verb<OrderOf<'raiseArmy'>>(
    (state, by, order, options) => {
      const army = sampleArmy(order.nation, order.style, state.agreed[by]);
      return isRefusal(army) ? army : armyFault(state, by, { verb: 'submitArmy', army }, options);
    },
    (game, by, { nation, style }) => {
      const army = sampleArmy(nation, style, game.state.agreed[by]);
      if (!isRefusal(army)) submitArmy.act(game, by, { verb: 'submitArmy', army }, undefined);
    },
  );

  /** S3: TER-01 to TER-03, R-33, R-34. */
  function* throwZone(game: Play): Procedure<void> {
    const { state, options } = game;
    const { a, b } = state.sides;
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
    for (const _ of squares) majors.push((yield* terrainDie('major', zone)).result.feature as DicedSquare['major']);
    const mbuas: boolean[] = [];
    for (const _ of squares) mbuas.push((yield* terrainDie('mbua', zone)).result.present as boolean);
    const counts: number[] = [];
    for (const major of majors)
      counts.push(major === 'O' ? ((yield* terrainDie('minor', zone)).result.count as number) : 0);
    const minors: DicedSquare['minors'][number][][] = [];
    for (const count of counts) {
      const kinds: DicedSquare['minors'][number][] = [];
      for (let i = 0; i < count; i++)
        kinds.push((yield* terrainDie('minor-type', zone)).result.feature as DicedSquare['minors'][number]);
      minors.push(kinds);
    }
    const diced = squares.map((square, i) => ({ ...square, major: majors[i]!, mbua: mbuas[i]!, minors: minors[i]! }));
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
  function placingNow(state: State, by: Side): Refusal | undefined {
    if (state.phase !== 'terrain') return forbid(idOf('TER-18'), 'no terrain is placed now');
    return state.placer === by ? undefined : forbid(idOf('TER-18'), 'the winner of the RPS places all the terrain');
  }

  const NO_JUNGLE = forbid(idOf('GO-15'), 'there is jungle in the Tropical zone only');

  function pieceFault(state: State, by: Side, order: OrderOf<'placePiece'>): Refusal | undefined {
    const refused = placingNow(state, by);
    if (refused) return refused;
    if (!dicedFeatures(state).some(f => f.id === order.feature))
      return malformed('feature', `the dice gave no ${order.feature}`);
    return order.jungle === 'yes' && state.ground.now.zone !== 'Tropical' ? NO_JUNGLE : undefined;
  }

  const placePiece = verb<OrderOf<'placePiece'>>(pieceFault, (game, _by, { feature, size, point, jungle }) => {
    const ground = game.state.ground.now;
    const { kind } = dicedFeatures(game.state).find(f => f.id === feature)!;
    const [width, depth] = size.split('x').map(n => Math.round(Number(n) * inches(1))) as [number, number];
    const at = { x: Math.round(point.x - width / 2), y: Math.round(point.y - depth / 2) };
    const piece: PieceOfTerrain = { id: feature, kind, ...at, width, depth, jungle: jungle === 'yes' };
    const pieces = [...ground.pieces.filter(p => p.id !== feature), piece];
    changeGround(game, { ...ground, pieces }, idOf('TER-18'), `places ${feature}`);
  });

  const removePiece = verb<OrderOf<'removePiece'>>(
    (state, by, { piece }) => placingNow(state, by) ?? noPiece(state, 'piece', piece),
    (game, _by, { piece }) => {
      const ground = game.state.ground.now;
      const pieces = ground.pieces.filter(p => p.id !== piece);
      const roads = ground.roads.filter(r => r.from !== piece && r.to !== piece);
      changeGround(game, { ...ground, pieces, roads }, idOf('TER-18'), `takes ${piece} away`);
    },
  );

  const layRoad = verb<OrderOf<'layRoad'>>(
    (state, by, { from, to }) =>
      placingNow(state, by) ??
      noPiece(state, 'from', from) ??
      noPiece(state, 'to', to) ??
      (from === to ? forbid(idOf('TER-16'), 'a road joins two built-up areas') : undefined),
    (game, _by, { from, to }) => {
      const ground = game.state.ground.now;
      changeGround(
        game,
        { ...ground, roads: [...ground.roads, { from, to }] },
        idOf('TER-16'),
        `a road from ${from} to ${to}`,
      );
    },
  );

  const layRiver = verb<OrderOf<'layRiver'>>(
    (state, by) =>
      placingNow(state, by) ??
      (state.riverAgreed ? undefined : forbid(idOf('RIV-01'), 'a river is used only if both players agree')),
    (game, _by, { course }) => {
      const ground = game.state.ground.now;
      changeGround(game, { ...ground, river: riverFor(ground, course) }, idOf('RIV-02'), 'lays the river');
    },
  );

  /** HSE-04. */
  const autoLaid = verb<OrderOf<'autoTerrain'>>(placingNow, game => {
    const { state } = game;
    const ground = state.ground.now;
    const { pieces, roads } = autoTerrain(toInch(ground.squareSize), state.squares);
    // Thirds of an inch are no whole tenths of a millimetre: pieces shrink by a hair, so that gaps stay wide enough.
    const up = (n: number) => Math.ceil(n * inches(1) - 1e-6);
    const down = (n: number) => Math.floor(n * inches(1) + 1e-6);
    const laid: Ground = {
      ...ground,
      pieces: pieces.map(p => ({
        ...p,
        x: up(p.x),
        y: up(p.y),
        width: down(p.width),
        depth: down(p.depth),
        jungle: false,
      })),
      roads: roads.map(([from, to]) => ({ from, to })),
      river: null,
    };
    const river = state.riverAgreed ? riverFor(laid, 'across') : null;
    changeGround(game, { ...laid, river }, idOf('HSE-04'), 'leaves the terrain to the program');
  });

  function terrainFault(state: State): Refusal | undefined {
    const ground = state.ground.now;
    return placementFault({
      squareSize: toInch(ground.squareSize) as 12 | 16,
      columns: Math.floor(ground.width / ground.squareSize),
      rows: Math.floor(ground.depth / ground.squareSize),
      squares: state.squares,
      pieces: ground.pieces.map(p => ({
        id: p.id,
        kind: p.kind,
        x: toInch(p.x),
        y: toInch(p.y),
        width: toInch(p.width),
        depth: toInch(p.depth),
      })),
      roads: ground.roads.map(r => [r.from, r.to] as [string, string]),
      river: ground.river ? { course: 'across', agreed: state.riverAgreed } : null,
    });
  }

  /** S5 ends when all is placed as diced; S6: the loser chooses his edge (TER-19, R-35). */
  const finishTerrain = verb<OrderOf<'finishTerrain'>>(
    (state, by) => placingNow(state, by) ?? terrainFault(state),
    (game, by) => chooseEdges(game, otherSide(by)),
  );
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

  return {
    submitArmy,
    raiseArmy,
    throwZone,
    throwTerrain,
    placePiece,
    removePiece,
    layRoad,
    layRiver,
    autoLaid,
    finishTerrain,
    throwTime,
  };
}
