import {
  forbid,
  inArea,
  legLength,
  type Options,
  type Point,
  type Refusal,
  random,
  rectangle,
  segmentsMeet,
} from '@umpire/engine';
import { riverCourse } from '../ground.js';
import type { PieceKind } from '../pieces.js';
import { autoRoads, autoTerrain, isBuiltUp, isMinor } from '../rules/auto-terrain.js';
import { jungleIn } from '../rules/readings.js';
import { pieceCheck } from '../rules/terrain.js';
import { AUTO_SIZES, LENGTHS, type PieceFacts } from '../tables/terrain.js';
import { outlineOf } from './field.js';
import type { DicedCell, FeatureOfGround, Ground, State } from './state.js';

/** U7: diced terrain is put down. */

/** One of the features that the dice gave, by its name in orders: `2,1 wood 1`. */
export interface DicedFeature {
  readonly id: string;
  readonly kind: PieceKind;
  readonly cell: DicedCell;
}
export const featuresIn = (cells: readonly DicedCell[]): DicedFeature[] =>
  cells.flatMap(cell =>
    cell.pieces.map((kind, i) => {
      const n = cell.pieces.slice(0, i + 1).filter(one => one === kind).length;
      return { id: `${cell.id} ${kind} ${n}`, kind, cell };
    }),
  );
/** Those that are neither placed nor dropped. */
export function missing({ muster, ground: { now } }: State): DicedFeature[] {
  const { cells, dropped } = muster!;
  return featuresIn(cells).filter(({ id }) => !now.features.some(one => one.id === id) && !dropped.includes(id));
}

type Rect = Pick<FeatureOfGround, 'x' | 'y' | 'width' | 'depth'>;
const placedKind = (kind: PieceKind): PieceFacts['kind'] =>
  kind === 'MBUA' ? 'MBUA' : isMinor(kind) ? 'minor' : 'major';
const gapOf = (p: Rect, q: Rect): number => {
  const dx = Math.max(0, q.x - (p.x + p.width), p.x - (q.x + q.width));
  const dy = Math.max(0, q.y - (p.y + p.depth), p.y - (q.y + q.depth));
  return Math.sqrt(dx * dx + dy * dy);
};

/** Why a feature may not lie so (WW2-TER-19, WW2-TER-26, WW2-TER-27, WW2-TER-30): in its own square, of its size. */
export function pieceRefusal(
  { now }: State['ground'],
  { id, kind, cell }: DicedFeature,
  at: Rect,
): Refusal | undefined {
  const middle = { x: at.x + at.width / 2, y: at.y + at.depth / 2 };
  const inCell = isMinor(kind)
    ? inArea(rectangle(cell.x, cell.y, cell.width, cell.depth), middle)
    : at.x >= cell.x &&
      at.y >= cell.y &&
      at.x + at.width <= cell.x + cell.width &&
      at.y + at.depth <= cell.y + cell.depth;
  const isOff = at.x < 0 || at.y < 0 || at.x + at.width > now.width || at.y + at.depth > now.depth;
  if (!inCell || isOff) return forbid('WW2-TER-19', 'it lies in the square for which it was diced');
  const others = now.features.filter(one => one.id !== id && isMinor(one.kind));
  const gap = isMinor(kind) && others.length > 0 ? Math.min(...others.map(other => gapOf(at, other))) : null;
  const { width, depth } = at;
  const facts = { kind: placedKind(kind), width, depth, cellWidth: cell.width, cellDepth: cell.depth, gap };
  const found = pieceCheck(facts);
  return 'message' in found ? found : undefined;
}

/** The least that a feature may be: WW2-R-125. */
function leastOf({ kind, cell }: DicedFeature): { width: number; depth: number } {
  if (isMinor(kind)) return { width: 250, depth: 250 };
  if (kind === 'MBUA') return { width: 500, depth: 500 };
  return { width: Math.floor(cell.width), depth: Math.ceil(cell.depth / 3) };
}
/** WW2-R-125: forty seeded tries find no place for it at its least size. */
export function findsNoPlace(state: State, feature: DicedFeature): boolean {
  const chance = random(feature.id);
  const { width, depth } = leastOf(feature);
  const { cell } = feature;
  for (let i = 0; i < AUTO_SIZES.tries; i++) {
    const x = Math.ceil(cell.x) + chance.below(Math.max(1, Math.floor(cell.width - width) + 1));
    const y = Math.ceil(cell.y) + chance.below(Math.max(1, Math.floor(cell.depth - depth) + 1));
    if (!pieceRefusal(state.ground, feature, { x, y, width, depth })) return false;
  }
  return true;
}

/** WW2-TER-38 to WW2-TER-40, WW2-HG-17: the river as it runs round what lies there now. */
export function withRiver(ground: Ground, river: NonNullable<State['muster']>['river']): Ground {
  if (river === 'none') return ground;
  return { ...ground, river: riverCourse(ground.width, ground.depth, river, ground.features) };
}

const FOREST: readonly PieceKind[] = ['SFH', 'LFA', 'wood'];
/** WW2-R-12: whether a piece is jungle, or what whoever places it may choose; the first if he does not say. */
export const jungleChoices = (kind: PieceKind, { zone }: Ground, options: Options): readonly boolean[] =>
  JUNGLE[FOREST.includes(kind) ? jungleIn(zone, options) : 'never'];
const JUNGLE = { placer: [false, true], always: [true], never: [false] } as const;

/** WW2-HG-15, WW2-HG-16, WW2-R-125: all terrain laid by the program, seeded by what was diced; what does not fit is left out. */
export function laidByProgram(
  { muster, ground: { now } }: State,
  options: Options,
): { ground: Ground; dropped: string[] } {
  const { cells, river } = muster!;
  const laid = autoTerrain(cells, random(cells.map(({ id, pieces }) => `${id}:${pieces.join()}`).join(';')));
  const left = featuresIn(cells);
  const features = laid.map(({ id: _laidAs, kind, ...at }): FeatureOfGround => {
    const place = left.findIndex(one => one.kind === kind && isWithin(one.cell, at));
    const [{ id }] = left.splice(place, 1) as [DicedFeature];
    return { id, name: nameOf(kind), kind, ...at, jungle: jungleChoices(kind, now, options)[0]! };
  });
  const roads = autoRoads(features, now.depth).map(([from, to]) => [from, to]);
  return { ground: withRiver({ ...now, features, roads }, river), dropped: left.map(({ id }) => id) };
}
const isWithin = (cell: DicedCell, { x, y, width, depth }: Rect): boolean =>
  inArea(rectangle(cell.x, cell.y, cell.width, cell.depth), { x: x + width / 2, y: y + depth / 2 });

const NAMES: Readonly<Record<PieceKind, string>> = {
  H: 'highland',
  SFH: 'forested heights',
  LFA: 'forest',
  MBUA: 'town',
  BUA: 'village',
  wood: 'wood',
  hill: 'hill',
};
export const nameOf = (kind: PieceKind): string => NAMES[kind];

export const middleOf = ({ x, y, width, depth }: Rect): Point => ({
  x: Math.round(x + width / 2),
  y: Math.round(y + depth / 2),
});
const meets = (road: readonly Point[], feature: FeatureOfGround): boolean =>
  road.some(end => inArea(outlineOf(feature), end));

/** WW2-TER-31: every built-up area is joined by road to another; a single one need not be. */
export function unjoined({ features, roads }: Ground): FeatureOfGround | undefined {
  const towns = features.filter(isBuiltUp);
  if (towns.length < 2) return undefined;
  return towns.find(
    town => !roads.some(road => meets(road, town) && towns.some(other => other !== town && meets(road, other))),
  );
}

/** Where a road leads over the river, a point for each of its legs that does. */
export function crossingsOf(river: readonly Point[], road: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let i = 1; i < road.length; i++)
    for (let j = 1; j < river.length; j++) {
      const [a, b, c, d] = [road[i - 1]!, road[i]!, river[j - 1]!, river[j]!];
      if (!segmentsMeet(a, b, c, d)) continue;
      const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
      if (across === 0) continue;
      const share = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
      const at = { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) };
      if (!found.some(other => legLength(other, at) < LENGTHS.river)) found.push(at);
    }
  return found;
}

/** WW2-R-124: a road from edge to edge where none leads over the river: at half the width, or beside what no vehicle crosses. */
export function roadAcross({ width, depth, features }: Ground): readonly Point[] {
  const steep = features.filter(({ kind }) => kind === 'SFH');
  const isClear = (x: number): boolean => steep.every(one => x < one.x || x > one.x + one.width);
  const middle = Math.round(width / 2);
  for (let off = 0; off < middle; off += 250)
    for (const x of [middle - off, middle + off])
      if (isClear(x))
        return [
          { x, y: 0 },
          { x, y: depth },
        ];
  return [
    { x: middle, y: 0 },
    { x: middle, y: depth },
  ];
}

/** S-8: the built-up area nearest to the middle of the table decides a limit draw. */
export function middleTown({ width, depth, features }: Ground): string | null {
  const middle = { x: width / 2, y: depth / 2 };
  const towns = features.filter(isBuiltUp);
  if (towns.length === 0) return null;
  return towns.reduce((best, town) =>
    legLength(middleOf(town), middle) < legLength(middleOf(best), middle) ? town : best,
  ).id;
}
