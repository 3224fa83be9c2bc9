import { inches, type Options, type Random, type Seat } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Order } from '../play/orders.js';
import type { SampleArmies } from '../play/samples.js';
import type { Types } from '../play/types.js';
import type { DeploymentAdvice } from './deployment.js';
import { entryPose } from './sample-orders.js';

/** What somebody likes to bring, and how he deploys it. */
export interface SetupTaste {
  readonly nations: readonly { readonly nation: string }[];
  /** Of an army of a nation. */
  styles(nation: string, options: Options): readonly string[];
  readonly deploy: DeploymentAdvice['bots']['deployWell'];
}

const raised = (nation: string, styles: readonly string[], chance: Random): Order => ({
  verb: 'raiseArmy',
  nation,
  style: chance.pick(styles),
});

/** Before the battle: an army, the ground, obstacles, deployment. Whoever takes one takes the first that is allowed. */
export function* setupOrders(
  { view, by, options }: Seat<Types>,
  chance: Random,
  { nations, styles, deploy }: SetupTaste,
): Iterable<Order> {
  switch (view.phase) {
    case 'armies':
      {
        const nation = view.sides[by].nation ?? chance.pick(nations).nation;
        yield raised(nation, styles(nation, options), chance);
      }
      return;
    case 'terrain':
      // What somebody else left half laid is laid anew.
      yield { verb: 'finishTerrain' };
      yield { verb: 'autoTerrain' };
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

export type SettingUp = Gift<'bots', typeof settingUp>;

export function settingUp(book: PlayBook & DeploymentAdvice & SampleArmies) {
  const { GOOD_STYLES, NATIONS } = book.army;
  const { deployWell } = book.bots;
  const { stylesOf } = book.setup;

  /** TF-03: a better grade counts in every engagement that its owner starts. */
  const GOOD_NATIONS = NATIONS.filter(n => n.grade === book.words.GRADES.at(-1));
  const GOOD: SetupTaste = {
    nations: GOOD_NATIONS,
    styles: nation => GOOD_STYLES.filter(style => stylesOf(nation).includes(style)),
    deploy: deployWell,
  };

  return { GOOD };
}
