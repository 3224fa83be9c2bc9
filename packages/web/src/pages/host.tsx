import { useCallback, useEffect, useState } from 'react';
import { useLibrary, useTitle } from '../battles/hooks.js';
import styles from '../host/host.module.css';
import { LimitsForm } from '../host/limits.js';
import { HostedMatches } from '../host/matches.js';
import { type HostedMatch, hostedMatches, type Limits, limitsInForce } from '../host/server.js';
import { Head } from '../shell/head.js';
import { hrefOf } from '../shell/routes.js';
import { ButtonLink } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import you from '../you/you.module.css';

interface Hosted {
  readonly matches: readonly HostedMatch[];
  readonly limits: Limits;
}

/** For whoever runs the server: its matches and its limits. */
export default function Host() {
  useTitle('Host');
  const { value: library } = useLibrary();
  const [hosted, setHosted] = useState<Hosted>();
  const [wrong, setWrong] = useState<string>();
  const read = useCallback(() => {
    Promise.all([hostedMatches(), limitsInForce()]).then(
      ([matches, limits]) => setHosted({ matches, limits }),
      (why: Error) => setWrong(why.message),
    );
  }, []);
  useEffect(read, [read]);
  return (
    <>
      <Head here="host" />
      {wrong !== undefined && <NoHost why={wrong} />}
      {hosted && (
        <main className={`${you.page} ${styles.page}`}>
          <h1>This server</h1>
          <h2>Matches</h2>
          <HostedMatches matches={hosted.matches} library={library} onChanged={read} />
          <h2>Limits</h2>
          <LimitsForm limits={hosted.limits} onChanged={read} />
        </main>
      )}
    </>
  );
}

function NoHost({ why }: { readonly why: string }) {
  return (
    <main>
      <Notice
        title="This page is for whoever runs the server"
        actions={
          <ButtonLink kind="primary" href={hrefOf(['you'])}>
            Who you are here
          </ButtonLink>
        }
      >
        <p>{`${why.charAt(0).toUpperCase()}${why.slice(1)}.`}</p>
        <p>
          Keep your name on the page “You”, then say on the server’s own machine <code>umpire host YOUR-NAME</code>.
        </p>
      </Notice>
    </main>
  );
}
