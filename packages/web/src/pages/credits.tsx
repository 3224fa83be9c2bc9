import { useEffect } from 'react';
import styles from '../credits/credits.module.css';
import { LICENCES } from '../credits/licences.js';
import { PARTS } from '../credits/parts.js';
import { library } from '../desk/shared.js';
import { useLoaded } from '../rules/use-register.js';
import { Head } from '../shell/head.js';
import { hrefOf } from '../shell/routes.js';
import textStyles from '../ui/text.module.css';

/** Whose the books are, whose the parts are, and ours. */
export default function Credits() {
  useEffect(() => {
    document.title = 'Credits · Umpire';
  }, []);
  return (
    <>
      <Head here="credits" />
      <main className={styles.credits}>
        <h1>Credits</h1>
        <p className={styles.lead}>
          Umpire is a referee, not a book. It knows what the rules do; it does not print what they say. Get the books
          from their authors: they are short, they are good company at the table, and they are theirs.
        </p>
        <h2>The books</h2>
        <Books />
        <h2>What the page is made of</h2>
        <p className={styles.lead}>Everything below is shipped with the page; nothing is fetched from anywhere else.</p>
        <table className={styles.parts}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">For</th>
              <th scope="col">By</th>
              <th scope="col">Licence</th>
            </tr>
          </thead>
          <tbody>
            {PARTS.map(({ name, what, by, licence, site }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={site}>{name}</a>
                </th>
                <td>{what}</td>
                <td>© {by}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>Umpire itself</h2>
        <p>
          © 2026 the Umpire contributors, under the MIT licence: take it, change it, pass it on. No warranty; when it
          errs, the book is right.
        </p>
        <h2>The licences in full</h2>
        {LICENCES.map(({ id, title, text }) => (
          <details key={id} className={styles.licence}>
            <summary>{title}</summary>
            <pre>{text}</pre>
          </details>
        ))}
      </main>
    </>
  );
}

function Books() {
  const loaded = useLoaded('library', library);
  if (!loaded) return <p role="status">Fetching the shelf …</p>;
  if ('trouble' in loaded) return <p role="alert">The shelf could not be opened. Reload the page to try again.</p>;
  return loaded.value.books.map(({ id, title, period, scale, text, credit, site, playable }) => (
    <article key={id} className={styles.credit}>
      <h3>{title}</h3>
      <p className={styles.whose}>{credit}</p>
      <p>{text}</p>
      <p className={textStyles.quiet}>
        {period}. {scale}.{' '}
        {playable ? 'It can be played here.' : 'It cannot be played here yet; its rules can be looked up.'}
      </p>
      <p>
        {site ? (
          <>
            Get the book: <a href={`https://${site}`}>{site}</a>.
          </>
        ) : (
          'Ask for the book wherever its author sells or gives it away.'
        )}{' '}
        <a href={hrefOf(['rules', id])}>Look up its rules</a>
      </p>
    </article>
  ));
}
