import type { Citation } from '@umpire/engine';
import { SaidWords } from '../notes/said-words.js';
import styles from './citations.module.css';
import { RuleLink, type RuleLinkProps } from './rule-link.js';

interface CitationsProps extends Pick<RuleLinkProps, 'apart'> {
  readonly book: string;
  readonly because: readonly Citation[];
}

/** The rows that bore on something: the effect in the book's notation, the words, the id. */
export function Citations({ book, because, apart }: CitationsProps) {
  return (
    <ul className={styles.citations} data-part="citations">
      {because.map(({ rule, effect, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule may bear twice, and the list never changes
        <li key={`${rule} ${i}`}>
          <b>{effect ?? ''}</b>
          <span>
            <SaidWords text={text} />
          </span>
          <RuleLink book={book} rule={rule} apart={apart} />
        </li>
      ))}
    </ul>
  );
}
