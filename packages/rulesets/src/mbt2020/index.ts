import { type Candidate, type Random, type Ruleset, ranked, type Seat, type Turn } from '@umpire/engine';
import { answer, appraise } from './advice/appraise.js';
import { imagine } from './advice/imagine.js';
import { anyOrder, orders } from './advice/orders.js';
import { card } from './face/card.js';
import { gesture } from './face/gesture.js';
import { menu } from './face/menu.js';
import { preview, reach, sight } from './face/preview.js';
import { scene } from './face/scene.js';
import { SEGMENT_TEXTS } from './face/words.js';
import { OPTIONS } from './options.js';
import { apply } from './play/apply.js';
import { copyOfState } from './play/copy.js';
import { faults } from './play/invariants.js';
import { type Order, orderSchema } from './play/orders.js';
import { automatic, perform } from './play/perform.js';
import { setup } from './play/setup.js';
import type { State } from './play/state.js';
import { tell } from './play/tell.js';
import type { Types } from './play/types.js';
import { view } from './play/view.js';
import { QUESTIONS } from './questions/index.js';
import { SCENARIOS } from './scenarios/index.js';

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

const candidates = (seat: Seat<Types>, chance: Random): Candidate<Order>[] =>
  ranked(Array.from(orders(seat, chance), order => ({ order, worth: appraise(seat, order) })));

/** Who has lost fewer of his stands is better off. */
function worth({ view: { over, stands }, by }: Seat<Types>): number {
  if (over) return over.winner === 'draw' ? 0 : over.winner === by ? 1 : -1;
  const lost = { a: 0, b: 0 };
  const all = { a: 0, b: 0 };
  for (const { side, place, nature } of stands) {
    if (nature?.fake) continue;
    all[side]++;
    if (place === 'removed') lost[side]++;
  }
  const share = (side: 'a' | 'b'): number => lost[side] / Math.max(1, all[side]);
  return (by === 'a' ? 1 : -1) * (share('b') - share('a'));
}

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
  advice: { candidates, orders, anyOrder, worth, answer },
};
