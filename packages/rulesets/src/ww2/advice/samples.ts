import { facingOf, type Point, pointAhead, type Random } from '@umpire/engine';
import { centreFits } from '../play/in-the-way.js';
import { speedOf } from '../play/moving.js';
import { nearestEnemy } from '../play/stands.js';
import type { Stand, State } from '../play/state.js';
import { allowance } from '../rules/movement.js';
import { waysOver } from './bridges.js';

/** Ends of straight moves in some directions and lengths, facing the nearest enemy. */
const DIRECTIONS = 16;

export const facingTo = (from: Point, to: Point | undefined, otherwise: number): number =>
  to && (to.x !== from.x || to.y !== from.y) ? facingOf(to.x - from.x, to.y - from.y) : otherwise;

interface Way {
  readonly path: Point[];
  readonly facing: number;
}

/** So often a move is drawn that ends on the table. */
const DRAWN = 4;
/** A straight move somewhere on the table, with its facing towards the enemy. */
export function someWay(state: State, stand: Stand, kind: 'tactical' | 'half', chance: Random): Way {
  const most = allowance(speedOf(state, stand), kind, 'good');
  let to: Point = stand;
  for (let i = 0; i < DRAWN; i++) {
    const far = Math.round((most * (1 + chance.below(8))) / 8);
    to = pointAhead(stand, chance.below(DIRECTIONS) * (3600 / DIRECTIONS), far);
    if (centreFits(state, to)) break;
  }
  return { path: [to], facing: facingTo(to, nearestEnemy(state, stand), stand.facing) };
}

/** Straight moves all round, whole and half as long, and those to a bridge and over it. */
export function waysRound(state: State, stand: Stand, kind: 'tactical' | 'half', directions = DIRECTIONS): Way[] {
  const most = allowance(speedOf(state, stand), kind, 'good');
  const enemy = nearestEnemy(state, stand);
  const straight = Array.from({ length: directions * 2 }, (_, i): Point[] => {
    const far = i < directions ? most : Math.round(most / 2);
    return [pointAhead(stand, (i % directions) * (3600 / directions), far)];
  });
  const facing = ({ x, y }: Point): number => facingTo({ x, y }, enemy, stand.facing);
  return [...straight, ...waysOver(state.ground.now, stand, most)].map(path => ({
    path,
    facing: facing(path.at(-1)!),
  }));
}
