import { hrefOf, parseRoute } from '../shell/routes.js';
import './rule-link.css';

/** The id of a rule, leading to what it says; from a battle, also to where it bore on that battle. */
export function RuleLink({ book, rule }: { readonly book: string; readonly rule: string }) {
  const [page, id] = parseRoute(location.hash).path;
  const battle = page === 'battle' || page === 'replay' || page === 'report' ? id : undefined;
  return (
    <a className="rule rule-link" href={hrefOf(['rules', book, rule], battle === undefined ? undefined : { battle })}>
      {rule}
    </a>
  );
}
