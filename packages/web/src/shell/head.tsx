import { hasServer } from '../online/call.js';
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
    </header>
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
