import { type Guide, type GuideMoment, heldTo } from '@umpire/engine';
import { guideBy, guideFrom, type Moments } from '../../common/book/guide.js';
import type { ActionName } from '../play/actions.js';
import { contactName } from '../play/actions.js';
import type { GuideDone, GuideWhen } from '../play/guide-moments.js';
import { scenarioSchema } from '../play/scenario.js';
import type { Window } from '../play/state.js';
import type { Types } from '../play/types.js';

type Moment = GuideMoment<Types>;

const isIn = ({ seat: { view } }: Moment, window: Window): boolean => view.turn > 0 && view.stage === window;
const hasWritten = ({ seat: { view } }: Moment, ...verbs: readonly ActionName[]): boolean =>
  view.sheet.some(line => verbs.includes(line.verb));
const current = ({ seat: { view } }: Moment) => view.contacts.filter(({ status }) => status === 'current');

/** When steps come, and what meets them. A step about a window is past when that window has closed. */
const moments: Moments<Types, GuideWhen | GuideDone> = {
  start: () => true,
  orders: moment => isIn(moment, 'orders'),
  move: moment => isIn(moment, 'move'),
  located: moment => current(moment).length > 0,
  'second-turn': ({ seat: { view } }) => view.turn > 1,
  assaulted: ({ heard, seat: { view } }) => view.over !== null || heard.some(({ kind }) => kind === 'assaulted'),
  closing: ({ seat: { view } }) => view.over !== null || view.turn >= view.limit - 1,
  called: moment => !isIn(moment, 'orders') || hasWritten(moment, 'call-support'),
  moved: moment => !isIn(moment, 'move') || hasWritten(moment, 'move', 'assault', 'instruct'),
  'handed-in': ({ seat: { view, seat, by } }) => view.ready[seat?.id ?? by] === true || view.stage !== 'orders',
};

/** What the steps of a scenario may point at besides bases and features: the contacts of the side. */
const CONTACTS = 'contacts';

export const guide = guideBy((scenario: object): Guide<Types> | null => {
  const parsed = heldTo(scenarioSchema, scenario);
  if (!parsed.success || !parsed.data.steps) return null;
  return guideFrom<Types, GuideWhen, GuideDone>({
    side: 'a',
    steps: parsed.data.steps,
    moments,
    show: (ids, moment) =>
      [ids].flat().flatMap(id => (id === CONTACTS ? current(moment).map(c => contactName(c.no)) : shown(moment, id))),
  });
});
function shown({ seat: { view } }: Moment, id: string): string[] {
  const isThere =
    view.terrain.now.some(feature => feature.id === id && !feature.down) ||
    view.bases.some(base => base.id === id && base.where === 'table');
  return isThere ? [id] : [];
}
