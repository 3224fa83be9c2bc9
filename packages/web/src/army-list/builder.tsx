import type { ArmyForm, ArmyGiven } from '@umpire/rulesets';
import { Button, Dialog } from '../ui/index.js';
import styles from './builder.module.css';
import { DrawingContext } from './context.js';
import { barredBy, useWorkbench } from './use-workbench.js';
import { Workbench } from './workbench.js';

export interface BuilderProps {
  readonly book: string;
  readonly form: ArmyForm;
  readonly given: ArmyGiven;
  /** What it begins with; without, what was left open last, or the first start of the book. */
  readonly army?: unknown;
  /** What the button does that hands it over. */
  readonly take: string;
  readonly onTake: (army: unknown) => void;
  readonly onClose: () => void;
}

/** Draws the form of a book in front of a battle that is agreed on or begun, and hands over what came of it. */
export default function Builder({ book, form, given, army, take, onTake, onClose }: BuilderProps) {
  const bench = useWorkbench(book, form, given, army);
  return (
    <DrawingContext value={bench.drawing}>
      <Dialog
        title={`Your own ${form.noun}`}
        className={styles.builder}
        data-part="army-builder"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Close</Button>
            <Button kind="primary" barred={barredBy(bench.drawing)} onClick={() => onTake(bench.drawing.army)}>
              {take}
            </Button>
          </>
        }
      >
        <Workbench bench={bench} />
      </Dialog>
    </DrawingContext>
  );
}
