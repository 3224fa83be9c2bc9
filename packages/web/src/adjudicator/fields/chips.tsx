import type { Field } from '@umpire/rulesets';
import { use } from 'react';
import { recentsFor } from '../alike.js';
import { nameOf } from '../names.js';
import { useHistory } from '../use-history.js';
import styles from './chips.module.css';
import { FormContext } from './context.js';

interface ChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly label: string; readonly title?: string; pick(): void }[];
}

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

/** Those who stood in such a field before. */
export function RecentChips({
  field,
  value,
  set,
}: {
  readonly field: Field;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}) {
  const history = useHistory();
  const { asked, armies } = use(FormContext);
  const recents = asked
    ? recentsFor(field, value, history, { ...asked, nameOf: past => nameOf(asked.book, past) }, armies)
    : [];
  return (
    <Chips
      label="Recent"
      chips={recents.map(({ value: past, label }) => ({
        key: JSON.stringify(past),
        label,
        pick: () => set(structuredClone(past)),
      }))}
    />
  );
}
