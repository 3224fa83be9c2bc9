import { Button } from '../../ui/button.js';
import { TOUCH, useMedia } from '../../ui/media.js';
import { useTableParts } from '../model/context.js';

/** One step back: by its key where there is one. */
export function CancelButton() {
  const { cancel } = useTableParts();
  const touch = useMedia(TOUCH);
  return (
    <Button onClick={cancel} aria-label={touch ? 'Cancel' : undefined}>
      {touch ? '✕' : 'Esc'}
    </Button>
  );
}
