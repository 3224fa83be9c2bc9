import { hrefOf, parseRoute } from '../shell/routes.js';
import './rule-link.css';

export interface RuleLinkProps {
  readonly book: string;
  readonly rule: string;
  /** In a tab of its own: what is being written here stays. */
  readonly apart?: boolean | undefined;
}

/** The id of a rule, leading to what it says; from a battle, also to where it bore on that battle. */
export function RuleLink({ book, rule, apart = false }: RuleLinkProps) {
  const [page, id] = parseRoute(location.hash).path;
  const battle = page === 'battle' || page === 'replay' || page === 'report' ? id : undefined;
  return (
    <a
      className="rule rule-link"
      href={hrefOf(['rules', book, rule], battle === undefined ? undefined : { battle })}
      {...(apart && { target: '_blank', rel: 'noreferrer' })}
    >
      {rule}
    </a>
  );
}
