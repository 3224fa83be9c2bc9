/** The wheel under the thumb: angle is direction, the distance from its middle is distance. */
import { normalFacing, type Point, type Pose } from '@umpire/engine';

export interface WheelAt {
  /** From straight ahead, clockwise, in tenths of a degree: -1800 to 1800. */
  readonly turn: number;
  /** Of the full distance. */
  readonly share: number;
}

/** So near to straight ahead the wheel snaps to it, and so near to its rim to the full distance. */
const SNAP = { turn: 60, rim: 0.93 } as const;
const STEP = 10;

/**
 * What a thumb says that is so many pixels to the right of the middle and below it. `heading`: where on the screen the piece looks, so that it goes
 * on the table where the thumb goes on the wheel.
 */
export function wheelAt(right: number, below: number, radius: number, heading = 0): WheelAt {
  const angle = (Math.atan2(right, -below) * 1800) / Math.PI - heading;
  const share = Math.hypot(right, below) / radius;
  const turn = signed(Math.round(angle / STEP) * STEP);
  return { turn: Math.abs(turn) <= SNAP.turn ? 0 : turn, share: share >= SNAP.rim ? 1 : share };
}

/** Where on the screen a piece looks that faces so on a table that is turned by so many quarters, clockwise. */
export const headingOf = (facing: number, quarters: number): number => signed(facing + quarters * 900);

/** The point of the table that lies so from a piece. */
export function pointFrom({ x, y, facing }: Pose, turn: number, distance: number): Point {
  const angle = ((facing + turn) * Math.PI) / 1800;
  return { x: Math.round(x + Math.sin(angle) * distance), y: Math.round(y + Math.cos(angle) * distance) };
}

/** How a point of the table lies from a piece. */
export function seenFrom({ x, y, facing }: Pose, to: Point): { readonly turn: number; readonly distance: number } {
  const distance = Math.hypot(to.x - x, to.y - y);
  if (distance === 0) return { turn: 0, distance };
  return { turn: signed((Math.atan2(to.x - x, to.y - y) * 1800) / Math.PI - facing), distance };
}

/** A turn between -1800 and 1800. */
export const signed = (turn: number): number => ((normalFacing(Math.round(turn)) + 1800) % 3600) - 1800;

/** The farthest that can be got to, whichever way. */
export const farthest = (from: Point, areas: readonly (readonly Point[])[]): number =>
  Math.max(0, ...areas.flatMap(area => area.map(({ x, y }) => Math.hypot(x - from.x, y - from.y))));

const ROUND = [0.5, 1, 2, 3, 4, 5, 6, 10, 12, 20, 25, 50, 100, 250, 500, 1000, 2000, 5000];
const RINGS = 4;

/** Round figures for the rings, in the book's unit, up to the full distance. */
export function rings(full: number): readonly number[] {
  const step = ROUND.find(one => full / one <= RINGS) ?? full;
  return Array.from({ length: Math.floor(full / step + 1e-6) }, (_, i) => (i + 1) * step);
}

/** A distance as it is read off: inches to a tenth, metres whole. */
export const figure = (distance: number, full: number): string => distance.toFixed(full < FINE ? 1 : 0);
const FINE = 100;

/** `58° to the right`, `ahead`. */
export function turnWords(turn: number): string {
  const degrees = Math.round(Math.abs(turn) / 10);
  return degrees === 0
    ? 'straight ahead'
    : degrees === 180
      ? 'straight back'
      : `${degrees}° to the ${turn > 0 ? 'right' : 'left'}`;
}

/**
 * How far it goes, as the dial says it: what is read first, and of how much. Where the book says what a way costs, its words stand here as they do on
 * the button: a wheel carries the middle of a base farther than the way that is counted.
 */
export function farWords(
  cost: string | undefined,
  { distance, full }: { readonly distance: number; readonly full: number },
  sign: string,
): readonly [far: string, of: string] {
  const [, far, of] = /^(\S+) (of [^,]+)/.exec(cost ?? '') ?? [];
  return far && of ? [far, of] : [`${figure(distance, full)}${sign}`, `of ${Number(figure(full, full))}${sign}`];
}
