import { Button } from '../../ui/button.js';
import { RuleLink } from '../../ui/rule-link.js';
import { useTableParts } from '../model/context.js';
import { capital } from '../words.js';
import { closedGroups, verbsOf } from './verbs.js';

/** What can it do: the verbs with their keys; the closed ones with the rule that closes them. */
export function VerbList() {
  const { battleView, selected, drafting, start, by } = useTableParts();
  const piece = battleView.scene.pieces.find(({ id }) => id === selected);
  const all = verbsOf(battleView.menu, selected ?? drafting.draft?.item.stand);
  const items = drafting.draft ? all.filter(item => !item.closed) : all;
  if (piece && piece.side !== by && items.length === 0) return null;
  if (items.length === 0) return null;
  return (
    <section className="verbs" aria-label="What can it do">
      <div className="verb-buttons">
        {items.map(item => (
          <Button
            key={item.verb}
            hint={item.key?.toUpperCase()}
            title={item.text}
            barred={item.closed?.message}
            pressed={drafting.draft?.item.verb === item.verb || undefined}
            aria-keyshortcuts={item.key}
            onClick={() => start(item)}
          >
            {item.label}
          </Button>
        ))}
      </div>
      <ul className="verb-closed">
        {closedGroups(items).map(({ items: closed, why }) => (
          <li key={closed[0]!.verb}>
            <span>
              <b>{closed.map(item => item.label).join(', ')}</b>: {why.message}
            </span>
            {why.rule && <RuleLink book={battleView.book} rule={why.rule} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing is selected: what the side as a whole can do, in words. */
export function SideVerbs() {
  const { battleView, start, by } = useTableParts();
  const items = verbsOf(battleView.menu, undefined).filter(item => !item.closed);
  if (!by || items.length < 2) return null; // one alone is on the large button
  return (
    <section className="side-verbs" aria-label="What can your side do">
      <h2>Your side</h2>
      <ul>
        {items.map(item => (
          <li key={item.verb}>
            <Button hint={item.key?.toUpperCase()} onClick={() => start(item)}>
              {item.label}
            </Button>
            <span>{capital(item.text)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
