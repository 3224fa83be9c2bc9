import type { Ruleset } from '@umpire/engine';
import { eventTable } from '../common/book/events.js';
import { advice } from './advice/index.js';
import { face } from './face/index.js';
import { OPTIONS } from './options.js';
import { automatic } from './play/automatic.js';
import { EVENTS, tell, tellRuling } from './play/change.js';
import { copyOfState } from './play/copy.js';
import { coverThrow } from './play/covered-throws.js';
import { imagine } from './play/imagine.js';
import { faults } from './play/invariants.js';
import { ownTable } from './play/own-table.js';
import { sharing } from './play/seats.js';
import { setup } from './play/setup.js';
import type { State } from './play/state.js';
import { stateForm } from './play/state-form.js';
import { turn } from './play/turn.js';
import type { Types } from './play/types.js';
import { QUESTIONS } from './questions/index.js';
import { SCENARIOS } from './scenarios/index.js';
import { umpire } from './umpire/index.js';
import { type Order, order, perform } from './verbs/index.js';

export const plana: Ruleset<Types & { order: Order }> = {
  id: 'plana',
  version: 5,
  title: 'Plan A',
  options: OPTIONS,
  questions: QUESTIONS,
  scenarios: SCENARIOS,
  order,
  setup,
  turn,
  perform,
  automatic,
  ...eventTable<State, typeof EVENTS>(EVENTS),
  tell,
  /** PLA-HID-06: whatever is written stays unseen until the window closes. */
  secret: ({ verb }) => verb !== 'offerEnd' && verb !== 'concede',
  tellRuling,
  umpire,
  coverThrow,
  fork: copyOfState,
  view: ownTable,
  imagine,
  form: stateForm,
  faults,
  sharing,
  face,
  advice,
};
