import { isRefusal, type Refusal } from '../result.js';
import type { OrderSoFar } from '../ruleset.js';
import type { Gesture, MenuItem } from './menu.js';
import { pathIn, suggestedValue, unaskedValue } from './suggest.js';

/**
 * An order, or an answer, that is being made: at the table, in words, by whoever looks ahead. Its fields are filled one
 * after the other; a field that the book has a suggestion for is filled with it. Everything here is a plain function of
 * the draft.
 */
export interface Draft {
  readonly item: MenuItem;
  /** The place of the field in hand. */
  readonly at: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly gestures: Readonly<Record<string, Gesture>>;
  /** Fields that the player filled himself; the others follow what comes before them. */
  readonly own: readonly string[];
  /** The piece that is in hand, where several are put down at once. */
  readonly piece?: string | undefined;
  /** Why the field in hand cannot be filled. */
  readonly refused?: Refusal;
  /** One movement of the hand said all of it: one step back gives it up. */
  readonly atOnce?: true;
  /** What was in hand when it was begun: the press that began it said all before that, and one step back takes both away. */
  readonly from?: number;
}

type Field = MenuItem['fields'][number];

export const beginDraft = (item: MenuItem): Draft => ({ item, at: 0, values: {}, gestures: {}, own: [] });

export const fieldInHand = (draft: Draft): Field | undefined => draft.item.fields[draft.at];

/** The gesture of the field in hand, once it is known. */
export function gestureInHand(draft: Draft): Gesture | undefined {
  const field = fieldInHand(draft);
  return field && draft.gestures[field.name];
}

/** The order as far as the fields before this one go. */
export function draftSoFar({ item, values }: Draft, field: string): OrderSoFar {
  const place = item.fields.findIndex(({ name }) => name === field);
  const before = item.fields.slice(0, place).map(({ name }) => [name, values[name]] as const);
  return { ...bareOrder(item), ...Object.fromEntries(before) };
}

/** The whole order, once every field has a value. `trying` stands in for a field. */
export function draftedOrder(draft: Draft, trying: Readonly<Record<string, unknown>> = {}): OrderSoFar | undefined {
  const { item } = draft;
  const values = { ...draft.values, ...trying };
  if (item.fields.some(({ name }) => values[name] === undefined)) return undefined;
  return { ...bareOrder(item), ...Object.fromEntries(item.fields.map(({ name }) => [name, values[name]] as const)) };
}

/** A verb and its stand: the order of a verb that needs nothing more. */
export const bareOrder = ({ verb, stand }: Pick<MenuItem, 'verb' | 'stand'>): OrderSoFar => ({
  verb,
  ...(stand !== undefined && { stand }),
});

/**
 * The field whose gesture must be asked for now. Turning after a path is asked for with the path: both are done in one
 * go.
 */
export function fieldToAsk(draft: Draft): string | undefined {
  if (draft.refused) return undefined;
  const field = fieldInHand(draft);
  if (field && !draft.gestures[field.name]) return field.name;
  const beside = turnBesidePath(draft);
  return beside && !draft.gestures[beside] ? beside : undefined;
}

/** The turn that goes with the path in hand. */
export function turnBesidePath({ item, at, values }: Draft): string | undefined {
  const [field, next] = [item.fields[at], item.fields[at + 1]];
  const goes = field?.gesture === 'path' && next?.gesture === 'turn' && values[field.name] !== undefined;
  return goes ? next.name : undefined;
}

/**
 * The place of the way among the fields of an order, where a hand may begin with it: whoever goes along, and how they go, the book suggests. -1:
 * there is no way, or something else must be said first.
 */
export function wayPlace({ fields }: Pick<MenuItem, 'fields'>): number {
  const at = fields.findIndex(({ gesture }) => gesture === 'path');
  return fields.slice(0, at).every(({ gesture }) => gesture === 'several' || gesture === 'choose') ? at : -1;
}

/** What was said already of the fields that come before the way. */
export const saidBeforeWay = ({ item, values }: Draft): Draft['values'] =>
  Object.fromEntries(
    item.fields
      .slice(0, Math.max(0, wayPlace(item)))
      .flatMap(({ name }) => (values[name] === undefined ? [] : [[name, values[name]] as const])),
  );

/** One movement of the hand draws the way, and says nothing of what comes before it. */
function isPassedBy({ item, atOnce, own, at }: Draft): boolean {
  const place = wayPlace(item);
  return atOnce === true && at < place && !item.fields.slice(0, place).some(({ name }) => own.includes(name));
}

/** What the desk says of a field. */
export function withGesture(draft: Draft, name: string, found: Gesture | Refusal): Draft {
  if (isRefusal(found)) return { ...draft, refused: found };
  const known = { ...draft, gestures: { ...draft.gestures, [name]: found } };
  const inHand = fieldInHand(draft)?.name === name;
  const passedBy = inHand && isPassedBy(draft);
  const suggested = (passedBy ? suggestedValue : unaskedValue)(found, pathIn(draftSoFar(draft, name)));
  const value = draft.values[name] ?? suggested;
  if (value === undefined) return known;
  const filled = { ...known, values: { ...known.values, [name]: value } };
  // where there is but one choice nobody need make it
  return inHand && (passedBy || found.kind === 'choose') ? nextField(filled) : filled;
}

/** Whether a field is asked for at all: where there is but one choice nobody is asked to make it. */
export function leavesChoice(gesture: Gesture | undefined): boolean {
  return gesture?.kind !== 'choose' || gesture.among.length > 1 || gesture.among[0]?.closed !== undefined;
}

/** A field is filled by the player. What comes after it is asked for again, but a turn made by hand stays. */
export function withValue(draft: Draft, name: string, value: unknown): Draft {
  const place = draft.item.fields.findIndex(field => field.name === name);
  let next: Draft = {
    ...draft,
    values: { ...draft.values, [name]: value },
    own: draft.own.includes(name) ? draft.own : [...draft.own, name],
  };
  for (const later of draft.item.fields.slice(place + 1)) {
    if (later.gesture === 'turn' && draft.own.includes(later.name)) continue;
    const { [later.name]: gesture, ...gestures } = next.gestures;
    const { [later.name]: _value, ...values } = next.values;
    const turn = later.gesture === 'turn' ? gesture : undefined;
    next = { ...next, gestures, values, own: next.own.filter(own => own !== later.name) };
    if (turn) next = withGesture(next, later.name, turn);
  }
  return next;
}

/** Forgets what a field was filled with. */
export function withoutValue(draft: Draft, name: string): Draft {
  const { [name]: _gone, ...values } = draft.values;
  return { ...draft, values, own: draft.own.filter(own => own !== name) };
}

/** The next field is taken in hand, if there is one. */
export function nextField(draft: Draft): Draft {
  const field = fieldInHand(draft);
  if (!field || draft.values[field.name] === undefined || draft.at + 1 >= draft.item.fields.length) return draft;
  return { ...draft, at: draft.at + 1 };
}

/** Back to the last field that left a choice; undefined: the order is given up, as it is where one movement said all of it. */
export function previousField(draft: Draft): Draft | undefined {
  if (draft.atOnce) return undefined;
  const { fields } = draft.item;
  const at = fields.slice(0, draft.at).findLastIndex(({ name }) => leavesChoice(draft.gestures[name]));
  if (at < (draft.from ?? 0)) return undefined;
  const { refused: _refused, ...rest } = draft;
  return fields.slice(at, draft.at + 1).reduce((left, { name }) => forgotten(left, name), { ...rest, at } as Draft);
}

/** The book is asked for the field again, and so suggests something again. */
function forgotten(draft: Draft, name: string): Draft {
  const { [name]: _gone, ...gestures } = draft.gestures;
  return { ...withoutValue(draft, name), gestures };
}

type GestureOf = (field: string, sofar: OrderSoFar) => Gesture | Refusal;

/**
 * The order that comes of it when nobody is asked: every field that is still empty is filled by `fill`, as the book suggests
 * unless it says otherwise. Undefined: a field is refused, or nothing is known to fill it with.
 */
export function completedOrder(
  draft: Draft,
  gestureOf: GestureOf,
  fill: (gesture: Gesture, sofar: OrderSoFar) => unknown = (gesture, sofar) => suggestedValue(gesture, pathIn(sofar)),
): OrderSoFar | undefined {
  let sofar: Draft = draft;
  for (const { name } of draft.item.fields) {
    if (sofar.values[name] !== undefined) continue;
    const before = draftSoFar(sofar, name);
    const gesture = gestureOf(name, before);
    if (isRefusal(gesture)) return undefined;
    sofar = { ...sofar, values: { ...sofar.values, [name]: fill(gesture, before) } };
    if (sofar.values[name] === undefined) return undefined;
  }
  return draftedOrder(sofar);
}
