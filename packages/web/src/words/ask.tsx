import type { BattleView } from '@umpire/desk';
import { isHands, isPlain } from '@umpire/desk';
import { choiceKey, type Refusal, type SeenAsk, type Side } from '@umpire/engine';
import { useEffect, useRef, useState } from 'react';
import { Button, RuleLink } from '../ui/index.js';
import { answersOf } from './answers.js';
import { refusalWords, sentence, sideName } from './describe.js';
import { isAsked } from './run.js';
import { useSay } from './said.js';

export interface AskProps {
  readonly battleView: BattleView;
  readonly by: Side;
  readonly typed: boolean;
  readonly onAnswer: (value: unknown, by?: Side) => Promise<Refusal | undefined>;
}

/** What the book asks: a hand, a choice, a die that lies on a real table. */
export function Asked({ battleView, by, typed, onAnswer }: AskProps) {
  const { asked, scene, seats, turn } = battleView;
  if (!asked) return null;
  const { ask, answered } = asked;
  const waiting = 'waiting' in turn ? turn.waiting : [];
  const here = waiting.filter(side => side === by || (isHands(ask) && seats[side] === 'person'));
  return (
    <div className="asked">
      <p>
        <b>{sentence(ask.text)}</b> <RuleLink book={battleView.book} rule={ask.rule} />
      </p>
      {answered.map(side => (
        <p key={side}>{side === by ? 'You have' : `${sideName(scene, side)} has`} answered.</p>
      ))}
      {here.length === 0 && <p>It is not asked of you.</p>}
      {here.map(side => (
        <Answers
          key={side}
          ask={ask}
          typed={typed}
          name={here.length > 1 ? sideName(scene, side) : undefined}
          first={side === by && isAsked(battleView, by)}
          onAnswer={value => (side === by ? onAnswer(value) : onAnswer(value, side))}
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
    if (first) box.current?.querySelector('button')?.focus();
  }, [first]);
  const give = async (value: unknown) => {
    setBusy(true);
    const refused = await onAnswer(value);
    setBusy(false);
    setWrong(refused && refusalWords(refused));
    if (refused) say(refusalWords(refused));
  };
  return (
    <fieldset ref={box} className="answers">
      <legend>{name ? `${name} answers` : 'Your answer'}</legend>
      {answersOf(ask, typed).map(({ value, label }) => (
        <Button key={choiceKey(value)} disabled={busy} onClick={() => give(value)}>
          {label}
        </Button>
      ))}
      {!isPlain(ask) && <p>Answer it as you give an order: it is taken in hand among what you can do.</p>}
      {wrong && <p role="alert">{wrong}</p>}
    </fieldset>
  );
}
