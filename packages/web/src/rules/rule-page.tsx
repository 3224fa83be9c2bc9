import type { RegisterEntry, ShelfBook } from '@umpire/rulesets';
import { hrefOf } from '../shell/routes.js';
import { ButtonLink } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import { BorePanel } from './bore-panel.js';
import styles from './rule.module.css';
import { KindMark, RuleBody } from './rule-body.js';
import { ruleAddress } from './rule-text.js';
import rulesStyles from './rules.module.css';
import { meant, naming, neighbours } from './sections.js';

/** One rule: what it says, what names it, where it bore on a battle, and its neighbours. */
export function RulePage({
  book,
  id,
  entries,
  battle,
}: {
  readonly book: ShelfBook;
  readonly id: string;
  readonly entries: readonly RegisterEntry[];
  readonly battle: string | null;
}) {
  const entry = entries.find(e => e.id === id);
  if (!entry) return <NoSuchRule book={book} id={id} near={meant(entries, id)} battle={battle} />;
  const { before, after } = neighbours(entries, id);
  const named = naming(entries, id);
  return (
    <article className={styles.rulePage} data-part="rule-page">
      <p className={styles.where} data-part="where">
        <a href={hrefOf(['rules', book.id], { section: entry.section })}>
          {book.title}, {entry.section} {entry.heading}
        </a>
      </p>
      <h1>
        <span className={textStyles.rule} data-part="rule">
          {entry.id}
        </span>{' '}
        <KindMark entry={entry} />
      </h1>
      <RuleBody entry={entry} battle={battle} />
      <BorePanel book={book.id} rule={id} battle={battle} />
      {named.length > 0 && (
        <section>
          <h2>Named by</h2>
          <p className={styles.named}>
            {named.map(other => (
              <a
                key={other.id}
                className={textStyles.rule}
                data-part="rule"
                href={ruleAddress(other.id, battle)}
                title={other.gap ?? other.text}
              >
                {other.id}
              </a>
            ))}
          </p>
        </section>
      )}
      <nav className={rulesStyles.turn} aria-label="Neighbouring rules">
        {before && (
          <ButtonLink href={ruleAddress(before.id, battle)} rel="prev">
            ← {before.id}
          </ButtonLink>
        )}
        {after && (
          <ButtonLink href={ruleAddress(after.id, battle)} rel="next">
            {after.id} →
          </ButtonLink>
        )}
      </nav>
    </article>
  );
}

function NoSuchRule({
  book,
  id,
  near,
  battle,
}: {
  readonly book: ShelfBook;
  readonly id: string;
  readonly near: readonly RegisterEntry[];
  readonly battle: string | null;
}) {
  return (
    <>
      <h1>There is no rule {id}</h1>
      <p>
        {book.title} has no rule of that id.{' '}
        {near.length > 0 && (
          <>
            Near it:{' '}
            <span className={styles.named}>
              {near.map(entry => (
                <a key={entry.id} className={textStyles.rule} data-part="rule" href={ruleAddress(entry.id, battle)}>
                  {entry.id}
                </a>
              ))}
            </span>
          </>
        )}
      </p>
      <ButtonLink href={hrefOf(['rules', book.id])}>All rules of {book.title}</ButtonLink>
    </>
  );
}
