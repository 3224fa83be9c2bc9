import { isSide } from '@umpire/engine';
import { useState } from 'react';
import { useTableParts } from '../table/model/context.js';
import styles from './briefing.module.css';
import { useIsBriefed } from './briefing-card.js';
import { BriefingDialog } from './briefing-dialog.js';

/** Where a sheet has no room for the briefing: where and when it is, and a press shows the rest. Until the first order. `short`: beside something else. */
export function BriefingLine({ short = false }: { readonly short?: boolean }) {
  const { battleView, board, briefing, snap } = useTableParts();
  const [isOpen, setOpen] = useState(false);
  const { viewer, book, scene } = battleView;
  const title = snap.title || scene.status.title;
  if (!useIsBriefed() || !briefing || !isSide(viewer)) return null;
  return (
    <>
      <button
        type="button"
        className={styles.line}
        data-short={short || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <b>Briefing</b> {!short && <span>{briefing.dateline ?? title}</span>}
      </button>
      {isOpen && (
        <BriefingDialog
          book={book}
          title={title}
          briefing={briefing}
          side={viewer}
          turn={board?.turn}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
