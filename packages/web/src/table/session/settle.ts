import type { Holder } from '@umpire/desk';
import { answerByItself } from './lone-answer.js';
import { pauseAfter, stepToSkip } from './pace.js';
import { actorOf } from './seating.js';
import type { Effect, Rest, Sitting, State, Step } from './state.js';

/** A step in which nothing can be done is seen for a moment before it ends. */
const SKIP_AFTER = 260;
/** A hand that is shown unseen need not be waited for. */
const AT_ONCE = 40;
/** Hands that were drawn are looked at, and what leaves no choice is read, before the page answers. */
const SHOWN_AGAIN = 1600;

/** What an open battle waits for, as it stands. */
export function restOf(s: Sitting): { readonly kind: Rest } | Extract<State, { kind: 'skipping' }> {
  const { turn, asked, thinking, seats } = s.battleView!;
  if ('over' in turn) return { kind: 'over' };
  // dice of a real table are typed in, whoever throws them
  if (asked && turn.waiting.every(seat => isElsewhere(seats[seat]))) return { kind: 'watching' };
  if (asked && (!thinking || turn.waiting.some(seat => seats[seat] === 'person'))) return { kind: 'asked' };
  if (thinking) return { kind: s.running ? 'following' : 'paused' };
  if (!actorOf(s.battleView!)) return { kind: 'watching' };
  const order = s.skips && !s.held ? onlyOrder(s) : undefined;
  return order ? { kind: 'skipping', order } : { kind: 'choosing' };
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
function timeOf({ state, battleView, running, news, speed, hurried, skips }: Sitting): number | undefined {
  const kind = state.kind === 'drafting' ? state.meanwhile : state.kind;
  if (kind === 'skipping') return SKIP_AFTER;
  if (kind === 'following') return battleView!.asked || hurried ? AT_ONCE : pauseAfter(news, speed, battleView!.viewer);
  if (kind !== 'asked') return undefined;
  if (running && battleView!.thinking) return AT_ONCE;
  return skips && answerByItself(battleView!) ? SHOWN_AGAIN : undefined;
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
