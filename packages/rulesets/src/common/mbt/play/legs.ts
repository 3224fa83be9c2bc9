import { type Area, areasAt, legLength, type Options, type Point, rounded, splitLeg, toInches } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Light, SubClass } from '../pieces.js';
import { groundFacts, type Leg } from '../rules/movement.js';
import type { GoingFound } from '../tables/going.js';
import { type Field, type Mapping, underfoot } from './field.js';
import type { Ground, Nature, Obstacle, PieceOfTerrain } from './state.js';

/** A stretch of a move over one kind of ground. */
export interface Stretch extends Leg {
  readonly from: Point;
  readonly to: Point;
}

/** Open ground with nothing on it: most of most tables. */
const OPEN: Omit<Leg, 'distance'> = { terrain: 'O', road: false, bridge: false, jungle: false, obstruction: false };

/** What lies where these areas overlap: the piece (R-97, HSE-26), road, river and bridge, an obstruction. */
function groundOf(field: Field, areas: readonly number[]): Omit<Leg, 'distance'> {
  if (areas.length === 0) return OPEN;
  const pieces: PieceOfTerrain[] = [];
  let road = false;
  let wet = false;
  let built = false;
  let obstruction = false;
  for (const i of areas) {
    const meaning = field.meaning[i]!;
    if (meaning.kind === 'piece') pieces.push(meaning.piece);
    else if (meaning.kind === 'road') road = true;
    else if (meaning.kind === 'river') wet = true;
    else if (meaning.kind === 'bridge') built = true;
    else if (meaning.obstacle.kind === 'OBS') obstruction = true;
  }
  const { top, meets } = underfoot(pieces);
  return {
    terrain: wet ? 'river' : (top?.kind ?? 'O'),
    road,
    bridge: wet && (road || built),
    jungle: top?.jungle ?? false,
    obstruction,
    meets: wet ? undefined : meets,
  };
}

const between = (a: Point, b: Point, t: number): Point => ({
  x: rounded(a.x + (b.x - a.x) * t),
  y: rounded(a.y + (b.y - a.y) * t),
});

/** A part of one leg of a path, as shares of that leg, and the areas it lies in throughout. */
interface Cut {
  /** The number of the point where the leg ends. */
  readonly leg: number;
  readonly from: number;
  readonly to: number;
  readonly areas: readonly number[];
}

/**
 * a path cut where it enters or leaves an area, whose edge belongs to it. One that it touches in passing does not count; one on
 * whose edge it ends does, by a last part without length.
 */
function cutsOf(path: readonly Point[], areas: readonly Area[]): Cut[] {
  const cuts: Cut[] = [];
  for (let leg = 1; leg < path.length; leg++)
    for (const { from, to, areas: held } of splitLeg(path[leg - 1]!, path[leg]!, areas))
      cuts.push({ leg, from, to, areas: held });
  const last = cuts[cuts.length - 1];
  const held = areasAt(path[path.length - 1]!, areas);
  if (last && held.some(i => !last.areas.includes(i))) cuts.push({ leg: last.leg, from: 1, to: 1, areas: held });
  return cuts;
}

export interface Mine {
  readonly field: Obstacle;
  /** The path up to where the centre has just entered. */
  readonly path: readonly Point[];
}

/** A hair's breadth into a stretch, so that the centre has entered. */
function justInside(a: Point, b: Point, from: number, to: number): Point {
  const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
  return between(a, b, Math.min(to, from + 2 / length));
}

export type Ways = Gift<'moving', typeof ways>;

/** What a way leads over, stretch by stretch, and how that goes. */
export function ways(book: PlayBook & Mapping) {
  const { goingOf } = book.moving;
  const { fieldOf } = book.terrain;
  const { ORDINARY } = book.words;

  /** a fake passes as the commonest stand. */
  const passesAs = (nature: Nature): SubClass => (nature.fake ? ORDINARY.subClass : nature.subClass);

  /** A path cut where the ground changes. The first point is where the stand is. */
  function stretchesOf(ground: Ground, path: readonly Point[]): Stretch[] {
    const field = fieldOf(ground);
    return cutsOf(path, field.areas).map(({ leg, from, to, areas }) => {
      const a = path[leg - 1]!;
      const b = path[leg]!;
      const { terrain, road, bridge, jungle, obstruction = false, meets } = groundOf(field, areas);
      const distance = toInches(legLength(a, b)) * (to - from);
      const start = from === 0 ? a : from === 1 ? b : between(a, b, from);
      const end = to === 1 ? b : between(a, b, to);
      return { terrain, road, bridge, jungle, obstruction, meets, from: start, to: end, distance };
    });
  }

  /** How a stretch goes for a stand. */
  const goingFor = (
    ground: Ground,
    leg: Omit<Leg, 'distance'>,
    nature: Nature,
    light: Light,
    options: Options,
  ): GoingFound => goingOf(groundFacts(leg, passesAs(nature), nature.jungleTrained, ground.zone, light), options);

  /** HSE-08: where a path first enters a mine field that does not hold its start. */
  function firstMine(ground: Ground, path: readonly Point[]): Mine | undefined {
    const mines = ground.obstacles.filter(o => o.kind === 'MNF');
    if (mines.length === 0) return undefined;
    const field = fieldOf(ground);
    const squares = mines.map(mine => field.obstacles[ground.obstacles.indexOf(mine)]!);
    let inside = areasAt(path[0]!, squares);
    for (const { leg, from, to, areas } of cutsOf(path, squares)) {
      const before = inside;
      const entered = areas.find(i => !before.includes(i));
      inside = areas;
      if (entered === undefined) continue;
      const at = justInside(path[leg - 1]!, path[leg]!, from, to);
      return { field: mines[entered]!, path: [...path.slice(0, leg), at] };
    }
    return undefined;
  }

  return { passesAs, stretchesOf, goingFor, firstMine };
}
