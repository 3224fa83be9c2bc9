import { useState } from 'react';
import { playAsGuest } from '../online/server.js';
import { Button } from '../ui/button.js';
import { hasPasskeys, signIn, signInByPasskey } from './account.js';
import { Field, Form, useAsked, Wrong } from './form.js';
import styles from './you.module.css';

/** The server does not know us: we are new, or have been here from another browser. */
export function Stranger({ onDone }: { readonly onDone: () => void }) {
  const [guest, setGuest] = useState('');
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  return (
    <div className={styles.parts}>
      <section className={styles.part} aria-labelledby="guest-title">
        <h2 id="guest-title">Play at once</h2>
        <p>All that is asked is what the others should call you. This browser remembers you; nothing else does.</p>
        <Form label="Play as a guest" primary onSend={() => playAsGuest(guest.trim())} onDone={onDone}>
          <Field label="Your name" name="guest" value={guest} autoComplete="nickname" most={40} onChange={setGuest} />
        </Form>
      </section>
      <section className={styles.part} aria-labelledby="again-title">
        <h2 id="again-title">Come back</h2>
        <p>If you have kept your name on this server, your matches wait for you here as well.</p>
        <Form label="Sign in" onSend={() => signIn(name.trim(), passphrase)} onDone={onDone}>
          <Field label="Your name" name="name" value={name} autoComplete="username" most={40} onChange={setName} />
          <Field
            label="Passphrase"
            name="passphrase"
            type="password"
            value={passphrase}
            autoComplete="current-password"
            most={200}
            onChange={setPassphrase}
          />
        </Form>
        {hasPasskeys() && <ByPasskey onDone={onDone} />}
      </section>
    </div>
  );
}

function ByPasskey({ onDone }: { readonly onDone: () => void }) {
  const { busy, wrong, ask } = useAsked(onDone);
  return (
    <div className={styles.form}>
      <Wrong why={wrong} />
      <Button aria-busy={busy} onClick={() => ask(signInByPasskey)}>
        Sign in with a passkey
      </Button>
    </div>
  );
}
