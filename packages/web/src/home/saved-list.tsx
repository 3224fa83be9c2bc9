import type { Library } from '@umpire/desk';
import type { SavedBattles } from '../battles/hooks.js';
import styles from './home.module.css';
import savedStyles from './saved.module.css';
import { SavedRow } from './saved-row.js';

/** Battles of one kind, with what can be done with each. */
export function SavedList({
  title,
  battles,
  library,
}: {
  readonly title: string;
  readonly battles: SavedBattles['battles'];
  readonly library: Library | undefined;
}) {
  return (
    <>
      <h3 className={styles.listTitle}>{title}</h3>
      <ul className={savedStyles.list}>
        {battles.map(battle => (
          <SavedRow key={battle.id} battle={battle} library={library} />
        ))}
      </ul>
    </>
  );
}
