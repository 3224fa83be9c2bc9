import type { Ruleset } from '@umpire/engine';
import type { Mbt } from './mbt.js';
import { apply } from './play/apply.js';
import { copyOfState } from './play/copy.js';
import { faults } from './play/invariants.js';
import { stateForm } from './play/state-form.js';
import { reveals, tell } from './play/tell.js';
import type { Types } from './play/types.js';
import { view } from './play/view.js';

type Shared = Omit<Ruleset<Types>, 'id' | 'version' | 'title' | 'options' | 'questions' | 'scenarios'>;

/** All of a rule book but what it is called and what it brings. */
export const ruleset = (book: Mbt): Shared => ({
  order: book.orderSchema,
  setup: book.setup,
  turn: book.turn,
  perform: book.perform,
  automatic: book.automatic,
  apply,
  fork: copyOfState,
  // nobody counts what he does not hear of.
  secret: ({ verb }) => verb === 'hover' || verb === 'startTask',
  reveals,
  view,
  tell,
  imagine: book.imagine,
  form: stateForm,
  faults,
  face: {
    scene: book.scene,
    card: book.card,
    menu: book.menu,
    gesture: book.gesture,
    preview: book.preview,
    reach: book.reach,
    sight: book.sight,
    guide: book.guide,
  },
  advice: {
    candidates: book.candidates,
    orders: book.orders,
    anyOrder: book.anyOrder,
    worth: book.worth,
    answer: book.answer,
  },
});
