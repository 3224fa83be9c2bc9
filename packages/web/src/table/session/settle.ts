import { pauseAfter, stepToSkip } from './pace.js';
import { actorOf } from './seating.js';
import type { Effect, Rest, Sitting, State, Step } from './state.js';

/** A step in which nothing can be done is seen for a moment before it ends. */
const SKIP_AFTER = 260;
/** A hand that is shown unseen need not be waited for. */
const AT_ONCE = 40;

/** What an open battle waits for, as it stands. */
export function restOf(s: Sitting): { readonly kind: Rest } | Extract<State, { kind: 'skipping' }> {
  const { turn, asked, thinking, menu, seats } = s.battleView!;
  if ('over' in turn) return { kind: 'over' };
  // dice of a real table are typed in, whoever throws them
  if (asked && (!thinking || turn.waiting.some(side => seats[side] === 'person'))) return { kind: 'asked' };
  if (thinking) return { kind: s.running ? 'following' : 'paused' };
  if (!actorOf(s.battleView!)) return { kind: 'watching' };
  const only = s.skips && !s.held ? stepToSkip(menu, s.passed) : undefined;
  return only ? { kind: 'skipping', verb: only.verb } : { kind: 'choosing' };
}

/** How long a state lasts by itself; undefined: until somebody does something. */
function timeOf({ state, battleView, running, news, speed, hurried }: Sitting): number | undefined {
  const kind = state.kind === 'drafting' ? state.meanwhile : state.kind;
  if (kind === 'skipping') return SKIP_AFTER;
  if (kind === 'following') return battleView!.asked || hurried ? AT_ONCE : pauseAfter(news, speed);
  return kind === 'asked' && running && battleView!.thinking ? AT_ONCE : undefined;
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
