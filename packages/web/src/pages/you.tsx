import { useTitle } from '../battles/hooks.js';
import { hasServer } from '../online/call.js';
import { useServer } from '../online/use-server.js';
import { Head } from '../shell/head.js';
import { hrefOf } from '../shell/routes.js';
import { ButtonLink } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { Known } from '../you/known.js';
import { Stranger } from '../you/stranger.js';
import styles from '../you/you.module.css';

/** Who we are to the server of this page. */
export default function You() {
  useTitle('You');
  const [known, askAgain] = useServer();
  return (
    <>
      <Head here="you" />
      {!hasServer() && <Alone />}
      {known && (
        <main className={styles.page}>
          <h1>{known.player ? known.player.name : 'Who are you?'}</h1>
          {known.player ? <Known player={known.player} onChanged={askAgain} /> : <Stranger onDone={askAgain} />}
        </main>
      )}
    </>
  );
}

function Alone() {
  return (
    <main>
      <Notice
        title="This page has no server"
        actions={
          <ButtonLink kind="primary" href={hrefOf([])}>
            Home
          </ButtonLink>
        }
      >
        <p>
          It plays by itself, at this screen, and keeps your battles in this browser. There is nobody to sign in to.
        </p>
      </Notice>
    </main>
  );
}
