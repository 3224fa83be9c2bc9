import { lazy, Suspense, useState } from 'react';
import { useBattles, useLibrary, useTitle } from '../battles/hooks.js';
import { Beside } from '../home/beside.js';
import { Hero } from '../home/hero.js';
import heroStyles from '../home/hero.module.css';
import styles from '../home/home.module.css';
import { OfflineNote } from '../home/offline-note.js';
import { Saved } from '../home/saved.js';
import { Scenarios } from '../home/scenarios.js';
import { Shelf } from '../home/shelf.js';
import { useDrop } from '../home/use-drop.js';
import { useHasServer } from '../online/use-server.js';
import { Head } from '../shell/head.js';
import { Button, Notice } from '../ui/index.js';

/** A page without a server has no matches. */
const Matches = lazy(async () => ({ default: (await import('../online/matches.js')).Matches }));
/** Most visits import nothing. */
const ImportBattle = lazy(() => import('../home/import-battle.js'));

export default function Home() {
  useTitle('');
  const { value: library, broken } = useLibrary();
  const saved = useBattles();
  const hasServer = useHasServer();
  const [file, setFile] = useState<File | 'ask'>();
  const dropping = useDrop(setFile);
  const latest = saved?.battles.find(battle => battle.over === undefined);
  const played = (latest ?? saved?.battles[0])?.ruleset;
  return (
    <>
      <Head here="" />
      <main className={styles.home}>
        {broken !== undefined && <Broken why={broken} />}
        {library && saved ? (
          <Hero library={library} latest={latest} first={saved.battles.length === 0} book={played} />
        ) : (
          broken === undefined && <div className={heroStyles.hero} />
        )}
        {library && <Shelf library={library} />}
        <Suspense>{hasServer && <Matches library={library} />}</Suspense>
        <Saved saved={saved} library={library} onImport={() => setFile('ask')} />
        {library && <Scenarios library={library} />}
        <Beside />
        <OfflineNote />
      </main>
      {dropping && <div className={styles.dropHere}>Drop the file: it is read and checked</div>}
      {file && (
        <Suspense>
          <ImportBattle file={file} bots={library?.bots ?? []} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Broken({ why }: { readonly why: string }) {
  return (
    <Notice
      title="The engine does not start"
      actions={
        <Button kind="primary" onClick={() => location.reload()}>
          Reload
        </Button>
      }
    >
      <p>
        The part of Umpire that knows the books did not load (<code>{why}</code>). Saved battles are not touched.
        Reload; without a network, open the page once with one.
      </p>
    </Notice>
  );
}
