import { useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/button.js';
import { say } from '../ui/toast.js';
import { dayOf } from './day.js';
import { Field, Form, useAsked, Wrong } from './form.js';
import { addWebhook, canPush, myNotices, type OnlineNotice, pushHere, removeNotice, tryNotice } from './notices.js';
import styles from './you.module.css';

/** Where we are told that it is our move while no table is open. */
export function NoticesPart() {
  const [told, setTold] = useState<Awaited<ReturnType<typeof myNotices>>>();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string>();
  const read = useCallback(() => void myNotices().then(setTold, () => {}), []);
  useEffect(read, [read]);
  const { busy, wrong, ask } = useAsked(read);
  const add = async () => {
    setSecret(await addWebhook(url.trim()));
    setUrl('');
  };
  if (!told) return null;
  return (
    <section className={styles.part} aria-labelledby="notices-title">
      <h2 id="notices-title">When it is my move</h2>
      <ul className={styles.rows}>
        {told.notices.map(notice => (
          <Row key={notice.id} notice={notice} onAsk={ask} />
        ))}
      </ul>
      <Wrong why={wrong} />
      {canPush() ? (
        <Button aria-busy={busy} onClick={() => ask(() => pushHere(told.publicKey))}>
          Tell me in this browser
        </Button>
      ) : (
        <p className={styles.quiet}>This browser cannot be told anything while the page is closed.</p>
      )}
      <Form label="Tell this address" onSend={add} onDone={read}>
        <Field
          label="Or by a webhook: an address that is sent a JSON message"
          name="webhook"
          value={url}
          autoComplete="off"
          most={1000}
          onChange={setUrl}
        />
      </Form>
      {secret !== undefined && (
        <p role="status">
          Messages to it are signed (HMAC-SHA-256, header <code>X-Umpire-Signature</code>) with <code>{secret}</code>.
          It is shown only now.
        </p>
      )}
    </section>
  );
}

interface RowProps {
  readonly notice: OnlineNotice;
  readonly onAsk: (work: () => Promise<unknown>) => void;
}

function Row({ notice: { id, kind, to, created }, onAsk }: RowProps) {
  const what = kind === 'push' ? `A browser, by ${to}` : to;
  const tryOut = () => onAsk(() => tryNotice(id).then(() => say('It was sent.')));
  return (
    <li>
      <span className={styles.long}>{what}</span>
      <span className={styles.quiet}>since {dayOf(created)}</span>
      <Button kind="quiet" aria-label={`Try ${what}`} onClick={tryOut}>
        Try
      </Button>
      <Button kind="quiet" aria-label={`Remove ${what}`} onClick={() => onAsk(() => removeNotice(id))}>
        Remove
      </Button>
    </li>
  );
}
