import type { Ruleset, Turn } from '@umpire/engine';
import { SEGMENT_TEXTS } from '../common/mbt/face/words.js';
import { apply } from '../common/mbt/play/apply.js';
import { copyOfState } from '../common/mbt/play/copy.js';
import { faults } from '../common/mbt/play/invariants.js';
import { orderSchema } from '../common/mbt/play/orders.js';
import type { State } from '../common/mbt/play/state.js';
import { tell } from '../common/mbt/play/tell.js';
import type { Types } from '../common/mbt/play/types.js';
import { view } from '../common/mbt/play/view.js';
import { BOOK } from './book.js';
import { OPTIONS } from './options.js';
import { QUESTIONS } from './questions/index.js';
import { SCENARIOS } from './scenarios/index.js';

const {
  answer,
  anyOrder,
  appraise,
  automatic,
  card,
  gesture,
  imagine,
  menu,
  orders,
  perform,
  preview,
  reach,
  scene,
  setup,
  sight,
} = BOOK;

const SIDE_NAMES = { a: 'Red', b: 'Blue' } as const;

function turn(state: State): Turn {
  if (state.over) return { over: state.over.winner, rule: state.over.rule, text: state.over.text };
  switch (state.phase) {
    case 'armies': {
      const waiting = (['a', 'b'] as const).filter(side => state.rosters[side] === null);
      return { waiting, step: 'armies', rule: 'MBT20-ORG-01', text: 'hand in your army list' };
    }
    case 'terrain':
      return {
        waiting: [state.placer],
        step: 'terrain',
        rule: 'MBT20-TER-18',
        text: `${SIDE_NAMES[state.placer]} places the terrain`,
      };
    case 'obstacles':
      return {
        waiting: [state.next],
        step: 'obstacles',
        rule: 'MBT20-HSE-08',
        text: `${SIDE_NAMES[state.next]} places an obstacle, or has no more`,
      };
    case 'deployment':
      return {
        waiting: [state.next],
        step: 'deployment',
        rule: 'MBT20-DEP-06',
        text: `${SIDE_NAMES[state.next]} deploys a Battle Group`,
      };
    default: {
      const text = `${SIDE_NAMES[state.owner]}: ${SEGMENT_TEXTS[Math.max(0, state.segment - 1)]}`;
      return {
        waiting: [state.owner],
        step: `segment-${state.segment}`,
        rule: SEGMENT_RULES[Math.max(0, state.segment - 1)]!,
        text,
      };
    }
  }
}

const SEGMENT_RULES = ['MBT20-TRN-06', 'MBT20-TRN-12', 'MBT20-TRN-17', 'MBT20-TRN-18', 'MBT20-TRN-20', 'MBT20-TRN-22'];

/** What tells somebody something new: undo ends there. */
const REVEALING: ReadonlySet<string> = new Set([
  'revealed',
  'groupDeployed',
  'armySubmitted',
  'engaged',
  'mined',
  'challenged',
  'over',
]);

export const mbt2020: Ruleset<Types> = {
  id: 'mbt2020',
  version: 1,
  title: 'MBT 2020',
  options: OPTIONS,
  questions: QUESTIONS,
  scenarios: SCENARIOS,
  order: orderSchema,
  setup,
  turn,
  perform,
  automatic,
  apply,
  fork: copyOfState,
  reveals: event => REVEALING.has(event.kind),
  view,
  tell,
  imagine,
  faults,
  face: { scene, card, menu, gesture, preview, reach, sight },
  advice: { orders, anyOrder, appraise, answer },
};
