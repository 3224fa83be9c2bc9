import type { Ruleset } from '@umpire/engine';
import type { Mbt } from './mbt.js';
import type { Types } from './play/types.js';

type Shared = Omit<Ruleset<Types>, 'id' | 'version' | 'title' | 'options' | 'questions' | 'scenarios'>;

/** All of a rule book but what it is called and what it brings. */
export const ruleset = (book: Mbt): Shared => ({
  order: book.orderSchema,
  setup: book.setup,
  turn: book.turn,
  perform: book.perform,
  automatic: book.automatic,
  apply: book.apply,
  fork: book.copyOfState,
  // nobody counts what he does not hear of.
  secret: ({ verb }) => verb === 'startTask' || book.secretVerbs.includes(verb),
  reveals: book.reveals,
  view: book.view,
  tell: book.tell,
  imagine: book.imagine,
  form: book.stateForm,
  faults: book.faults,
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
