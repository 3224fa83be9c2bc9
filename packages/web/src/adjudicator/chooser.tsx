import type { Adjudicator } from '@umpire/rulesets';
import { useDeferredValue, useId, useState } from 'react';
import { hrefOf } from '../shell/routes.js';
import textStyles from '../ui/text.module.css';
import styles from './adjudicator.module.css';
import { type FoundQuestion, questionsWith } from './search.js';

/** All questions of a book, grouped; typing leaves those that mean it, the likeliest first. */
export function Chooser({ book, here }: { readonly book: Adjudicator; readonly here?: string | undefined }) {
  const [wanted, setWanted] = useState('');
  const typed = useDeferredValue(wanted.trim());
  const id = useId();
  const found = typed === '' ? [] : questionsWith(book, typed);
  const list = (questions: readonly FoundQuestion[]) => (
    <ul>
      {questions.map(({ question, by }) => (
        <li key={question}>
          <a href={hrefOf(['adjudicator', book.id, question])} aria-current={question === here ? 'page' : undefined}>
            {book.questions[question]!.title}
            {by && <small>{by}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.chooser} data-part="chooser">
      <label className={textStyles.unseen} htmlFor={id}>
        Search the questions
      </label>
      <input
        id={id}
        type="search"
        placeholder="Search the questions"
        value={wanted}
        onChange={event => setWanted(event.target.value)}
      />
      {typed !== '' && found.length === 0 && <p className={textStyles.quiet}>No question speaks of this.</p>}
      {typed !== '' && found.length > 0 && <section>{list(found)}</section>}
      {typed === '' &&
        book.groups.map(({ title, questions }) => (
          <section key={title}>
            <h2>{title}</h2>
            {list(questions.map(question => ({ question })))}
          </section>
        ))}
    </div>
  );
}
