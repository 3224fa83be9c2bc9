import type { Ruleset } from '@umpire/engine';
import { eventTable } from '../common/book/events.js';
import { advice } from './advice/index.js';
import { face } from './face/index.js';
import { OPTIONS } from './options.js';
import { automatic } from './play/automatic.js';
import { copyOfState } from './play/copy.js';
import { EVENTS } from './play/events.js';
import { faults } from './play/invariants.js';
import { setup } from './play/setup.js';
import type { State } from './play/state.js';
import { stateForm } from './play/state-form.js';
import { turn } from './play/turn.js';
import type { Types } from './play/types.js';
import { imagine, view } from './play/view.js';
import { QUESTIONS } from './questions/index.js';
import { SCENARIOS } from './scenarios/index.js';
import { type Order, order, perform } from './verbs/index.js';

export const ww2: Ruleset<Types & { order: Order }> = {
  id: 'ww2',
  version: 6,
  title: 'World War 2',
  options: OPTIONS,
  questions: QUESTIONS,
  scenarios: SCENARIOS,
  order,
  setup,
  turn,
  perform,
  automatic,
  ...eventTable<State, typeof EVENTS>(EVENTS),
  /** WW2-R-154: that a standing order was given is as private as the order. */
  secret: ({ verb }) => verb === 'policy',
  fork: copyOfState,
  view,
  imagine,
  form: stateForm,
  faults,
  face,
  advice,
};
