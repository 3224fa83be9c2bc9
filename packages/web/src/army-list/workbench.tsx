import type { At } from '@umpire/rulesets';
import { useRef } from 'react';
import styles from './builder.module.css';
import { Palette } from './palette.js';
import { Roster } from './roster.js';
import { SheetView } from './sheet-view.js';
import { Summary } from './summary.js';
import { Toolbar } from './toolbar.js';
import type { Bench } from './use-workbench.js';

/** The tools, what there is to add, the army itself, and what it comes to. */
export function Workbench({ bench }: { readonly bench: Bench }) {
  const { drawing, hold, open, undo, redo } = bench;
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <Toolbar onOpen={open} onUndo={undo} onRedo={redo} />
      <div className={styles.body}>
        <Palette />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what has the focus is told of beside it */}
        <div className={styles.sheet} ref={box} onFocus={event => hold(placeOf(event.target))}>
          <SheetView sheet={drawing.form.sheet} of={drawing.army} at={[]} />
        </div>
        <Summary box={box} />
      </div>
      <Roster />
    </>
  );
}

/** Where the innermost part stands that an element belongs to. */
const placeOf = (element: Element): At =>
  (element.closest<HTMLElement>('[data-at]')?.dataset.at ?? '')
    .split('.')
    .filter(step => step !== '')
    .map(step => (/^\d+$/.test(step) ? Number(step) : step));
