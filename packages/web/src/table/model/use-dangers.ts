import type { BattleView, Dangers } from '@umpire/desk';
import type { SeatId } from '@umpire/engine';
import { useEffect, useState } from 'react';
import type { Desk } from '../../desk/client.js';

/** What the side has to fear that may act now; undefined until it is known. */
export function useDangers(
  desk: Pick<Desk, 'dangers'>,
  battleView: BattleView,
  by: SeatId | undefined,
): Dangers | undefined {
  const [known, setKnown] = useState<{ readonly battleView: BattleView; readonly dangers: Dangers | undefined }>();
  useEffect(() => {
    if (by === undefined || battleView.asked) return;
    let current = true;
    desk
      .dangers(by)
      .then(dangers => current && setKnown({ battleView, dangers }))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [desk, battleView, by]);
  return by !== undefined && known?.battleView === battleView ? known.dangers : undefined;
}
