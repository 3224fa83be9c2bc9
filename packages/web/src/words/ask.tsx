import type { BattleView } from '@umpire/desk';
import { isHands, isPlain } from '@umpire/desk';
import { choiceKey, type Refusal, type SeatId, type SeenAsk } from '@umpire/engine';
import { useEffect, useRef, useState } from 'react';
import { Button, RuleLink } from '../ui/index.js';
import { RuleWords } from '../ui/rule-words.js';
import { answersOf } from './answers.js';
import { refusalWords, seatName, sentence, sideName } from './describe.js';
import { isAsked } from './run.js';
import { useSay } from './said.js';
import styles from './words.module.css';

export interface AskProps {
  readonly battleView: BattleView;
  readonly typed: boolean;
  readonly onAnswer: (value: unknown, by?: SeatId) => Promise<Refusal | undefined>;
}

/** What the book asks: a hand, a choice, a die that lies on a real table. */
export function Asked({ battleView, typed, onAnswer }: AskProps) {
  const { asked, scene, seats, turn, at, viewer } = battleView;
  if (!asked) return null;
  const { ask, answered } = asked;
  const waiting = 'waiting' in turn ? turn.waiting : [];
  const here = waiting.filter(seat => seat === at || (isHands(ask) && seats[seat] === 'person'));
  return (
    <div className={styles.asked}>
      <p>
        <b>{sentence(ask.text)}</b> <RuleLink book={battleView.book} rule={ask.rule} />
      </p>
      {ask.kind === 'die' && ask.by !== 'both' && (
        <p>It is {ask.by === viewer ? 'your' : `${sideName(scene, ask.by)}’s`} die.</p>
      )}
      {ask.decides && <p>{ask.decides}</p>}
      {answered.map(side => (
        <p key={side}>{side === viewer ? 'You have' : `${sideName(scene, side)} has`} answered.</p>
      ))}
      {here.length === 0 && <p>It is not asked of you.</p>}
      {here.map(seat => (
        <Answers
          key={seat}
          ask={ask}
          typed={typed}
          name={here.length > 1 ? seatName(battleView, seat) : undefined}
          first={seat === at && isAsked(battleView)}
          onAnswer={value => (seat === at ? onAnswer(value) : onAnswer(value, seat))}
        />
      ))}
    </div>
  );
}

function Answers({
  ask,
  typed,
  name,
  first,
  onAnswer,
}: {
  readonly ask: SeenAsk;
  readonly typed: boolean;
  /** Two people answer at one screen. */
  readonly name: string | undefined;
  readonly first: boolean;
  readonly onAnswer: (value: unknown) => Promise<Refusal | undefined>;
}) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const box = useRef<HTMLFieldSetElement>(null);
  const say = useSay();
  useEffect(() => {
    // whoever writes goes on writing: the answer, too
    if (first && document.activeElement?.id !== 'command-line') box.current?.querySelector('button')?.focus();
  }, [first]);
  const give = async (value: unknown) => {
    setBusy(true);
    const refused = await onAnswer(value);
    setBusy(false);
    setWrong(refused && refusalWords(refused));
    if (refused) say(refusalWords(refused));
  };
  return (
    <fieldset ref={box} className={styles.answers} data-part="answers">
      <legend>{name ? `${name} answers` : 'Your answer'}</legend>
      {answersOf(ask, typed).map(({ value, label }) => (
        <Button key={choiceKey(value)} disabled={busy} onClick={() => give(value)}>
          {label}
        </Button>
      ))}
      {!isPlain(ask) && <p>Answer it as you give an order: it is taken in hand among what you can do.</p>}
      {wrong && (
        <p role="alert">
          <RuleWords text={wrong} />
        </p>
      )}
    </fieldset>
  );
}
