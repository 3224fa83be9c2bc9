import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useTableParts } from './model/context.js';

/** A verb that ends the battle asks first. */
export function Confirm() {
  const { asking, confirm } = useTableParts();
  if (!asking) return null;
  return (
    <Dialog
      title={`${asking.label}?`}
      onClose={() => confirm(false)}
      actions={
        <>
          <Button onClick={() => confirm(false)} autoFocus>
            No, play on
          </Button>
          <Button kind="primary" onClick={() => confirm(true)}>
            {asking.label}
          </Button>
        </>
      }
    >
      <p>{asking.text}. This ends the battle and cannot be taken back.</p>
    </Dialog>
  );
}
