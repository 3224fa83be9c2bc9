import { inches, type Options, type Random, type Side } from '@umpire/engine';
import type { Order } from '../play/orders.js';
import type { State } from '../play/state.js';
import { NATIONS } from '../rules/army.js';
import { entryPose } from './candidates.js';
import { deployWell } from './deployment.js';

/** Styles that bring batteries: whatever the ground and the weather, they can strike what REC finds. */
const GOOD_STYLES: readonly string[] = ['Balanced', 'Defence'];
/** MBT20-TF-03: a better grade counts in every engagement that its owner starts. */
const GOOD_NATIONS = NATIONS.filter(n => n.grade === 'GRADE+');

/** What somebody likes to bring, and how he deploys it. */
export interface SetupTaste {
  readonly nations: readonly { readonly nation: string }[];
  readonly styles: readonly string[];
  readonly deploy: typeof deployWell;
}
export const GOOD: SetupTaste = { nations: GOOD_NATIONS, styles: GOOD_STYLES, deploy: deployWell };

/** Before the battle: an army, the ground, obstacles, deployment. */
export function* setupOrders(
  view: State,
  by: Side,
  chance: Random,
  options: Options,
  { nations, styles, deploy }: SetupTaste,
): Iterable<Order> {
  switch (view.phase) {
    case 'armies':
      yield { verb: 'raiseArmy', nation: chance.pick(nations).nation, style: chance.pick(styles) };
      return;
    case 'terrain':
      if (view.ground.now.pieces.length === 0) yield { verb: 'autoTerrain' };
      yield { verb: 'finishTerrain' };
      return;
    case 'obstacles':
      for (const kind of ['MNF', 'OBS'] as const) {
        const { x, y } = entryPose(view, by, inches(4 + chance.below(14)), chance.below(100) / 100, inches(2));
        yield { verb: 'placeObstacle', kind, point: { x, y } };
      }
      yield { verb: 'doneObstacles' };
      return;
    default:
      for (const group of view.groups)
        if (group.side === by && !group.deployed)
          yield { verb: 'deployGroup', group: group.id, places: deploy(view, by, group.id, options, chance) };
  }
}
