import type { OnlinePlayer } from '../online/server.js';
import { Button } from '../ui/button.js';
import { addPasskey, hasPasskeys, removePasskey } from './account.js';
import { dayOf } from './day.js';
import { useAsked, Wrong } from './form.js';
import styles from './you.module.css';

interface PasskeysProps {
  readonly passkeys: OnlinePlayer['passkeys'];
  readonly onChanged: () => void;
}

/** Keys that devices hold, in place of a passphrase. */
export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const { busy, wrong, ask } = useAsked(onChanged);
  return (
    <section className={styles.part} aria-labelledby="passkeys-title">
      <h2 id="passkeys-title">Passkeys</h2>
      {passkeys.length === 0 && (
        <p>A key that this device keeps for you, opened as you open the device: nothing to remember.</p>
      )}
      <ul className={styles.rows}>
        {passkeys.map(({ id, created }, n) => (
          <li key={id}>
            <span>Key {n + 1}</span>
            <span className={styles.quiet}>since {dayOf(created)}</span>
            <Button kind="quiet" aria-label={`Remove key ${n + 1}`} onClick={() => ask(() => removePasskey(id))}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Wrong why={wrong} />
      {hasPasskeys() ? (
        <Button aria-busy={busy} onClick={() => ask(addPasskey)}>
          Add a passkey
        </Button>
      ) : (
        <p className={styles.quiet}>
          Browsers make keys only for pages with a name, over a safe line: open this one as <code>localhost</code>, or
          under the name of its server.
        </p>
      )}
    </section>
  );
}
