import {
  type Feature,
  inches,
  type Landscape,
  type Look,
  type Overlay,
  type Piece,
  type Remains,
  rectangle,
  type Scene,
} from '@umpire/engine';
import { thingsWords } from '../../book/of-square.js';
import { GROUNDS, KINDS } from '../../ground/drawn-as.js';
import { PLAIN_TERRAIN } from '../../ground/words.js';
import { inSentence } from '../book/words.js';
import type { PlayBook } from '../book.js';
import { type Mapping, outlineOf } from '../play/field.js';
import { inPlay, type Presence } from '../play/stands.js';
import type { Ground, Nature, PieceOfTerrain, Stand, State } from '../play/state.js';
import type { Telling } from '../play/tell.js';
import { dicedFeatures, isPlacer, pieceFor } from '../play/terrain.js';
import { townsOf } from '../play/towns.js';
import type { Types } from '../play/types.js';
import { flagsOf } from './flags.js';
import { marks } from './marks.js';
import type { Places } from './place-name.js';
import { sceneryOf } from './scenery.js';
import type { StatusLines } from './status.js';

/** The grade that a sub-class ends with; a minus is written as long as a plus. */
function signOf(subClass: string): { sign?: string } {
  const [sign] = /(\+\+?|n|-)$/.exec(subClass) ?? [];
  return sign ? { sign: sign.replace('-', '−') } : {};
}

function overlaysOf(view: State): Overlay[] {
  return [...townsOf(view).map(decisive), ...view.effects.map(effectOverlay), ...unplacedIn(view)];
}
/** S5: what the dice brought to each square and nobody has put down yet. */
function unplacedIn(view: State): Overlay[] {
  if (view.phase !== 'terrain') return [];
  const { squareSize } = view.ground.now;
  const unplaced = dicedFeatures(view).filter(one => !pieceFor(view, one));
  return view.squares.flatMap((square): Overlay[] => {
    const left = unplaced.filter(one => one.square === square).map(({ kind }) => PLAIN_TERRAIN[kind]);
    const outline = rectangle(square.col * squareSize, square.row * squareSize, squareSize, squareSize);
    const id = `diced ${square.col},${square.row}`;
    return left.length > 0 ? [{ id, kind: 'zone', label: thingsWords(left), outline }] : [];
  });
}
const decisive = (town: PieceOfTerrain): Overlay => ({
  id: `decides ${town.id}`,
  kind: 'objective',
  outline: outlineOf(town),
});
const effectOverlay = (e: State['effects'][number], i: number): Overlay =>
  e.kind === 'smoke'
    ? {
        id: `smoke${i}`,
        kind: 'smoke',
        side: e.side,
        outline: rectangle(e.x - e.size / 2, e.y - e.size / 2, e.size, e.size),
      }
    : { id: `light${i}`, kind: 'light', side: e.side, centre: { x: e.x, y: e.y }, radius: e.size / 2 };

type Laying = ReadonlyMap<string, Pick<Feature, 'again'>>;
const NOTHING_LAID: Laying = new Map();

/** TER-18: whoever puts the pieces down may move each of them, as large as it lies. */
function layingOf({ view, viewer }: Look<Types>): Laying {
  if ((viewer !== 'a' && viewer !== 'b') || !isPlacer(view, viewer)) return NOTHING_LAID;
  return new Map(
    dicedFeatures(view).flatMap(diced => {
      const piece = pieceFor(view, diced);
      if (!piece) return [];
      const size = { width: piece.width / inches(1), depth: piece.depth / inches(1) };
      const values = { feature: diced.id, size, jungle: piece.jungle };
      return [[piece.id, { again: { verb: 'placePiece', values, point: 'point' } }] as const];
    }),
  );
}

/** The table as it is drawn. */
export function scenes(book: PlayBook & Mapping & Presence & StatusLines & Telling) {
  const { ownFields, weatherName } = book;
  const { markersOf } = marks(book);
  const { FLAGS, LANDSCAPES, PERIOD, PLACES, plainName, statusOf, symbolOf } = book.face;
  const { natureWords } = book.log;
  const { isAirborne } = book.shapes;
  const { OBSTACLE_SIDE, fieldOf } = book.terrain;
  const { STATUSES } = book.words;

  /** Where the country says more than its zone: jungle, snow in the winters of the north, and wherever else the book is at home. */
  function landscapeOf({ zone }: Ground, season: State['season']): { landscape?: Landscape } {
    const isSnowy = season === 'Winter' && zone !== 'Desert' && zone !== 'Tropical';
    const landscape = isSnowy
      ? (LANDSCAPES?.snowy[zone] ?? 'winter')
      : (LANDSCAPES?.usual[zone] ?? (zone === 'Tropical' ? 'jungle' : undefined));
    return landscape ? { landscape } : {};
  }

  /** The table as a viewer sees it. */
  function scene(look: Look<Types>): Scene {
    const { view } = look;
    const ground = view.ground.now;
    return {
      width: ground.width,
      depth: ground.depth,
      unit: { name: 'inch', sign: '"', length: inches(1) },
      ground: GROUNDS[ground.zone],
      ...landscapeOf(ground, view.season),
      period: PERIOD,
      light: view.light,
      ...(view.season && { season: view.season }),
      ...(view.awc && view.season && { weather: weatherName(view.season, ground.zone) }),
      features: featuresOf(ground, layingOf(look), PLACES[view.title]),
      scenery: sceneryOf(view),
      flags: flagsOf(FLAGS, view),
      overlays: overlaysOf(view),
      pieces: view.stands.filter(inPlay).map(stand => pieceOf(view, stand)),
      remains: view.stands.flatMap(remainsOf),
      called: calledIn(view),
      fates: fatesOf(view),
      edges: { a: view.sides.a.baseEdge, b: view.sides.b.baseEdge },
      beside: 'off-table zone',
      status: statusOf(look),
    };
  }

  function featuresOf(ground: Ground, laying: Laying, names: Places[string] = {}): Feature[] {
    const field = fieldOf(ground);
    const strip = (id: string, kind: Feature['kind'], s: { points: Feature['line']; width: number }): Feature => ({
      id,
      kind,
      line: s.points!,
      lineWidth: s.width,
    });
    return [
      ...(field.river ? [strip('river', 'river', field.river)] : []),
      ...ground.pieces.map(
        (piece): Feature => ({
          id: piece.id,
          kind: KINDS[piece.kind],
          outline: outlineOf(piece),
          ...(names[piece.id] !== undefined && { name: names[piece.id]! }),
          ...laying.get(piece.id),
        }),
      ),
      ...field.roads.map((road, i) => strip(`road${i + 1}`, 'road', road)),
      ...[...field.crossings, ...field.bridges].map((bridge, i) => strip(`bridge${i + 1}`, 'bridge', bridge)),
      ...ground.obstacles.map(
        (o): Feature => ({
          id: o.id,
          kind: o.kind === 'MNF' ? 'mines' : 'obstacle',
          outline: rectangle(o.x, o.y, OBSTACLE_SIDE, OBSTACLE_SIDE),
        }),
      ),
    ];
  }

  function flownBy(view: State, { side }: Stand): Pick<Piece, 'flag'> {
    const flag = flagsOf(FLAGS, view)[side];
    return flag ? { flag } : {};
  }

  function pieceOf(view: State, stand: Stand): Piece {
    const { nature } = stand;
    const group = view.groups[stand.group]!;
    return {
      id: stand.id,
      side: stand.side,
      label: stand.id,
      title: nature ? natureWords(nature) : 'unknown stand',
      ...(nature && nameOf(nature)),
      symbol: nature ? symbolOf(nature) : 'unknown',
      where: stand.place === 'table' ? 'table' : 'off-table',
      x: stand.x,
      y: stand.y,
      facing: stand.facing,
      width: stand.base,
      depth: stand.base,
      layer: isAirborne(nature) ? 'air' : 'ground',
      ...ownFields.height(stand),
      group: group.name,
      ...(nature && signOf(nature.subClass)),
      ...(nature?.bghq && { leader: true, ...flownBy(view, stand) }),
      markers: markersOf(view, stand),
    };
  }

  /** Who was lost on the table, where he stood; a counter with nothing under it leaves nothing. */
  function remainsOf({ id, side, nature, place, x, y, facing, base }: Stand): Remains[] {
    if (place !== 'removed' || !nature || nature.fake || (x === 0 && y === 0)) return [];
    return [{ id, side, symbol: symbolOf(nature), x, y, facing, width: base, depth: base }];
  }

  /** What became of those who are out of play, as far as the viewer knows what they were. */
  function fatesOf({ stands }: State): Record<string, string> {
    const fates: Record<string, string> = {};
    for (const { id, nature, place, status } of stands) {
      if (!nature || (place !== 'gone' && place !== 'removed')) continue;
      if (nature.fake) fates[id] = 'unmasked as a dummy';
      else if (place === 'gone') fates[id] = 'flown home';
      else fates[id] = STATUSES[status]!.told;
    }
    return fates;
  }

  /** By a name of their own, else as beside their counters, as far as the viewer knows them; the lost too, for the log speaks of them. */
  const calledIn = ({ stands }: State): Readonly<Record<string, string>> =>
    Object.fromEntries(
      stands.flatMap(({ id, nature }) => {
        const plain = nature && !nature.fake ? plainName(nature) : undefined;
        return plain ? [[id, plain.sort === undefined ? plain.short : plain.name]] : [];
      }),
    );

  /** The headquarters is told apart on the table, too. */
  function nameOf(nature: Nature): Pick<Piece, 'name' | 'short'> {
    if (nature.fake) return { name: 'Dummy counter', short: 'Dummy' };
    const plain = plainName(nature);
    const { name, short } = plain;
    return { name, short: nature.bghq ? `HQ ${inSentence(short, plain)}` : short };
  }

  return { scene };
}
