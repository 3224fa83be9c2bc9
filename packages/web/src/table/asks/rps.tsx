import type { SeenHands } from '@umpire/desk';
import { HANDS, type Hand, isSide, type Side } from '@umpire/engine';
import { useEffect, useState } from 'react';
import { Button, Key } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { useTableParts } from '../model/context.js';
import { handAgain } from '../session/hand-again.js';
import styles from './ask.module.css';
import { HAND_NAMES } from './hand-names.js';
import { HandIcon } from './hands.js';
import { HAND_KEYS, handByKey } from './rps-keys.js';
import { BY_ITSELF } from './thrown-words.js';

/** Hands are shown. Against a bot one person picks; two people pick unseen, by keys at once or by touch in turn. */
export function AskHands({ ask }: { readonly ask: SeenHands }) {
  const { battleView, session, plan, snap } = useTableParts();
  const { answered } = battleView.asked!;
  const waiting = 'waiting' in battleView.turn ? battleView.turn.waiting : [];
  const persons = waiting.filter(isSide).filter(side => battleView.seats[side] === 'person');
  const together = battleView.seats.a === 'person' && battleView.seats.b === 'person';
  const [alone, setAlone] = useState<Side>();
  const key = persons.join();
  useEffect(() => {
    const sides = key.split(',').filter(side => side !== '') as Side[];
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const shown = handByKey(event.key, sides);
      if (!shown) return;
      event.preventDefault();
      event.stopPropagation();
      void session.answer(shown.side, shown.hand);
    };
    addEventListener('keydown', pressed, true);
    return () => removeEventListener('keydown', pressed, true);
  }, [key, session]);

  if (plan.dice.kind === 'typed') return <TypedHands ask={ask} />;
  if (!together) {
    const [side] = persons;
    if (!side) return <p>The hands are being shown.</p>;
    if (snap.skips && handAgain(battleView))
      return <p>Drawn: both show again, and yours is shown by itself, for {BY_ITSELF}.</p>;
    return (
      <>
        <h3>Show a hand</h3>
        <Picks side={side} onPick={hand => void session.answer(side, hand)} />
        <p>One press shows both hands.</p>
      </>
    );
  }
  return (
    <div className={styles.two}>
      {(['a', 'b'] as const).map(side => (
        <div key={side} className={sideClass(side)}>
          <h4>{SIDE_NAMES[side]}</h4>
          {answered.includes(side) ? (
            <p>has chosen.</p>
          ) : (
            <>
              <p>
                {HANDS.map((hand, i) => (
                  <span key={hand}>
                    <Key>{HAND_KEYS[side][i]!.toUpperCase()}</Key> {HAND_NAMES[hand]}{' '}
                  </span>
                ))}
              </p>
              <Button onClick={() => setAlone(side)}>{SIDE_NAMES[side]} picks by touch</Button>
            </>
          )}
        </div>
      ))}
      {alone && (
        <Dialog title={`${SIDE_NAMES[alone]}, pick your hand`} onClose={() => setAlone(undefined)}>
          <p>Only {SIDE_NAMES[alone]} looks at the screen now.</p>
          <Picks
            side={alone}
            bare
            onPick={hand => {
              setAlone(undefined);
              void session.answer(alone, hand);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

function Picks({
  side,
  bare = false,
  onPick,
}: {
  readonly side: Side;
  /** Without keys: they are for the open board. */
  readonly bare?: boolean;
  readonly onPick: (hand: Hand) => void;
}) {
  const { snap } = useTableParts();
  return (
    <div
      className={`${styles.picks} ${styles.hands} ${sideClass(side)}`}
      data-part="picks"
      tabIndex={-1}
      data-takes-focus
    >
      {HANDS.map((hand, i) => (
        <Button
          key={hand}
          disabled={snap.busy}
          hint={bare ? undefined : HAND_KEYS[side][i]!.toUpperCase()}
          onClick={() => onPick(hand)}
        >
          <HandIcon hand={hand} size={34} />
          {HAND_NAMES[hand]}
        </Button>
      ))}
    </div>
  );
}

/** The hands were shown across a real table: who won? */
function TypedHands({ ask }: { readonly ask: SeenHands }) {
  const { session } = useTableParts();
  const { owner, decisive } = ask.hands;
  const other: Side = owner === 'a' ? 'b' : 'a';
  return (
    // what lies on the table is told, not picked beforehand
    <div className={styles.picks} data-part="picks" tabIndex={-1} data-takes-focus>
      <Button className={sideClass(owner)} onClick={() => void session.answer(owner, 'win')}>
        {SIDE_NAMES[owner]} won the hand
      </Button>
      {!decisive && <Button onClick={() => void session.answer(owner, 'draw')}>Drawn</Button>}
      <Button className={sideClass(other)} onClick={() => void session.answer(owner, 'lose')}>
        {SIDE_NAMES[other]} won the hand
      </Button>
    </div>
  );
}
