import type { LibraryBook } from '@umpire/desk';
import type { ScenarioEntry } from '@umpire/engine';
import { SIDE_NAMES } from '../ui/index.js';
import { BookColumn } from './book-column.js';
import styles from './compared.module.css';
import { FightAgain } from './fight-again.js';
import { type Compared, type Fought, shareOf, verdictOf } from './shares.js';

export interface Paired {
  readonly book: LibraryBook;
  readonly scenario: ScenarioEntry;
}

/** One order of battle: what came of it under each book, and the same again in small. */
export function OrderOfBattle({ compared, pairs }: { readonly compared: Compared; readonly pairs: readonly Paired[] }) {
  const [first] = pairs;
  const foughtBy = ({ book }: Paired): Fought | undefined => compared.books.find(one => one.book === book.id);
  if (!first) return null;
  return (
    <section>
      <h2>{first.scenario.title}</h2>
      <p className={styles.lead}>{verdictWords(pairs, foughtBy)}</p>
      <div className={styles.books}>
        {pairs.map(pair => (
          <BookColumn key={pair.book.id} {...pair} ends={foughtBy(pair)?.ends ?? []} />
        ))}
      </div>
      <FightAgain pairs={pairs} bot={compared.bot} />
    </section>
  );
}

/** Whether one book is kinder to the first side than the other, as far as it can be told. */
function verdictWords(pairs: readonly Paired[], foughtBy: (pair: Paired) => Fought | undefined): string {
  const [one, other] = pairs;
  if (!one || !other) return '';
  const share = (pair: Paired) => shareOf(foughtBy(pair)?.ends ?? [], ({ over }) => over === 'a');
  const verdict = verdictOf(share(one), share(other));
  const red = SIDE_NAMES.a;
  if (verdict === 'alike')
    return `The intervals meet: it cannot be told whether ${red} fares better under either book.`;
  const [better, worse] = verdict === 'more' ? [one, other] : [other, one];
  return `The intervals do not meet: ${red} fares better under ${better.book.title} than under ${worse.book.title}.`;
}
