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
  const { armies = NONE, asked } = use(FormContext);
  const fitting = useMemo(() => armiesFor(field, armies), [field, armies]);
  const key = `${asked?.book} ${field.title}`;
  const [open, setOpen] = useState(() => lastArmy.has(key));
  if (fitting.length === 0) return null;
  return (
    <details className={styles.pick} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${field.title}: pick by name`}>Pick by name</summary>
      {open && (
        <Pick key={key} of={key} field={field} armies={fitting} pick={troop => set(filled(value, troop, fitting))} />
      )}
    </details>
  );
}

const NONE: readonly ListedArmy[] = [];
/** Two armies meet all evening: the one that a field was filled from stays chosen, by book and field, as long as the page is open. */
const lastArmy = new Map<string, string>();
const NOBODY = '';

/** Two lists to pull down, the second of what the first has. */
function Pick({
  of,
  field,
  armies,
  pick,
}: {
  readonly of: string;
  readonly field: Field;
  readonly armies: readonly ListedArmy[];
  pick(troop: ListedTroop): void;
}) {
  const id = useId();
  const [army, setArmy] = useState(() =>
    Math.max(
      0,
      armies.findIndex(({ title }) => title === lastArmy.get(of)),
    ),
  );
  const [picked, setPicked] = useState(NOBODY);
  const { sections } = armies[army]!;
  const choose = (key: string): void => {
    setPicked(key);
    const [section, troop] = key.split(' ').map(Number) as [number, number];
    const found = key === NOBODY ? undefined : sections[section]?.troops[troop];
    if (!found) return;
    lastArmy.set(of, armies[army]!.title);
    pick(found);
  };
  return (
    <div className={styles.lists}>
      <label htmlFor={`${id}-army`}>Army</label>
      <select
        id={`${id}-army`}
        value={army}
        onChange={({ target }) => {
          setArmy(Number(target.value));
          lastArmy.set(of, armies[Number(target.value)]!.title);
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
