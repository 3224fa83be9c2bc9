import { useCallback, useEffect, useState } from 'react';
import { myMatches, type OnlineMatch, type OnlinePlayer, whoAmI } from './server.js';

export interface Known {
  readonly player: OnlinePlayer | null;
}

/** Who we are to the server of this page; undefined while that is asked, and where there is none. */
export function useServer(): readonly [Known | undefined, () => void] {
  const [known, setKnown] = useState<Known>();
  const ask = useCallback(() => {
    void whoAmI().then(player => setKnown(player === undefined ? undefined : { player }));
  }, []);
  useEffect(ask, [ask]);
  return [known, ask];
}

export const useHasServer = (): boolean => useServer()[0] !== undefined;

/** How often a list of matches is asked for again (milliseconds). */
const AGAIN = 5000;

/** The matches that we have a seat in; undefined where there is no server, or it does not know us. */
export function useMyMatches(): readonly OnlineMatch[] | undefined {
  const [known] = useServer();
  const [matches, setMatches] = useState<readonly OnlineMatch[]>();
  const mine = known?.player?.id;
  useEffect(() => {
    if (mine === undefined) return;
    const read = () => void myMatches().then(setMatches, () => {});
    read();
    const again = setInterval(read, AGAIN);
    return () => clearInterval(again);
  }, [mine]);
  return matches;
}
