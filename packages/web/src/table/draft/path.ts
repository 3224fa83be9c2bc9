import { type Point, type Scene, samePoint } from '@umpire/engine';

export type Path = readonly Point[];

/** The page sends no longer paths than this; whoever wants more bends makes two moves of it. */
const MOST_LEGS = 20;

/** A way as the desk gives it begins where the stand is; an order's path does not. */
export const pathOfWay = (way: Path): Path => way.slice(1);

export const endOf = (from: Point, path: Path | undefined): Point => path?.at(-1) ?? from;

/** One straight leg more. */
export function withLeg(path: Path | undefined, to: Point): Path {
  const before = path ?? [];
  const last = before.at(-1);
  if (last && samePoint(last, to)) return before;
  return before.length >= MOST_LEGS ? [...before.slice(0, -1), to] : [...before, to];
}

/** The last leg taken back; nothing if it was the only one. */
export function withoutLeg(path: Path | undefined): Path | undefined {
  return path && path.length > 1 ? path.slice(0, -1) : undefined;
}

/** A point kept on the table. */
export const onto = ({ width, depth }: Pick<Scene, 'width' | 'depth'>, { x, y }: Point): Point => ({
  x: Math.round(Math.min(Math.max(x, 0), width)),
  y: Math.round(Math.min(Math.max(y, 0), depth)),
});

export const awayFrom = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** A hand that is no farther away than this, in tenths of a millimetre, wants a piece to go where it stopped. */
const NEAR = 30;
/** The first step beyond where a piece stopped, as a share of the way that is left to the hand. */
const FIRST_STEP = 1 / 24;

/**
 * Where a piece would come to if it went on from where it stopped towards the hand: a little farther, and twice as far each time, to the hand.
 * The first of them that is forbidden says what bound it; at the hand itself something else may forbid it first.
 */
function beyondStop(end: Point, hand: Point): readonly Point[] {
  const [dx, dy] = [hand.x - end.x, hand.y - end.y];
  const far = Math.hypot(dx, dy);
  if (far <= NEAR) return [];
  const share = Math.max(FIRST_STEP, NEAR / far);
  const shares: number[] = [];
  for (let at = share; at < 1; at *= 2) shares.push(at);
  return [...shares.map(at => ({ x: Math.round(end.x + dx * at), y: Math.round(end.y + dy * at) })), hand];
}

/**
 * The ways on which a piece would go on from where it stopped: its last leg drawn out towards the hand, for who must turn for a leg of its own may be
 * stopped by that turn alone; if none of these is forbidden, with one leg more.
 */
export function waysBeyond(path: Path, hand: Point): readonly Path[] {
  const points = beyondStop(path.at(-1)!, hand);
  return [...points.map(to => [...path.slice(0, -1), to]), ...points.map(to => [...path, to])];
}
