import type { Adjudicator } from '@umpire/rulesets';
import { useId, useState } from 'react';
import { hrefOf } from '../shell/routes.js';
import textStyles from '../ui/text.module.css';
import styles from './adjudicator.module.css';

/** All questions of a book, grouped; typing narrows them down. */
export function Chooser({ book, here }: { readonly book: Adjudicator; readonly here?: string | undefined }) {
  const [wanted, setWanted] = useState('');
  const id = useId();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (group: string, question: string): boolean => {
    const text = `${group} ${question} ${book.questions[question]!.title}`.toLowerCase();
    return words.every(word => text.includes(word));
  };
  const groups = book.groups
    .map(group => ({ ...group, questions: group.questions.filter(q => fits(group.title, q)) }))
    .filter(group => group.questions.length > 0);
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
      {groups.length === 0 && <p className={textStyles.quiet}>No question has these words.</p>}
      {groups.map(({ title, questions }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {questions.map(question => (
              <li key={question}>
                <a
                  href={hrefOf(['adjudicator', book.id, question])}
                  aria-current={question === here ? 'page' : undefined}
                >
                  {book.questions[question]!.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
