import type { Field, ListedArmy, ListedTroop } from '@umpire/rulesets';
import { use, useId, useMemo, useState } from 'react';
import { armiesFor, eachOnce, filled, foundIn } from '../listed.js';
import { rememberName } from '../names.js';
import styles from './army-pick.module.css';
import { Chips } from './chips.js';
import { FormContext } from './context.js';

interface ArmyPickProps {
  readonly field: Field;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

/** Who it is, picked from an army of the book: the army, then one of its troops, and the fields are filled. */
export function ArmyPick({ field, value, set }: ArmyPickProps) {
  const { armies = NONE, asked } = use(FormContext);
  const fitting = useMemo(() => armiesFor(field, armies).map(eachOnce), [field, armies]);
  const key = `${asked?.book} ${field.title}`;
  const [open, setOpen] = useState(() => lastArmy.has(key));
  if (fitting.length === 0) return null;
  const pick = (troop: ListedTroop): void => {
    if (asked) rememberName(asked.book, troop);
    set(filled(value, troop, fitting));
  };
  return (
    <details className={styles.pick} open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary aria-label={`${field.title}: pick by name`}>Pick by name</summary>
      {open && <Pick key={key} of={key} field={field} armies={fitting} pick={pick} />}
    </details>
  );
}

const NONE: readonly ListedArmy[] = [];
/** Two armies meet all evening: the one that a field was filled from stays chosen, by book and field, as long as the page is open. */
const lastArmy = new Map<string, string>();
const NOBODY = '';

/** Chips that one looks over. */
const MOST = 16;

/** Two lists to pull down, the second of what the first has; or whoever of it is found by what is typed. */
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
  const [typed, setTyped] = useState('');
  const { title: armyTitle, sections } = armies[army]!;
  const found = useMemo(() => foundIn(armies[army]!, typed), [armies, army, typed]);
  const take = (key: string, troop: ListedTroop): void => {
    setPicked(key);
    lastArmy.set(of, armyTitle);
    pick(troop);
  };
  const choose = (key: string): void => {
    const [section, troop] = key.split(' ').map(Number) as [number, number];
    const one = key === NOBODY ? undefined : sections[section]?.troops[troop];
    if (one) take(key, one);
    else setPicked(NOBODY);
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
      <label htmlFor={`${id}-search`}>Search</label>
      <input
        id={`${id}-search`}
        type="search"
        autoComplete="off"
        placeholder={`Name or class, of ${armyTitle}`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed.trim() !== '' && (
        <div className={styles.found}>
          <Chips
            label="Found"
            chips={found.slice(0, MOST).map(troop => ({
              key: JSON.stringify(troop),
              label: troop.label,
              pick: () => take(keyOf(sections, troop), troop),
            }))}
          />
          {found.length === 0 && <p>Nobody of this army has these words.</p>}
        </div>
      )}
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

/** A troop's place in the list. */
const keyOf = (sections: ListedArmy['sections'], troop: ListedTroop): string => {
  const i = sections.findIndex(({ troops }) => troops.includes(troop));
  return `${i} ${sections[i]?.troops.indexOf(troop)}`;
};
