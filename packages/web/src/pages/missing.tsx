import { useTitle } from '../battles/hooks.js';
import styles from '../home/missing.module.css';
import { Head } from '../shell/head.js';
import { hrefOf, type Route } from '../shell/routes.js';
import { ButtonLink, Notice } from '../ui/index.js';

/** An address that leads nowhere. */
export default function Missing({ route }: { readonly route: Route }) {
  useTitle('Nothing here');
  return (
    <>
      <Head here="" />
      <main>
        <Removed />
        <Notice
          title="Nobody stands here"
          actions={
            <>
              <ButtonLink kind="primary" href={hrefOf([])}>
                Home
              </ButtonLink>
              <ButtonLink href={hrefOf(['new'])}>New battle</ButtonLink>
              <ButtonLink href={hrefOf(['rules'])}>Rules</ButtonLink>
            </>
          }
        >
          <p>
            There is nothing at <code>#/{route.path.join('/')}</code>: the link is mistyped, or it is from another
            version of Umpire. Your battles are where they were.
          </p>
        </Notice>
      </main>
    </>
  );
}

/** A counter with a question mark, and the mark of what was taken off the table. */
function Removed() {
  return (
    <svg className={styles.missingPicture} viewBox="0 0 240 150" width="240" height="150" aria-hidden="true">
      <path d="M10 128h220" stroke="var(--line-2)" strokeWidth="2" strokeDasharray="5 6" />
      <g transform="rotate(-7 110 78)">
        <path d="m98 36 12-13 12 13z" fill="var(--blue)" />
        <rect
          x="70"
          y="36"
          width="80"
          height="80"
          rx="5"
          fill="var(--blue-paper)"
          stroke="var(--blue)"
          strokeWidth="4"
        />
        <text x="110" y="97" textAnchor="middle" fontSize="60" fontWeight="700" fill="var(--blue-ink)">
          ?
        </text>
      </g>
      <path d="m150 100 34 34m0-34-34 34" stroke="var(--red)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
