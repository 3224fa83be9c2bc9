import type { Turn } from '@umpire/board';
import type { Briefing, Side } from '@umpire/engine';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { BriefingView } from './briefing-view.js';

interface BriefingDialogProps {
  readonly book: string;
  readonly title: string;
  readonly briefing: Briefing;
  readonly side: Side;
  readonly turn: Turn | undefined;
  readonly onClose: () => void;
}

/** The briefing again, at any time. */
export function BriefingDialog({ book, title, briefing, side, turn, onClose }: BriefingDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Back to the table
        </Button>
      }
    >
      <BriefingView book={book} briefing={briefing} side={side} turn={turn} />
    </Dialog>
  );
}
