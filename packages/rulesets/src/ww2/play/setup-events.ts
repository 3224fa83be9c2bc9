import { type Pose, SIDE_NAMES, type Side } from '@umpire/engine';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import { changeGroup, changeStand } from './change.js';
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
        for (const { id, where, at, carrier } of stands) changeStand(state, id, { where, carrier, ...at });
        const hadGround = stands.some(({ where }) => where === 'table');
        changeGroup(state, group, { deployed: true, hadGround });
        state.next = next;
      },
      tell: ({ name, side }) => `${SIDE_NAMES[side]} deploys ${name}`,
      about: ({ stands }) => stands.map(({ id }) => id),
    },
  ),
};
