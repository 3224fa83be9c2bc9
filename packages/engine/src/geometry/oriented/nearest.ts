/** Who stands nearest: ahead, or to one side. */
import { atMost, moreThan } from '../slack.js';
import { turnFrom } from '../trig.js';
import { type Base, turnToFace } from './base.js';
import { distanceBetween, surelyBeyond } from './distance.js';

/** What differs by less than this is equally near, or needs an equal turn. */
const TIE = 1e-6;

/** The nearest of several, edge to edge; of those equally near, those that need the smallest turn to face: one, or several that tie. */
export function nearestTo<T>(base: Base, others: Iterable<T>, baseOf: (other: T) => Base): T[] {
  let best: T[] = [];
  let least = Number.POSITIVE_INFINITY;
  let smallest = Number.POSITIVE_INFINITY;
  for (const other of others) {
    const at = baseOf(other);
    if (surelyBeyond(base, at, least + TIE)) continue;
    const far = distanceBetween(base, at);
    if (far > least + TIE) continue;
    const turn = Math.abs(turnToFace(base, at.x, at.y));
    if (far < least - TIE || turn < smallest - TIE) {
      best = [other];
      least = far;
      smallest = turn;
    } else if (turn <= smallest + TIE) best.push(other);
  }
  return best;
}

export type Flank = 'right' | 'left';

/**
 * How far away a base stands to the right (left) of another: its centre within so many degrees of that direction, and no farther than
 * `reach` edge to edge; null: it does not.
 */
export function distanceBeside(base: Base, other: Base, flank: Flank, degrees: number, reach: number): number | null {
  if (surelyBeyond(base, other, reach)) return null;
  const off = turnFrom(flank === 'right' ? 90 : 270, turnToFace(base, other.x, other.y));
  if (moreThan(Math.abs(off), degrees)) return null;
  const far = distanceBetween(base, other);
  return atMost(far, reach) ? far : null;
}
