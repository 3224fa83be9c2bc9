import { beginDraft, type Gesture, type Preview, type Refusal, type Side, type Viewer } from '@umpire/engine';
import type { BattleView, Kept } from '../../desk/messages.js';
import type { ReadEntry } from '../../storage/battles.js';
import { draftStep, gestureCame, newDraft, takenUpAgain, weighingCame } from './drafting.js';
import { isQuiet, newsOf } from './news.js';
import { possibilities } from './pace.js';
import { actorOf, firstViewer, nextSeat, ordererOf, sideAt } from './seating.js';
import { andThen, goTo, restOf, same } from './settle.js';
import type { Call, DraftInput, Effect, Habits, Saved, Sitting, State, Step, Waiting } from './state.js';

/** Whatever a session hears: of the player, of the worker, of the library, of the clock. */
export type SessionInput =
  | DraftInput
  | { readonly kind: 'order'; readonly order: { readonly verb: string }; readonly ticket: number }
  | { readonly kind: 'answer'; readonly by: Side; readonly value: unknown; readonly ticket: number }
  | { readonly kind: 'undo' | 'redo' | 'uncover' | 'restart'; readonly ticket: number }
  | { readonly kind: 'cover' | 'step' | 'put away' | 'close' }
  | { readonly kind: 'habit'; readonly change: Partial<Habits> }
  | { readonly kind: 'loaded'; readonly read: ReadEntry }
  | { readonly kind: 'received'; readonly call: number; readonly battleView: BattleView }
  | { readonly kind: 'refused'; readonly call: number; readonly error: Refusal }
  | { readonly kind: 'gesture'; readonly call: number; readonly found: Gesture | Refusal }
  | { readonly kind: 'weighed'; readonly of: string; readonly preview: Preview | Refusal }
  | { readonly kind: 'time' }
  | { readonly kind: 'kept'; readonly kept: Kept }
  | { readonly kind: 'saved'; readonly saved: Partial<Saved> }
  | { readonly kind: 'died'; readonly why: string };

const NOT_OPEN: Refusal = { message: 'the table is not open' };
const UNDER_WAY: Refusal = { message: 'one moment: something is under way' };
const STOPPED: Refusal = { message: 'the table has stopped' };

/** The session after an input, and what is to be done in the world. It changes nothing and asks nobody. */
export function step(s: Sitting, input: SessionInput): Step {
  if (s.state.kind === 'closed') return 'ticket' in input ? refuse(s, input.ticket, NOT_OPEN) : same(s);
  switch (input.kind) {
    case 'begin':
    case 'fill':
    case 'touch':
    case 'clear':
    case 'next':
    case 'back':
    case 'drop':
      return draftStep(s, input);
    case 'order':
      return order(s, input);
    case 'answer':
      return answer(s, input);
    case 'undo':
    case 'redo':
      return act(
        { ...s, held: true },
        s,
        { to: input.kind, by: s.battleView ? sideAt(s.battleView) : 'a' },
        { ticket: input.ticket },
      );
    case 'uncover':
      return uncover(s, input.ticket);
    case 'cover':
      return s.state.kind === 'passing' ? goTo(s, { kind: 'covered', to: s.state.to }) : same(s);
    case 'step':
      return think(s);
    case 'time':
      return s.state.kind === 'skipping' ? skip(s, s.state.verb) : think(s);
    case 'put away':
      return same({ ...s, thrown: undefined });
    case 'habit':
      return settledAgain({ ...s, ...input.change });
    case 'loaded':
      return loaded(s, input.read);
    case 'received':
      return received(s, input.call, input.battleView);
    case 'refused':
      return refused(s, input.call, input.error);
    case 'gesture':
      return gestureCame(s, input.call, input.found);
    case 'weighed':
      return weighingCame(s, input.of, input.preview);
    case 'kept':
      return same({ ...s, kept: input.kept });
    case 'saved':
      return same({ ...s, saved: { ...s.saved, ...input.saved } });
    case 'died':
      return broken(s, input.why);
    case 'restart':
      return restart(s, input.ticket);
    case 'close':
      return goTo(s, { kind: 'closed' }, ...toldAll(s.state, STOPPED), { do: 'end' });
  }
}

const refuse = (s: Sitting, ticket: number, refusal: Refusal): Step => ({
  next: s,
  effects: [{ do: 'tell', ticket, refusal }],
});

/** Whoever waits for what is under way is told how it came out. */
function told({ state }: Pick<Sitting, 'state'>, refusal?: Refusal): readonly Effect[] {
  const ticket = 'ticket' in state ? state.ticket : undefined;
  return ticket === undefined ? [] : [{ do: 'tell', ticket, refusal }];
}

/** And so is the one who waits behind him. */
const toldAll = (state: State, refusal: Refusal): readonly Effect[] => [
  ...told({ state }, refusal),
  ...(state.kind === 'sending' && state.next
    ? [{ do: 'tell', ticket: state.next.ticket, refusal } satisfies Effect]
    : []),
];

// --- The battle is opened -------------------------------------------------------------------------------------------

function loaded(s: Sitting, read: ReadEntry): Step {
  if (s.state.kind !== 'loading') return same(s);
  if (!read.ok) return goTo(s, { kind: 'unread', why: read.why, message: read.message });
  const { entry } = read;
  const { record, since = [], state, trail } = entry;
  return opening({ ...s, entry, kept: { record, unrecordedInputs: since, state, trail } });
}

function opening(s: Sitting, ticket?: number): Step {
  const call = s.calls + 1;
  return goTo(
    { ...s, calls: call },
    { kind: 'opening', call, ticket },
    {
      do: 'open',
      call,
      entry: s.entry!,
      kept: s.kept!,
    },
  );
}

/** The worker is started again from what was kept last. */
function restart(s: Sitting, ticket: number): Step {
  const lost = toldAll(s.state, STOPPED);
  if (s.entry && s.kept) return andThen(opening(s, ticket), ...lost);
  return goTo(s, { kind: 'loading' }, ...lost, { do: 'load' }, { do: 'tell', ticket, refusal: undefined });
}

function broken(s: Sitting, why: string): Step {
  const lost = s.state.kind === 'broken' || s.state.kind === 'refused' || s.state.kind === 'unread';
  return lost ? same(s) : goTo(s, { kind: 'broken', why }, ...toldAll(s.state, STOPPED), { do: 'end' });
}

// --- Something is done ----------------------------------------------------------------------------------------------

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

/** Something a person does; not while something else is on its way. `s` is how things are if it goes on its way. */
function act(s: Sitting, now: Sitting, what: Call, sending: Pick<Sending, 'ticket' | 'answer'>): Step {
  if (IS_UNDER_WAY.includes(now.state.kind)) return refuse(now, sending.ticket!, UNDER_WAY);
  if (!MAY_ACT.includes(now.state.kind)) return refuse(now, sending.ticket!, NOT_OPEN);
  return send({ ...s, thrown: undefined }, what, sending);
}

function send(s: Sitting, what: Call, sending: Pick<Sending, 'ticket' | 'answer'>, before: State = s.state): Step {
  const call = s.calls + 1;
  return goTo(
    { ...s, calls: call },
    { kind: 'sending', call, before, ...sending },
    {
      do: 'call',
      call,
      what,
      viewer: s.battleView!.viewer,
    },
  );
}

function order(s: Sitting, { order, ticket }: Extract<SessionInput, { kind: 'order' }>): Step {
  const menu = s.battleView?.menu ?? [];
  const ends = menu.find(({ verb }) => verb === order.verb)?.ends;
  const passed = ends === undefined ? s.passed : ends === 'step' ? possibilities(menu) : new Set<string>();
  const by = s.battleView ? ordererOf(s.battleView) : 'a';
  return act({ ...s, passed, held: false }, s, { to: 'order', by, order }, { ticket });
}

/** Two may show their hands at once: the second waits for the first, as long as it is still the same hand. */
function answer(s: Sitting, { by, value, ticket }: Extract<SessionInput, { kind: 'answer' }>): Step {
  const { state } = s;
  const ask = askName(s.battleView);
  const other = state.kind === 'sending' && !state.next && state.answer?.by !== by && state.answer?.ask === ask;
  if (other) return same({ ...s, state: { ...state, next: { by, ask, value, ticket } } });
  return act({ ...s, held: false }, s, { to: 'answer', by, value }, { ticket, answer: { by, ask } });
}

/** The answer that waited is sent, if it is still the same that is asked. */
function sendWaiting(s: Sitting, before: State, { by, ask, value, ticket }: Waiting): Step {
  if (askName(s.battleView) !== ask) return andThen(restored(s, before), { do: 'tell', ticket, refusal: UNDER_WAY });
  return send({ ...s, thrown: undefined }, { to: 'answer', by, value }, { ticket, answer: { by, ask } }, before);
}

/** An empty step ends. Whoever presses the same button in this moment must not end the next step too. */
const skip = (s: Sitting, verb: string): Step =>
  send(s, { to: 'order', by: actorOf(s.battleView!)!, order: { verb } }, {});

/** One decision of a bot, if one is due. */
function think(s: Sitting): Step {
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
      viewer: battleView.viewer,
    },
  );
}

type From = Extract<State, { kind: 'showing' }>['from'];

/** The table as somebody sees it. */
function show(s: Sitting, viewer: Viewer, from: From, ticket: number | undefined, ...before: readonly Effect[]): Step {
  const call = s.calls + 1;
  const look: Effect = { do: 'call', call, what: { to: 'look' }, viewer };
  return goTo({ ...s, calls: call }, { kind: 'showing', call, from, ticket }, ...before, look);
}

function uncover(s: Sitting, ticket: number): Step {
  if (s.state.kind !== 'covered') return { next: s, effects: [{ do: 'tell', ticket, refusal: undefined }] };
  return show(s, s.state.to, { covered: s.state.to }, ticket);
}

// --- Something comes of it ------------------------------------------------------------------------------------------

const isAwaited = ({ state }: Sitting, call: number): boolean => 'call' in state && state.call === call;

function received(s: Sitting, call: number, battleView: BattleView): Step {
  if (!isAwaited(s, call)) return same(s);
  const viewer = s.battleView?.viewer ?? firstViewer(s.entry!.plan.seats);
  if (s.state.kind === 'opening' && battleView.viewer !== viewer) return show(s, viewer, 'opening', s.state.ticket);
  return arrived(s, battleView);
}

/** A new position: who looks at it, what is new in it, what happens next. */
function arrived(s: Sitting, battleView: BattleView): Step {
  const { plan } = s.entry!;
  const now = seen(s, battleView);
  const done: readonly Effect[] = [{ do: 'save' }, ...told(s)];
  const to = nextSeat(plan, battleView);
  if (to !== undefined && plan.privacy === false) return show(now, to, 'table', undefined, ...done, ...late(s));
  if (to !== undefined)
    return goTo(now, { kind: now.news.throws.length > 0 ? 'passing' : 'covered', to }, ...done, ...late(s));
  const waiting = s.state.kind === 'sending' ? s.state.next : undefined;
  if (waiting) return andThen(sendWaiting(now, restOf(now), waiting), ...done);
  return settled(now, ...done);
}

/** Nobody waits behind an answer after which the screen is passed on. */
const late = ({ state }: Sitting): readonly Effect[] =>
  state.kind === 'sending' && state.next ? [{ do: 'tell', ticket: state.next.ticket, refusal: UNDER_WAY }] : [];

/** The position with what is new in it to the one who looks. */
function seen(s: Sitting, battleView: BattleView): Sitting {
  const { viewer } = battleView;
  const news = newsOf(s.lastSeen.get(viewer), battleView, s.news.n + 1);
  const thrown = news.throws.length > 0 ? news : isQuiet(news) ? s.thrown : undefined;
  return { ...s, battleView, news, thrown, lastSeen: new Map(s.lastSeen).set(viewer, battleView) };
}

/** The battle waits; an answer that takes more than one touch is taken in hand at once. */
function settled(s: Sitting, ...before: readonly Effect[]): Step {
  const rest = restOf(s);
  const [item] = s.battleView!.menu;
  if (rest.kind === 'asked' && item && actorOf(s.battleView!))
    return newDraft(s, beginDraft(item), rest.kind, ...before);
  return goTo(s, rest, ...before);
}

/** Habits have changed: what the battle waits for, and for how long. */
function settledAgain(s: Sitting): Step {
  const { state } = s;
  if (state.kind === 'passing' || !MAY_ACT.includes(state.kind)) return same(s);
  const rest = restOf(s);
  if (state.kind !== 'drafting') return goTo(s, rest);
  return goTo(s, { ...state, meanwhile: rest.kind === 'skipping' ? 'choosing' : rest.kind });
}

/** As things were before something was sent in vain. */
function restored(s: Sitting, before: State, ...effects: readonly Effect[]): Step {
  if (before.kind === 'drafting') return takenUpAgain(s, before, ...effects);
  return goTo(s, before.kind === 'passing' ? before : restOf(s), ...effects);
}

function refused(s: Sitting, call: number, error: Refusal): Step {
  const { state } = s;
  if (!isAwaited(s, call)) return same(s);
  switch (state.kind) {
    case 'opening':
      return goTo(s, { kind: 'refused', error, entry: s.entry! }, ...told(s, error));
    case 'sending':
      if (state.next) return andThen(sendWaiting(s, state.before, state.next), ...told(s, error));
      // a step that will not end by itself is left to the player
      return restored(state.before.kind === 'skipping' ? { ...s, held: true } : s, state.before, ...told(s, error));
    default:
      // neither a bot nor a look at the table is ever refused: something is broken
      return broken(s, error.message);
  }
}

/** What is asked, as long as it is the same. */
const askName = (battleView: BattleView | undefined): string =>
  battleView?.asked ? `${battleView.entries} ${battleView.asked.ask.text} ${thrownIn(battleView)}` : '';
/** How much was thrown in the last entry: a hand that is shown again is another one. */
const thrownIn = ({ log }: BattleView): number => log.at(-1)?.thrown?.length ?? 0;
