import { useSyncExternalStore } from 'react';

/** Light or dark: as the device has it, unless it was chosen here. The page is dressed before it is painted (`public/look.js`). */
export const LOOKS = ['device', 'light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

const KEY = 'umpire-look';
const DEVICE = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function chosenLook(): Look {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'device';
  } catch {
    return 'device';
  }
}
let chosen: Look | undefined;
const now = (): Look => {
  chosen ??= chosenLook();
  return chosen;
};
const isDark = (): boolean => (now() === 'device' ? matchMedia(DEVICE).matches : now() === 'dark');

function dress(): void {
  document.documentElement.dataset.look = isDark() ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) matchMedia(DEVICE).addEventListener('change', dress);
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** It is kept, where the browser keeps anything, and holds in every tab that is opened from now on. */
export function chooseLook(look: Look): void {
  chosen = look;
  try {
    if (look === 'device') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, look);
  } catch {
    // for as long as this tab is open
  }
  dress();
}

export const useLook = (): Look => useSyncExternalStore(subscribe, now);
export const useDark = (): boolean => useSyncExternalStore(subscribe, isDark);
