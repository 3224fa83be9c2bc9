import type { Side } from '@umpire/engine';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import type { Obstacle } from '../pieces.js';
import { changeWork, standIn } from './change.js';
import { crossedBy, crossingOf } from './crossed.js';
import type { State, Work } from './state.js';

const event = eventsOf<State>();

export const WORK_WORDS: Readonly<Record<Obstacle, string>> = {
  'anti-tank': 'an anti-tank obstacle',
  'anti-personnel': 'an anti-personnel obstacle',
};

export const WORK_EVENTS = {
  /** WW2-ENG-04: its kind is for the defender alone (5.5). */
  obstaclePlaced: event<{ side: Side; work: Work } & Reasoned>({
    apply(state, { work }) {
      state.obstacles = [...state.obstacles, work];
    },
    tell: ({ side, work }, viewer) =>
      viewer === side || viewer === 'umpire' ? `${WORK_WORDS[work.kind!]} is placed` : 'an obstacle is placed',
  }),
  fortified: event<Reasoned>({
    apply(state) {
      state.phase = 'deploy';
    },
    tell: () => 'the obstacles are in place',
  }),
  /** WW2-ENG-06: undo ends here. */
  obstacleDeclared: event<{ obstacle: string; what: Obstacle; stand: string } & Reasoned>({
    apply: (state, { obstacle }) => changeWork(state, obstacle, { declared: true }),
    tell: ({ what, obstacle }) => `${obstacle} is ${WORK_WORDS[what]}`,
    reveals: true,
  }),
  obstacleThrown: event<{ stand: string; obstacle: string; crosses: boolean } & Reasoned>({
    apply(state, { stand, obstacle, crosses }) {
      if (!crosses) return;
      const draft = standIn(state, stand);
      draft.crossing = crossingOf([...crossedBy(draft), obstacle]);
    },
    tell: ({ stand, obstacle, crosses }) => `${stand} ${crosses ? 'gets across' : 'is stopped by'} ${obstacle}`,
  }),
  /** WW2-R-141: it no longer touches what it has crossed. */
  obstacleLeft: event<{ stand: string; obstacle: string }>({
    apply(state, { stand, obstacle }) {
      const draft = standIn(state, stand);
      draft.crossing = crossingOf(crossedBy(draft).filter(id => id !== obstacle));
    },
  }),
};
