import { forbid, type Pose, type Refusal, type Zone } from '@umpire/engine';
import { z } from 'zod';
import { closable, SHOWN } from '../../common/book/verbs.js';
import { OBSTACLES } from '../pieces.js';
import { noMoreWorks, workRefusal } from '../play/obstacles.js';
import { actor, notNow } from '../play/permission.js';
import type { State, Work } from '../play/state.js';
import { zoneOf } from '../play/zone.js';
import { LEAST_FROM_ZONE, WORK_SIDE } from '../tables/engineering.js';
import { pose, verb } from './verb.js';

const NAMES = { 'anti-tank': 'Anti-tank', 'anti-personnel': 'Anti-personnel' } as const;
const TEXTS = {
  'anti-tank': 'stops tracked vehicles',
  'anti-personnel': 'stops men on foot, guns, wheels and half-tracks',
} as const;

const places = (view: State, by: string): boolean => view.phase === 'fortify' && actor(view) === by;

/** WW2-HG-07: the table but for the zone of the attacker and 500m before it. */
function openGround(view: State): Extract<Zone, { kind: 'rect' }> {
  const { width, depth } = view.ground.now;
  const { y, depth: deep } = zoneOf(view, view.defender === 'a' ? 'b' : 'a');
  const kept = deep + LEAST_FROM_ZONE;
  return { kind: 'rect', x: 0, y: y === 0 ? kept : 0, width, depth: depth - kept };
}

/** Places on a grid, those in the middle of the table first. */
export function workPlaces(view: State): Pose[] {
  const { x, y, width, depth } = openGround(view);
  const half = WORK_SIDE / 2;
  const found: Pose[] = [];
  for (let at = y + half + 1; at <= y + depth - half - 1; at += WORK_SIDE)
    for (let along = x + half; along <= x + width - half; along += WORK_SIDE)
      found.push({ x: Math.round(along), y: Math.round(at), facing: 0 });
  const { width: whole, depth: deep } = view.ground.now;
  const away = (one: Pose): number => (one.x - whole / 2) ** 2 + (one.y - deep / 2) ** 2;
  return found.filter(at => !workRefusal(view, at)).sort((one, other) => away(one) - away(other));
}

/** WW2-ENG-04: what it is stays secret (WW2-ENG-06). */
export const placeObstacle = verb({
  order: { kind: z.enum(OBSTACLES), at: pose },
  label: 'Place an obstacle',
  text: 'Its kind stays secret until an enemy is within 500m',
  key: 'p',
  on: ({ seat: { view, by } }) => (places(view, by) ? SHOWN : undefined),
  fields: {
    kind: {
      choose: ({ seat: { view } }) =>
        OBSTACLES.map(value => closable({ value, label: NAMES[value], text: TEXTS[value] }, noMoreWorks(view, value))),
    },
    at: {
      place: ({ seat: { view } }) => {
        const [first] = workPlaces(view);
        if (!first) return forbid('WW2-HG-07', 'there is no room for an obstacle');
        return { zones: [openGround(view)], size: { width: WORK_SIDE, depth: WORK_SIDE }, turn: true, at: first };
      },
    },
  },
  plan: ({ view, by }, { kind, at }): Work | Refusal =>
    notNow(view, by, 'fortify', 'WW2-ENG-04') ??
    noMoreWorks(view, kind) ??
    workRefusal(view, at) ?? { id: `obstacle ${view.obstacles.length + 1}`, ...at, kind, declared: false },
  act(game, by, _order, work) {
    const because = [{ rule: 'WW2-ENG-04', text: 'placed by the defender' }];
    game.happen({ kind: 'obstaclePlaced', side: by, work, because });
  },
});

export const doneObstacles = verb({
  order: {},
  label: 'No more obstacles',
  text: 'Go on to deployment',
  key: 'n',
  ends: 'step',
  on: ({ seat: { view, by } }) => (places(view, by) ? SHOWN : undefined),
  plan: ({ view, by }) => notNow(view, by, 'fortify', 'WW2-HG-07'),
  act: game => game.happen({ kind: 'fortified', because: [{ rule: 'WW2-HG-07', text: 'before deployment' }] }),
});
