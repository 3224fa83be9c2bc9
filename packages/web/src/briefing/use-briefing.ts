import type { Briefing, Side } from '@umpire/engine';
import { useEffect, useState } from 'react';
import type { Desk } from '../desk/client.js';

/** What a side should know of its battle; undefined until it has come, null where there is nothing to know. */
export function useBriefing(desk: Desk, battle: string, side: Side | undefined): Briefing | null | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly briefing: Briefing | null }>();
  const of = `${battle} ${side}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it hangs on the battle and the side alone
  useEffect(() => {
    let isWanted = true;
    if (side)
      desk
        .briefing(side)
        .then(briefing => isWanted && setFound({ of, briefing: briefing ?? null }))
        .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [of]);
  return found?.of === of ? found.briefing : undefined;
}
