import {
  type Feature,
  footprint,
  type Landscape,
  type Look,
  type Marker,
  type Overlay,
  type Passenger,
  type Piece,
  type Scene,
} from '@umpire/engine';
import { GROUNDS, KINDS } from '../../common/ground/drawn-as.js';
import { ferryOutline, fieldOf, outlineOf, RIVER_WIDTH } from '../play/field.js';
import { workOutline } from '../play/obstacles.js';
import { groupOf, inPlay } from '../play/stands.js';
import { BASE, type FeatureOfGround, type Ground, type Stand, type State } from '../play/state.js';
import type { Types } from '../play/types.js';
import { WEATHER_NAMES } from '../tables/season.js';
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
  ];
}

type Mark = Marker & { readonly when: (stand: Stand) => boolean };
/** What marks a stand, in the order in which it is drawn. */
const MARKS: readonly Mark[] = [
  {
    letter: 'P',
    shape: 'disc',
    text: 'pinned: no step closer to the enemy',
    rule: 'WW2-RES-20',
    word: 'pinned',
    when: s => s.pinned,
  },
  { letter: 'R', shape: 'disc', text: 'repulsed', rule: 'WW2-RES-24', word: 'repulsed', when: s => s.repulsed },
  {
    letter: 'F',
    shape: 'triangle',
    text: 'has fired and not moved since',
    rule: 'WW2-SHO-13',
    word: 'fire-marker',
    when: s => s.fireMarker,
  },
  { letter: 'D', shape: 'square', text: 'dug in: hard cover', rule: 'WW2-ENG-03', word: 'dug-in', when: s => s.dugIn },
  { letter: 'A', shape: 'diamond', text: 'on patrol', rule: 'WW2-SEQ-11', word: 'patrol', when: s => s.patrol },
];

export function markersOf(view: State, stand: Stand): Marker[] {
  const marks = MARKS.filter(({ when }) => when(stand)).map(({ when: _when, ...mark }): Marker => mark);
  const { suppression } = stand;
  if (suppression > 0)
    marks.push({
      letter: String(Math.min(9, suppression)),
      shape: 'square',
      text: `${suppression} suppression markers`,
      rule: 'WW2-RES-15',
      word: 'suppression',
    });
  for (const load of view.stands)
    if (load.carrier === stand.id && inPlay(load))
      marks.push({
        letter: groupOf(view, load).hq === load.id ? 'Q' : 'C',
        shape: 'diamond',
        text: `${load.where === 'hitched' ? 'tows' : 'carries'} ${load.id}${groupOf(view, load).hq === load.id ? ', HQ aboard' : ''}`,
        rule: 'WW2-R-48',
        word: 'carried',
      });
  if (groupOf(view, stand).failed)
    marks.push({
      letter: '!',
      shape: 'triangle',
      text: 'its group has failed and retreats',
      rule: 'WW2-MOR-04',
      word: 'failed',
    });
  return marks;
}

const isHqIn = (view: State, stand: Stand): boolean => groupOf(view, stand).hq === stand.id;
const named = (view: State, stand: Stand): Passenger => ({
  id: stand.id,
  label: stand.id,
  title: `${namesOf(stand.nature.unit).name}, grade ${stand.nature.grade}${isHqIn(view, stand) ? ', headquarters' : ''}`,
  symbol: symbolOf(stand.nature),
});

function pieceOf(view: State, stand: Stand): Piece {
  const group = groupOf(view, stand);
  const { name, short } = namesOf(stand.nature.unit);
  const isHq = isHqIn(view, stand);
  const aboard = view.stands.filter(load => load.carrier === stand.id && inPlay(load));
  return {
    ...named(view, stand),
    side: stand.side,
    name,
    short: isHq ? `HQ ${short}` : short,
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
    ...(isHq && { leader: true }),
    markers: markersOf(view, stand),
    ...(aboard.length > 0 && { aboard: aboard.map(load => named(view, load)) }),
  };
}

/** What is drawn apart: who is carried is drawn as a mark of its carrier. */
const isDrawn = (view: State, stand: Stand): boolean =>
  inPlay(stand) && stand.carrier === null && (view.turn > 0 || groupOf(view, stand).deployed);

/** The table as a viewer sees it. */
export function scene(look: Look<Types>): Scene {
  const { view } = look;
  const ground = view.ground.now;
  return {
    width: ground.width,
    depth: ground.depth,
    unit: { name: 'metre', sign: 'm', length: 1 },
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
    edges: { a: view.sides.a.baseEdge, b: view.sides.b.baseEdge },
    beside: 'off-table zone',
    status: statusOf(look),
  };
}
