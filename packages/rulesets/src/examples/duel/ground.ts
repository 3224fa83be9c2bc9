import { crossesInside, footprint, forbid, gap, inches, movingWithin, type Point, withinTable } from '@umpire/engine';
import type { Tank } from './play.js';
import type { Shot } from './rules.js';

export const TABLE = inches(24);
export const WOOD = footprint({ x: TABLE / 2, y: TABLE / 2, facing: 150 }, inches(6), inches(5));
export const SIZE = { width: inches(1), depth: inches(1.5) };

const baseOf = (tank: Tank) => footprint(tank, SIZE.width, SIZE.depth);
export const gapBetween = (a: Tank, b: Tank): number => gap(baseOf(a), baseOf(b));
/** DUEL-FIR-02: middle to middle. */
export const isWoodBetween = (a: Tank, b: Tank): boolean => crossesInside(WOOD, a, b);
export function shotOf(own: Tank, foe: Tank): Shot {
  return { distance: gapBetween(own, foe) / inches(1), firing: own.marks, target: foe.marks };
}

/** DUEL-TAB-01: a tank stays on the table, out of the wood and clear of its foe, all along a straight way. */
export function wayRefusal(tank: Tank, { x, y }: Point, foe: Tank) {
  const meets = [WOOD, baseOf(foe)].some(other => movingWithin(baseOf(tank), x - tank.x, y - tank.y, other, 0));
  if (!meets && withinTable(baseOf({ ...tank, x, y }), TABLE, TABLE)) return undefined;
  return forbid('DUEL-TAB-01', 'the wood, the other tank or the edge of the table is in its way');
}
