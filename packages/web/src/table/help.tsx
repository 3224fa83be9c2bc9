import { lazy, Suspense } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { fetchLater } from './fetch-later.js';

const HelpText = lazy(async () => ({ default: (await fetchLater()).HelpText }));

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
      <Suspense>
        <HelpText />
      </Suspense>
    </Dialog>
  );
}
