import { ok, type Ruleset } from '@umpire/engine';
import { overTurn } from '../../common/book/ending.js';
import { eventTable } from '../../common/book/events.js';
import { OPEN_BOOK } from '../../common/book/open-book.js';
import { advice } from './advice.js';
import { drawn } from './face.js';
import { wayRefusal } from './ground.js';
import { begun, EVENTS, type State, type Types } from './play.js';
import { HEAD } from './rules.js';
import { gesture, menu, order, perform, preview } from './verbs.js';

export const duel: Ruleset<Types> = {
  ...OPEN_BOOK,
  ...HEAD,
  version: 1,
  scenarios: [{ id: 'wood', title: 'The wood', text: 'Two tanks and a wood.', size: 'small', data: {} }],
  order,
  setup: () => ok(begun()),
  turn: ({ ended, active }) =>
    ended ? overTurn(ended) : { waiting: [active], step: 'turn', rule: 'DUEL-TRN-01', text: 'one tank acts' },
  perform,
  ...eventTable<State, typeof EVENTS>(EVENTS),
  faults: ({ a, b }) => [wayRefusal(a, a, b), wayRefusal(b, b, a)].flatMap(fault => fault?.message ?? []),
  face: { ...drawn, menu, gesture, preview },
  advice,
};
