import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { Button, ButtonLink } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import styles from './adjudicator.module.css';
import type { Past } from './history.js';
import { linkOf } from './use-asked.js';
import { forget, forgetAll, isKept, useHistory } from './use-history.js';

const titleOf = ({ asked: { book, question } }: Past): string =>
  ADJUDICATORS.find(b => b.id === book)?.questions[question]?.title ?? question;

const clock = (at: number): string =>
  new Date(at).toLocaleString(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** What was asked before: to ask it again, or to forget it. */
export function HistoryPanel() {
  const history = useHistory();
  if (history.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">Asked before</h2>
      {!isKept() && (
        <p className={textStyles.quiet}>This browser keeps nothing: the list is lost when the page is closed.</p>
      )}
      <ol>
        {history.map(past => (
          <li key={past.id}>
            <p>
              <b>{titleOf(past)}</b>
              <span>{past.text}</span>
              <time dateTime={new Date(past.at).toISOString()}>{clock(past.at)}</time>
            </p>
            <ButtonLink href={linkOf({ ...past.asked, throws: [] })} aria-label={`Ask again: ${titleOf(past)}`}>
              Ask again
            </ButtonLink>
            <ButtonLink kind="quiet" href={linkOf(past.asked)} aria-label={`Show: ${past.text}`}>
              Show
            </ButtonLink>
            <Button kind="quiet" aria-label={`Forget: ${past.text}`} onClick={() => forget(past.id)}>
              ×
            </Button>
          </li>
        ))}
      </ol>
      <Button kind="quiet" onClick={forgetAll}>
        Forget all
      </Button>
    </section>
  );
}
