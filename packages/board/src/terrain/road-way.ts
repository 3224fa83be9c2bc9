/**
 * The way of a road: it bends gently about its true line, as no road was ever laid with a ruler, and runs true where it ends, where others
 * meet it and on bridges. The strip that the rules measure by is shown on demand, as of all land.
 */
import { distance, type Feature, type Point } from '@umpire/engine';
import { chance, wave } from '../shape/chance.js';
import { beside, lengthOf, resampled } from '../shape/outline.js';
import type { Site } from './site.js';

/** How far it bends aside at most: of its width, and of the book's unit. */
const BEND = 0.85;
const FARTHEST = 0.6;
/** One bend to so many widths. */
const SLOW = 9;

/** Where strips end, which other strips may join there: no road leaves those points. */
export const jointsOf = (features: readonly Feature[]): readonly Point[] =>
  features.flatMap(({ kind, line = [] }) =>
    kind === 'bridge' ? line : kind === 'road' ? [line[0], line.at(-1)].flatMap(end => end ?? []) : [],
  );

export function roadWay(
  { id, line: given = [], lineWidth: width = 0 }: Feature,
  joints: readonly Point[],
  { grain, unit }: Pick<Site, 'grain' | 'unit'>,
): Point[] {
  const line = resampled(given, grain * 1.5);
  const bends = wave(chance(`road ${id} ${given.length}`), Math.max(3, lengthOf(given) / (width * SLOW)), false);
  const far = Math.min(width * BEND, unit * FARTHEST);
  const near = grain * 7;
  const free = line.map(point => Math.min(1, ...joints.map(joint => distance(point, joint) / near)));
  return beside(line, t => (bends(t) - 0.5) * 2 * far * free[Math.round(t * (line.length - 1))]!);
}

/** All features, the roads among them by the way that is drawn. */
export function bentRoads(features: readonly Feature[], site: Pick<Site, 'grain' | 'unit'>): readonly Feature[] {
  const joints = jointsOf(features);
  return features.map(one => (one.kind === 'road' && one.line ? { ...one, line: roadWay(one, joints, site) } : one));
}
