import { useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { endSession, mySessions, type OnlineSession } from './account.js';
import { browserOf } from './browser.js';
import { dayOf } from './day.js';
import { useAsked, Wrong } from './form.js';
import styles from './you.module.css';

/** Where we are signed in; each can be ended from here. */
export function Sessions({ isKept, onLeft }: { readonly isKept: boolean; readonly onLeft: () => void }) {
  const [sessions, setSessions] = useState<readonly OnlineSession[]>([]);
  const [leaving, setLeaving] = useState<'here' | 'all'>();
  const read = useCallback(() => void mySessions().then(setSessions, () => {}), []);
  useEffect(read, [read]);
  const { wrong, ask } = useAsked(read);
  const leave = async () => {
    await endSession(leaving === 'all' ? { all: true } : {});
    onLeft();
  };
  return (
    <section className={styles.part} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Signed in</h2>
      <ul className={styles.rows}>
        {sessions.map(({ id, created, about, here }) => (
          <li key={id}>
            <span>{here ? 'This browser' : browserOf(about)}</span>
            <span className={styles.quiet}>since {dayOf(created)}</span>
            {!here && (
              <Button
                kind="quiet"
                aria-label={`End the session of ${browserOf(about)}`}
                onClick={() => ask(() => endSession({ id }))}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Wrong why={wrong} />
      <p className={styles.actions}>
        <Button onClick={() => setLeaving('here')}>Sign out</Button>
        {sessions.length > 1 && <Button onClick={() => setLeaving('all')}>Sign out everywhere</Button>}
      </p>
      {leaving && (
        <Leaving isKept={isKept} everywhere={leaving === 'all'} onLeave={leave} onClose={() => setLeaving(undefined)} />
      )}
    </section>
  );
}

interface LeavingProps {
  readonly isKept: boolean;
  readonly everywhere: boolean;
  readonly onLeave: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** A guest who signs out is gone for good: that is said before. */
function Leaving({ isKept, everywhere, onLeave, onClose }: LeavingProps) {
  const { busy, wrong, ask } = useAsked(onClose);
  return (
    <Dialog
      title={everywhere ? 'Sign out everywhere?' : 'Sign out?'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Stay</Button>
          <Button kind="primary" aria-busy={busy} onClick={() => ask(onLeave)}>
            Sign out
          </Button>
        </>
      }
    >
      <p>
        {isKept
          ? 'Your matches stay on the server. Sign in again to go on with them.'
          : 'You have not kept your name: nobody can be you again, and your seats are lost to you. Battles in this browser are not touched.'}
      </p>
      <Wrong why={wrong} />
    </Dialog>
  );
}
