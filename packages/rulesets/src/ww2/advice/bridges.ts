import { distance, type Point } from '@umpire/engine';
import { memoized } from '../../common/book/memoized.js';
import { RIVER_WIDTH } from '../play/field.js';
import { BASE, type Ground } from '../play/state.js';

/** A bridge, and the two points of its road from which one goes straight over it. */
interface Bridge {
  readonly ends: readonly [Point, Point];
}
/** So far from the middle of the water: the river is 250m wide, and a base as deep. */
const BANK = 240;

/** The direction of the road at a crossing, as a step of one metre. */
function along(roads: Ground['roads'], at: Point): Point | undefined {
  let best: Point | undefined;
  let least = 100;
  for (const road of roads)
    for (let i = 1; i < road.length; i++) {
      const [a, b] = [road[i - 1]!, road[i]!];
      const length = distance(a, b);
      const step = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
      const share = Math.max(0, Math.min(length, (at.x - a.x) * step.x + (at.y - a.y) * step.y));
      const off = distance(at, { x: a.x + step.x * share, y: a.y + step.y * share });
      if (off < least) [best, least] = [step, off];
    }
  return best;
}

const bridgesOf = memoized(({ crossings, roads }: Ground): readonly Bridge[] =>
  crossings.flatMap(({ kind, x, y }) => {
    const step = kind === 'bridge' ? along(roads, { x, y }) : undefined;
    if (!step) return [];
    const end = (far: number): Point => ({ x: Math.round(x + step.x * far), y: Math.round(y + step.y * far) });
    return [{ ends: [end(BANK), end(-BANK)] as const }];
  }),
);

/** Whether an enemy of a side stands where a bridge ends: nobody comes over it before he is gone. */
export const isBarred = (ground: Ground, foes: readonly Point[]): boolean =>
  bridgesOf(ground).some(({ ends }) =>
    ends.some(end => foes.some(({ x, y }) => Math.abs(x - end.x) < BASE && Math.abs(y - end.y) < BASE)),
  );

/** WW2-HG-06: the places on either bank from which a ferry takes a stand over. */
const ferriesOf = memoized(({ crossings }: Ground): readonly (readonly [Point, Point])[] =>
  crossings
    .filter(({ kind }) => kind === 'ferry')
    .map(({ x, y }) => [
      { x, y: y + FERRY_BANK },
      { x, y: y - FERRY_BANK },
    ]),
);
const FERRY_BANK = (RIVER_WIDTH + BASE) / 2;

/** The way to the bank on this side of each ferry that a move of so many metres leads to. */
export function waysToFerries(ground: Ground, from: Point, most: number): Point[][] {
  return ferriesOf(ground).flatMap(([one, other]) => {
    const near = distance(from, one) < distance(from, other) ? one : other;
    const far = distance(from, near);
    return far >= 1 && far <= most ? [[near]] : [];
  });
}

/** So far beyond the bridge one may come to stand. */
const BEYOND = [260, 0, 520];

/** Ways to the nearer end of a bridge, and over it, as far as a move of so many metres leads. */
export function waysOver(ground: Ground, from: Point, most: number): Point[][] {
  return bridgesOf(ground).flatMap(({ ends: [one, other] }) => {
    const [near, far] = distance(from, one) < distance(from, other) ? [one, other] : [other, one];
    const first = distance(from, near);
    if (first > most) return [];
    const left = most - first;
    const start = first < 1 ? [] : [near];
    const length = distance(near, far);
    const over = BEYOND.filter(more => length + more <= left).map(more => {
      const share = (length + more) / length;
      const end = { x: near.x + (far.x - near.x) * share, y: near.y + (far.y - near.y) * share };
      return [...start, { x: Math.round(end.x), y: Math.round(end.y) }];
    });
    return start.length > 0 ? [start, ...over] : over;
  });
}
