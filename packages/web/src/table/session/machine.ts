import type { BattleView, Kept } from '@umpire/desk';
import type { Gesture, GuideProgress, OrderBase, Preview, Refusal, SeatId } from '@umpire/engine';
import type { ReadEntry } from '../../storage/battles.js';
import type { Take } from '../film/takes.js';
import { answer, answerItself, order, orders, release, rule, sit, skip, takeBack, think, uncover } from './acting.js';
import { pushed, recalled, received, refused, settledAgain } from './arriving.js';
import { draftStep, gestureCame, weighingCame } from './drafting.js';
import { broken, loaded, restart } from './opening.js';
import { andThen, goTo, isReading, same } from './settle.js';
import type { DraftInput, Habits, Saved, Sitter, Sitting, Step } from './state.js';
import { NOT_OPEN, refuse, STOPPED, toldAll } from './tickets.js';

/** Whatever a session hears: of the player, of the worker, of the library, of the clock. */
export type SessionInput =
  | DraftInput
  | { readonly kind: 'order'; readonly order: { readonly verb: string }; readonly ticket: number }
  | { readonly kind: 'orders'; readonly orders: readonly OrderBase[]; readonly ticket: number }
  | { readonly kind: 'answer'; readonly by: SeatId; readonly value: unknown; readonly ticket: number }
  | { readonly kind: 'undo' | 'redo' | 'uncover' | 'restart'; readonly ticket: number }
  | { readonly kind: 'rule'; readonly order: unknown; readonly ticket: number }
  | { readonly kind: 'release'; readonly ticket: number }
  | { readonly kind: 'sit'; readonly to: Sitter }
  | { readonly kind: 'cover' | 'read' | 'step' | 'hurry' | 'put away' | 'close' }
  | { readonly kind: 'habit'; readonly change: Partial<Habits> }
  /** How far the guide of the battle has come. */
  | { readonly kind: 'guided'; readonly progress: GuideProgress }
  | { readonly kind: 'loaded'; readonly read: ReadEntry }
  | { readonly kind: 'received'; readonly call: number; readonly battleView: BattleView }
  | { readonly kind: 'refused'; readonly call: number; readonly error: Refusal }
  /** Somebody elsewhere has acted. */
  | { readonly kind: 'pushed'; readonly battleView: BattleView }
  | { readonly kind: 'gesture'; readonly call: number; readonly found: Gesture | Refusal }
  | { readonly kind: 'weighed'; readonly of: string; readonly preview: Preview | Refusal }
  | { readonly kind: 'time' }
  /** What the others did before the viewer came to the battle. */
  | { readonly kind: 'recalled'; readonly viewer: SeatId; readonly entries: number; readonly takes: readonly Take[] }
  | { readonly kind: 'kept'; readonly kept: Kept }
  | { readonly kind: 'saved'; readonly saved: Partial<Saved> }
  | { readonly kind: 'died'; readonly why: string };

/** The session after an input, and what is to be done in the world. It changes nothing and asks nobody. */
export function step(s: Sitting, input: SessionInput): Step {
  if (s.state.kind === 'closed') return 'ticket' in input ? refuse(s, input.ticket, NOT_OPEN) : same(s);
  switch (input.kind) {
    case 'begin':
    case 'take up':
    case 'fill':
    case 'touch':
    case 'clear':
    case 'next':
    case 'back':
    case 'drop':
    case 'unplace':
    case 'place again':
      return draftStep(s, input);
    case 'order':
      return order(s, input.order, input.ticket);
    case 'orders':
      return orders(s, input.orders, input.ticket);
    case 'answer':
      return answer(s, input.by, input.value, input.ticket);
    case 'rule':
      return rule(s, input.order, input.ticket);
    case 'release':
      return release(s, input.ticket);
    case 'sit':
      return sit(s, input.to);
    case 'undo':
    case 'redo':
      return takeBack(s, input.kind, input.ticket);
    case 'uncover':
      return uncover(s, input.ticket);
    case 'cover':
      return s.state.kind === 'passing' ? goTo(s, { kind: 'covered', to: s.state.to }) : same(s);
    case 'read':
      return settledAgain({ ...s, briefed: true, readers: [...s.readers, ...(s.battleView ? [s.battleView.at] : [])] });
    case 'step':
      return think({ ...s, briefed: true });
    case 'time':
      return timePassed(s);
    case 'hurry':
      return hurry(s);
    case 'put away':
      return same({ ...s, thrown: undefined });
    case 'habit':
      return settledAgain({ ...s, ...input.change, briefed: s.briefed || input.change.running === true });
    case 'guided':
      return guided(s, input.progress);
    case 'loaded':
      return loaded(s, input.read);
    case 'received':
      return received(s, input.call, input.battleView);
    case 'pushed':
      return pushed(s, input.battleView);
    case 'refused':
      return refused(s, input.call, input.error);
    case 'gesture':
      return gestureCame(s, input.call, input.found);
    case 'weighed':
      return weighingCame(s, input.of, input.preview);
    case 'recalled':
      return recalled(s, input.viewer, input.entries, input.takes);
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

/** The moment is over: what was to happen by itself happens. */
function timePassed(s: Sitting): Step {
  if (s.state.kind === 'skipping') return skip(s, s.state.order);
  return s.state.kind === 'asked' && !s.battleView!.thinking ? answerItself(s) : think(s);
}

/** On to the next decision of somebody here; whoever wants that has read enough. */
function hurry(s: Sitting): Step {
  const now = { ...s, hurried: true, briefed: true };
  if (isReading(s)) return settledAgain(now);
  return s.state.kind === 'following' ? goTo(now, s.state) : same(now);
}

/** How far the guide has come is kept with the battle; nothing else hangs on it. */
const guided = (s: Sitting, guide: GuideProgress): Step =>
  s.entry ? andThen(same({ ...s, entry: { ...s.entry, guide } }), { do: 'save' }) : same(s);
