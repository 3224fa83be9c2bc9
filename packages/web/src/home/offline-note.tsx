import { useEffect, useState } from 'react';
import { isKept } from '../offline/register.js';

const LOOKS = 8;

/** Whether the page can be used in a hall without a network. */
export function OfflineNote() {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let looks = 0;
    const look = async () => {
      if (await isKept()) setKept(true);
      else if (++looks < LOOKS) timer = setTimeout(look, 1000);
    };
    let timer = setTimeout(look, 0);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="offline-note">
      {kept ? 'Everything is on this device: Umpire works without a network. ' : ''}
      Battles stay in this browser; nothing is sent anywhere.
    </p>
  );
}
