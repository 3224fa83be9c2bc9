import type { Options } from '@umpire/engine';
import { within } from '../limits.js';
import { DISTANCES } from '../tables/distances.js';
import { isDirectlyAhead, isInFront } from './ahead.js';
import { type Base, distanceBetween, nearestTo, type Point, pointOf, turnToFace } from './geometry.js';

/** The three results of the initiative table that make a unit charge. */
export type InitiativeCharge = 'charge-nearest' | 'charge-front' | 'charge-or-shoot';

/** IGR-INI-03: no further than 3 W, and to be faced within the turn rate. */
const isInReach = (base: Base, enemy: Base, turnRate: number): boolean =>
  within(distanceBetween(base, enemy), DISTANCES.chargeFront) &&
  within(Math.abs(turnToFace(base, enemy.x, enemy.y)), turnRate);

/**
 * IGR-GEO-22: whom a unit charges by itself. Nobody: an empty list. More than one: equally near, and the owner chooses
 * (IGR-GEO-15).
 */
export function initiativeTargets<T>(
  charge: InitiativeCharge,
  base: Base,
  enemies: Iterable<T>,
  baseOf: (enemy: T) => Base,
  turnRate: number,
  options: Options,
): T[] {
  if (charge === 'charge-nearest') return nearestTo(base, enemies, baseOf);
  const seen: T[] = [];
  for (const enemy of enemies) {
    const at = baseOf(enemy);
    if (charge === 'charge-front' ? isInFront(base, at) : isDirectlyAhead(base, at, options)) seen.push(enemy);
  }
  const nearest = nearestTo(base, seen, baseOf);
  return charge === 'charge-front' ? nearest.filter(enemy => isInReach(base, baseOf(enemy), turnRate)) : nearest;
}

/** What a charge may make for: the middle of an enemy, the ends of his line, his rear corners, and before either half of his front. */
export const strikePoints = (enemy: Base, own: Base): Point[] => [
  { x: enemy.x, y: enemy.y },
  pointOf(enemy, 0, enemy.halfWidth),
  pointOf(enemy, 0, -enemy.halfWidth),
  pointOf(enemy, -enemy.halfDepth, enemy.halfWidth),
  pointOf(enemy, -enemy.halfDepth, -enemy.halfWidth),
  pointOf(enemy, enemy.halfDepth, own.halfWidth / 2),
  pointOf(enemy, enemy.halfDepth, -own.halfWidth / 2),
];
