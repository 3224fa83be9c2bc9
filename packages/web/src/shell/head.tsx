import { hasServer } from '../online/call.js';
import { chooseLook, useDark } from '../ui/look.js';
import styles from './head.module.css';
import { hrefOf } from './routes.js';

const LINKS = [
  { page: 'new', label: 'New battle' },
  { page: 'army', label: 'Armies' },
  { page: 'adjudicator', label: 'Adjudicator' },
  { page: 'rules', label: 'Rules' },
  { page: 'credits', label: 'Credits' },
] as const;
/** Where the page has a server. */
const YOU = { page: 'you', label: 'You' } as const;

/** The head of every page but the table: the brand, and where else one can go. `here` is the first part of the address. */
export function Head({ here }: { readonly here: string }) {
  return (
    <header className={styles.head}>
      <Brand />
      <nav aria-label="Pages">
        {[...LINKS, ...(hasServer() ? [YOU] : [])].map(({ page, label }) => (
          <a key={page} href={hrefOf([page])} aria-current={page === here ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <LookButton />
    </header>
  );
}

/** One press for the other of the two; in a battle the menu has it, and what the device has. */
function LookButton() {
  const dark = useDark();
  const words = dark ? 'Light page' : 'Dark page';
  return (
    <button
      type="button"
      className={styles.look}
      aria-label={words}
      title={words}
      onClick={() => chooseLook(dark ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <circle cx="10" cy="10" r="7.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path d="M10 2.8a7.2 7.2 0 0 1 0 14.4z" fill="currentColor" />
      </svg>
    </button>
  );
}

export function Brand() {
  return (
    <a className={styles.brand} data-part="brand" href={hrefOf([])}>
      <svg viewBox="0 0 64 64" width="20" height="20" aria-hidden="true">
        <rect x="6" y="14" width="52" height="42" rx="3" fill="var(--red-fill)" />
        <path d="M6 14 58 56M58 14 6 56" stroke="#fffdf7" strokeWidth="5" />
        <path d="m24 14 8-8 8 8z" fill="var(--red-fill)" />
      </svg>
      Umpire
    </a>
  );
}
