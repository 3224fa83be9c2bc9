import '../no-eval.js';
import type { Adjudicator } from '@umpire/rulesets';
import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { useEffect } from 'react';
import styles from '../adjudicator/adjudicator.module.css';
import { Chooser } from '../adjudicator/chooser.js';
import { HistoryPanel } from '../adjudicator/history-panel.js';
import { QuestionPage } from '../adjudicator/question-page.js';
import { rememberBook, usualBook } from '../battles/usual-book.js';
import { Head } from '../shell/head.js';
import { goTo, hrefOf, type Route } from '../shell/routes.js';
import { ButtonLink, Notice, Segmented } from '../ui/index.js';

/** The referee beside a real table: a question, its situation, the odds, what was thrown, the answer and its rules. */
export default function AdjudicatorPage({ route }: { readonly route: Route }) {
  const [, named, question] = route.path;
  const id = named ?? usualBook(ADJUDICATORS.map(b => b.id));
  const book = ADJUDICATORS.find(b => b.id === id);
  const title = book && question !== undefined ? book.questions[question]?.title : undefined;
  useEffect(() => {
    document.title = `${title ?? 'Adjudicator'} · Umpire`;
  }, [title]);
  useEffect(() => {
    if (book && named) rememberBook(book.id);
  }, [book, named]);
  const head = <Head here="adjudicator" />;
  if (book && question !== undefined && title !== undefined)
    return (
      <QuestionPage
        key={`${book.id}/${question}`}
        book={book}
        question={question}
        link={route.query.get('s')}
        head={head}
        beside={
          <aside className={styles.beside}>
            <Chooser book={book} here={question} />
          </aside>
        }
      />
    );
  return (
    <>
      {head}
      <main className={styles.adjudicator} data-part="adjudicator">
        {book && question === undefined ? <Start book={book} /> : <NoSuchQuestion />}
      </main>
    </>
  );
}

function Start({ book }: { readonly book: Adjudicator }) {
  return (
    <div className={styles.start}>
      <h1>Adjudicator</h1>
      <p className={styles.lead}>
        For a real table with real miniatures: choose a question, say how things stand, and read the odds, the result
        and every rule that bore on it. It works without a network.
      </p>
      {ADJUDICATORS.length > 1 ? (
        <Segmented
          label="Book"
          value={book.id}
          among={ADJUDICATORS.map(b => ({ value: b.id, label: b.title }))}
          onChange={value => goTo(['adjudicator', value])}
        />
      ) : (
        <p className={styles.only}>{book.title}</p>
      )}
      <Chooser book={book} />
      <HistoryPanel />
    </div>
  );
}

function NoSuchQuestion() {
  return (
    <Notice
      title="There is no such question"
      actions={
        <ButtonLink kind="primary" href={hrefOf(['adjudicator'])}>
          All questions
        </ButtonLink>
      }
    >
      <p>The address names a book or a question that this page does not have. It may have been cut short on its way.</p>
    </Notice>
  );
}
