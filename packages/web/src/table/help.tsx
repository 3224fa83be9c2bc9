import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { later } from './fetch-later.js';

const HelpText = later('HelpText');

export function Help({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Legend, keys and gestures"
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          Back to the table
        </Button>
      }
    >
      <HelpText />
    </Dialog>
  );
}
