import type { BattleView, Inspection } from '@umpire/desk';
import { isRefusal, type MenuItem, type Point, type Refusal, type Side } from '@umpire/engine';
import { useEffect, useState } from 'react';
import type { Session } from '../session/session.js';

/** All there is to know of the selected piece; undefined until the desk has answered. */
export function useInspection(
  session: Session,
  battleView: BattleView,
  piece: string | undefined,
): Inspection | undefined {
  const [known, setKnown] = useState<{ readonly battleView: BattleView; readonly found: Inspection }>();
  useEffect(() => {
    if (piece === undefined) return;
    let current = true;
    session
      .desk()
      .inspect(battleView.viewer, piece)
      .then(found => current && setKnown({ battleView, found }))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [session, battleView, piece]);
  return known && known.battleView === battleView && known.found.piece === piece ? known.found : undefined;
}

export type Areas = readonly (readonly Point[])[];

/** Where a piece can get to with a verb. */
export interface Reached {
  readonly verb: string;
  readonly stand: string;
  readonly areas: Areas;
  readonly refused?: Refusal;
}

/** The reach of the verb in hand, or of the first one that would take the selected piece somewhere. */
export function useReach(
  session: Session,
  battleView: BattleView,
  by: Side | undefined,
  item: MenuItem | undefined,
): Reached | undefined {
  const [known, setKnown] = useState<{ readonly battleView: BattleView; readonly found: Reached }>();
  const { verb, stand } = item ?? {};
  useEffect(() => {
    if (by === undefined || verb === undefined || stand === undefined) return;
    let current = true;
    session
      .desk()
      .reach(by, verb, stand)
      .then(found => {
        if (!current) return;
        const reached = isRefusal(found) ? { areas: [], refused: found } : { areas: found.outline };
        setKnown({ battleView, found: { verb, stand, ...reached } });
      })
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [session, battleView, by, verb, stand]);
  const fits = known && known.battleView === battleView && known.found.verb === verb && known.found.stand === stand;
  return fits ? known.found : undefined;
}

/** The first open verb of a piece that is made with a path. */
export const pathItem = (menu: readonly MenuItem[], stand: string | undefined): MenuItem | undefined =>
  menu.find(item => item.stand === stand && stand !== undefined && !item.closed && item.fields[0]?.gesture === 'path');
