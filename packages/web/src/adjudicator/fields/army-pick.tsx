import type { Field, ListedArmy, ListedTroop } from '@umpire/rulesets';
import { use, useId, useMemo, useState } from 'react';
import { armiesFor, filled } from '../listed.js';
import styles from './army-pick.module.css';
import { FormContext } from './context.js';

interface ArmyPickProps {
  readonly field: Field;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

/** Who it is, picked from an army of the book: the army, then one of its troops, and the fields are filled. */
export function ArmyPick({ field, value, set }: ArmyPickProps) {
  const { armies = NONE } = use(FormContext);
  const fitting = useMemo(() => armiesFor(field, armies), [field, armies]);
  const [open, setOpen] = useState(false);
  if (fitting.length === 0) return null;
  return (
    <details className={styles.pick} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${field.title}: from an army list`}>From an army list</summary>
      {open && <Pick field={field} armies={fitting} pick={troop => set(filled(value, troop, fitting))} />}
    </details>
  );
}

const NONE: readonly ListedArmy[] = [];
const NOBODY = '';

/** Two lists to pull down, the second of what the first has. */
function Pick({
  field,
  armies,
  pick,
}: {
  readonly field: Field;
  readonly armies: readonly ListedArmy[];
  pick(troop: ListedTroop): void;
}) {
  const id = useId();
  const [army, setArmy] = useState(0);
  const [picked, setPicked] = useState(NOBODY);
  const { sections } = armies[army]!;
  const choose = (key: string): void => {
    setPicked(key);
    const [section, troop] = key.split(' ').map(Number) as [number, number];
    const found = key === NOBODY ? undefined : sections[section]?.troops[troop];
    if (found) pick(found);
  };
  return (
    <div className={styles.lists}>
      <label htmlFor={`${id}-army`}>Army</label>
      <select
        id={`${id}-army`}
        value={army}
        onChange={({ target }) => {
          setArmy(Number(target.value));
          setPicked(NOBODY);
        }}
      >
        {armies.map(({ title }, i) => (
          <option key={title} value={i}>
            {title}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-troop`}>Troops</label>
      <select id={`${id}-troop`} value={picked} onChange={({ target }) => choose(target.value)}>
        <option value={NOBODY}>pick: {field.title.charAt(0).toLowerCase() + field.title.slice(1)}</option>
        {sections.map(({ title, troops }, i) => (
          <optgroup key={title} label={title}>
            {troops.map(({ label }, j) => (
              <option key={label} value={`${i} ${j}`}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
