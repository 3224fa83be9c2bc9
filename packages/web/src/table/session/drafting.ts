import type { BattleView } from '@umpire/desk';
import {
  bareOrder,
  beginDraft,
  type Draft,
  draftedOrder,
  draftSoFar,
  fieldInHand,
  fieldToAsk,
  type Gesture,
  type MenuItem,
  nextField,
  type Preview,
  previousField,
  type Refusal,
  saidBeforeWay,
  withGesture,
  withoutValue,
} from '@umpire/engine';
import { touched } from '../draft/arrange.js';
import { afterChange, NO_PLACINGS, stepped } from './placings.js';
import { ordererOf } from './seating.js';
import { goTo, restOf, same } from './settle.js';
import type { DraftInput, Drafting, Effect, Rest, Sitting, Step } from './state.js';

/** The states in which an order can be taken in hand, and what the battle waits for behind it. */
function behind(s: Sitting): Rest | undefined {
  switch (s.state.kind) {
    case 'drafting':
      return s.state.meanwhile;
    case 'skipping':
      return 'choosing';
    case 'choosing':
    case 'asked':
    case 'following':
    case 'paused':
    case 'watching':
    case 'over':
      return s.state.kind;
    default:
      return undefined;
  }
}

/** What a player does to the order in his hand. */
export function draftStep(s: Sitting, input: DraftInput): Step {
  if (input.kind === 'begin') return begun(s, input);
  if (input.kind === 'take up') return takenUp(s, input.draft);
  if (s.state.kind !== 'drafting') return same(s);
  // the turn that goes with a path is not stepped over to while the book fills it: the order is about to be whole
  if (input.kind === 'next' && s.state.asking) return same(s);
  const { state } = s;
  const { draft, placings = NO_PLACINGS } = state;
  if (input.kind === 'unplace' || input.kind === 'place again') {
    const to = stepped(placings, draft, input.kind);
    return to ? held(s, { ...state, placings: to.placings }, to.draft) : same(s);
  }
  const changed = changedDraft(draft, input);
  if (!changed) return goTo(s, restOf(s));
  const follows = input.kind === 'touch' && input.follows === true;
  return held(s, { ...state, placings: afterChange(placings, draft, changed, follows) }, changed);
}

function begun(s: Sitting, { item, first, atOnce }: Extract<DraftInput, { kind: 'begin' }>): Step {
  const meanwhile = behind(s);
  const [field] = item.fields;
  if (meanwhile === undefined) return same(s);
  const bare: Draft = {
    ...beginDraft(item),
    ...(atOnce && { atOnce, values: first === undefined ? saidOf(s, item) : {} }),
  };
  const draft = s.state.kind === 'drafting' && first === undefined ? withPathOf(s.state.draft, bare) : bare;
  // whoever takes something up in a step that was about to end wants it to stay
  const now = s.state.kind === 'skipping' ? { ...s, held: true } : s;
  return newDraft(
    now,
    first === undefined || !field ? draft : begunWith(oneTouch(draft, field.name, first)),
    meanwhile,
  );
}

/** Whom it is for was said by the press that began it: that is no step of its own. */
const begunWith = (draft: Draft): Draft => (draft.at > 0 ? { ...draft, from: draft.at } : draft);

/** What was said of the same order before the hand took it up. */
const saidOf = ({ state }: Sitting, { verb, stand }: MenuItem): Draft['values'] =>
  state.kind === 'drafting' && state.draft.item.verb === verb && state.draft.item.stand === stand
    ? saidBeforeWay(state.draft)
    : {};

/** What is in hand can still be ordered. */
export const isStillOpen = ({ menu }: BattleView, { verb, stand }: MenuItem): boolean =>
  menu.some(item => item.verb === verb && item.stand === stand && !item.closed);

/** Whoever comes back has in hand what he had when he left. */
function takenUp(s: Sitting, draft: Draft): Step {
  const meanwhile = behind(s);
  if (meanwhile === undefined || !isStillOpen(s.battleView!, draft.item)) return same(s);
  return newDraft(s.state.kind === 'skipping' ? { ...s, held: true } : s, draft, meanwhile);
}

/** Whoever drew a path and now wants to go there in another way need not draw it again; nor turn again at its end. */
function withPathOf(before: Draft, draft: Draft): Draft {
  if (before.item.stand !== draft.item.stand) return draft;
  let now = draft;
  for (const { name, gesture } of draft.item.fields) {
    if (gesture !== 'path' && gesture !== 'turn') break;
    const same = before.item.fields.find(field => field.gesture === gesture)?.name;
    if (same === undefined || !before.own.includes(same)) break;
    now = touched(now, name, before.values[same]);
  }
  return now;
}

/** An order is taken in hand; whatever was in it before is gone. */
export function newDraft(s: Sitting, draft: Draft, meanwhile: Rest, ...before: readonly Effect[]): Step {
  const { next, effects } = goTo(s, { kind: 'drafting', draft, meanwhile }, ...before);
  const { next: asked, effects: asks } = held(next, next.state as Drafting, draft);
  return { next: asked, effects: [...effects, ...asks] };
}

type DraftChange = Exclude<DraftInput, { kind: 'begin' | 'take up' | 'unplace' | 'place again' }>;

/** The draft after what the player did; undefined: the order was given up. */
function changedDraft(draft: Draft, input: DraftChange): Draft | undefined {
  switch (input.kind) {
    case 'fill':
      return touched(draft, input.name, input.value);
    case 'touch':
      return oneTouch(draft, input.name, input.value);
    case 'clear':
      return withoutValue(draft, input.name);
    case 'next':
      return nextField(draft);
    case 'back':
      return previousField(draft);
    case 'drop':
      return undefined;
  }
}

/** These are done with one touch: the next field is taken in hand at once. */
const ONE_TOUCH = ['choose', 'target'];

function oneTouch(draft: Draft, name: string, value: unknown): Draft {
  const next = touched(draft, name, value);
  const field = fieldInHand(next);
  return field?.name === name && ONE_TOUCH.includes(field.gesture) ? nextField(next) : next;
}

/** The draft as it now is; the book is asked for what is not known of it. */
function held(s: Sitting, { meanwhile, asking, weighed, placings }: Drafting, draft: Draft): Step {
  const field = fieldToAsk(draft);
  const order = draftedOrder(draft);
  const placed = order === undefined && isPlaced(draft);
  const of = order || placed ? JSON.stringify(order ?? { ...bareOrder(draft.item), ...draft.values }) : undefined;
  const by = ordererOf(s.battleView!);
  const known = of !== undefined && weighed?.of === of;
  const call = s.calls + 1;
  const sofar = field === undefined ? '' : JSON.stringify(draftSoFar(draft, field));
  const asks = field !== undefined && !(asking?.field === field && asking.sofar === sofar);
  const state: Drafting = {
    kind: 'drafting',
    draft,
    meanwhile,
    ...(field !== undefined && { asking: asks ? { call, field, sofar } : asking! }),
    ...(of !== undefined && { weighed: known ? weighed : { of } }),
    ...(placings && { placings }),
  };
  const effects: Effect[] = [];
  if (asks) effects.push({ do: 'gesture', call, by, draft, field });
  if (of !== undefined && !known) effects.push({ do: 'weigh', by, of, ...(placed && { placed: draft }) });
  return { next: { ...s, state, calls: asks ? call : s.calls }, effects };
}

/** Something lies where the player has put it, and all that is left to say can be tried out: the book can tell whether it may lie there. */
function isPlaced({ item, at, values }: Draft): boolean {
  const [field, ...later] = item.fields.slice(at);
  if (field === undefined || values[field.name] === undefined) return false;
  return (field.gesture === 'place' || field.gesture === 'aim') && later.every(({ gesture }) => gesture === 'choose');
}

/** Takes a draft up again that was sent and refused: whatever was asked for it meanwhile is asked again. */
export const takenUpAgain = (s: Sitting, { draft, meanwhile }: Drafting, ...before: readonly Effect[]): Step =>
  newDraft(s, draft, meanwhile, ...before);

/** The book says how a field is filled. */
export function gestureCame(s: Sitting, call: number, found: Gesture | Refusal): Step {
  const { state } = s;
  if (state.kind !== 'drafting' || state.asking?.call !== call) return same(s);
  const { asking, ...rest } = state;
  return held(s, rest, withGesture(state.draft, asking.field, found));
}

/** What the order would do. */
export function weighingCame(s: Sitting, of: string, preview: Preview | Refusal): Step {
  const { state } = s;
  if (state.kind !== 'drafting' || state.weighed?.of !== of) return same(s);
  return same({ ...s, state: { ...state, weighed: { of, preview } } });
}
