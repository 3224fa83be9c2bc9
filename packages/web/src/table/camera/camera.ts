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

/** What there is to be seen, and how near one goes to it. */
export interface Extent {
  /** The table with all that lies beside it. */
  readonly frame: Frame;
  /** The width of the table itself, from 0 on, where that is to fill the screen: on a phone its wooden edge lies beyond it at both sides. */
  readonly across?: number | undefined;
}

/** Pixels to the unit at which the table is as wide as the screen; 0 where it need not be. */
export const fillingScale = ({ across }: Extent, { width }: Screen): number => (across ? width / across : 0);

/** Pixels round a point in which its counter stands, with what hangs on it. */
const BODY = 22;

/** Whether the screen is high enough for whoever stands there to be seen whole. */
export function isHighEnough(points: readonly Point[], k: number, screen: Screen): boolean {
  const [top, bottom] = spanOf(points);
  return (bottom - top) * k + 2 * BODY <= freeOf(screen).height;
}

/** The table from one edge of a screen that it fills to the other, with what lies above and below it. */
export const ground = ({ frame, across }: Extent): Frame => (across ? { ...frame, x: 0, width: across } : frame);

const holds = (frame: Frame, box: Frame): boolean =>
  box.x >= frame.x &&
  box.y >= frame.y &&
  box.x + box.width <= frame.x + frame.width &&
  box.y + box.height <= frame.y + frame.height;

/** As near as some points allow with room round them, within limits; the stage shows no more than it must beyond the frame. */
export function closeTo(points: readonly Point[], extent: Extent, screen: Screen, nearest: number): Camera {
  const box = frameRound(points);
  const wide = fillingScale(extent, screen);
  const onGround = wide > 0 && holds(ground(extent), box);
  const [first, ...others] = points;
  // the first of them is in sight in any case
  if (onGround && first && !isHighEnough(points, wide, screen)) return filling([first], others, extent, screen);
  const least = Math.max(fitted(extent.frame, screen).k, onGround ? wide : 0);
  const k = Math.min(Math.max(scaleFor(points, screen), least), Math.max(least, nearest));
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return centred(keptWithin(middle, onGround ? ground(extent) : extent.frame, k, screen), k, screen);
}

/**
 * The table as wide as the screen: all of it that has room there, else what matters with as many of the others near it as can be seen too; nobody
 * is cut in two by the edge where that can be helped.
 */
export function filling(points: readonly Point[], others: readonly Point[], extent: Extent, screen: Screen): Camera {
  const k = fillingScale(extent, screen);
  const bounds = ground(extent);
  const room = freeOf(screen).height;
  const most = (room - 2 * BODY) / k;
  if (bounds.height * k <= room || points.length === 0) return filled(bounds, k, screen);
  let [top, bottom] = spanOf(points);
  const middle = (top + bottom) / 2;
  for (const { y } of [...others].sort((a, b) => Math.abs(a.y - middle) - Math.abs(b.y - middle))) {
    const [up, down] = [Math.min(top, y), Math.max(bottom, y)];
    if (down - up <= most) [top, bottom] = [up, down];
  }
  const camera = centred(keptWithin({ x: bounds.width / 2, y: (top + bottom) / 2 }, bounds, k, screen), k, screen);
  return uncut(camera, [...points, ...others], bounds, screen);
}

function filled(bounds: Frame, k: number, screen: Screen): Camera {
  const middle = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
  return centred(keptWithin(middle, bounds, k, screen), k, screen);
}

const spanOf = (points: readonly Point[]): [number, number] => {
  const all = points.map(({ y }) => y);
  return [Math.min(...all), Math.max(...all)];
};

/** Pixels by which the view is moved at most so that nobody is cut by its upper or lower edge. */
const NUDGE = 40;

/** Moved up or down a little, so that as few as can be are cut in two. */
function uncut(camera: Camera, points: readonly Point[], bounds: Frame, screen: Screen): Camera {
  const { height } = freeOf(screen);
  const cuts = ({ k, y: shifted }: Camera): number =>
    points.filter(({ y }) => [0, height].some(edge => Math.abs(y * k + shifted - edge) < BODY)).length;
  const [low, high] = [height - (bounds.y + bounds.height) * camera.k, -bounds.y * camera.k];
  let best = camera;
  for (let by = 4; by <= NUDGE && cuts(best) > 0; by += 4)
    for (const y of [camera.y - by, camera.y + by])
      if (y >= low && y <= high && cuts({ ...camera, y }) < cuts(best)) best = { ...camera, y };
  return best;
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
  const { x, y, width, height } = seenBy(camera, freeOf(screen));
  // a unit more or less is nothing that could be seen
  return holds({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 }, frame);
}

/** Well in sight, as above; but a table that just fills the width of the screen is not moved sideways. */
export function brought(camera: Camera, point: Point, extent: Extent, screen: Screen): Camera {
  const moved = showing(camera, point, screen);
  if (camera.k > fillingScale(extent, screen) * 1.01) return moved;
  return moved.y === camera.y ? camera : { ...moved, x: camera.x };
}

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
  extent: Extent,
  screen: Screen,
  nearest = camera.k,
): Camera {
  const isIn = (point: Point): boolean => brought(camera, point, extent, screen) === camera;
  if (seesAll(camera, ground(extent), screen) || points.every(isIn)) return camera;
  return closeTo(points, extent, screen, nearest);
}
