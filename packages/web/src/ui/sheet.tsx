import { type CSSProperties, type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './sheet.module.css';

/** How high a sheet stands: folded to what is pinned in it, as high as what it holds up to its resting height, or nearly full. */
export type SheetHeight = 'low' | 'rest' | 'full';

const FULL = 0.88;
/** A pull that ends within so many pixels of where it began was a press. */
const PRESS = 8;

/** The height at which a sheet comes to rest that was pulled by so many pixels, up being more. */
export function restingHeight(from: SheetHeight, pulled: number, window: number): SheetHeight {
  if (from === 'full') return pulled < -window * 0.5 ? 'low' : pulled < -window * 0.12 ? 'rest' : 'full';
  if (from === 'low') return pulled > window * 0.4 ? 'full' : pulled > 0 ? 'rest' : 'low';
  return pulled > window * 0.1 ? 'full' : pulled < -window * 0.06 ? 'low' : 'rest';
}

export interface SheetProps {
  readonly label: string;
  /** How high it stands at most while it rests, in pixels. */
  readonly rest: number;
  /** How high it stands at least while it rests, where what lies above it keeps clear of so much anyway. */
  readonly least?: number;
  /** Hears how much of the window it covers while it rests. */
  readonly onCover: (pixels: number) => void;
  readonly children: ReactNode;
}

function boundsOf(height: SheetHeight, rest: number, least: number | undefined): CSSProperties | undefined {
  if (height === 'full') return undefined;
  return { maxHeight: rest, ...(height === 'rest' && least !== undefined && { minHeight: least }) };
}

/** A panel at the lower edge that can be pulled up and folded: by its handle, or by pressing it. Its own buttons stay in sight. */
export function Sheet({ label, rest, least, onCover, children }: SheetProps) {
  const [height, setHeight] = useState<SheetHeight>('rest');
  const [pulled, setPulled] = useState<number>();
  const sheet = useRef<HTMLElement>(null);
  const from = useRef<{ y: number; height: number; moved: boolean }>(undefined);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || pulled !== undefined || height === 'full') return;
    const measure = () => onCover(Math.min(rest, element.offsetHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [height, pulled, rest, onCover]);
  const grab = (event: PointerEvent) => {
    from.current = { y: event.clientY, height: sheet.current?.offsetHeight ?? 0, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const up = start.y - event.clientY;
    if (Math.abs(up) > PRESS) start.moved = true;
    if (start.moved) setPulled(Math.min(innerHeight * FULL, start.height + up));
  };
  const release = (event: PointerEvent) => {
    const start = from.current;
    if (start?.moved) setHeight(restingHeight(height, start.y - event.clientY, innerHeight));
    setPulled(undefined);
  };
  const press = () => {
    if (!from.current?.moved) setHeight(height === 'rest' ? 'full' : 'rest');
    from.current = undefined;
  };
  return (
    <aside
      ref={sheet}
      className={styles.sheet}
      aria-label={label}
      data-height={pulled === undefined ? height : 'pulled'}
      style={pulled !== undefined ? { height: pulled } : boundsOf(height, rest, least)}
    >
      <button
        type="button"
        className={styles.handle}
        aria-expanded={height === 'full'}
        aria-label={height === 'full' ? 'Lower the panel' : 'Pull the panel up'}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={press}
      />
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
