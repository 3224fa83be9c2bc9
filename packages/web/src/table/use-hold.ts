import { useEffect, useRef, useState } from 'react';
import { type Hold, holdBattle, type Locks } from '../storage/hold.js';

/** Whether a battle is ours to play; undefined: it is not known yet. A browser that lends nothing cannot tell. */
export function useHold(id: string): { readonly ours: boolean | undefined; readonly takeOver: () => void } {
  const [ours, setOurs] = useState<boolean>();
  const hold = useRef<Hold>(undefined);
  useEffect(() => {
    const locks = (navigator as { locks?: Locks }).locks;
    if (!locks) return setOurs(true);
    hold.current = holdBattle(id, setOurs, locks);
    return () => hold.current?.release();
  }, [id]);
  return { ours, takeOver: () => hold.current?.takeOver() };
}
