import type { Point } from '@umpire/engine';
import { type Course, type Ground, riverRules } from '../common/ground/river.js';
import { LENGTHS } from './tables/terrain.js';

/** The shared course of rivers counts four decimals of its unit: kilometres here, so that a decimetre is exact. */
const KM = 1000;
const { riverCourse: inKilometres } = riverRules({ DISTANCES: { river: LENGTHS.river / KM } });

/** WW2-TER-39, WW2-TER-40, WW2-HG-17: the middle line of a river, in metres from the corner of side A's left, round highland and hills. */
export function riverCourse(width: number, depth: number, course: Course, pieces: readonly Ground[]): Point[] {
  const scaled = pieces.map(p => ({ ...p, x: p.x / KM, y: p.y / KM, width: p.width / KM, depth: p.depth / KM }));
  const line = inKilometres(width / KM, depth / KM, course, scaled);
  return line.map(({ x, y }) => ({ x: Math.round(x * KM), y: Math.round(y * KM) }));
}
