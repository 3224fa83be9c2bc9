import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { RuleLink } from '../../ui/rule-link.js';
import { SIDE_NAMES, sideClass } from '../../ui/sides.js';
import { LogLine } from '../log/log.js';
import { useTableParts } from '../model/context.js';
import { OddsBar } from '../odds/odds-bar.js';
import { capital } from '../words.js';
import { openAsk } from './open-ask.js';
import { AskHands } from './rps.js';
import './ask.css';

/** The book waits for an answer: what is asked, why, and what it is about. */
export function AskCard() {
  const { glance, snap, stake } = useTableParts();
  const ask = glance.asked?.ask;
  const ref = useRef<HTMLElement>(null);
  const key = ask && `${glance.entries} ${ask.kind} ${ask.text}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new ask takes the focus once
  useEffect(() => {
    const card = ref.current;
    if (card && !card.contains(document.activeElement)) card.querySelector<HTMLElement>('button, input')?.focus();
  }, [key]);
  if (!ask || snap.pass) return null;
  const last = glance.log.at(-1);
  const open = last && last.index === glance.entries - 1 ? last : undefined;
  return (
    <section className="ask" ref={ref} aria-label="The book asks">
      <header>
        <h2>{capital(ask.text)}</h2>
        <RuleLink book={glance.book} rule={ask.rule} />
      </header>
      {open && (
        <div className="ask-about">
          {open.lines.slice(-3).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an entry are never moved
            <LogLine key={i} line={line} />
          ))}
        </div>
      )}
      {ask.kind === 'rps' && open?.by === glance.viewer && stake?.odds && <OddsBar odds={stake.odds} />}
      <AskBody />
    </section>
  );
}

function AskBody() {
  const { glance, session, snap } = useTableParts();
  const ask = openAsk(glance.asked!.ask);
  const waiting = 'waiting' in glance.turn ? glance.turn.waiting : [];
  switch (ask.kind) {
    case 'rps':
      return <AskHands ask={ask} />;
    case 'choose': {
      if (glance.seats[ask.by] !== 'person') return <p>{SIDE_NAMES[ask.by]} is choosing.</p>;
      return (
        <div className={`picks ${sideClass(ask.by)}`}>
          {(ask.among ?? []).map(({ value, label }) => (
            <Button key={value} disabled={snap.busy} onClick={() => void session.answer(ask.by, value)}>
              {capital(label)}
            </Button>
          ))}
        </div>
      );
    }
    case 'die': {
      const from = ask.from ?? 1;
      const by = waiting[0] ?? 'a';
      return (
        <>
          <p>
            {ask.by === 'both' ? 'Throw' : `${SIDE_NAMES[ask.by]} throws`} a die of {ask.sides} sides. What does it
            show?
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
    case 'sealed':
      return (
        <p>
          {ask.from.map(side => SIDE_NAMES[side]).join(' and ')} must answer in secret. This page cannot take that
          answer yet; the battle is kept as it is.
        </p>
      );
  }
}
