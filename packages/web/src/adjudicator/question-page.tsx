import { type Adjudicator, formOf } from '@umpire/rulesets';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../shell/routes.js';
import { capital } from '../ui/capital.js';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import adjudicatorStyles from './adjudicator.module.css';
import { sidesOf, swapped } from './alike.js';
import { Answer } from './answer.js';
import answerStyles from './answer.module.css';
import { type Answering, answerTo, sentence } from './answering.js';
import type { Asked, Throw } from './asked.js';
import { assumedIn } from './assumed.js';
import { begunWith, exampleOf, isSide, unsaidFigures, unsaidSides } from './begun.js';
import { calledOf, type Picked, pickedSwapped } from './called.js';
import { FormContext } from './fields/context.js';
import { Fields } from './fields/nested.js';
import { forEach } from './for-each.js';
import { HistoryPanel } from './history-panel.js';
import { withImplied } from './implied.js';
import { Bar, hasBar } from './odds.js';
import { OptionsPanel } from './options-panel.js';
import { pathText, withValue } from './path.js';
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
  const [a, b] = sides?.map(({ name }) => name) ?? [];
  const armies = useMemo(() => book.armies?.() ?? [], [book]);
  const begun = useMemo(() => begunWith(book, question, fields), [book, question, fields]);
  const example = exampleOf(book, question);
  const { asked, damaged, change } = useAsked(begun, link);
  const [picked, setPicked] = useState<Picked>(NO_NAMES);
  const called = useMemo(() => calledOf(fields, asked.given, picked), [fields, asked.given, picked]);
  const answer = useMemo(() => answerTo(book, asked, called), [book, asked, called]);
  // as long as somebody who is needed was not named, what the form holds of him is the book's, and its answer is nobody's
  const [said, setSaid] = useState<ReadonlySet<string>>(NOBODY);
  const begins = (from: Asked) => {
    setSaid(NOBODY);
    setPicked(NO_NAMES);
    change(from);
  };
  const sidesLeft = unsaidSides(fields, asked.given, example ? [begun.given, example.given] : [begun.given], said);
  const left = fields.some(isSide)
    ? [...sidesLeft, ...unsaidFigures(fields, asked.given, begun.given, said)]
    : sidesLeft;
  const allUnsaid = fields.some(isSide)
    ? sidesLeft.length === fields.filter(isSide).length
    : fields.length > 0 && isSame(asked, begun);
  const unsaid = allUnsaid || left.length > 0;
  const fault = answer.kind === 'refused' && answer.error.path !== undefined ? answer.error : undefined;

  const throwing = (throws: readonly Throw[]) => {
    change({ throws });
    const next = { ...asked, throws };
    const came = answerTo(book, next, called);
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
                    onClick={() => {
                      setSaid(new Set([...said].map(name => (name === a ? b! : name === b ? a! : name))));
                      setPicked(pickedSwapped(picked, [a!, b!]));
                      change({ given: swapped(asked.given, sides) });
                    }}
                    title={`${sides[0].title} and ${sides[1].title} change places`}
                  >
                    ⇄ Swap sides
                  </Button>
                )}
                <Share title={`${title} ${sentence(answer)}`} href={linkOf(asked)} />
                {example && !isSame(example, begun) && (
                  <Button kind="quiet" onClick={() => begins(example)}>
                    Show an example
                  </Button>
                )}
                <Button kind="quiet" onClick={() => begins(begun)}>
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
                  set(path, value) {
                    setSaid(new Set([...said, String(path[0])]));
                    change({ given: withImplied(fields, withValue(asked.given, path, value), path, value) });
                  },
                  armies,
                  picked,
                  pick: (path, troop) => setPicked({ ...picked, [pathText(path)]: troop }),
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
                data-example={unsaid || undefined}
                tabIndex={-1}
              >
                <h2 id="answer-head">{unsaid ? 'The answer, for the example' : 'The answer'}</h2>
                {allUnsaid && (
                  <p className={answerStyles.unsaid}>
                    The form holds an example. Say how it stands at your table, and this answers you.
                  </p>
                )}
                {!allUnsaid && unsaid && (
                  <p className={answerStyles.unsaid}>
                    {capital(left.map(lowered).join(' and '))} {left.length > 1 ? 'are' : 'is'} still the example.{' '}
                    <Button kind="quiet" onClick={() => setSaid(new Set(fields.map(({ name }) => name)))}>
                      That is right
                    </Button>
                  </p>
                )}
                <Throws book={book} asked={asked} onThrows={throwing} />
                <Answer
                  book={book}
                  asked={asked}
                  called={called}
                  answer={answer}
                  assumed={allUnsaid ? [] : assumedIn(fields, asked.given)}
                  onOptions={options => change({ options })}
                />
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
      <Strip
        answer={answer}
        example={unsaid ? `Example${allUnsaid ? '' : `: ${left.map(lowered).join(', ')}`}` : undefined}
      >
        <Faces book={book} asked={asked} onThrows={throwing} />
      </Strip>
    </div>
  );
}

const NOBODY: ReadonlySet<string> = new Set();
const NO_NAMES: Picked = {};

const lowered = ({ title }: { readonly title: string }): string => title.charAt(0).toLowerCase() + title.slice(1);

const isSame = (p: Asked, q: Asked): boolean => JSON.stringify(p) === JSON.stringify(q);

/** The answer at the foot of a small screen while it is out of sight; ears hear it when nothing changes any more. */
function Strip({
  answer,
  example,
  children,
}: {
  readonly answer: Answering;
  /** It answers the example of the form, or an example for one of its sides. */
  readonly example: string | undefined;
  readonly children: ReactNode;
}) {
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
            {example !== undefined && <i>{example}</i>}
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
