import { distance, type Point, type Side } from '@umpire/engine';
import { groupsAbreast } from '../play/layout.js';
import type { Group, State } from '../play/state.js';
import { objectiveOf } from './places.js';

/** What a group can put into a fight: the points of those who fight on the ground. */
const strength = ({ stands }: State, { members }: Group): number => {
  let sum = 0;
  for (const at of members) {
    const { nature } = stands[at]!;
    if (nature.tread !== 'air' && nature.weapon !== 'none' && nature.speed) sum += nature.points;
  }
  return sum;
};

/** How far up the table a river is at so many metres from its left. */
function upTo(river: readonly Point[], x: number): number {
  const after = Math.max(
    1,
    river.findIndex(point => point.x >= x),
  );
  const [from, to] = [river[after - 1]!, river[after]!];
  return from.y + ((to.y - from.y) * (x - from.x)) / Math.max(1, to.x - from.x);
}

/** The bridge by which a side comes to an objective beyond the river; nothing where there is none, or none is needed. */
function bridgeToForce(view: State, side: Side): Point | undefined {
  const { river, crossings } = view.ground.now;
  const goal = objectiveOf(view);
  if (!goal || !river) return undefined;
  const middle = { x: goal.x + goal.width / 2, y: goal.y + goal.depth / 2 };
  const isNorth = middle.y > upTo(river, middle.x);
  if (isNorth === (view.sides[side].baseEdge === 'north')) return undefined;
  const bridges = crossings.filter(({ kind }) => kind === 'bridge');
  return bridges.sort((one, other) => distance(one, middle) - distance(other, middle))[0];
}

/**
 * Groups of a side from the left as greedy wants them: where a bridge is the only way to the objective, the strongest stand before it,
 * for whoever comes first stands in the way of all behind; nothing where it does not matter.
 */
export function bridgeFirst(view: State, side: Side): readonly Group[] | undefined {
  const bridge = bridgeToForce(view, side);
  const groups = groupsAbreast(view, side);
  if (!bridge || groups.length < 2) return undefined;
  const strongest = groups.reduce((best, one) => (strength(view, one) > strength(view, best) ? one : best));
  const part = Math.min(groups.length - 1, Math.floor((bridge.x / view.ground.now.width) * groups.length));
  const others = groups.filter(one => one !== strongest);
  return [...others.slice(0, part), strongest, ...others.slice(part)];
}
