import type { BattleView } from '@umpire/desk';
import { beginDraft, type Refusal, type SeatId } from '@umpire/engine';
import { tailOf } from '../film/recalled.js';
import { asPast, firstLook, type Take, withTakes } from '../film/takes.js';
import { resultIn, withAnswered } from '../stage/result-in.js';
import { askName, MAY_ACT, order, send, show } from './acting.js';
import { isStillOpen, newDraft, takenUpAgain } from './drafting.js';
import { newsOf, withDrawn } from './news.js';
import { broken } from './opening.js';
import { actorOf, firstViewer, nextSeat, otherWriter, stillHandedIn } from './seating.js';
import { andThen, goTo, restOf, same } from './settle.js';
import type { Effect, Queued, Sitting, State, Step, Waiting } from './state.js';
import { told, UNDER_WAY } from './tickets.js';

/** Something comes of what was done. */

const isAwaited = ({ state }: Sitting, call: number): boolean => 'call' in state && state.call === call;

export function received(s: Sitting, call: number, battleView: BattleView): Step {
  if (!isAwaited(s, call)) return same(s);
  const viewer = s.battleView?.at ?? firstViewer(s.entry!.plan.seats);
  if (s.state.kind === 'opening' && battleView.at !== viewer) return show(s, viewer, 'opening', s.state.ticket);
  return arrived(s, battleView);
}

/** Somebody elsewhere has acted. What is under way brings the table with it, unless it is refused. */
export function pushed(s: Sitting, battleView: BattleView): Step {
  const { state } = s;
  if ('call' in state) return same({ ...s, pushed: battleView });
  if (!MAY_ACT.includes(state.kind)) return same(s);
  if (state.kind !== 'drafting' || !isStillOpen(battleView, state.draft.item)) return arrived(s, battleView);
  const now = seen(s, battleView);
  const { kind } = restOf(now);
  return takenUpAgain(now, { ...state, meanwhile: kind === 'skipping' ? 'choosing' : kind });
}

/** A new position: who looks at it, what is new in it, what happens next. */
function arrived(s: Sitting, battleView: BattleView): Step {
  const { plan } = s.entry!;
  const now = { ...seen(s, battleView), handedIn: stillHandedIn(s.handedIn, battleView) };
  const done: readonly Effect[] = [{ do: 'save' }, ...told(s), ...recalling(s, battleView)];
  const to = nextSeat(plan, battleView) ?? otherWriter(plan, s.handedIn, battleView);
  if (to !== undefined && (plan.privacy === false || battleView.open))
    return show(now, to, 'table', undefined, ...done, ...late(s));
  if (to !== undefined)
    return goTo(now, { kind: now.news.throws.length > 0 ? 'passing' : 'covered', to }, ...done, ...late(s));
  const waiting = s.state.kind === 'sending' ? s.state.next : undefined;
  if (waiting?.ask === askName(battleView)) return andThen(sendWaiting(now, restOf(now), waiting), ...done);
  return followed(settled(now, ...done, ...lateAnswer(s)), queueOf(s));
}

const queueOf = ({ state }: Sitting): readonly Queued[] => (state.kind === 'sending' ? (state.queue ?? []) : []);

/** The orders that waited for the one that was on its way: the first that is still open goes now, the others behind it. */
function followed(at: Step, [first, ...rest]: readonly Queued[]): Step {
  if (!first) return at;
  const { state, battleView } = at.next;
  const { verb, stand } = first.order;
  const item = battleView!.menu.find(one => one.verb === verb && one.stand === stand);
  const isOpen = (state.kind === 'choosing' || state.kind === 'skipping') && item !== undefined && !item.closed;
  if (!isOpen)
    return followed(andThen(at, { do: 'tell', ticket: first.ticket, refusal: item?.closed ?? UNDER_WAY }), rest);
  const { next, effects } = order(at.next, first.order, first.ticket);
  const sent = next.state.kind === 'sending' ? { ...next, state: { ...next.state, queue: rest } } : next;
  return { next: sent, effects: [...at.effects, ...effects] };
}

/** What is asked is no longer what somebody has waited to answer. */
const lateAnswer = ({ state }: Sitting): readonly Effect[] =>
  state.kind === 'sending' && state.next ? [{ do: 'tell', ticket: state.next.ticket, refusal: UNDER_WAY }] : [];
/** Nor is there anything that orders which have waited could follow. */
const late = (s: Sitting): readonly Effect[] => [
  ...lateAnswer(s),
  ...queueOf(s).map(({ ticket }): Effect => ({ do: 'tell', ticket, refusal: UNDER_WAY })),
];

/** Whoever looks for the first time at a battle that was fought before is shown what the others did last. */
function recalling({ lastSeen }: Sitting, battleView: BattleView): readonly Effect[] {
  if (lastSeen.has(battleView.at) || lastSeen.has('spectator')) return [];
  const tail = tailOf(battleView);
  return tail ? [{ do: 'recall', tail, now: battleView }] : [];
}

/** It is shown unless the others have done something new meanwhile; own orders, empty steps that ended by themselves among them, make it past. */
export function recalled(s: Sitting, viewer: SeatId, entries: number, found: readonly Take[]): Step {
  const now = s.battleView;
  if (now?.at !== viewer || s.takes.length > 0) return same(s);
  const takes = now.entries === entries ? found : asPast(found);
  return same({ ...s, takes, shelved: new Map(s.shelved).set(viewer, takes) });
}

/** The position with what is new in it to the one who looks. */
function seen(s: Sitting, battleView: BattleView): Sitting {
  const { at: viewer } = battleView;
  const before = s.lastSeen.get(viewer) ?? firstLook(s.lastSeen.get('spectator'), battleView);
  const news = newsOf(before, battleView, s.news.n + 1);
  // what one player saw is not for the other one's eyes
  const own = s.battleView?.at === viewer ? s : { thrown: undefined, takes: asPast(s.shelved.get(viewer) ?? []) };
  // a throw that came to nothing on the table, for points or for who begins, does not sweep away one that did
  const sweeps = news.throws.length > 0 && (resultIn(news) !== undefined || !own.thrown || !resultIn(own.thrown));
  const thrown = sweeps ? withAnswered(own.thrown, withDrawn(own.thrown, news)) : own.thrown;
  const takes = withTakes(own.takes, before, battleView, news);
  return {
    ...s,
    battleView,
    pushed: undefined,
    news,
    thrown,
    takes,
    shelved: new Map(s.shelved).set(viewer, takes),
    lastSeen: new Map(s.lastSeen).set(viewer, battleView),
  };
}

/** The battle waits; an answer that takes more than one touch is taken in hand at once. */
function settled(now: Sitting, ...before: readonly Effect[]): Step {
  const rest = restOf(now);
  const s = rest.kind === 'following' ? now : { ...now, hurried: false };
  const [item] = s.battleView!.menu;
  if (rest.kind === 'asked' && item && actorOf(s.battleView!))
    return newDraft(s, beginDraft(item), rest.kind, ...before);
  return goTo(s, rest, ...before);
}

/** Habits have changed: what the battle waits for, and for how long. */
export function settledAgain(s: Sitting): Step {
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

export function refused(s: Sitting, call: number, error: Refusal): Step {
  const { state } = s;
  if (!isAwaited(s, call)) return same(s);
  switch (state.kind) {
    case 'opening':
      return goTo(s, { kind: 'refused', error, entry: s.entry! }, ...told(s, error));
    case 'sending':
      if (state.next) return andThen(sendWaiting(s, state.before, state.next), ...told(s, error));
      if (s.pushed)
        return andThen(pushed({ ...unsent(s, state), state: state.before }, s.pushed), ...told(s, error), ...late(s));
      return followed(restored(unsent(s, state), state.before, ...told(s, error)), queueOf(s));
    default:
      // neither a bot nor a look at the table is ever refused: something is broken
      return broken(s, error.message);
  }
}

/** Nothing was ordered after all; and a step that will not end by itself is left to the player. */
const unsent = (s: Sitting, { before, takes = s.takes }: Extract<State, { kind: 'sending' }>): Sitting => ({
  ...s,
  takes,
  held: s.held || before.kind === 'skipping',
});

/** The answer that waited is sent: it is still the same that is asked. */
const sendWaiting = (s: Sitting, before: State, { by, ask, value, ticket }: Waiting): Step =>
  send(s, { to: 'answer', by, value }, { ticket, answer: { by, ask } }, before);
