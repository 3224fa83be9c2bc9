import { useEffect, useState } from 'react';
import type { Desk } from '../desk/client.js';
import type { Glance, Inspection } from '../desk/messages.js';

/** All there is to know of the chosen piece; undefined until the desk has answered. */
export function useInspection(desk: Desk, glance: Glance, piece: string | undefined): Inspection | undefined {
  const [known, setKnown] = useState<{ readonly glance: Glance; readonly found: Inspection }>();
  useEffect(() => {
    if (piece === undefined) return;
    let current = true;
    desk.inspect(glance.viewer, piece).then(
      found => current && setKnown({ glance, found }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [desk, glance, piece]);
  return known?.glance === glance && known.found.piece === piece ? known.found : undefined;
}
