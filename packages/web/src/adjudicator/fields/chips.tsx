import type { Field } from '@umpire/rulesets';
import { use } from 'react';
import { recentsFor } from '../alike.js';
import { filled, fits } from '../listed.js';
import { nameOf, pickedLast } from '../names.js';
import type { Path } from '../path.js';
import { useHistory } from '../use-history.js';
import styles from './chips.module.css';
import { FormContext } from './context.js';

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly label: string; readonly title?: string; pick(): void }[];
}

const MOST_PICKED = 6;

/** What can be taken at one touch, in a row that scrolls sideways. */
export function Chips({ label, chips }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <fieldset className={styles.chips} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {chips.map(({ key, label: words, title, pick }) => (
        <button key={key} type="button" title={title} onClick={pick}>
          {words}
        </button>
      ))}
    </fieldset>
  );
}

/** Those who were picked last, and those who stood in such a field before: two armies meet all evening. */
export function RecentChips({
  field,
  path,
  value,
  set,
}: {
  readonly field: Field;
  readonly path: Path;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}) {
  const history = useHistory();
  const { asked, armies, pick } = use(FormContext);
  const recents = asked
    ? recentsFor(field, value, history, { ...asked, nameOf: past => nameOf(asked.book, past) }, armies)
    : [];
  const picked = (asked ? pickedLast(asked.book) : []).filter(troop => fits(field, troop));
  const chips = [
    ...picked
      .slice(0, MOST_PICKED)
      .map(troop => ({ label: troop.label, troop, value: filled(value, troop, armies ?? []) })),
    ...recents.map(recent => ({ ...recent, troop: undefined })),
  ]
    .filter(({ value: past }) => JSON.stringify(past) !== JSON.stringify(value))
    .filter(({ label }, i, all) => all.findIndex(other => other.label === label) === i);
  return (
    <Chips
      label="Recent"
      chips={chips.map(({ value: past, label, troop }) => ({
        key: `${label} ${JSON.stringify(past)}`,
        label,
        pick: () => {
          if (troop) pick?.(path, troop);
          set(structuredClone(past));
        },
      }))}
    />
  );
}
