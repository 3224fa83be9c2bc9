import type { Frame } from '@umpire/board';
import type { Point } from '@umpire/engine';

/** What of the drawing is seen: a point of the screen is `k` times the point of the drawing, plus (x, y). */
export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** So many pixels at the lower edge lie under the sheet: they are drawn, but nothing is fitted into them. */
  readonly under?: number;
}

/** What of a screen nothing ever covers. */
export const freeOf = ({ width, height, under = 0 }: Screen): Screen => ({
  width,
  height: Math.max(1, height - under),
});

/** Undefined as long as it has no size. */
export function screenOf({ clientWidth: width, clientHeight: height }: HTMLElement, under: number): Screen | undefined {
  return width > 0 && height > under ? { width, height, under } : undefined;
}

const ROOM = 0.99;
/** A base of an inch is this many pixels wide at the closest look. */
const CLOSEST = 150 / 254;

/** The whole frame in the middle of what is free. */
export function fitted(frame: Frame, screen: Screen): Camera {
  const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
  const { width, height } = freeOf(screen);
  return centred(middle, ROOM * Math.min(width / frame.width, height / frame.height), screen);
}

export function centred(middle: Point, k: number, screen: Screen): Camera {
  const { width, height } = freeOf(screen);
  return { k, x: width / 2 - middle.x * k, y: height / 2 - middle.y * k };
}

export const seenBy = ({ k, x, y }: Camera, screen: Screen): Frame => ({
  x: -x / k,
  y: -y / k,
  width: screen.width / k,
  height: screen.height / k,
});

/** The middle of what is seen in the free part of the screen. */
export const middleOf = (camera: Camera, screen: Screen): Point => {
  const seen = seenBy(camera, freeOf(screen));
  return { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
};

/** How far one can step back and go near. */
export function zoomLimits(frame: Frame, screen: Screen): readonly [number, number] {
  const { k } = fitted(frame, screen);
  return [k * 0.8, Math.max(k * 2, CLOSEST)];
}

/** The CSS transform that shows `now` in a drawing made for `then`. */
export function shift(now: Camera, then: Camera): { readonly scale: number; readonly x: number; readonly y: number } {
  const scale = now.k / then.k;
  return { scale, x: now.x - then.x * scale, y: now.y - then.y * scale };
}

/**
 * The same middle and scale on a screen of another size. On one of another width whoever saw the whole table sees it still, and nothing is
 * shown beyond it that need not be; a line more or less above the table moves nothing.
 */
export function resized(camera: Camera, before: Screen, after: Screen, frame: Frame): Camera {
  const middle = middleOf(camera, before);
  if (before.width === after.width) return centred(middle, camera.k, after);
  const whole = fitted(frame, after);
  if (seesAll(camera, frame, before)) return whole;
  const k = Math.max(camera.k, whole.k);
  return centred(keptWithin(middle, frame, k, after), k, after);
}

/** Moved as little as needed for a point of the drawing to be well in sight. */
export function showing(camera: Camera, point: Point, screen: Screen, margin = 36): Camera {
  const { width, height } = freeOf(screen);
  const at = { x: point.x * camera.k + camera.x, y: point.y * camera.k + camera.y };
  const inside = (value: number, most: number): number =>
    value < margin ? margin - value : value > most - margin ? most - margin - value : 0;
  const dx = inside(at.x, width);
  const dy = inside(at.y, height);
  return dx === 0 && dy === 0 ? camera : { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The smallest rectangle round some points. */
export function frameRound(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Room round what is shown, in pixels. */
const ROUND = 48;

/** Pixels to the unit at which some points are just seen, with room round them. */
export function scaleFor(points: readonly Point[], screen: Screen): number {
  const box = frameRound(points);
  const free = freeOf(screen);
  const room = { width: Math.max(1, free.width - 2 * ROUND), height: Math.max(1, free.height - 2 * ROUND) };
  return Math.min(room.width / Math.max(1, box.width), room.height / Math.max(1, box.height));
}

/** Of how near some points can be seen, so much is left where others are seen with them. */
const STILL_NEAR = 0.75;

/** What matters, and others besides if they take the view but little farther away. */
export function withOthers(points: readonly Point[], others: readonly Point[], screen: Screen): readonly Point[] {
  const all = [...points, ...others];
  return scaleFor(all, screen) >= STILL_NEAR * scaleFor(points, screen) ? all : points;
}

/** As near as some points allow with room round them, within limits; the stage shows no more than it must beyond the frame. */
export function closeTo(points: readonly Point[], frame: Frame, screen: Screen, nearest: number): Camera {
  const whole = fitted(frame, screen);
  const box = frameRound(points);
  const k = Math.min(Math.max(scaleFor(points, screen), whole.k), Math.max(whole.k, nearest));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return centred(keptWithin(middle, frame, k, screen), k, screen);
}

/** A middle from which the screen does not look beyond the frame; along a direction in which it must, the frame's own. */
function keptWithin(middle: Point, frame: Frame, k: number, screen: Screen): Point {
  const along = (at: number, start: number, length: number, pixels: number): number => {
    const half = pixels / k / 2;
    return length <= 2 * half ? start + length / 2 : Math.min(Math.max(at, start + half), start + length - half);
  };
  return {
    x: along(middle.x, frame.x, frame.width, freeOf(screen).width),
    y: along(middle.y, frame.y, frame.height, freeOf(screen).height),
  };
}

/** Whether nothing of a frame is outside of what is free. */
export function seesAll(camera: Camera, frame: Frame, screen: Screen): boolean {
  const seen = seenBy(camera, freeOf(screen));
  return (
    seen.x <= frame.x &&
    seen.y <= frame.y &&
    seen.x + seen.width >= frame.x + frame.width &&
    seen.y + seen.height >= frame.y + frame.height
  );
}

const isIn = (camera: Camera, point: Point, screen: Screen): boolean => showing(camera, point, screen) === camera;

/** Whether none of these points is in sight. */
export const missesAll = (camera: Camera, points: readonly Point[], screen: Screen): boolean =>
  points.length > 0 && points.every(point => showing(camera, point, screen, 0) !== camera);

/**
 * The camera that sees all these points: as it is if it does already, else moved, and farther away if it must be; nearer only where it
 * is said how near.
 */
export function following(
  camera: Camera,
  points: readonly Point[],
  frame: Frame,
  screen: Screen,
  nearest = camera.k,
): Camera {
  if (seesAll(camera, frame, screen) || points.every(point => isIn(camera, point, screen))) return camera;
  return closeTo(points, frame, screen, nearest);
}
