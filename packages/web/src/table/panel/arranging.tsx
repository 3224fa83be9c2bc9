import { type ArrangePiece, choiceKey, fieldInHand, type Gesture, type Point } from '@umpire/engine';
import { useEffect, useRef } from 'react';
import { Button, Key } from '../../ui/button.js';
import { useMedia } from '../../ui/media.js';
import textStyles from '../../ui/text.module.css';
import {
  type Arranged,
  arrangedIn,
  extrasIn,
  placeIn,
  take,
  waitsOff,
  withExtra,
  withoutExtra,
} from '../draft/arrange.js';
import { setDown } from '../draft/set-down.js';
import { backToTray, clearTable, putAt, putRest } from '../draft/tray.js';
import { useTableParts } from '../model/context.js';
import { useTrayDrag } from '../stage/use-tray-drag.js';
import { BaseIcon } from './base-icon.js';
import styles from './tray.module.css';

type ArrangeGesture = Extract<Gesture, { kind: 'arrange' }>;

/** Many pieces are put down at once: those in the tray, those on the table, those that wait behind the edge. */
export function Pieces({ gesture }: { readonly gesture: ArrangeGesture }) {
  const table = useTableParts();
  const { drafting } = table;
  const name = fieldInHand(drafting.draft!)!.name;
  const arranged = arrangedIn(drafting.draft!, name);
  if (!arranged) return null;
  const here = gesture.pieces.filter(piece => !waitsOff(piece));
  const off = gesture.pieces.filter(waitsOff);
  const inTray = here.filter(piece => !placeIn(arranged, piece.id));
  const standing = here.filter(piece => placeIn(arranged, piece.id));
  return (
    <div className={styles.tray} data-part="pieces">
      {inTray.length === 0 && <Help />}
      <div className={styles.tools}>
        {inTray.length > 0 && (
          <p className={`${textStyles.hint} ${styles.how}`} data-part="hint">
            Drag a counter out of this list onto the table.
          </p>
        )}
        {inTray.length > 0 && <Button onClick={() => void putRest(table)}>Deploy the rest ({inTray.length})</Button>}
        {standing.length > 0 && <Button onClick={() => clearTable(table)}>Take all back</Button>}
      </div>
      <Rows title="In the tray" pieces={inTray} arranged={arranged} name={name} />
      <Rows title="On the table" pieces={standing} arranged={arranged} name={name} />
      {gesture.extra && (gesture.extras ?? 0) > 0 && <Extras gesture={gesture} arranged={arranged} name={name} />}
      {off.length > 0 && <Behind pieces={off} />}
    </div>
  );
}

function Help() {
  const byTouch = useMedia('(pointer: coarse)');
  return (
    <p className={textStyles.hint} data-part="hint">
      Everything stands as the book suggests. Drag a stand on the table, or out of this list onto it.
      {!byTouch && (
        <>
          {' '}
          <Key>,</Key> <Key>.</Key> step through them, arrow keys move, <Key>Q</Key> <Key>E</Key> turn.
        </>
      )}
    </p>
  );
}

interface RowsProps {
  readonly title: string;
  readonly pieces: readonly ArrangePiece[];
  readonly arranged: Arranged;
  readonly name: string;
}

function Rows({ title, pieces, arranged, name }: RowsProps) {
  const table = useTableParts();
  const { drafting, side: by } = table;
  const now = useRef(table);
  useEffect(() => {
    now.current = table;
  });
  const dragFrom = useTrayDrag(table);
  if (pieces.length === 0) return null;
  const carried = (id: string) => () => {
    const home = placeIn(arranged, id);
    let follows = false;
    const over = (point: Point | undefined) => {
      putAt(now.current, id, point, follows);
      follows = true;
    };
    return {
      over,
      letGo(point: Point | undefined) {
        over(point);
        if (point) void setDown(() => now.current, id, point, home);
      },
    };
  };
  return (
    <section aria-label={title}>
      <h3>
        {title}: {pieces.length}
      </h3>
      <ul>
        {pieces.map(piece => (
          <li key={piece.id} data-held={arranged.inHand === piece.id || undefined}>
            <span className={styles.handle} data-tray={piece.id} {...dragFrom(carried(piece.id))}>
              <BaseIcon side={by ?? 'a'} symbol={piece.symbol} size={30} />
            </span>
            <button
              type="button"
              className={styles.name}
              aria-pressed={arranged.inHand === piece.id}
              onClick={() => drafting.touch(name, take(arranged, piece.id))}
              {...dragFrom(carried(piece.id))}
            >
              <span>{piece.label}</span>
              {piece.text && <small>{piece.text}</small>}
            </button>
            <Moved piece={piece} standing={placeIn(arranged, piece.id) !== null} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without a pointer: it is put down where the book would have it, or taken back. */
function Moved({ piece, standing }: { readonly piece: ArrangePiece; readonly standing: boolean }) {
  const table = useTableParts();
  if (standing)
    return (
      <Button kind="quiet" aria-label={`Take back ${piece.label}`} onClick={() => backToTray(table, piece.id)}>
        ×
      </Button>
    );
  const at = piece.at;
  return (
    at && (
      <Button aria-label={`Put down ${piece.label}`} onClick={() => putAt(table, piece.id, at)}>
        Put down
      </Button>
    )
  );
}

/** What waits whatever the player does. */
function Behind({ pieces }: { readonly pieces: readonly ArrangePiece[] }) {
  const { side: by } = useTableParts();
  return (
    <section aria-label="Behind the edge">
      <h3>Behind the edge: {pieces.length}</h3>
      <ul>
        {pieces.map(piece => (
          <li key={piece.id}>
            <span className={styles.waits}>
              <BaseIcon side={by ?? 'a'} symbol={piece.symbol} size={30} />
            </span>
            <span className={styles.name}>
              <span>{piece.label}</span>
              {piece.text && <small>{piece.text}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pieces of the player's own making: as many as the book allows. */
function Extras({
  gesture,
  arranged,
  name,
}: {
  readonly gesture: ArrangeGesture;
  readonly arranged: Arranged;
  readonly name: string;
}) {
  const { drafting, side: by } = useTableParts();
  const extra = gesture.extra!;
  const made = extrasIn(arranged);
  const left = (gesture.extras ?? 0) - made.length;
  return (
    <section aria-label={extra.label}>
      <h3>
        {extra.label}: {left} left
      </h3>
      <ul>
        {made.map(place => (
          <li key={place.id} data-held={arranged.inHand === place.id || undefined}>
            <span className={styles.waits}>
              <BaseIcon side={by ?? 'a'} symbol={extra.symbol} size={30} />
            </span>
            <button
              type="button"
              className={styles.name}
              aria-pressed={arranged.inHand === place.id}
              onClick={() => drafting.touch(name, take(arranged, place.id))}
            >
              <span>
                {extra.label}, {String(place[extra.field])}
              </span>
            </button>
            <Button onClick={() => drafting.touch(name, withoutExtra(arranged, place.id))}>Take away</Button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <div className={styles.tools}>
          {extra.among.map(({ value, label }) => (
            <Button key={choiceKey(value)} onClick={() => drafting.touch(name, withExtra(arranged, extra, value))}>
              Add: {label}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}
