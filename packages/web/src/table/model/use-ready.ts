import type { BattleView } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Desk } from '../../desk/client.js';
import { isSettled, type Ready, readyFrom } from './readiness.js';

const NOBODY: Ready = new Map();

export interface Readied {
  readonly ready: Ready;
  /** It is certain; else those are among them who have nobody to strike, and it is being found out who they are. */
  readonly counted: boolean;
}

/** Who can still act: at once as the menu has it; whether there is anybody to strike is heard a moment later. */
export function useReady(desk: Pick<Desk, 'readiness'>, battleView: BattleView, by: SeatId | undefined): Readied {
  const [known, setKnown] = useState<{ readonly battleView: BattleView; readonly ready: Ready }>();
  useEffect(() => {
    if (by === undefined || battleView.asked) return;
    let current = true;
    desk
      .readiness(by)
      .then(found => current && setKnown({ battleView, ready: new Map(found.map(one => [one.stand, one])) }))
      .catch(() => current && setKnown({ battleView, ready: readyFrom(battleView.menu) }));
    return () => {
      current = false;
    };
  }, [desk, battleView, by]);
  const fromMenu = useMemo(() => (by === undefined ? NOBODY : readyFrom(battleView.menu)), [battleView, by]);
  if (by !== undefined && known?.battleView === battleView) return { ready: known.ready, counted: true };
  return { ready: fromMenu, counted: by === undefined || battleView.asked !== undefined || isSettled(battleView.menu) };
}
