import {
  type BookTypes,
  beginDraft,
  completedOrder,
  type Gesture,
  heldTo,
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
