import type { Point } from '@umpire/engine';
import { type PointerEvent, useEffect, useRef } from 'react';
import type { Table } from '../model/use-table.js';

/** What a hand does with something that it takes out of a list. */
export interface TrayHand {
  over(point: Point | undefined): void;
  letGo(point: Point | undefined): void;
}

/** So many pixels make a press a drag. */
const DRAG = 6;

/**
 * Dragging from a list in the panel onto the table. The pointer is followed by the window: the list may be drawn anew meanwhile.
 * Returns what the handle of a row listens to; `begin` is asked as soon as it is a drag.
 */
export function useTrayDrag({ board }: Pick<Table, 'board'>): (begin: () => TrayHand) => TrayHandle {
  const now = useRef(board);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    now.current = board;
  });
  useEffect(() => () => stop.current?.(), []);

  const follow = (start: PointerEvent, begin: () => TrayHand): void => {
    let hand: TrayHand | undefined;
    const isOther = (event: globalThis.PointerEvent): boolean => event.pointerId !== start.pointerId;
    const moved = (event: globalThis.PointerEvent): void => {
      if (isOther(event)) return;
      if (!hand && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAG) return;
      hand ??= begin();
      hand.over(now.current?.pointAt(event));
    };
    const ended = (event: globalThis.PointerEvent): void => {
      if (isOther(event)) return;
      stop.current?.();
      hand?.letGo(event.type === 'pointerup' ? now.current?.pointAt(event) : undefined);
    };
    const listened = new AbortController();
    stop.current = () => listened.abort();
    const { signal } = listened;
    window.addEventListener('pointermove', moved, { signal });
    window.addEventListener('pointerup', ended, { signal });
    window.addEventListener('pointercancel', ended, { signal });
  };
  return begin => ({
    onPointerDown(event) {
      if (event.button !== 0) return;
      // a finger is held by what it touched first, and that may be drawn anew
      if (event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.releasePointerCapture(event.pointerId);
      follow(event, begin);
    },
  });
}

export interface TrayHandle {
  onPointerDown(event: PointerEvent): void;
}
