/**
 * Ground as it grew: lobes and hollows about the true area, on both sides of its edge. The rules measure by the true area, which is
 * shown to whoever asks and wherever a move touches it; a wood that is drawn as a square is no wood.
 */
import { distance, doubledArea, type Point } from '@umpire/engine';
import { type Chance, wave } from './chance.js';
import { between, depthAtPole, lengthOf, resampled } from './outline.js';

/** Of the shorter way across: how far corners are worn away at most, and how far the edge swings to either side. */
const WORN = 0.14;
const SWING = 0.07;
/** And how far whole flanks of it lie out or in: squares of one size become no rounds of one size. */
const BENT = 0.07;
/** Of the book's unit: no edge is drawn farther from the true one, however large the area. */
export const FARTHEST = 2;
const WORN_AT_MOST = 1.6;
const SWING_AT_MOST = 0.8;
const BENT_AT_MOST = 0.18;
const POINTS = 84;
/** A mean over so much of the edge to either side takes a third of it off a square corner. */
const MEAN = 2.8;

export function grown(given: readonly Point[], roll: Chance, unit: number): Point[] {
  const outline = doubledArea(given) > 0 ? given : [...given].reverse();
  const across = 2 * depthAtPole(outline);
  const length = lengthOf(outline, true);
  const step = length / POINTS;
  const points = resampled(outline, step, true);
  const worn = Math.min(across * WORN, unit * WORN_AT_MOST);
  // no two corners are worn alike: here the edge is nearly as it was, there it is cut far
  const [little, much] = [0.6, 1].map(share => averaged(points, Math.round((worn * share * MEAN) / step))) as Pair;
  const wear = wave(roll, 7, true);
  const round = little.map((point, i) => between(point, much[i]!, wear(i / little.length)));
  const lobes = Math.max(5, Math.min(16, length / (across * 0.62)));
  const [broad, fine, slow] = [wave(roll, lobes, true), wave(roll, lobes * 2.6, true), wave(roll, 3, true)];
  const swing = Math.min(across * SWING, unit * SWING_AT_MOST);
  const bent = Math.min(across * BENT, unit * BENT_AT_MOST);
  const uneven = round.map((point, i) => {
    const t = i / round.length;
    return outwards(round, i, swing * (1.6 * broad(t) + 0.4 * fine(t) - 1) + bent * (2 * slow(t) - 1), point);
  });
  // a second time: what flanks that lie far out have to give is no strip of one width
  const doubled = Math.abs(doubledArea(outline));
  return asLarge(asLarge(uneven, doubled), doubled);
}

type Pair = [Point[], Point[]];

/** What the corners lost the sides gain: as much ground as in truth. */
function asLarge(ring: readonly Point[], doubled: number): Point[] {
  const by = (doubled - Math.abs(doubledArea(ring))) / 2 / Math.max(1, lengthOf(ring, true));
  return ring.map((point, i) => outwards(ring, i, by, point));
}

/** Each point between its neighbours on the edge. */
export function averaged(ring: readonly Point[], reach: number): Point[] {
  const n = ring.length;
  return ring.map((_, i) => {
    let [x, y] = [0, 0];
    for (let k = -reach; k <= reach; k++) {
      const point = ring[(i + k + n) % n]!;
      x += point.x;
      y += point.y;
    }
    return { x: x / (2 * reach + 1), y: y / (2 * reach + 1) };
  });
}

function outwards(ring: readonly Point[], i: number, by: number, point: Point): Point {
  const n = ring.length;
  const [before, after] = [ring[(i + n - 1) % n]!, ring[(i + 1) % n]!];
  const length = Math.max(1, distance(before, after));
  return { x: point.x + ((after.y - before.y) / length) * by, y: point.y - ((after.x - before.x) / length) * by };
}
