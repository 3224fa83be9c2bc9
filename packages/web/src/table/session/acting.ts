import type { BattleView } from '@umpire/desk';
import type { MenuItem, OrderBase, SeatId } from '@umpire/engine';
import { asPast } from '../film/takes.js';
import { answerByItself } from './lone-answer.js';
import { possibilities } from './pace.js';
import { actorOf, afterHandingIn, ordererOf } from './seating.js';
import { goTo, same } from './settle.js';
import {
  type Call,
  type Effect,
  NOTHING_PASSED,
  type Passed,
  type Queued,
  type Sitter,
  type Sitting,
  type State,
  type Step,
} from './state.js';
import { NOT_OPEN, refuse, UNDER_WAY } from './tickets.js';

/** Something is done: by a person, by a bot, by the clock. */

/** The states in which a person may act: the table is before him, and nothing is under way. */
export const MAY_ACT: readonly State['kind'][] = [
  'choosing',
  'asked',
  'following',
  'paused',
  'watching',
  'over',
  'skipping',
  'drafting',
  'passing',
];
const IS_UNDER_WAY: readonly State['kind'][] = ['sending', 'thinking', 'showing'];

type Sending = Extract<State, { kind: 'sending' }>;
type Sent = Pick<Sending, 'ticket' | 'answer' | 'takes' | 'queue'>;

/** Something a person does; not while something else is on its way. `s` is how things are if it goes on its way. */
function act(s: Sitting, now: Sitting, what: Call, sending: Sent): Step {
  if (IS_UNDER_WAY.includes(now.state.kind)) return refuse(now, sending.ticket!, UNDER_WAY);
  if (!MAY_ACT.includes(now.state.kind)) return refuse(now, sending.ticket!, NOT_OPEN);
  // what an answer is about is read still while it is given
  return send({ ...s, thrown: sending.answer && s.thrown }, what, sending);
}

export function send(s: Sitting, what: Call, sending: Sent, before: State = s.state): Step {
  const call = s.calls + 1;
  return goTo(
    { ...s, calls: call },
    { kind: 'sending', call, before, ...sending },
    {
      do: 'call',
      call,
      what,
      viewer: s.battleView!.at,
    },
  );
}

/** What the others did is past with an order; an answer that is made as an order is belongs to what they are still at. */
export function order(s: Sitting, order: Queued['order'], ticket: number): Step {
  const ends = s.battleView?.menu.find(({ verb }) => verb === order.verb)?.ends;
  const { state } = s;
  if (state.kind === 'sending' && state.queue && ends === undefined && !awaits(state.queue, order))
    return same({ ...s, state: { ...state, queue: [...state.queue, { order, ticket }] } });
  // what leaves no choice is done in a moment: only after it is it known who could still act
  if (state.kind === 'skipping' && s.battleView?.only && ends !== undefined) return refuse(s, ticket, UNDER_WAY);
  const passed = ends === undefined ? s.passed : passedOver(s, ends);
  const by = s.battleView ? ordererOf(s.battleView) : 'a';
  const handedIn = ends === 'step' && s.battleView ? afterHandingIn(s.handedIn, s.battleView, by) : s.handedIn;
  return act(
    { ...s, passed, handedIn, held: false, takes: s.battleView?.asked ? s.takes : asPast(s.takes) },
    s,
    { to: 'order', by, order },
    { ticket, takes: s.takes, ...(ends === undefined && { queue: [] }) },
  );
}

/** Whoever presses twice means it once. */
const awaits = (queue: readonly Queued[], { verb, stand }: Queued['order']): boolean =>
  queue.some(({ order }) => order.verb === verb && order.stand === stand);

/** One push: several orders, one after the other. */
export const orders = (s: Sitting, given: readonly OrderBase[], ticket: number): Step =>
  act(
    { ...s, held: false, takes: asPast(s.takes) },
    s,
    { to: 'orders', by: s.battleView ? ordererOf(s.battleView) : 'a', orders: given },
    { ticket, takes: s.takes },
  );

/** What could have been done in a step counts as passed over until the turn is another one. */
function passedOver({ battleView }: Sitting, ends: NonNullable<MenuItem['ends']>): Passed {
  const { menu, scene } = battleView!;
  return { turn: scene.status.turn, names: ends === 'step' ? possibilities(menu) : new Set() };
}

/** Two may show their hands at once: the second waits for the first, as long as it is still the same hand. */
export function answer(s: Sitting, by: SeatId, value: unknown, ticket: number): Step {
  const { state } = s;
  const ask = askName(s.battleView);
  const other = state.kind === 'sending' && !state.next && state.answer?.by !== by && state.answer?.ask === ask;
  if (other) return same({ ...s, state: { ...state, next: { by, ask, value, ticket } } });
  return act({ ...s, held: false }, s, { to: 'answer', by, value }, { ticket, answer: { by, ask } });
}

/** Nothing is skipped after it until the player acts again; and whoever is back in a step that he had ended has passed over nothing in it. */
export const takeBack = (s: Sitting, to: 'undo' | 'redo', ticket: number): Step =>
  act(
    { ...s, held: true, passed: NOTHING_PASSED },
    s,
    { to, by: s.battleView ? ordererOf(s.battleView) : 'a' },
    { ticket },
  );

/** The only thing to do is done. Whoever presses the same button in this moment must not end the next step too. */
export const skip = (s: Sitting, order: { readonly verb: string }): Step =>
  send(s, { to: 'order', by: actorOf(s.battleView!)!, order, byItself: true }, {});

/** A hand that was drawn is shown again, and the only answer is given. */
export function answerItself(s: Sitting): Step {
  const by = actorOf(s.battleView!);
  const found = answerByItself(s.battleView!);
  if (!by || !found) return same(s);
  return send(s, { to: 'answer', by, value: found.value }, { answer: { by, ask: askName(s.battleView) } });
}

/** One decision of a bot, if one is due. */
export function think(s: Sitting): Step {
  const { state, battleView } = s;
  if (!battleView?.thinking || state.kind === 'passing' || !MAY_ACT.includes(state.kind)) return same(s);
  const call = s.calls + 1;
  return goTo(
    { ...s, calls: call },
    { kind: 'thinking', call, before: state },
    {
      do: 'call',
      call,
      what: { to: 'think' },
      viewer: battleView.at,
    },
  );
}

/** The umpire rules, or gives his word; nothing that others did is put away by it. */
export const rule = (s: Sitting, given: unknown, ticket: number): Step =>
  act(s, s, { to: 'rule', order: given }, { ticket });
export const release = (s: Sitting, ticket: number): Step => act(s, s, { to: 'release' }, { ticket });

/** The screen is passed on, to a player or to the umpire: covered in between. */
export function sit(s: Sitting, to: Sitter): Step {
  return s.state.kind !== 'passing' && (MAY_ACT.includes(s.state.kind) || s.state.kind === 'covered')
    ? goTo(s, { kind: 'covered', to })
    : same(s);
}

type From = Extract<State, { kind: 'showing' }>['from'];

/** The table as somebody sees it. */
export function show(
  s: Sitting,
  viewer: SeatId,
  from: From,
  ticket: number | undefined,
  ...before: readonly Effect[]
): Step {
  const call = s.calls + 1;
  const look: Effect = { do: 'call', call, what: { to: 'look' }, viewer };
  return goTo({ ...s, calls: call }, { kind: 'showing', call, from, ticket }, ...before, look);
}

export function uncover(s: Sitting, ticket: number): Step {
  if (s.state.kind !== 'covered') return { next: s, effects: [{ do: 'tell', ticket, refusal: undefined }] };
  return show(s, s.state.to, { covered: s.state.to }, ticket);
}

/** What is asked, as long as it is the same. */
export const askName = (battleView: BattleView | undefined): string =>
  battleView?.asked ? `${battleView.entries} ${battleView.asked.ask.text} ${thrownIn(battleView)}` : '';
/** How much was thrown in the last entry: a hand that is shown again is another one. */
const thrownIn = ({ log }: BattleView): number => log.at(-1)?.thrown?.length ?? 0;
