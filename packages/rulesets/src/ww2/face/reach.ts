import { facingOf, isRefusal, type Reach, type Refusal, reachFrom } from '@umpire/engine';
import type { MoveKind } from '../pieces.js';
import { pointsAlong } from '../play/in-the-way.js';
import { planMove, speedOf } from '../play/moving.js';
import { newlyTouched } from '../play/obstacles.js';
import { noSuchStand } from '../play/permission.js';
import { baseAt, standOf } from '../play/stands.js';
import { BASE, type Stand, type State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import { stretchesOf, walkerOf } from '../play/ways.js';
import { allowance } from '../rules/movement.js';

/** Half a base: fine enough to draw, coarse enough to be there at once. */
const PITCH = BASE / 2;

const KINDS: Readonly<Record<string, MoveKind>> = {
  move: 'tactical',
  advanceFire: 'tactical',
  moveFire: 'half',
  moveOn: 'half',
  march: 'march',
};

function around({ ground: { now } }: State, { x, y }: Stand, far: number) {
  const half = BASE / 2;
  return {
    left: Math.max(half, x - far),
    bottom: Math.max(half, y - far),
    right: Math.min(now.width - half, x + far),
    top: Math.min(now.depth - half, y + far),
  };
}

/** Where a stand can get to by a verb that moves it. */
export function reach({ view, options }: Seat, verb: string, id: string): Reach | Refusal {
  const stand = standOf(view, id);
  if (!stand?.nature.speed) return noSuchStand(id);
  const kind = KINDS[verb] ?? 'tactical';
  const speed = speedOf(view, stand);
  const walker = walkerOf(stand);
  const ground = view.ground.now;
  return reachFrom({
    start: { x: stand.x, y: stand.y },
    pitch: PITCH,
    bounds: around(view, stand, allowance(speed, kind, 'good')),
    cost(ax, ay, bx, by) {
      if (isStoppedAt(view, stand, ax, ay, bx, by)) return Number.POSITIVE_INFINITY;
      let used = 0;
      const way = [
        { x: ax, y: ay },
        { x: bx, y: by },
      ];
      for (const { going, metres } of stretchesOf(ground, way, walker, options)) {
        if (going === 'impassable') return Number.POSITIVE_INFINITY;
        used += metres / allowance(speed, kind, going);
      }
      return used;
    },
    free: (x, y) => mayEnd(planMove(view, stand, kind, { path: [{ x, y }], facing: stand.facing }, options)),
  });
}

/** 5.5: what lies beyond an obstacle that stops it, or may, is not surely reached. */
function isStoppedAt(view: State, stand: Stand, ax: number, ay: number, x: number, y: number): boolean {
  if (view.obstacles.length === 0 || (ax === x && ay === y)) return false;
  const facing = facingOf(x - ax, y - ay);
  return pointsAlong({ x: ax, y: ay }, { x, y }).some(at => {
    const base = baseAt({ x: Math.round(at.x), y: Math.round(at.y), facing });
    return view.obstacles.some(work => newlyTouched(view, stand, base, work));
  });
}

/** What makes a place a bad end whatever the way to it. */
const ENDS_BADLY: readonly string[] = ['WW2-R-04', 'WW2-RES-20', 'WW2-R-83', 'WW2-MOV-09'];
const mayEnd = (plan: unknown): boolean => !isRefusal(plan) || !ENDS_BADLY.includes(plan.rule ?? '');
