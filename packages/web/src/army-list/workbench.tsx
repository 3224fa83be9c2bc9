import type { At } from '@umpire/rulesets';
import { type RefObject, useEffect, useRef } from 'react';
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
  useInView(box, drawing.inHand, hold);
  const held = (element: Element): void => {
    const at = placeOf(element);
    // whoever adds a group wants what comes next in it, which is the last one; else what belongs to no group leaves all as it is
    if (at.length > 0 || element.closest('[data-part=army-add]')) hold(at);
  };
  return (
    <>
      <Toolbar onOpen={open} onUndo={undo} onRedo={redo} />
      <div className={styles.body}>
        <Palette />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what has the focus is told of beside it */}
        <div
          className={styles.sheet}
          ref={box}
          onFocus={event => held(event.target)}
          onPointerDown={event => held(event.target as Element)}
        >
          <SheetView sheet={drawing.form.sheet} of={drawing.army} at={[]} />
        </div>
        <Summary box={box} />
      </div>
      <Roster />
    </>
  );
}

/** When the group in hand has been scrolled out of sight, the one in the middle of the screen takes its place. */
function useInView(box: RefObject<HTMLDivElement | null>, inHand: At, hold: (at: At) => void): void {
  const group = inHand.slice(0, 2).join('.');
  useEffect(() => {
    const scrolled = () => {
      const groups = [...(box.current?.querySelectorAll('[data-at]') ?? [])].filter(one => placeOf(one).length === 2);
      const shown = (one: Element | undefined, from: number, to: number): boolean => {
        const { top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {};
        return one !== undefined && top < to && bottom > from;
      };
      const now = groups.find(one => one.getAttribute('data-at') === group);
      if (shown(now, 0, innerHeight)) return;
      const next =
        groups.find(one => shown(one, innerHeight / 2, innerHeight / 2 + 1)) ??
        groups.find(one => shown(one, 0, innerHeight));
      if (next) hold(placeOf(next));
    };
    addEventListener('scroll', scrolled, true);
    return () => removeEventListener('scroll', scrolled, true);
  }, [box, group, hold]);
}

/** Where the innermost part stands that an element belongs to. */
const placeOf = (element: Element): At =>
  (element.closest<HTMLElement>('[data-at]')?.dataset.at ?? '')
    .split('.')
    .filter(step => step !== '')
    .map(step => (/^\d+$/.test(step) ? Number(step) : step));
