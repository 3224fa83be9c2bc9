import { type Pose, SIDE_NAMES, type Side } from '@umpire/engine';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import { changeGroup, setDownAt, standIn } from './change.js';
import type { Place, State } from './state.js';

const event = eventsOf<State>();

export interface Deployed {
  readonly id: string;
  readonly where: Place;
  readonly at: Pose | null;
  readonly carrier: string | null;
}

export const SETUP_EVENTS = {
  groupDeployed: event<{ group: number; name: string; side: Side; stands: readonly Deployed[]; next: Side } & Reasoned>(
    {
      apply(state, { group, stands, next }) {
        for (const { id, where, at, carrier } of stands) {
          const stand = standIn(state, id);
          stand.where = where;
          stand.carrier = carrier;
          if (at) setDownAt(stand, at);
        }
        const hadGround = stands.some(({ where }) => where === 'table');
        // WW2-R-122: who waits in reserve does not lead a group that stands on the table.
        const { hq } = state.groups[group]!;
        const isKept = (id: string | null): boolean =>
          stands.some(one => one.id === id && (one.where === 'reserve' || isKept(one.carrier)));
        const headless = hadGround && isKept(hq) && { hq: null };
        changeGroup(state, group, { deployed: true, hadGround, ...headless });
        state.next = next;
      },
      tell: ({ name, side }) => `${SIDE_NAMES[side]} deploys ${name}`,
      about: ({ stands }) => stands.map(({ id }) => id),
    },
  ),
};
