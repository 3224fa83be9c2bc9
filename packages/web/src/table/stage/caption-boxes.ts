import { type Frame, type Laying, laidOut, type Stand, standsOf, steppedScale } from '@umpire/board';
import type { Scene } from '@umpire/engine';
import type { Box } from './caption-place.js';

/** Half of what a piece takes on the screen at least, with its label, in pixels. */
const HALF = 26;
const LABEL = 10;

/** How a table is drawn on a stage: how it was turned, how large counters are at least, and what of it is seen. */
export interface Shown {
  readonly laying: Laying;
  readonly counter: number;
  readonly view: Frame;
  /** Pixels to the unit. */
  readonly scale: number;
}

/** About a point of the drawing, in pixels of the stage; `size` is of the drawing. */
export function boxAt({ x, y }: Pick<Box, 'x' | 'y'>, size: number, { view, scale }: Shown): Box {
  const half = Math.max(HALF, (size * scale) / 2 + LABEL);
  return { x: (x - view.x) * scale - half, y: (y - view.y) * scale - half, width: 2 * half, height: 2 * half };
}

/** Every piece where its counter is drawn, though it stepped aside from its true place. */
export function counterBoxes(scene: Scene, shown: Shown): ReadonlyMap<string, Box> {
  const stands = standsOf(laidOut(scene, shown.laying), shown.counter / steppedScale(shown.scale));
  const boxOf = ({ piece, at }: Stand): Box => boxAt(at, Math.max(piece.width, piece.depth), shown);
  return new Map(stands.map(stand => [stand.piece.id, boxOf(stand)]));
}
