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
