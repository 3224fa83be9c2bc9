import {
  type BookTypes,
  beginDraft,
  completedOrder,
  draftSoFar,
  type Gesture,
  heldTo,
  isRefusal,
  leavesChoice,
  type MenuItem,
  type OrderSoFar,
  pathIn,
  type Refusal,
  type Ruleset,
  type Seat,
  suggestedValue,
} from '@umpire/engine';
import type { WholeOrder } from './messages.js';

type Book = Ruleset<BookTypes>;

const INCOMPLETE: Refusal = { message: 'the order is not complete yet' };

/** A verb with what is known of its fields; what is not known is filled as the book suggests. */
export function wholeOrder(
  rules: Book,
  seat: Seat<BookTypes>,
  item: MenuItem,
  values: Readonly<Record<string, unknown>>,
): WholeOrder | Refusal {
  const order = completedOrder({ ...beginDraft(item), values }, gesturesOf(rules, seat), plainValue);
  const parsed = order && heldTo(rules.order, order);
  return order && parsed?.success ? { order, preview: rules.face.preview(seat, parsed.data) } : INCOMPLETE;
}

/** So many ways to fill the choices of an order are tried before it is said to be refused. */
const TRIES = 60;

/**
 * The same where a hand has said the place and nothing else: whatever can be chosen is chosen so that the book allows it there, as it
 * suggests where it can be. Where it cannot be allowed at all, as the book suggests, with what forbids it.
 */
export function fittingOrder(
  rules: Book,
  seat: Seat<BookTypes>,
  item: MenuItem,
  values: Readonly<Record<string, unknown>>,
): WholeOrder | Refusal {
  const first = wholeOrder(rules, seat, item, values);
  if (isRefusal(first) || !first.preview.refusal) return first;
  let tries = 0;
  for (const chosen of choicesIn(rules, seat, item, values)) {
    if (tries++ === TRIES) break;
    const found = wholeOrder(rules, seat, item, chosen);
    if (!isRefusal(found) && !found.preview.refusal) return found;
  }
  return first;
}

/** All ways to fill the choices that nobody has made. */
function* choicesIn(
  rules: Book,
  seat: Seat<BookTypes>,
  item: MenuItem,
  values: Readonly<Record<string, unknown>>,
): Iterable<Readonly<Record<string, unknown>>> {
  const open = item.fields.find(({ name, gesture }) => gesture === 'choose' && values[name] === undefined);
  if (!open) return yield values;
  const gesture = gesturesOf(rules, seat)(open.name, draftSoFar({ ...beginDraft(item), values }, open.name));
  if (isRefusal(gesture) || gesture.kind !== 'choose') return;
  for (const { value, closed } of gesture.among)
    if (!closed) yield* choicesIn(rules, seat, item, { ...values, [open.name]: value });
}

/** What the book suggests, and the one who can be struck where there is nobody else. */
function plainValue(gesture: Gesture, sofar: OrderSoFar): unknown {
  if (gesture.kind !== 'target') return suggestedValue(gesture, pathIn(sofar));
  const open = gesture.targets.filter(target => !target.closed);
  return open.length === 1 ? open[0]!.id : undefined;
}

/** The order that leaves no choice, if the menu has one that may be given by itself. */
export function onlyOrder(rules: Book, seat: Seat<BookTypes>, menu: readonly MenuItem[]): OrderSoFar | undefined {
  const item = menu.find(({ byItself, closed }) => byItself && !closed);
  return item && completedOrder(beginDraft(item), gesturesOf(rules, seat), loneValue);
}

const gesturesOf = (rules: Book, seat: Seat<BookTypes>) => (field: string, sofar: OrderSoFar) =>
  rules.face.gesture(seat, field, sofar);

/** The one choice that is open; nothing where there is another. */
function loneValue(gesture: Gesture): unknown {
  if (gesture.kind !== 'choose') return undefined;
  const open = { ...gesture, among: gesture.among.filter(choice => !choice.closed) };
  return leavesChoice(open) ? undefined : suggestedValue(open);
}
