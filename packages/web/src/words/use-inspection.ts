import type { BattleView, Inspection } from '@umpire/desk';
import { useEffect, useState } from 'react';
import type { Desk } from '../desk/client.js';

/** All there is to know of the chosen piece; undefined until the desk has answered. */
export function useInspection(desk: Desk, battleView: BattleView, piece: string | undefined): Inspection | undefined {
  const [known, setKnown] = useState<{ readonly battleView: BattleView; readonly found: Inspection }>();
  useEffect(() => {
    if (piece === undefined) return;
    let current = true;
    desk.inspect(battleView.at, piece).then(
      found => current && setKnown({ battleView, found }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [desk, battleView, piece]);
  return known?.battleView === battleView && known.found.piece === piece ? known.found : undefined;
}
