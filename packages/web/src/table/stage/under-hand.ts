/** What a press means where several lie one over another: the player drags the one that he holds. */
import { hitOf } from '@umpire/board';
import { fieldInHand } from '@umpire/engine';
import { arrangedIn } from '../draft/arrange.js';
import type { Table } from '../model/use-table.js';
import { type Grab, grabOf, heldOrUppermost } from './grab.js';

/** An event of the browser or of the page's own. */
type Pressed = Pick<Event, 'target'>;

/** Where the hand is; the camera hears of fingers by their own events. */
export function onScreen(event: Pressed): { readonly clientX: number; readonly clientY: number } | undefined {
  const finger = 'touches' in event ? (event as unknown as TouchEvent).touches[0] : undefined;
  return finger ?? ('clientX' in event ? (event as unknown as MouseEvent) : undefined);
}

/** All that lies under the hand, the uppermost first. */
function stackUnder(event: Pressed): readonly Element[] {
  const at = onScreen(event);
  return at ? document.elementsFromPoint(at.clientX, at.clientY) : [];
}

/** The piece that a drag takes. */
export function pieceUnder(
  { battleView, selected, side, drafting }: Pick<Table, 'battleView' | 'selected' | 'side' | 'drafting'>,
  event: Pressed,
): string | undefined {
  const { piece: uppermost } = hitOf(event.target);
  const held = drafting.draft?.item.stand ?? selected;
  const isOwn = battleView.scene.pieces.some(one => one.id === held && one.side === side);
  if (uppermost === undefined || !isOwn) return uppermost;
  return heldOrUppermost([uppermost, ...stackUnder(event).flatMap(one => hitOf(one).piece ?? [])], held);
}

/** The mark that a drag takes. */
export function grabUnder({ drafting: { draft } }: Pick<Table, 'drafting'>, event: Pressed): Grab | undefined {
  const uppermost = grabOf(event.target);
  const field = draft && fieldInHand(draft);
  if (uppermost?.kind !== 'arrange' || !field) return uppermost;
  const under = stackUnder(event).flatMap(one => {
    const grab = grabOf(one);
    return grab?.kind === 'arrange' ? grab.piece : [];
  });
  const held = arrangedIn(draft, field.name)?.inHand;
  return { kind: 'arrange', piece: heldOrUppermost([uppermost.piece, ...under], held)! };
}
