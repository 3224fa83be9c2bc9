import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import './sheet.css';

/** How high a sheet stands: shares of the window. */
const HEIGHTS = { low: 0.24, half: 0.46, full: 0.88 } as const;
export type SheetHeight = keyof typeof HEIGHTS;
const ORDER: readonly SheetHeight[] = ['low', 'half', 'full'];

/** The height at which a sheet comes to rest: the nearest one. */
export function restingHeight(share: number): SheetHeight {
  const far = (height: SheetHeight): number => Math.abs(HEIGHTS[height] - share);
  return ORDER.reduce((best, height) => (far(height) < far(best) ? height : best), 'half');
}

/** A panel at the lower edge that can be pulled up: by its handle, or by pressing it. */
export function Sheet({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [height, setHeight] = useState<SheetHeight>('half');
  const [share, setShare] = useState<number>();
  const from = useRef<{ y: number; share: number; moved: boolean }>(undefined);
  const grab = (event: PointerEvent) => {
    from.current = { y: event.clientY, share: HEIGHTS[height], moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    const start = from.current;
    if (!start) return;
    const up = (start.y - event.clientY) / innerHeight;
    if (Math.abs(up) > 0.01) start.moved = true;
    if (start.moved) setShare(Math.min(0.92, Math.max(0.14, start.share + up)));
  };
  const release = () => {
    const start = from.current;
    from.current = undefined;
    if (!start) return;
    if (start.moved && share !== undefined) setHeight(restingHeight(share));
    setShare(undefined);
  };
  return (
    <aside className="sheet" aria-label={label} style={{ height: `${(share ?? HEIGHTS[height]) * 100}dvh` }}>
      <button
        type="button"
        className="sheet-handle"
        aria-expanded={height === 'full'}
        aria-label={height === 'full' ? 'Lower the panel' : 'Pull the panel up'}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={() => setHeight(height === 'full' ? 'half' : height === 'half' ? 'full' : 'half')}
      />
      <div className="sheet-body">{children}</div>
    </aside>
  );
}
