import { useEffect, useRef } from 'react';
import type { Player } from './use-player.js';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, button, a, dialog, summary') !== null;

/** What a key does; undefined if it does nothing here. */
function actOf({ key, shiftKey }: KeyboardEvent, player: Player): (() => void) | undefined {
  const { step, chapter, go, play, playing, stops } = player;
  switch (key) {
    case 'ArrowRight':
      return () => (shiftKey ? chapter(1) : step(1));
    case 'ArrowLeft':
      return () => (shiftKey ? chapter(-1) : step(-1));
    case 'Home':
      return () => go(0);
    case 'End':
      return () => go(stops.length - 1);
    case ' ':
      return () => play(!playing);
    default:
      return undefined;
  }
}

/** Arrows step, with Shift by turns; Home and End; the space bar plays. Fields and buttons keep their own keys. */
export function usePlayerKeys(player: Player): void {
  const latest = useRef(player);
  latest.current = player;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isControl(event.target)) return;
      const act = actOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
