import { type Adjudicator, formOf } from '@umpire/rulesets';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../shell/routes.js';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import adjudicatorStyles from './adjudicator.module.css';
import { sidesOf, swapped } from './alike.js';
import { Answer } from './answer.js';
import answerStyles from './answer.module.css';
import { type Answering, answerTo, sentence } from './answering.js';
import type { Asked, Throw } from './asked.js';
import { begunWith, exampleOf } from './begun.js';
import { FormContext } from './fields/context.js';
import { Fields } from './fields/nested.js';
import { forEach } from './for-each.js';
import { HistoryPanel } from './history-panel.js';
import { Bar, hasBar } from './odds.js';
import { OptionsPanel } from './options-panel.js';
import { withValue } from './path.js';
import { Share } from './share.js';
import styles from './strip.module.css';
import { Faces, Throws, useNumberKeys } from './throws.js';
import { linkOf, useAsked } from './use-asked.js';
import { remember } from './use-history.js';

/** One question: its form, and the answer that follows every change. */
export function QuestionPage({
  book,
  question,
  link,
  head,
  beside,
}: {
  readonly book: Adjudicator;
  readonly question: string;
  readonly link: string | null;
  readonly head: ReactNode;
  readonly beside: ReactNode;
}) {
  const { title } = book.questions[question]!;
  const fields = useMemo(() => formOf(book, question), [book, question]);
  const sides = useMemo(() => sidesOf(fields), [fields]);
  const armies = useMemo(() => book.armies?.() ?? [], [book]);
  const begun = useMemo(() => begunWith(book, question, fields), [book, question, fields]);
  const example = exampleOf(book, question);
  const { asked, damaged, change } = useAsked(begun, link);
  const answer = useMemo(() => answerTo(book, asked), [book, asked]);
  const fault = answer.kind === 'refused' && answer.error.path !== undefined ? answer.error : undefined;

  const throwing = (throws: readonly Throw[]) => {
    change({ throws });
    const next = { ...asked, throws };
    const came = answerTo(book, next);
    if (came.kind === 'found' && came.thrown) remember(next, came.told.text);
  };
  useNumberKeys(book, asked, throwing);
  return (
    <div className={adjudicatorStyles.asking}>
      <div className={adjudicatorStyles.askingScroll}>
        {head}
        <main className={`${adjudicatorStyles.adjudicator} ${adjudicatorStyles.desk}`} data-part="adjudicator">
          {beside}
          <div className={adjudicatorStyles.ask} data-part="ask">
            <div className={adjudicatorStyles.askHead}>
              <a className={adjudicatorStyles.back} href={hrefOf(['adjudicator', book.id])}>
                All questions
              </a>
              <h1>{title}</h1>
              <div className={adjudicatorStyles.askActions}>
                {sides && (
                  <Button
                    onClick={() => change({ given: swapped(asked.given, sides) })}
                    title={`${sides[0].title} and ${sides[1].title} change places`}
                  >
                    ⇄ Swap sides
                  </Button>
                )}
                <Share title={`${title} ${sentence(answer)}`} href={linkOf(asked)} />
                {example && !isSame(example, begun) && (
                  <Button kind="quiet" onClick={() => change(example)}>
                    Show an example
                  </Button>
                )}
                <Button kind="quiet" onClick={() => change(begun)}>
                  Start over
                </Button>
              </div>
            </div>
            {damaged && (
              <p className={adjudicatorStyles.damaged}>
                The link could not be read: shown is a usual situation instead.
              </p>
            )}
            <form data-part="ask-form" onSubmit={event => event.preventDefault()} aria-label="The situation">
              <FormContext
                value={{
                  fault,
                  set: (path, value) => change({ given: withValue(asked.given, path, value) }),
                  armies,
                  asked: { book: book.id, formOf: other => (book.questions[other] ? formOf(book, other) : []) },
                }}
              >
                {fields.length === 0 && <p className={textStyles.quiet}>Nothing needs to be said: only throw.</p>}
                <Fields fields={fields} path={[]} value={asked.given} of="" />
              </FormContext>
              <OptionsPanel book={book} asked={asked} onOptions={options => change({ options })} />
            </form>
            <div className={adjudicatorStyles.askSide}>
              <section
                className={answerStyles.askAnswer}
                data-part="ask-answer"
                id="answer"
                aria-labelledby="answer-head"
                tabIndex={-1}
              >
                <h2 id="answer-head">The answer</h2>
                <Throws book={book} asked={asked} onThrows={throwing} />
                <Answer book={book} asked={asked} answer={answer} onOptions={options => change({ options })} />
                {answer.kind === 'found' && !answer.thrown && (
                  <Button kind="quiet" onClick={() => remember(asked, answer.told.text)}>
                    Keep this answer
                  </Button>
                )}
              </section>
              <HistoryPanel />
            </div>
          </div>
        </main>
      </div>
      <Strip answer={answer}>
        <Faces book={book} asked={asked} onThrows={throwing} />
      </Strip>
    </div>
  );
}

const isSame = (p: Asked, q: Asked): boolean => JSON.stringify(p) === JSON.stringify(q);

/** The answer at the foot of a small screen while it is out of sight; ears hear it when nothing changes any more. */
function Strip({ answer, children }: { readonly answer: Answering; readonly children: ReactNode }) {
  const said = sentence(answer);
  const chances = answer.kind === 'odds' ? answer.chances : [];
  // too many for one bar: those of the first who is concerned
  const first = hasBar(chances) ? undefined : forEach(chances)[0];
  const bar = first?.chances ?? (chances.length > 0 && hasBar(chances) ? chances : undefined);
  const seen = useInSight('answer');
  return (
    <>
      {!seen && (
        <div className={styles.foot}>
          <button type="button" className={styles.strip} onClick={showAnswer}>
            <span className={textStyles.unseen}>Go to the answer</span>
            {first && <b>{first.who}</b>}
            {bar ? <Bar chances={bar} small /> : <b>{said}</b>}
          </button>
          {children}
        </div>
      )}
      <Spoken text={said} />
    </>
  );
}

function showAnswer(): void {
  const found = document.getElementById('answer');
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}

/** Whether a good part of an element is on the screen. */
function useInSight(id: string): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const found = document.getElementById(id);
    if (!found) return;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      rootMargin: '0px 0px -35% 0px',
    });
    watch.observe(found);
    return () => watch.disconnect();
  }, [id]);
  return seen;
}

const PAUSE = 700;
function Spoken({ text }: { readonly text: string }) {
  const settled = useDeferredValue(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setSaid(settled), PAUSE);
    return () => clearTimeout(later);
  }, [settled]);
  return (
    <p className={textStyles.unseen} aria-live="polite">
      {said}
    </p>
  );
}
