import type { Door } from '@umpire/rulesets';
import { useDark } from '../ui/index.js';
import styles from './door.module.css';

/**
 * The picture on the door of a book: two sides on its ground, before the first shot. It is a file, drawn beforehand by the board
 * (`doors.test.ts` holds them together), so that whoever only passes the door need not fetch what draws figures. Bare ground has none.
 */
export function DoorPicture({ book, door: { ground, pieces } }: { readonly book: string; readonly door: Door }) {
  const mode = useDark() ? 'dark' : 'light';
  return (
    <div className={styles.picture} style={{ backgroundColor: ground }} aria-hidden="true">
      {pieces.length > 0 && <img src={`doors/${book}-${mode}.svg`} alt="" width={186} height={104} />}
    </div>
  );
}
