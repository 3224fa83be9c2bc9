import { useRef, useState } from 'react';
import { sharedDesk } from '../desk/shared.js';
import { Button } from '../ui/index.js';
import { BookColumn } from './book-column.js';
import styles from './compared.module.css';
import type { Paired } from './order-of-battle.js';
import type { End } from './shares.js';

const GAMES = 5;

/** The same in small, here and now: battles of other seeds than those above, one after the other. */
export function FightAgain({ pairs, bot }: { readonly pairs: readonly Paired[]; readonly bot: string }) {
  const [ends, setEnds] = useState<Readonly<Record<string, readonly End[]>>>({});
  const [now, setNow] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const running = useRef(false);
  const fought = useRef(0);

  const oneEach = async (seed: number) => {
    for (const { book, scenario } of pairs) {
      if (!running.current) return;
      setNow(`${book.title}, battle ${seed}`);
      const end = await sharedDesk().bout({ ruleset: book.id, scenario: scenario.id, bot, seed });
      setEnds(before => ({ ...before, [book.id]: [...(before[book.id] ?? []), end] }));
    }
  };
  const run = async () => {
    running.current = true;
    setTrouble(undefined);
    try {
      for (let i = 0; i < GAMES && running.current; i++) await oneEach(SEEDS_FROM + fought.current++);
    } catch (why) {
      setTrouble(why instanceof Error ? why.message : String(why));
    }
    running.current = false;
    setNow(undefined);
  };
  return (
    <section className={styles.again} aria-label="Again in small">
      <h3>Again in small</h3>
      <p className={styles.lead}>
        Let the bots fight it {GAMES} times more under each book, in this browser: so few battles leave wide intervals.
      </p>
      <p className={styles.acts}>
        {now === undefined ? (
          <Button kind="primary" onClick={() => void run()}>
            Fight {GAMES} under each book
          </Button>
        ) : (
          <Button
            onClick={() => {
              running.current = false;
            }}
          >
            Stop after this one
          </Button>
        )}
        <span role="status">{trouble ?? now}</span>
      </p>
      {Object.keys(ends).length > 0 && (
        <div className={styles.books}>
          {pairs.map(pair => (
            <BookColumn key={pair.book.id} {...pair} ends={ends[pair.book.id] ?? []} />
          ))}
        </div>
      )}
    </section>
  );
}
/** Those above have the seeds from 1 on. */
const SEEDS_FROM = 1001;
