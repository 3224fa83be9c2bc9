import type { ShelfBook } from '@umpire/rulesets';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { hrefOf, parseRoute } from '../shell/routes.js';
import textStyles from '../ui/text.module.css';
import { ruleAddress } from './rule-text.js';
import { excerpt, type Found, type Searcher, searcherFor } from './search.js';
import styles from './search.module.css';
import { KINDS, wordsOf } from './sections.js';

const MOST = 40;

/** The field; what is typed stands in the address, so that a search is a link too. */
export function useSearch(query: URLSearchParams, path: readonly string[]) {
  const [wanted, setWanted] = useState(query.get('q') ?? '');
  useEffect(() => {
    const later = setTimeout(() => {
      const others = Object.fromEntries([...query].filter(([key]) => key !== 'q'));
      const address = hrefOf(path, { ...others, ...(wanted.trim() !== '' && { q: wanted }) }).replace(/\?$/, '');
      if (location.hash.startsWith('#/rules')) history.replaceState(history.state, '', address);
    }, 300);
    return () => clearTimeout(later);
  }, [wanted, query, path]);
  // A link to another search leads to the same page; what is typed here changes the address without a word.
  useEffect(() => {
    const follow = () => setWanted(parseRoute(location.hash).query.get('q') ?? '');
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return { wanted, setWanted };
}

export function SearchBox({
  label,
  wanted,
  onWanted,
}: {
  readonly label: string;
  readonly wanted: string;
  readonly onWanted: (text: string) => void;
}) {
  const id = useId();
  return (
    <search className={styles.search}>
      <label className={textStyles.unseen} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={wanted}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onWanted(event.target.value)}
      />
    </search>
  );
}

/** What was found, the best first. */
export function Results({
  books,
  wanted,
  battle,
}: {
  readonly books: readonly ShelfBook[];
  readonly wanted: string;
  readonly battle: string | null;
}) {
  const [search, setSearch] = useState<{ readonly run: Searcher } | { readonly trouble: string }>();
  useEffect(() => {
    let open = true;
    searcherFor(books).then(
      run => open && setSearch({ run }),
      () => open && setSearch({ trouble: 'The rules could not be fetched. Try again when you are on-line.' }),
    );
    return () => {
      open = false;
    };
  }, [books]);
  const text = useDeferredValue(wanted);
  if (!search) return <p role="status">Looking …</p>;
  if ('trouble' in search) return <p role="alert">{search.trouble}</p>;
  const found = search.run(text);
  return (
    <>
      <p className={textStyles.quiet} role="status">
        {found.length === 0
          ? `Nothing has “${text}”. Try fewer words, or the beginning of one.`
          : `${found.length} ${found.length === 1 ? 'rule' : 'rules'}${found.length > MOST ? `, the best ${MOST} of them here` : ''}`}
      </p>
      <ul className={styles.hits}>
        {found.slice(0, MOST).map(hit => (
          <li key={hit.entry.id}>
            <Hit hit={hit} title={books.length > 1 ? titleOf(books, hit.book) : undefined} battle={battle} />
          </li>
        ))}
      </ul>
    </>
  );
}

const titleOf = (books: readonly ShelfBook[], book: string): string | undefined =>
  books.find(b => b.id === book)?.title;

function Hit({
  hit,
  title,
  battle,
}: {
  readonly hit: Found;
  readonly title: string | undefined;
  readonly battle: string | null;
}) {
  const { entry, terms } = hit;
  return (
    <a className={styles.hit} href={ruleAddress(entry.id, battle)}>
      <span className={textStyles.rule} data-part="rule">
        {entry.id}
      </span>
      <span className={styles.where}>
        {title && `${title} · `}
        {entry.heading}
        {entry.kind !== 'rule' && ` · ${KINDS[entry.kind].one}`}
      </span>
      <span className={styles.text}>
        {excerpt(wordsOf(entry), terms).map((piece, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text are told apart by their place
          piece.met ? <mark key={i}>{piece.text}</mark> : piece.text,
        )}
      </span>
    </a>
  );
}
