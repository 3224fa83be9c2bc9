import { choiceKey, choicesOf, type DieAsk, type SeenAnswerAsk, type Side } from '@umpire/engine';
import { useEffect, useRef } from 'react';
import type { BattleView } from '../../desk/messages.js';
import { Button } from '../../ui/button.js';
import { RuleLink } from '../../ui/rule-link.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { LogLine } from '../log/log.js';
import { useTableParts } from '../model/context.js';
import { OddsBar } from '../odds/odds-bar.js';
import { capital } from '../words.js';
import { isHands, isPlain } from './plain-ask.js';
import { AskHands } from './rps.js';
import './ask.css';

/** The book waits for an answer: what is asked, why, and what it is about. */
export function AskCard() {
  const { battleView, snap, stake } = useTableParts();
  const ask = battleView.asked?.ask;
  const ref = useRef<HTMLElement>(null);
  const key = ask && `${battleView.entries} ${ask.kind} ${ask.text}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ask takes the focus once
  useEffect(() => {
    const card = ref.current;
    if (card && !card.contains(document.activeElement)) card.querySelector<HTMLElement>('button, input')?.focus();
  }, [key]);
  if (!ask || snap.pass) return null;
  const last = battleView.log.at(-1);
  const open = last && last.index === battleView.entries - 1 ? last : undefined;
  return (
    <section className="ask" ref={ref} aria-label="The book asks">
      <header>
        <h2>{capital(ask.text)}</h2>
        <RuleLink book={battleView.book} rule={ask.rule} />
      </header>
      {open && (
        <div className="ask-about">
          {open.lines.slice(-3).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry are never moved
            <LogLine key={i} line={line} />
          ))}
        </div>
      )}
      {isHands(ask) && open?.by === battleView.viewer && stake?.odds && <OddsBar odds={stake.odds} />}
      <AskBody />
    </section>
  );
}

function AskBody() {
  const { battleView } = useTableParts();
  const { ask } = battleView.asked!;
  if (ask.kind === 'die') return <AskDie ask={ask} />;
  if (isHands(ask)) return <AskHands ask={ask} />;
  return isPlain(ask) ? <AskChoice ask={ask} /> : <AskFields ask={ask} />;
}

/** One of a few choices, for everyone at this screen who has yet to answer. */
function AskChoice({ ask }: { readonly ask: SeenAnswerAsk }) {
  const { battleView, session, snap } = useTableParts();
  const side = askedHere(battleView);
  if (!side) return <Others ask={ask} />;
  return (
    <div className={`picks ${sideClass(side)}`}>
      {choicesOf(ask)!.map(({ value, label, closed }) => (
        <Button
          key={choiceKey(value)}
          disabled={snap.busy}
          barred={closed?.message}
          onClick={() => void session.answer(side, value)}
        >
          {capital(label)}
        </Button>
      ))}
    </div>
  );
}

/** The answer is made at the table, as an order is. */
function AskFields({ ask }: { readonly ask: SeenAnswerAsk }) {
  const { battleView, drafting, start } = useTableParts();
  const [item] = battleView.menu;
  if (!item) return <Others ask={ask} />;
  if (drafting.draft) return <p>Answer as you give an order{ask.sealed && '; nobody sees it until all are in'}.</p>;
  return (
    <Button kind="primary" onClick={() => start(item)}>
      Answer
    </Button>
  );
}

function Others({ ask }: { readonly ask: SeenAnswerAsk }) {
  const { battleView } = useTableParts();
  const waiting = 'waiting' in battleView.turn ? battleView.turn.waiting : [];
  const verb = isPlain(ask) || ask.secret ? 'choosing' : 'answering';
  return (
    <p>
      {waiting.map(side => SIDE_NAMES[side]).join(' and ')} {waiting.length > 1 ? 'are' : 'is'} {verb}.
    </p>
  );
}

/** Who answers at this screen: the one who looks at it, else any person who is asked. */
function askedHere({ turn, viewer, seats }: BattleView): Side | undefined {
  const people = 'waiting' in turn ? turn.waiting.filter(side => seats[side] === 'person') : [];
  return people.find(side => side === viewer) ?? people[0];
}

function AskDie({ ask }: { readonly ask: DieAsk }) {
  const { battleView, session, snap } = useTableParts();
  const waiting = 'waiting' in battleView.turn ? battleView.turn.waiting : [];
  const from = ask.from ?? 1;
  const by = waiting[0] ?? 'a';
  return (
    <>
      <p>
        {ask.by === 'both' ? 'Throw' : `${SIDE_NAMES[ask.by]} throws`} a die of {ask.sides} sides. What does it show?
      </p>
      <div className="number-pad">
        {Array.from({ length: ask.sides }, (_, i) => from + i).map(score => (
          <Button key={score} disabled={snap.busy} onClick={() => void session.answer(by, score)}>
            {score}
          </Button>
        ))}
      </div>
    </>
  );
}
