import type { Ground } from '../play/state.js';
import { unitsPerW } from '../play/steps.js';
import { type Base, type Point, pointOf } from '../rules/geometry.js';

/** Everything in the face is in tenths of a millimetre and tenths of a degree, whole numbers. */
export const perW = (ground: Ground): number => unitsPerW(ground.top);
export const unitsOf = (ground: Ground, w: number): number => Math.round(w * perW(ground));
export const pointIn = (ground: Ground, { x, y }: Point): { x: number; y: number } => ({
  x: unitsOf(ground, x),
  y: unitsOf(ground, y),
});
export const poseIn = (ground: Ground, base: Base) => ({
  ...pointIn(ground, base),
  facing: Math.round(base.facing * 10) % 3600,
});
export const sizeIn = (ground: Ground, base: Base) => ({
  width: unitsOf(ground, 2 * base.halfWidth),
  depth: unitsOf(ground, 2 * base.halfDepth),
});

/** A rectangle about a base's own axes, from `behind` to `ahead` of its centre. */
export const cornersAbout = (ground: Ground, base: Base, behind: number, ahead: number, half = base.halfWidth) =>
  [
    pointOf(base, behind, -half),
    pointOf(base, behind, half),
    pointOf(base, ahead, half),
    pointOf(base, ahead, -half),
  ].map(p => pointIn(ground, p));

/** W with two decimals at most. */
export const words = (w: number): string => `${Math.round(w * 100) / 100}`;
