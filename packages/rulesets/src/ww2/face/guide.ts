import { type Guide, type GuideMoment, heldTo, isRefusal } from '@umpire/engine';
import { guideBy, guideFrom, type Moments } from '../../common/book/guide.js';
import { engagementPlan } from '../play/engage.js';
import type { GuideDone, GuideWhen } from '../play/guide-moments.js';
import { countsOf } from '../play/morale.js';
import { scenarioSchema } from '../play/scenario.js';
import { enemiesOf, inPlay, isGround, standOf } from '../play/stands.js';
import type { State } from '../play/state.js';
import type { Types } from '../play/types.js';

type Moment = GuideMoment<Types>;

const isOwn = ({ seat: { view, by } }: Moment): boolean => view.turn > 0 && view.active === by;
const isTactical = (moment: Moment): boolean => isOwn(moment) && moment.seat.view.phase === 'tactical';
const heardOf = ({ heard }: Moment, kind: string): boolean => heard.some(one => one.kind === kind);

/** Somebody of its own could open fire. */
const hasTarget = ({ seat: { view, by, options } }: Moment): boolean =>
  view.stands.some(
    stand =>
      stand.side === by &&
      isGround(stand) &&
      enemiesOf(view, by).some(enemy => !isRefusal(engagementPlan(view, stand, enemy.id, 2, options))),
  );

/** So many losses are one short of a test (WW2-MOR-01). */
const NEARLY = 3;
const isClosing = ({ seat: { view } }: Moment): boolean =>
  view.turn >= 2 * view.limit - 1 ||
  view.groups.some(group => {
    const { repulsed, destroyed } = countsOf(view, group);
    return repulsed + destroyed >= NEARLY;
  });

/** WW2-HG-26: when steps come, and what meets them. */
const moments: Moments<Types, GuideWhen | GuideDone> = {
  start: () => true,
  tactical: isTactical,
  'enemy-shot': moment => heardOf(moment, 'contested'),
  result: moment => heardOf(moment, 'harmed'),
  'second-turn': moment => isTactical(moment) && moment.seat.view.turn > 2,
  target: moment => isTactical(moment) && hasTarget(moment),
  shaken: ({ seat: { view } }) => view.stands.some(({ pinned, repulsed }) => pinned || repulsed),
  closing: isClosing,
  moved: ({ heard }) => heard.some(({ kind, own }) => kind === 'moved' && own),
  'turn-ended': moment => moment.seat.view.turn > 0 && !isOwn(moment),
  over: ({ seat: { view } }) => view.over !== null,
};

export const guide = guideBy((scenario: object): Guide<Types> | null => {
  const parsed = heldTo(scenarioSchema, scenario);
  if (!parsed.success || !parsed.data.steps) return null;
  const { steps, features } = parsed.data;
  /** A feature, or a stand on the table, by its id. */
  const shown = (view: State, id: string): string[] => {
    if (features.some(feature => feature.id === id)) return [id];
    const stand = standOf(view, id);
    return stand && inPlay(stand) && stand.where === 'table' ? [id] : [];
  };
  return guideFrom<Types, GuideWhen, GuideDone>({
    side: 'a',
    steps,
    moments,
    folds: ({ heard }) => heard.some(({ own }) => own),
    gone(id, { seat: { view, by } }) {
      const stand = standOf(view, id);
      return stand?.side === by && !inPlay(stand);
    },
    show: (ids, { seat }) => [ids].flat().flatMap(id => shown(seat.view, id)),
  });
});
