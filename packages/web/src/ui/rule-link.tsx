import type { MouseEvent } from 'react';
import { notes } from '../notes/note-store.js';
import { hrefOf, parseRoute } from '../shell/routes.js';
import ruleLinkStyles from './rule-link.module.css';
import styles from './text.module.css';

export interface RuleLinkProps {
  readonly book: string;
  readonly rule: string;
  /** In a tab of its own: what is being written here stays. */
  readonly apart?: boolean | undefined;
}

/** Where something is under way that nobody leaves to read a rule. */
const IN_PLACE: ReadonlySet<string | undefined> = new Set(['battle', 'match', 'new']);

/** The id of a rule, leading to what it says. In a battle that is told beside it: nobody leaves the table to read a rule. */
export function RuleLink({ book, rule, apart = false }: RuleLinkProps) {
  const [page, id] = parseRoute(location.hash).path;
  const battle = page === 'battle' || page === 'replay' || page === 'report' ? id : undefined;
  return (
    <a
      className={`${styles.rule} ${ruleLinkStyles.ruleLink}`}
      data-part="rule rule-link"
      href={hrefOf(['rules', book, rule], battle === undefined ? undefined : { battle })}
      {...(IN_PLACE.has(page) && { 'aria-haspopup': 'dialog', onClick: event => explain(event, book, rule) })}
      {...(apart && { target: '_blank', rel: 'noreferrer' })}
    >
      {rule}
    </a>
  );
}

/** Whoever wants it in a tab of its own still gets it there. A rule that a note names takes the place of the note. */
function explain(event: MouseEvent<HTMLElement>, book: string, rule: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const link = event.currentTarget;
  const within = link.closest('[popover]') ? notes.now()?.anchor : undefined;
  notes.show({ subject: { kind: 'rule', book, rule }, anchor: within ?? link });
}
