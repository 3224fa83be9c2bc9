import type { Library } from '@umpire/desk';
import { lazy, Suspense } from 'react';
import type { SavedBattles } from '../battles/hooks.js';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import styles from './home.module.css';

/** Whoever comes for the first time has none. */
const SavedList = lazy(async () => ({ default: (await import('./saved-list.js')).SavedList }));

interface SavedProps {
  readonly saved: SavedBattles | undefined;
  readonly library: Library | undefined;
  readonly onImport: () => void;
}

/** All battles in this browser: those under way first, then those that can be watched again. */
export function Saved({ saved, library, onImport }: SavedProps) {
  const battles = saved?.battles ?? [];
  const running = battles.filter(battle => battle.over === undefined);
  const over = battles.filter(battle => battle.over !== undefined);
  return (
    <section className={styles.homePart} aria-labelledby="saved-title">
      <header className={styles.partHead}>
        <h2 id="saved-title">Your battles</h2>
        <Button onClick={onImport}>Import a battle …</Button>
      </header>
      {saved?.trouble && (
        <p className={textStyles.warned} data-part="warned" role="alert">
          <strong>Mind:</strong> {saved.trouble.message} Battles last as long as this tab; export what you want to keep.
        </p>
      )}
      {saved && battles.length === 0 && <NoneYet />}
      <Suspense>
        {running.length > 0 && <SavedList title="Under way" battles={running} library={library} />}
        {over.length > 0 && <SavedList title="Fought: replays and reports" battles={over} library={library} />}
      </Suspense>
    </section>
  );
}

function NoneYet() {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
        <rect x="1" y="8" width="118" height="44" rx="3" fill="none" stroke="currentColor" strokeDasharray="4 4" />
        <rect x="20" y="20" width="26" height="20" fill="none" stroke="currentColor" />
        <path d="m20 20 26 20M46 20 20 40" stroke="currentColor" fill="none" />
        <rect x="74" y="20" width="26" height="20" fill="none" stroke="currentColor" />
        <ellipse cx="87" cy="30" rx="8" ry="5" stroke="currentColor" fill="none" />
      </svg>
      <p>
        Battles you begin are saved here at every order, in this browser only. Close the tab whenever you like; a file
        with a battle can be dropped anywhere on this page.
      </p>
    </div>
  );
}
