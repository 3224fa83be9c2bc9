import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Film } from '../film/context.js';
import type { Table } from '../model/use-table.js';
import type { Sound } from './play.js';
import { soundsOf } from './sounds-of.js';

/** Fetched by who wants to hear something. */
const playSound = async (sound: Sound): Promise<void> => (await import('./play.js')).playSound(sound);

const KEPT = 'umpire-sound';
const listeners = new Set<() => void>();
let on = read();

function read(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
}

/** Off until somebody wants them; then they are on in every battle of this browser. */
export function switchSound(): void {
  on = !on;
  try {
    localStorage.setItem(KEPT, on ? 'on' : 'off');
  } catch {
    // a browser that keeps nothing: the choice lasts as long as the page
  }
  if (on) void playSound('turn');
  for (const changed of listeners) changed();
}

export const useSoundOn = (): boolean =>
  useSyncExternalStore(
    changed => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => on,
  );

/** Milliseconds between a throw and what came of it. */
const APART = 350;

/** What happens is heard, live and in the film; and that it is one's turn. */
export function useSounds({ snap }: Pick<Table, 'snap'>, { news }: Pick<Film, 'news'>): void {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for all that is new
  useEffect(() => {
    if (!on || first.current) return;
    for (const [i, sound] of soundsOf(news).entries()) setTimeout(() => on && void playSound(sound), i * APART);
  }, [news.n]);
  const own = snap.state === 'choosing';
  const others = snap.state === 'following' || snap.state === 'thinking';
  const waited = useRef(false);
  useEffect(() => {
    first.current = false;
    if (own && waited.current && on) void playSound('turn');
    waited.current = others;
  }, [own, others]);
}
