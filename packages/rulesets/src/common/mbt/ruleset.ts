import type { Ruleset } from '@umpire/engine';
import { markedBy } from '../book/glossary.js';
import { marks } from './face/marks.js';
import type { Mbt } from './mbt.js';
import type { Types } from './play/types.js';

type Shared = Omit<Ruleset<Types>, 'id' | 'version' | 'title' | 'options' | 'questions' | 'scenarios' | 'advice'>;

/** All of a rule book but what it is called and what it brings, and what its bots lean on. */
export const ruleset = (book: Mbt): Shared => ({
  order: book.verbs.orderSchema,
  setup: book.setup.setup,
  turn: book.turns.turn,
  perform: book.verbs.perform,
  automatic: book.turns.automatic,
  apply: book.log.apply,
  fork: book.shapes.copyOfState,
  // nobody counts what he does not hear of.
  secret: ({ verb }) => verb === 'startTask' || book.verbs.secretVerbs.includes(verb),
  reveals: book.log.reveals,
  view: book.hidden.view,
  tell: book.log.tell,
  imagine: book.bots.imagine,
  form: book.setup.stateForm,
  faults: book.shapes.faults,
  face: {
    scene: book.face.scene,
    card: book.face.card,
    menu: book.verbs.menu,
    gesture: book.verbs.gesture,
    preview: book.verbs.preview,
    reach: book.face.reach,
    sight: book.face.sight,
    guide: book.face.guide,
    briefing: book.face.briefing,
    meters: book.face.meters,
    glossary: markedBy(book.face.GLOSSARY, marks(book).all),
    formations: book.face.formations,
    openers: book.face.openers,
    push: book.face.push,
    outlook: book.face.outlook,
    threats: book.face.threats,
    menace: book.face.menace,
    command: book.face.command,
  },
});
