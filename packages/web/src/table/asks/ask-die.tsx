import type { DieAsk } from '@umpire/engine';
import { useEffect } from 'react';
import { Button } from '../../ui/button.js';
import { faceByKey } from '../../ui/face-by-key.js';
import { SIDE_NAMES } from '../../ui/sides.js';
import { useBearings } from '../bearings.js';
import { takeBack } from '../keys/use-keys.js';
import { useTableParts } from '../model/context.js';
import { capital } from '../words.js';
import styles from './ask.module.css';
import { decidedBy } from './die-words.js';
import { isOneOfMany, throwTheRest } from './throw-the-rest.js';

/** A die that lies on a real table: a number key or a button says what it shows, and the one before it can be mended. */
export function AskDie({ ask }: { readonly ask: DieAsk }) {
  const table = useTableParts();
  const { battleView, session, snap } = table;
  const say = useBearings();
  const waiting = 'waiting' in battleView.turn ? battleView.turn.waiting : [];
  const by = waiting[0] ?? 'a';
  const faces = Array.from({ length: ask.sides }, (_, i) => (ask.from ?? 1) + i);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const writes = (event.target as Element | null)?.closest?.(
        'input:not([type=radio], [type=checkbox]), select, dialog',
      );
      if (writes || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const face = faceByKey(event.key, faces);
      if (face === undefined || snap.busy) return;
      event.preventDefault();
      event.stopPropagation();
      void session.answer(by, face);
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  });
  return (
    <>
      {ask.which && <p className={styles.which}>{capital(ask.which)}</p>}
      <p>
        {ask.by === 'both' ? 'Throw' : `${SIDE_NAMES[ask.by]} throws`} a die of {ask.sides} sides.{' '}
        {say(decidedBy(ask, battleView.scene.pieces))} What does it show?
      </p>
      {/* it takes the focus itself, not its first face: whoever only presses Enter has thrown nothing */}
      <fieldset
        className={`${styles.pad} ${ask.means ? styles.meant : ''}`}
        data-part="picks"
        aria-label="What the die shows"
        tabIndex={-1}
        data-takes-focus
      >
        {faces.map((score, i) => (
          <Button key={score} disabled={snap.busy} onClick={() => void session.answer(by, score)}>
            {score}
            {ask.means && <small>{ask.means[i]}</small>}
          </Button>
        ))}
      </fieldset>
      <p className={styles.beside}>
        {battleView.typed !== undefined && (
          <Button
            kind="quiet"
            disabled={snap.busy}
            title="Take the last die back (Backspace)"
            aria-label={`Take back ${battleView.typed}`}
            onClick={() => void takeBack(table, 'undo')}
          >
            ⌫ {battleView.typed}
          </Button>
        )}
        {isOneOfMany(ask) && (
          <Button
            kind="quiet"
            disabled={snap.busy}
            title="The program throws every die that is still wanted for the squares of the table"
            onClick={() => void throwTheRest(session)}
          >
            Throw the rest for me
          </Button>
        )}
      </p>
    </>
  );
}
