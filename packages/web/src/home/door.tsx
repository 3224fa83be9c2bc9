import type { Door } from '@umpire/rulesets';
import { useDark } from '../ui/index.js';
import styles from './door.module.css';

interface DoorPictureProps {
  readonly book: string;
  readonly door: Door;
  /** Whoever presses the picture goes through the door, as by its large button, which is there for keys and readers of screens. */
  readonly onEnter: (() => void) | undefined;
}

/**
 * The picture on the door of a book: two sides on its ground, before the first shot. It is a file, drawn beforehand by the board
 * (`doors.test.ts` holds them together), so that whoever only passes the door need not fetch what draws figures. Bare ground has none.
 */
export function DoorPicture({ book, door: { ground, pieces }, onEnter }: DoorPictureProps) {
  const mode = useDark() ? 'dark' : 'light';
  return (
    <button
      type="button"
      className={styles.picture}
      data-part="door"
      style={{ backgroundColor: ground }}
      tabIndex={-1}
      aria-hidden="true"
      disabled={!onEnter}
      onClick={onEnter}
    >
      {pieces.length > 0 && <img src={`doors/${book}-${mode}.svg`} alt="" width={186} height={104} />}
    </button>
  );
}
