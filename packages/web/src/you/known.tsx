import { useState } from 'react';
import type { OnlinePlayer } from '../online/server.js';
import { hrefOf } from '../shell/routes.js';
import { ButtonLink } from '../ui/button.js';
import { say } from '../ui/toast.js';
import { keepBy, rename } from './account.js';
import { Field, Form } from './form.js';
import { NoticesPart } from './notices-part.js';
import { Passkeys } from './passkeys.js';
import { Sessions } from './sessions.js';
import styles from './you.module.css';

interface KnownProps {
  readonly player: OnlinePlayer;
  readonly onChanged: () => void;
}

/** What the server knows of us, and how it knows us again. */
export function Known({ player, onChanged }: KnownProps) {
  const done = (what: string) => () => {
    say(what);
    onChanged();
  };
  return (
    <>
      <p className={styles.lead}>
        {player.kept
          ? 'You have kept your name: sign in with it from any browser, and your matches are there.'
          : 'You are a guest: this browser alone remembers you. Keep your name, and you may come back from anywhere.'}
      </p>
      {player.role === 'host' && (
        <p>
          You are a host of this server. <ButtonLink href={hrefOf(['host'])}>Its matches and limits</ButtonLink>
        </p>
      )}
      <div className={styles.parts}>
        <Keep key={player.name} player={player} onDone={done} />
        <Passkeys passkeys={player.passkeys} onChanged={onChanged} />
        <NoticesPart />
        <Sessions isKept={player.kept} onLeft={onChanged} />
      </div>
    </>
  );
}

interface KeepProps {
  readonly player: OnlinePlayer;
  readonly onDone: (what: string) => () => void;
}

function Keep({ player, onDone }: KeepProps) {
  const [name, setName] = useState(player.name);
  const [passphrase, setPassphrase] = useState('');
  const keep = () => keepBy(name.trim(), passphrase).then(() => setPassphrase(''));
  return (
    <section className={styles.part} aria-labelledby="keep-title">
      <h2 id="keep-title">Your name</h2>
      <Form label="Be called so" onSend={() => rename(name.trim())} onDone={onDone('You are called so from now on.')}>
        <Field
          label="As the others read it"
          name="name"
          value={name}
          autoComplete="nickname"
          most={40}
          onChange={setName}
        />
      </Form>
      <Form
        label={player.kept ? 'Take this passphrase' : 'Keep my name'}
        primary={!player.kept}
        onSend={keep}
        onDone={onDone('Your name is kept.')}
      >
        <Field
          label="A passphrase, of eight characters or more"
          name="passphrase"
          type="password"
          value={passphrase}
          autoComplete="new-password"
          min={8}
          most={200}
          onChange={setPassphrase}
        />
      </Form>
    </section>
  );
}
