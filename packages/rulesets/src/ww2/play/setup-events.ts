import { type Pose, SIDE_NAMES, type Side } from '@umpire/engine';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import { changeGroup, changeStand } from './change.js';
import type { Obstacle, Place, State } from './state.js';

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
  obstaclePlaced: event<{ obstacle: Obstacle } & Reasoned>({
    apply(state, { obstacle }) {
      state.obstacles = [...state.obstacles, obstacle];
      const kind = obstacle.kind!;
      state.fortifying = { ...state.fortifying, [kind]: state.fortifying[kind] - 1 };
    },
    tell: ({ obstacle }) => `an obstacle is placed: ${obstacle.id}`,
    about: () => [],
  }),
  fortified: event<Reasoned>({
    apply(state) {
      state.fortifying = { 'anti-tank': 0, 'anti-personnel': 0 };
      state.phase = 'deploy';
    },
    tell: () => 'the obstacles are placed',
  }),
  obstacleDeclared: event<{ obstacle: string; kind: string } & Reasoned>({
    apply(state, { obstacle }) {
      state.obstacles = state.obstacles.map(one => (one.id === obstacle ? { ...one, revealed: true } : one));
    },
    tell: ({ obstacle, kind }) => `${obstacle} is ${kind}`,
    reveals: true,
  }),
  obstacleThrown: event<{ stand: string; obstacle: string; die: number; crosses: boolean } & Reasoned>({
    apply: (state, { stand, obstacle, crosses }) => crosses && changeStand(state, stand, { crossing: obstacle }),
    tell: ({ stand, obstacle, die, crosses }) =>
      `${stand} ${crosses ? 'crosses' : 'is stopped by'} ${obstacle} (${die})`,
  }),
  obstacleLeft: event<{ stand: string }>({
    apply: (state, { stand }) => changeStand(state, stand, { crossing: null }),
  }),
};
