import {
  type BookTypes,
  bareOrder,
  beginDraft,
  completedOrder,
  type Draft,
  heldTo,
  isRefusal,
  type Look,
  type MenuItem,
  type Ruleset,
  type Seat,
  withValue,
} from '@umpire/engine';
import type { Aimed, Inspection } from './messages.js';

type Book = Ruleset<BookTypes>;

/** What a viewer wants to know of a piece when he takes it up. `seat` and `menu` if he may act with it. */
export function inspectionOf(
  rules: Book,
  look: Look<BookTypes>,
  piece: string,
  acting?: { readonly seat: Seat<BookTypes>; readonly menu: readonly MenuItem[] },
): Inspection {
  const card = rules.face.card(look, piece);
  const aiming = acting?.menu.filter(
    item => item.stand === piece && !item.closed && !item.after && item.fields[0]?.gesture === 'target',
  );
  return {
    piece,
    ...(card && { card }),
    sight: rules.face.sight(look, piece),
    targets: aiming?.flatMap(item => aimed(rules, acting!.seat, item)) ?? [],
  };
}

function aimed(rules: Book, seat: Seat<BookTypes>, item: MenuItem): Aimed[] {
  const [{ name } = { name: '' }] = item.fields;
  const found = rules.face.gesture(seat, name, bareOrder(item));
  if (isRefusal(found) || found.kind !== 'target') return [];
  return found.targets.map(target => {
    if (target.closed) return { verb: item.verb, target };
    const preview = previewWith(rules, seat, withValue(beginDraft(item), name, target.id));
    return { verb: item.verb, target, ...(preview && { preview }) };
  });
}

/** What an order would do if its remaining fields were filled as the book suggests; nothing where it suggests nothing. */
function previewWith(rules: Book, seat: Seat<BookTypes>, draft: Draft) {
  const order = completedOrder(draft, (field, sofar) => rules.face.gesture(seat, field, sofar));
  const parsed = order && heldTo(rules.order, order);
  return parsed?.success ? rules.face.preview(seat, parsed.data) : undefined;
}
