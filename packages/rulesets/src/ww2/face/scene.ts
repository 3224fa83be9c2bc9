import {
  type Feature,
  footprint,
  type Landscape,
  type Look,
  type Overlay,
  type Passenger,
  type Piece,
  type Remains,
  rectangle,
  type Scene,
} from '@umpire/engine';
import { thingsWords } from '../../common/book/of-square.js';
import { GROUNDS, KINDS } from '../../common/ground/drawn-as.js';
import { PLAIN_TERRAIN } from '../../common/ground/words.js';
import { ferryOutline, fieldOf, outlineOf, RIVER_WIDTH } from '../play/field.js';
import { workOutline } from '../play/obstacles.js';
import { groupOf, inPlay } from '../play/stands.js';
import { BASE, type FeatureOfGround, type Ground, type Stand, type State } from '../play/state.js';
import { missing } from '../play/terrain.js';
import type { Types } from '../play/types.js';
import { groundScale } from '../rules/scale.js';
import { WEATHER_NAMES } from '../tables/season.js';
import { markersOf } from './marks.js';
import { namesOf } from './plain-words.js';
import { statusOf } from './status.js';
import { symbolOf } from './symbols.js';

function landscapeOf({ zone }: Ground, season: State['season']): { landscape?: Landscape } {
  if (zone === 'Tropical') return { landscape: 'jungle' };
  return season === 'Winter' && zone !== 'Desert' ? { landscape: 'winter' } : {};
}

/** WW2-TER-33: whoever puts the features down may move each of them, as large as it lies. */
function againOf({ view, viewer }: Look<Types>, { id, width, depth, jungle }: FeatureOfGround): Pick<Feature, 'again'> {
  const lays = view.phase === 'terrain' && view.muster?.placer === viewer;
  const values = { feature: id, size: { width, depth }, jungle };
  return lays ? { again: { verb: 'placeFeature', values, point: 'point' } } : {};
}

function featuresOf(look: Look<Types>): Feature[] {
  const { obstacles } = look.view;
  const ground = look.view.ground.now;
  const field = fieldOf(ground);
  return [
    ...(ground.river ? [{ id: 'river', kind: 'river', line: ground.river, lineWidth: RIVER_WIDTH } as const] : []),
    ...ground.features.map(
      (one): Feature => ({
        id: one.id,
        kind: KINDS[one.kind],
        name: one.name,
        outline: outlineOf(one),
        ...againOf(look, one),
      }),
    ),
    ...field.roads.map(
      (road, i): Feature => ({ id: `road${i + 1}`, kind: 'road', line: road.points, lineWidth: road.width }),
    ),
    ...obstacles.map(
      (one): Feature => ({
        id: one.id,
        kind: one.kind === 'anti-personnel' ? 'mines' : 'obstacle',
        name: one.kind ?? 'unknown obstacle',
        outline: workOutline(one),
      }),
    ),
    ...ground.crossings.map(
      (one): Feature => ({ id: one.id, kind: 'bridge', name: one.kind, outline: ferryOutline(one) }),
    ),
  ];
}

function overlaysOf(view: State): Overlay[] {
  const objective = view.ground.now.features.find(({ id }) => id === view.objective);
  return [
    ...view.areas.map((area, i): Overlay => {
      const { side, x, y } = area;
      if (area.kind === 'light')
        return { id: `light${i}`, kind: 'light', side, centre: { x, y }, radius: area.width / 2 };
      return { id: `smoke${i}`, kind: 'smoke', side, outline: footprint(area, area.width, area.depth) };
    }),
    ...(objective
      ? [{ id: 'objective', kind: 'objective', outline: outlineOf(objective), label: objective.name } as const]
      : []),
    ...unplacedIn(view),
  ];
}

/** U7: what the dice brought to each square and nobody has put down yet. */
function unplacedIn(view: State): Overlay[] {
  if (view.phase !== 'terrain' || !view.muster) return [];
  const left = missing(view);
  return view.muster.cells.flatMap((cell): Overlay[] => {
    const things = left.filter(one => one.cell === cell).map(({ kind }) => PLAIN_TERRAIN[kind]);
    const outline = rectangle(cell.x, cell.y, cell.width, cell.depth);
    return things.length > 0 ? [{ id: `diced ${cell.id}`, kind: 'zone', label: thingsWords(things), outline }] : [];
  });
}

const isHqIn = (view: State, stand: Stand): boolean => groupOf(view, stand).hq === stand.id;
function named(view: State, stand: Stand): Passenger {
  const { name, short } = namesOf(stand.nature.unit);
  const isHq = isHqIn(view, stand);
  return {
    id: stand.id,
    label: stand.id,
    title: `${name}, grade ${stand.nature.grade}${isHq ? ', headquarters' : ''}`,
    name,
    short: isHq ? `HQ ${short}` : short,
    symbol: symbolOf(stand.nature),
    ...(isHq && { leader: true }),
  };
}

function pieceOf(view: State, stand: Stand): Piece {
  const group = groupOf(view, stand);
  const aboard = view.stands.filter(load => load.carrier === stand.id && inPlay(load));
  return {
    ...named(view, stand),
    side: stand.side,
    kind: stand.nature.weapon === 'none' ? stand.nature.class : stand.nature.weapon,
    sign: stand.nature.grade,
    where: stand.where === 'table' ? 'table' : 'off-table',
    x: stand.x,
    y: stand.y,
    facing: stand.facing,
    width: BASE,
    depth: BASE,
    layer: stand.nature.tread === 'air' ? 'air' : 'ground',
    group: group.name,
    markers: markersOf(view, stand),
    ...(aboard.length > 0 && { aboard: aboard.map(load => named(view, load)) }),
  };
}

/** Who was destroyed on the table, where he stood. */
function remainsOf({ id, side, nature, where, x, y, facing }: Stand): Remains[] {
  if (where !== 'destroyed' || (x === 0 && y === 0)) return [];
  return [{ id, side, symbol: symbolOf(nature), x, y, facing, width: BASE, depth: BASE }];
}

/** What is drawn apart: who is carried is drawn as a mark of its carrier. */
const isDrawn = (view: State, stand: Stand): boolean =>
  inPlay(stand) && stand.carrier === null && (view.turn > 0 || groupOf(view, stand).deployed);

/** WW2-SCL-02 to WW2-SCL-08: metres, and what they are on the table of those who play with models. */
function unitOf({ muster }: State): Scene['unit'] {
  const metre = { name: 'metre', sign: 'm', length: 1, nudge: 100 };
  if (!muster?.models) return metre;
  const { cm, inches } = groundScale(muster.models);
  const also = [{ sign: ' cm', length: BASE / cm }];
  return { ...metre, also: inches === null ? also : [...also, { sign: '″', length: BASE / inches }] };
}

/** The table as a viewer sees it. */
export function scene(look: Look<Types>): Scene {
  const { view } = look;
  const ground = view.ground.now;
  return {
    width: ground.width,
    depth: ground.depth,
    unit: unitOf(view),
    ground: GROUNDS[ground.zone],
    ...landscapeOf(ground, view.season),
    period: 'mid-century',
    light: view.light,
    ...(view.season && { season: view.season }),
    ...(view.awc && {
      weather: WEATHER_NAMES.find(({ zone }) => zone === ground.zone)![view.season === 'Winter' ? 'winter' : 'else'],
    }),
    features: featuresOf(look),
    overlays: overlaysOf(view),
    pieces: view.stands.filter(stand => isDrawn(view, stand)).map(stand => pieceOf(view, stand)),
    remains: view.stands.flatMap(remainsOf),
    edges: { a: view.sides.a.baseEdge, b: view.sides.b.baseEdge },
    beside: 'off-table zone',
    status: statusOf(look),
  };
}
