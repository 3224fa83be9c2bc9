import { type Holder, isPlain } from '@umpire/desk';
import { isSide } from '@umpire/engine';
import { handAgain } from './hand-again.js';
import { loneAnswer } from './lone-answer.js';
import { pauseAfter, stepToSkip } from './pace.js';
import { actorOf } from './seating.js';
import type { Effect, Rest, Sitting, State, Step } from './state.js';

/** A step in which nothing can be done is seen for a moment before it ends. */
const SKIP_AFTER = 260;
/** A hand that is shown unseen need not be waited for. */
const AT_ONCE = 40;
/** What leaves no choice is read before the page answers. */
const READ = 1600;

/** What an open battle waits for, as it stands. */
export function restOf(s: Sitting): { readonly kind: Rest } | Extract<State, { kind: 'skipping' }> {
  const { turn, asked, thinking, seats } = s.battleView!;
  if ('over' in turn) return { kind: 'over' };
  // dice of a real table are typed in, whoever throws them
  if (asked && turn.waiting.every(seat => isElsewhere(seats[seat]))) return { kind: 'watching' };
  if (asked && (!thinking || turn.waiting.some(seat => seats[seat] === 'person'))) return { kind: 'asked' };
  if (thinking) return { kind: s.running && !isReading(s) ? 'following' : 'paused' };
  if (!actorOf(s.battleView!)) return { kind: 'watching' };
  const order = s.skips && !s.held ? onlyOrder(s) : undefined;
  return order ? { kind: 'skipping', order } : { kind: 'choosing' };
}

/** He reads his briefing and has not acted yet: bots that begin wait for him, unless he wants to see no film of them. Who is asked something answers. */
export function isReading({ briefed, speed, battleView }: Sitting): boolean {
  if (briefed || speed === 'none' || !battleView?.thinking || battleView.asked) return false;
  const { viewer, at, turn, acted } = battleView;
  const isAwaited = 'waiting' in turn && turn.waiting.includes(at);
  return isSide(viewer) && !isAwaited && !acted;
}

/** He is asked something before he has acted, and has not read his briefing yet: nobody decides before he knows what about. */
export function isUnread({ readers, battleView }: Sitting): boolean {
  const ask = battleView?.asked?.ask;
  // nobody decides how a die falls
  if (!battleView || !ask || ask.kind === 'die' || !isPlain(ask)) return false;
  const { viewer, at, turn, acted } = battleView;
  return isSide(viewer) && 'waiting' in turn && turn.waiting.includes(at) && !acted && !readers.includes(at);
}

const isElsewhere = (holder: Holder | undefined): boolean => typeof holder === 'object' && 'player' in holder;

/** What is done by itself: what leaves no choice, or the end of a step in which nothing can be done. */
function onlyOrder({ battleView, passed }: Sitting): { readonly verb: string } | undefined {
  const { only, menu, scene, undo } = battleView!;
  const end = stepToSkip(menu, passed.turn === scene.status.turn ? passed.names : NOTHING, undo === undefined);
  return only ?? (end && { verb: end.verb });
}
const NOTHING: ReadonlySet<string> = new Set();

/** How long a state lasts by itself; undefined: until somebody does something. */
function timeOf(s: Sitting): number | undefined {
  const { state, battleView, running, news, speed, hurried, skips } = s;
  const kind = state.kind === 'drafting' ? state.meanwhile : state.kind;
  if (kind === 'skipping') return SKIP_AFTER;
  if (kind === 'following') return battleView!.asked || hurried ? AT_ONCE : pauseAfter(news, speed, battleView!.viewer);
  if (kind !== 'asked') return undefined;
  if (running && battleView!.thinking) return AT_ONCE;
  if (!skips || isUnread(s)) return undefined;
  // what was drawn is told with the hands that decide: however many there were, it takes no longer than one
  if (handAgain(battleView!)) return AT_ONCE;
  return loneAnswer(battleView!) ? READ : undefined;
}

export const same = (next: Sitting): Step => ({ next, effects: [] });

/** Goes over to a state, with the time that it has. */
export function goTo(s: Sitting, state: State, ...effects: readonly Effect[]): Step {
  const next = { ...s, state };
  const ms = timeOf(next);
  return { next, effects: [...effects, ms === undefined ? { do: 'stop waiting' } : { do: 'wait', ms }] };
}

/** More is to be done after a step. */
export const andThen = ({ next, effects }: Step, ...more: readonly Effect[]): Step => ({
  next,
  effects: [...effects, ...more],
});
