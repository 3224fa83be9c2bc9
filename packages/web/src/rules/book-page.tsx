import { bookOf, type RegisterEntry, SHELF, type ShelfBook } from '@umpire/rulesets';
import { hrefOf } from '../shell/routes.js';
import textStyles from '../ui/text.module.css';
import { DIFFERENCES } from './place.js';
import ruleStyles from './rule.module.css';
import { KindMark, RuleBody } from './rule-body.js';
import { ruleAddress } from './rule-text.js';
import styles from './rules.module.css';
import { KINDS, type Section, sectionsOf } from './sections.js';

const ORDER = ['rule', 'ruling', 'house', 'optional'] as const;

/** The headings of a book, to browse. */
export function Contents({
  book,
  sections,
  here,
}: {
  readonly book: ShelfBook;
  readonly sections: readonly Section[];
  readonly here: string | undefined;
}) {
  return (
    <nav className={styles.contents} aria-label={`Sections of ${book.title}`}>
      <ul>
        {sections.map(({ section, heading, entries }) => (
          <li key={`${section} ${heading}`}>
            <a href={hrefOf(['rules', book.id], { section })} aria-current={section === here ? 'true' : undefined}>
              <span>{section}</span> {heading}
              <span className={styles.count}>{entries.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Books that are compared with this one, or it with them. */
function comparisonsWith({ id, sister }: ShelfBook): { id: string; words: string }[] {
  const elder = sister && bookOf(sister.id);
  const younger = SHELF.filter(book => book.sister?.id === id);
  return [
    ...(elder ? [{ id, words: `What differs from ${elder.title}` }] : []),
    ...younger.map(book => ({ id: book.id, words: `What differs in ${book.title}` })),
  ];
}

/** One section of a book, or all rules of a kind. */
export function BookPage({
  book,
  entries,
  query,
}: {
  readonly book: ShelfBook;
  readonly entries: readonly RegisterEntry[];
  readonly query: URLSearchParams;
}) {
  const sections = sectionsOf(entries);
  const kind = ORDER.find(k => k === query.get('kind'));
  const battle = query.get('battle');
  const section = sections.find(s => s.section === query.get('section'));
  const at = section ? sections.indexOf(section) : -1;
  return (
    <>
      <nav className={styles.kinds} aria-label="Kinds of rules">
        <a href={hrefOf(['rules', book.id])} aria-current={!kind && !section ? 'true' : undefined}>
          All sections
        </a>
        {ORDER.map(k => (
          <a key={k} href={hrefOf(['rules', book.id], { kind: k })} aria-current={k === kind ? 'true' : undefined}>
            {KINDS[k].many} <span className={styles.count}>{entries.filter(e => e.kind === k).length}</span>
          </a>
        ))}
        {comparisonsWith(book).map(({ id, words }) => (
          <a key={id} href={hrefOf(['rules', id, DIFFERENCES])}>
            {words}
          </a>
        ))}
      </nav>
      {kind ? (
        <>
          <h2>{KINDS[kind].many}</h2>
          <p className={textStyles.quiet}>{KINDS[kind].text}</p>
          <Entries entries={entries.filter(e => e.kind === kind)} battle={battle} />
        </>
      ) : section ? (
        <>
          <h2>
            {section.section} {section.heading}
          </h2>
          <Entries entries={section.entries} battle={battle} />
          <nav className={styles.turn} aria-label="Neighbouring sections">
            {[sections[at - 1], sections[at + 1]].map(
              (s, i) =>
                s && (
                  <a key={s.section} href={hrefOf(['rules', book.id], { section: s.section })}>
                    {i === 0 ? '← ' : ''}
                    {s.section} {s.heading}
                    {i === 1 ? ' →' : ''}
                  </a>
                ),
            )}
          </nav>
        </>
      ) : (
        <div className={styles.allSections}>
          <Contents book={book} sections={sections} here={undefined} />
        </div>
      )}
    </>
  );
}

/** Rules in full, one below the other. */
function Entries({ entries, battle }: { readonly entries: readonly RegisterEntry[]; readonly battle: string | null }) {
  return entries.map(entry => (
    <article key={entry.id} className={ruleStyles.entry} data-part="entry">
      <h3>
        <a className={textStyles.rule} data-part="rule" href={ruleAddress(entry.id, battle)}>
          {entry.id}
        </a>
        <KindMark entry={entry} />
      </h3>
      <RuleBody entry={entry} battle={battle} />
    </article>
  ));
}
