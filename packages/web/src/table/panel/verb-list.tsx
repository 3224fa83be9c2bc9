import type { MenuItem } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { RuleLink } from '../../ui/rule-link.js';
import { useBearings } from '../bearings.js';
import { useTableParts } from '../model/context.js';
import styles from './verb-list.module.css';
import { closedGroups, verbsOf, withReach } from './verbs.js';

/** What can it do: the verbs with their keys; the closed ones with the rule that closes them. */
export function VerbList() {
  if (useVerbs().length === 0) return null;
  return (
    <section data-part="verbs" data-gives-way="" aria-label="What can it do">
      <Buttons />
      <VerbWords />
    </section>
  );
}

const NONE: readonly MenuItem[] = [];

/** The verbs of what is held, those that are open first; while an order is in hand only those it could be instead. */
function useVerbs(): readonly MenuItem[] {
  const { battleView, selected, drafting, inspection } = useTableParts();
  // what is asked has the large button
  if (battleView.asked) return NONE;
  const all = verbsOf(battleView.menu, selected ?? drafting.draft?.item.stand).map(item => withReach(item, inspection));
  const open = all.filter(item => !item.closed);
  if (!drafting.draft) return [...open, ...all.filter(item => item.closed)];
  return open.length > 1 ? open : NONE;
}

/** The verbs in one row, which scrolls sideways where they are many: pinned in a sheet. */
export function VerbButtons() {
  if (useVerbs().length === 0) return null;
  return (
    <section className={styles.pinned} data-part="verbs" data-gives-way="" aria-label="What can it do">
      <Buttons />
    </section>
  );
}

function Buttons() {
  const { drafting, start } = useTableParts();
  const say = useBearings();
  return (
    <div className={styles.buttons} data-part="verb-buttons">
      {useVerbs().map(item => (
        <Button
          key={item.verb}
          hint={item.key?.toUpperCase()}
          title={say(item.text)}
          barred={item.closed?.message}
          pressed={drafting.draft?.item.verb === item.verb || undefined}
          aria-keyshortcuts={item.key}
          onClick={() => start(item)}
        >
          {item.label}
        </Button>
      ))}
    </div>
  );
}

/** What is done at once when it is pressed, before it is; and why some of them are closed. */
export function VerbWords() {
  const { battleView, drafting } = useTableParts();
  const say = useBearings();
  const verbs = useVerbs();
  const atOnce = drafting.draft ? [] : verbs.filter(({ closed, fields }) => !closed && fields.length === 0);
  const groups = closedGroups(verbs);
  if (groups.length + atOnce.length === 0) return null;
  return (
    <ul className={styles.closed}>
      {atOnce.map(({ verb, label, text }) => (
        <li key={verb}>
          <span>
            <b>{label}</b>: {say(text)}
          </span>
        </li>
      ))}
      {groups.map(({ items: closed, why }) => (
        <li key={closed[0]!.verb}>
          <span>
            <b>{closed.map(item => item.label).join(', ')}</b>: {why.message}
          </span>
          {why.rule && <RuleLink book={battleView.book} rule={why.rule} />}
        </li>
      ))}
    </ul>
  );
}
