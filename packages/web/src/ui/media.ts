import { useSyncExternalStore } from 'react';

/** Whether a media query holds now; the component is drawn anew when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

export const NARROW = '(max-width: 820px)';
/** Fingers, and most likely no keyboard. */
export const TOUCH = '(pointer: coarse)';
/** Narrower still: what else lies above the table lies in the sheet. */
export const PHONE = '(max-width: 600px)';
/** Too low for a strip above the table. */
export const LOW = '(max-height: 620px)';
export const WIDE = '(min-width: 1600px)';
export const movesLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
