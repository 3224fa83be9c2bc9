import { hrefOf } from '../shell/routes.js';
import homeStyles from './home.module.css';
import styles from './scenarios.module.css';

const LINKS = [
  {
    page: 'army',
    title: 'Army builder',
    text: 'Armies of any book, checked as you draw them up: keep them, send them as a link, print them, take them to a battle.',
  },
  {
    page: 'adjudicator',
    title: 'Adjudicator',
    text: 'For a real table: say what stands where, get the odds and the result with every rule behind it.',
  },
  {
    page: 'compared',
    title: 'One battle, two books',
    text: 'The same table and the same troops, fought hundreds of times by bots under each book: what differs is the rules.',
  },
  {
    page: 'rules',
    title: 'Rules register',
    text: 'Every rule of every book by its id, with rulings and their reasons.',
  },
  { page: 'credits', title: 'Credits', text: 'The books, their authors, and where to get them.' },
] as const;

/** What else there is. */
export function Beside() {
  return (
    <section className={homeStyles.homePart} aria-labelledby="beside-title">
      <header className={homeStyles.partHead}>
        <h2 id="beside-title">Beside a real table</h2>
      </header>
      <ul className={styles.list}>
        {LINKS.map(({ page, title, text }) => (
          <li key={page}>
            <a href={hrefOf([page])}>
              <span className={styles.name}>{title}</span>
              <span className={styles.text}>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
