import { useEffect, useState, useSyncExternalStore } from 'react';
import { startDesk } from '../../desk/client.js';
import { announce, retract } from '../../notices/notices.js';
import { loadBattle, saveBattle } from '../../storage/battles.js';
import { TAB } from './laid-by.js';
import { SPEEDS, type Speed } from './pace.js';
import { openSession, type Session, type World } from './session.js';
import type { Snapshot } from './snapshot.js';
import type { Habits } from './state.js';

/** The world of a battle in this browser. */
export const WORLD: World = {
  start: startDesk,
  load: loadBattle,
  save: saveBattle,
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  silence: tellSilence,
  ...TAB,
};

const SILENT = 'silent-worker';

/** A worker may only be slow: whether to wait for it is the player's to say. */
function tellSilence(startAgain: (() => void) | undefined): void {
  if (!startAgain) return retract(SILENT);
  const settled = (then: () => void) => () => {
    retract(SILENT);
    then();
  };
  announce({
    id: SILENT,
    tone: 'warning',
    text: 'The table has not answered for a while. Every order that was carried out is saved.',
    actions: [
      { label: 'Wait', run: settled(() => {}) },
      { label: 'Start it again', run: settled(startAgain) },
    ],
  });
}

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
export function useSession(id: string, world: World = WORLD): Session | undefined {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    const opened = openSession(id, world, habits());
    setSession(opened);
    // whoever loads the page again has in hand what he had
    addEventListener('pagehide', opened.layBy);
    return () => {
      removeEventListener('pagehide', opened.layBy);
      opened.close();
    };
  }, [id, world]);
  return session;
}

export const useSnapshot = (session: Session): Snapshot =>
  useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot);
