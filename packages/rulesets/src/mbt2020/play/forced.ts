import { inches, movingWithin, overlaps, type Point, shifted, type TableEdge } from '@umpire/engine';
import { goingFor, stretchesOf } from './legs.js';
import { baseOf, isSolid } from './stands.js';
import type { Stand, State } from './state.js';
import type { Play } from './types.js';

/** The direction of a table edge. */
export const TOWARDS: Readonly<Record<TableEdge, Point>> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

/**
 * MBT20-RES-19, MBT20-RES-20: straight towards the own base edge, whatever the going, facing kept. Says whether the stand
 * was lost by it (MBT20-R-55 `removed`, MBT20-R-56 `leaves`).
 */
export function forcedMove(game: Play, stand: Stand, distance: number): boolean {
  const { state, options } = game;
  const wanted = Math.round(distance * inches(1));
  const toEdge = roomToEdge(state, stand);
  const leaves = options['MBT20-R-56'] === 'leaves' && wanted >= toEdge;
  const room = freeWay(game, stand, Math.min(wanted, toEdge));
  const blocked = room < Math.min(wanted, toEdge);
  if (room > 0) {
    const way = TOWARDS[state.sides[stand.side].baseEdge];
    const to = { x: stand.x + way.x * room, y: stand.y + way.y * room };
    const because = [{ rule: 'MBT20-RES-19', text: 'a Repulsed stand falls back straight towards its base edge' }];
    game.happen({ kind: 'repulsed', stand: stand.id, to, inches: room / inches(1), because });
  }
  if (blocked && options['MBT20-R-55'] === 'removed')
    return lost(game, stand, 'MBT20-R-55', 'it could not make its whole repulse move');
  if (leaves && !blocked) return lost(game, stand, 'MBT20-R-56', 'its repulse move took it over its base edge');
  return false;
}

function lost(game: Play, stand: Stand, rule: string, text: string): boolean {
  game.happen({ kind: 'removed', stand: stand.id, why: 'neutralised', because: [{ rule, text }] });
  return true;
}

/** How far the base can go before it meets the edge of the table. */
function roomToEdge(state: State, stand: Stand): number {
  const { width, depth } = state.ground.now;
  const base = baseOf(stand);
  const least = (of: (p: Point) => number) => Math.min(...base.map(of));
  switch (state.sides[stand.side].baseEdge) {
    case 'south':
      return least(p => p.y);
    case 'north':
      return least(p => depth - p.y);
    case 'west':
      return least(p => p.x);
    case 'east':
      return least(p => width - p.x);
  }
}

/** MBT20-R-55: it stops short of impassable ground and opposing stands; friends are passed if there is room beyond. */
function freeWay(game: Play, stand: Stand, wanted: number): number {
  const { state } = game;
  const way = TOWARDS[state.sides[stand.side].baseEdge];
  const base = baseOf(stand);
  const open = passable(game, stand, wanted);
  const inTheWay = (own: boolean) =>
    state.stands
      .filter(other => other !== stand && isSolid(other) && (other.side === stand.side) === own)
      .map(baseOf)
      .filter(other => movingWithin(base, way.x * open, way.y * open, other, 0));
  const at = (far: number) => shifted(base, way.x * far, way.y * far);
  const enemies = inTheWay(false);
  let far = enemies.length === 0 ? open : 0;
  while (far < open && !enemies.some(enemy => overlaps(at(far + 1), enemy))) far++;
  const friends = inTheWay(true);
  while (far > 0 && friends.some(friend => overlaps(at(far), friend))) far--;
  return far;
}

/** How far the centre goes before impassable ground. */
function passable({ state, options }: Play, stand: Stand, wanted: number): number {
  const way = TOWARDS[state.sides[stand.side].baseEdge];
  const ground = state.ground.now;
  const end = { x: stand.x + way.x * wanted, y: stand.y + way.y * wanted };
  for (const stretch of stretchesOf(ground, [stand, end])) {
    if (goingFor(ground, stretch, stand.nature!, 'day', options).going !== 'impassable') continue;
    return Math.max(Math.abs(stretch.from.x - stand.x), Math.abs(stretch.from.y - stand.y));
  }
  return wanted;
}
