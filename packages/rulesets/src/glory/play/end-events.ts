import { SIDE_NAMES, type Side } from '@umpire/engine';
import type { Over } from '../../common/book/ending.js';
import { eventsOf, type Reasoned } from '../../common/book/events.js';
import { NO_PURSUIT, type State } from './state.js';

const event = eventsOf<State>();

/** How a battle ends. */
export const END_EVENTS = {
  drawOffered: event<{ readonly by: Side }>({
    apply(state, { by }) {
      state.drawOffer = by;
    },
    tell: ({ by }) => `${SIDE_NAMES[by]} offers a draw`,
  }),
  over: event<{ readonly over: Over } & Reasoned>({
    apply(state, { over }) {
      state.over = over;
      state.pursuit = NO_PURSUIT;
    },
    tell: ({ over: { winner, text } }) =>
      winner === 'draw' ? `The battle is drawn: ${text}` : `${SIDE_NAMES[winner]} has won: ${text}`,
    reveals: true,
  }),
};
