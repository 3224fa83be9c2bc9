import type { Library } from '@umpire/desk';
import { useLibrary, useTitle } from '../battles/hooks.js';
import styles from '../compared/compared.module.css';
import { OrderOfBattle, type Paired } from '../compared/order-of-battle.js';
import results from '../compared/results.json';
import type { Compared } from '../compared/shares.js';
import { Head } from '../shell/head.js';

/** One battle under several books: which belong together the books say themselves. */
export default function ComparedPage() {
  useTitle('One battle, two books');
  const { value: library, broken } = useLibrary();
  return (
    <>
      <Head here="compared" />
      <main className={styles.page}>
        <h1>One battle, two books</h1>
        <p className={styles.lead}>
          The same table, the same troops, the same bot on both sides: what differs is the rules. The troops were chosen
          so that either side may win, and are no measure of the armies of their time. Each bar is a share of all
          battles; the dark line on it is the interval in which the true share lies, with 95 % certainty (Wilson).
        </p>
        {broken !== undefined && <p role="alert">The books could not be opened ({broken}). Reload the page.</p>}
        {library &&
          (results as readonly Compared[]).map(compared => (
            <OrderOfBattle key={compared.sameAs} compared={compared} pairs={pairsOf(library, compared.sameAs)} />
          ))}
      </main>
    </>
  );
}

const pairsOf = ({ books }: Library, sameAs: string): readonly Paired[] =>
  books.flatMap(book =>
    book.scenarios.filter(scenario => scenario.sameAs === sameAs).map(scenario => ({ book, scenario })),
  );
