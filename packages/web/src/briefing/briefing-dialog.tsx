import type { Briefing } from '@umpire/engine';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { BriefingView } from './briefing-view.js';

interface BriefingDialogProps {
  readonly title: string;
  readonly briefing: Briefing;
  readonly onClose: () => void;
}

/** The briefing again, at any time. */
export function BriefingDialog({ title, briefing, onClose }: BriefingDialogProps) {
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
      <BriefingView briefing={briefing} />
    </Dialog>
  );
}
