import { useEffect, useState } from 'react';
import { whenKept } from '../offline/register.js';
import styles from './home.module.css';

/** Whether the page can be used in a hall without a network. */
export function OfflineNote() {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    let here = true;
    whenKept().then(() => here && setKept(true));
    return () => {
      here = false;
    };
  }, []);
  return (
    <p className={styles.offlineNote}>
      {kept ? 'Everything is on this device: Umpire works without a network. ' : ''}
      Battles stay in this browser; nothing is sent anywhere but to the table of a match with a friend.
    </p>
  );
}
