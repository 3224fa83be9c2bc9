import type { ArmyForm, ArmyGiven, At } from '@umpire/rulesets';
import { useMemo, useRef, useState } from 'react';
import { Button, Dialog } from '../ui/index.js';
import { DrawingContext } from './context.js';
import { begunWith, changed, doneAgain, type Past, takenBack } from './past.js';
import { SheetView } from './sheet-view.js';
import { Summary } from './summary.js';
import { Toolbar } from './toolbar.js';
import { withPart } from './value.js';
import './army-list.css';

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

/** What was being drawn up when somebody closed the form, by book: it is there when he comes back. */
const left = new Map<string, unknown>();

/** Draws the form of a book, checks it as it is filled, and hands over what came of it. */
export function Builder({ book, form, given, army, take, onTake, onClose }: BuilderProps) {
  const [past, setPast] = useState<Past<unknown>>(() =>
    begunWith(army ?? left.get(book) ?? form.starts(given)[0]!.value),
  );
  const [inHand, setInHand] = useState<At>([]);
  const box = useRef<HTMLDivElement>(null);
  const { now } = past;
  const go = (next: Past<unknown>) => {
    left.set(book, next.now);
    setPast(next);
  };
  const faults = useMemo(() => form.check(now, given), [form, now, given]);
  const drawing = {
    book,
    form,
    given,
    army: now,
    faults,
    inHand,
    put: (at: At, part: unknown, writing?: string) => go(changed(past, withPart(now, at, part), writing)),
  };
  return (
    <DrawingContext value={drawing}>
      <Dialog
        title={`Your own ${form.noun}`}
        className="army-builder"
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Close</Button>
            <Button
              kind="primary"
              barred={faults.length > 0 ? 'there is something to mend' : undefined}
              onClick={() => onTake(now)}
            >
              {take}
            </Button>
          </>
        }
      >
        <Toolbar
          onOpen={another => go(changed(past, another))}
          onUndo={past.before.length > 0 ? () => go(takenBack(past)) : undefined}
          onRedo={past.after.length > 0 ? () => go(doneAgain(past)) : undefined}
        />
        <div className="army-body">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: what has the focus is told of beside it */}
          <div className="army-sheet" ref={box} onFocus={event => setInHand(placeOf(event.target))}>
            <SheetView sheet={form.sheet} of={now} at={[]} />
          </div>
          <Summary box={box} />
        </div>
      </Dialog>
    </DrawingContext>
  );
}

/** Where the innermost part stands that an element belongs to. */
const placeOf = (element: Element): At =>
  (element.closest<HTMLElement>('[data-at]')?.dataset.at ?? '')
    .split('.')
    .filter(step => step !== '')
    .map(step => (/^\d+$/.test(step) ? Number(step) : step));
