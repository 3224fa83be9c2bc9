import { isRefusal, type MenuItem, type Point, type Refusal, type Side } from '@umpire/engine';
import { useEffect, useState } from 'react';
import type { Glance, Inspection } from '../../desk/messages.js';
import type { Session } from '../session/session.js';

/** All there is to know of the selected piece; undefined until the desk has answered. */
export function useInspection(session: Session, glance: Glance, piece: string | undefined): Inspection | undefined {
  const [known, setKnown] = useState<{ readonly glance: Glance; readonly found: Inspection }>();
  useEffect(() => {
    if (piece === undefined) return;
    let current = true;
    session
      .desk()
      .inspect(glance.viewer, piece)
      .then(found => current && setKnown({ glance, found }))
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [session, glance, piece]);
  return known && known.glance === glance && known.found.piece === piece ? known.found : undefined;
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
  glance: Glance,
  by: Side | undefined,
  item: MenuItem | undefined,
): Reached | undefined {
  const [known, setKnown] = useState<{ readonly glance: Glance; readonly found: Reached }>();
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
        setKnown({ glance, found: { verb, stand, ...reached } });
      })
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [session, glance, by, verb, stand]);
  const fits = known && known.glance === glance && known.found.verb === verb && known.found.stand === stand;
  return fits ? known.found : undefined;
}

/** The first open verb of a piece that is made with a path. */
export const pathItem = (menu: readonly MenuItem[], stand: string | undefined): MenuItem | undefined =>
  menu.find(item => item.stand === stand && stand !== undefined && !item.closed && item.fields[0]?.gesture === 'path');
