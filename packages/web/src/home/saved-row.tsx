import type { Library } from '@umpire/desk';
import { lazy, Suspense, useState } from 'react';
import { ago, seatsWords } from '../battles/words.js';
import { hasServer } from '../online/call.js';
import { hrefOf } from '../shell/routes.js';
import type { BattleSummary } from '../storage/battles.js';
import { Button, ButtonLink } from '../ui/index.js';
import { deleteBattle, exportBattle } from './care.js';
import { Rename } from './rename.js';
import styles from './saved.module.css';

const TakeOnline = lazy(async () => ({ default: (await import('../online/take-online.js')).TakeOnline }));

/** One saved battle and what can be done with it. */
export function SavedRow({
  battle,
  library,
}: {
  readonly battle: BattleSummary;
  readonly library: Library | undefined;
}) {
  const [renaming, setRenaming] = useState(false);
  const [taking, setTaking] = useState(false);
  const { id, title, over, stage, entries, seats, updated, origin } = battle;
  const who = over !== undefined && origin ? origin : seatsWords(seats, library?.bots);
  const book = library?.books.find(one => one.id === battle.ruleset)?.title ?? battle.ruleset;
  return (
    <li className={styles.row} data-part="saved-row">
      <div className={styles.what}>
        <a className={styles.title} href={hrefOf([over === undefined ? 'battle' : 'replay', id])}>
          {title}
        </a>
        <span className={styles.facts}>{[book, who].join(' · ')}</span>
      </div>
      <div className={styles.state} data-part="saved-state">
        <span>{over ?? stage ?? (entries > 1 ? `${entries} orders` : 'not begun')}</span>
        <span className={styles.facts}>{ago(updated, Date.now())}</span>
      </div>
      <div className={styles.actions}>
        {over === undefined ? (
          <ButtonLink href={hrefOf(['battle', id])} aria-label={`Continue ${title}`}>
            Continue
          </ButtonLink>
        ) : (
          <ButtonLink href={hrefOf(['report', id])} aria-label={`Report of ${title}`}>
            Report
          </ButtonLink>
        )}
        {over === undefined && entries > 0 && hasServer() && (
          <Button kind="quiet" onClick={() => setTaking(true)} aria-label={`Play ${title} on with a friend`}>
            With a friend …
          </Button>
        )}
        {entries > 0 && (
          <ButtonLink kind="quiet" href={hrefOf(['replay', id])} aria-label={`Replay ${title}`}>
            Replay
          </ButtonLink>
        )}
        <Button kind="quiet" onClick={() => setRenaming(true)} aria-label={`Rename ${title}`}>
          Rename
        </Button>
        <Button kind="quiet" onClick={() => exportBattle(id)} aria-label={`Export ${title}`}>
          Export
        </Button>
        <Button kind="quiet" onClick={() => deleteBattle(id, title)} aria-label={`Delete ${title}`}>
          Delete
        </Button>
      </div>
      {taking && (
        <Suspense>
          <TakeOnline id={id} onClose={() => setTaking(false)} />
        </Suspense>
      )}
      {renaming && <Rename id={id} title={title} onClose={() => setRenaming(false)} />}
    </li>
  );
}
