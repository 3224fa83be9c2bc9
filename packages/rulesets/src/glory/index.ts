import type { Ruleset } from '@umpire/engine';
import { imagine } from './advice/imagine.js';
import { advice } from './advice/index.js';
import { face } from './face/index.js';
import { OPTIONS } from './options.js';
import { apply } from './play/apply.js';
import { automatic } from './play/automatic.js';
import { copyOfState } from './play/copy.js';
import { faults } from './play/invariants.js';
import { setup } from './play/setup.js';
import { stateForm } from './play/state-form.js';
import { reveals, tell } from './play/tell.js';
import { turn } from './play/turn.js';
import type { Types } from './play/types.js';
import { view } from './play/view.js';
import { QUESTIONS } from './questions/index.js';
import { SCENARIOS } from './scenarios/index.js';
import { order, perform } from './verbs/index.js';

export const glory: Ruleset<Types> = {
  id: 'glory',
  version: 4,
  title: 'Into Glory Ride',
  options: OPTIONS,
  questions: QUESTIONS,
  scenarios: SCENARIOS,
  order,
  setup,
  turn,
  perform,
  automatic,
  apply,
  fork: copyOfState,
  reveals,
  view,
  tell,
  imagine,
  form: stateForm,
  faults,
  face,
  advice,
};
