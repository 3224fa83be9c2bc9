import { useEffect, useState, useSyncExternalStore } from 'react';
import { startDesk } from '../../desk/client.js';
import { loadBattle, saveBattle } from '../../storage/battles.js';
import { SPEEDS, type Speed } from './pace.js';
import { openSession, type Session, type World } from './session.js';
import type { Snapshot } from './snapshot.js';
import type { Habits } from './state.js';

const WORLD: World = {
  start: startDesk,
  load: loadBattle,
  save: saveBattle,
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

const HABITS = 'umpire-habits';

/** How the player likes it: kept for all battles. */
function habits(): Partial<Habits> {
  try {
    const { speed, skips } = JSON.parse(localStorage.getItem(HABITS) ?? '{}') as { speed?: Speed; skips?: boolean };
    return {
      ...(speed && SPEEDS.includes(speed) && { speed }),
      ...(typeof skips === 'boolean' && { skips }),
    };
  } catch {
    return {};
  }
}

export function keepHabits({ speed, skips }: Pick<Habits, 'speed' | 'skips'>): void {
  try {
    localStorage.setItem(HABITS, JSON.stringify({ speed, skips }));
  } catch {
    // a browser that keeps nothing: the habit lasts as long as the tab
  }
}

/** The session of a battle; it is closed when the page is left. */
export function useSession(id: string): Session | undefined {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const opened = openSession(id, WORLD, habits());
    setSession(opened);
    return () => opened.close();
  }, [id]);
  return session;
}

export const useSnapshot = (session: Session): Snapshot =>
  useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
