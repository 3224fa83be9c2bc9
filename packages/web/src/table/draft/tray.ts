import { draftSoFar, fieldInHand, type Gesture, isRefusal, type Point } from '@umpire/engine';
import { say } from '../../ui/toast.js';
import type { Table } from '../model/use-table.js';
import { type Arranged, arrangedIn, placeIn, put } from './arrange.js';
import { onto } from './path.js';

/** Pieces that are put down together: some stand on the table, the others lie in the tray. */

type Arranging = Pick<Table, 'drafting' | 'gesture' | 'battleView'>;

/** What is being put down together, if something is. */
export function arranging({ drafting, gesture }: Arranging) {
  const field = drafting.draft && fieldInHand(drafting.draft);
  const arranged = field && arrangedIn(drafting.draft!, field.name);
  return arranged && gesture?.kind === 'arrange' ? { name: field.name, arranged, gesture } : undefined;
}

/** A piece is put down at a point, or back into the tray. It faces as it did, or as the book has the others face. `follows`: the same hand still moves it. */
export function putAt(table: Arranging, piece: string, point: Point | undefined, follows = false): void {
  const now = arranging(table);
  if (!now) return;
  const { name, arranged, gesture } = now;
  const { facing } = placeIn(arranged, piece) ?? facingOf(gesture, piece);
  const at = point ? { ...onto(table.battleView.scene, point), facing } : null;
  table.drafting.touch(name, put(arranged, piece, at), follows);
}

/** As the book has it face, or the others. */
export function facingOf(
  { pieces }: Extract<Gesture, { kind: 'arrange' }>,
  piece: string,
): { readonly facing: number } {
  return pieces.find(({ id }) => id === piece)?.at ?? pieces.find(({ at }) => at)?.at ?? { facing: 0 };
}

export const backToTray = (table: Arranging, piece: string, follows = false): void =>
  putAt(table, piece, undefined, follows);

/** Everything is taken back into the tray. */
export function clearTable(table: Arranging): void {
  const now = arranging(table);
  if (!now) return;
  const { name, arranged } = now;
  table.drafting.touch(name, { ...arranged, places: arranged.places.map(place => ({ ...place, at: null })) });
}

/** What lies in the tray is put down where the book would have it, beside what stands already. */
export async function putRest(table: Table): Promise<void> {
  const now = arranging(table);
  const { drafting, session, by } = table;
  if (!now || !by) return;
  const { name, arranged } = now;
  const put = arranged.places.filter(({ at }) => at);
  const sofar = { ...draftSoFar(drafting.draft!, name), ...(put.length > 0 && { [name]: put }) };
  const found = await session.desk().gesture(by, name, sofar);
  if (isRefusal(found)) return say(found.message, { rule: found.rule });
  if (found.kind === 'arrange') drafting.touch(name, withRest(arranged, found));
}

function withRest(arranged: Arranged, { pieces }: Extract<Gesture, { kind: 'arrange' }>): Arranged {
  const placed = arranged.places.map(place =>
    place.at ? place : { ...place, at: pieces.find(({ id }) => id === place.id)?.at ?? null },
  );
  return { ...arranged, places: placed };
}
