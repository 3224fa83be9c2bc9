import { useMemo, useState } from 'react';
import type { Table } from '../model/use-table.js';
import { recalledTakes } from './recalled.js';
import { roundsBefore, roundsOf } from './rounds.js';
import type { Take } from './takes.js';

/** The way back through the turns that are over. */
export interface Earlier {
  /** What was done in the one that is looked at; none: what was done last is. */
  readonly takes: readonly Take[] | undefined;
  /** To the turn before, and to the one after; none: there is no such turn. */
  readonly back: (() => void) | undefined;
  readonly forth: (() => void) | undefined;
  leave(): void;
}

interface Looked {
  readonly place: number;
  readonly takes: readonly Take[];
}

/** `opened`: somebody looks at an earlier turn now, with so many takes. */
export function useEarlier(
  { snap, battleView, session }: Pick<Table, 'snap' | 'battleView' | 'session'>,
  opened: (takes: number) => void,
): Earlier {
  const [looked, setLooked] = useState<Looked>();
  const first = snap.takes[0]?.entry;
  const rounds = useMemo(() => roundsBefore(roundsOf(battleView), first), [battleView, first]);
  const [asked, setAsked] = useState(false);
  const at = looked ? looked.place : rounds.length;

  async function look(place: number, by: -1 | 1): Promise<void> {
    const tail = rounds[place];
    if (!tail) {
      if (place >= rounds.length) setLooked(undefined);
      return;
    }
    setAsked(true);
    const found = await recalledTakes(tail, battleView, async (index, as) => {
      const then = await session.desk().lookBack(index, as);
      return then.ok ? then.battleView : undefined;
    })
      .catch(() => [])
      .finally(() => setAsked(false));
    const takes = found.filter(({ number }) => number !== undefined);
    // a turn of which nothing can be seen is passed by
    if (takes.length === 0) return look(place + by, by);
    setLooked({ place, takes });
    opened(takes.length);
  }

  return {
    takes: looked?.takes,
    back: at > 0 && !asked ? () => void look(at - 1, -1) : undefined,
    forth: looked && !asked ? () => void look(at + 1, 1) : undefined,
    leave: () => setLooked(undefined),
  };
}
