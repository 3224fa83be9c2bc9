import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { patiently } from '../table/fetch-later.js';
import { notes } from './note-store.js';

const NoteCard = lazy(async () => ({ default: (await patiently(() => import('./note-card.js'))).NoteCard }));

/** The note that is open, if one is: a rule or a word explained where it stands. */
export function Note() {
  const open = useSyncExternalStore(notes.subscribe, notes.now);
  if (!open) return null;
  // what lies beside a dialog cannot be touched while it is open
  return createPortal(
    <Suspense fallback={null}>
      <NoteCard open={open} />
    </Suspense>,
    open.anchor.closest('dialog') ?? document.body,
  );
}
