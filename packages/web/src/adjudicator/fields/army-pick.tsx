import type { Field, ListedArmy, ListedTroop } from '@umpire/rulesets';
import { use, useEffect, useId, useMemo, useRef, useState } from 'react';
import { pickedNow } from '../called.js';
import { armiesFor, eachOnce, type FoundTroop, filled, foundAmong } from '../listed.js';
import { rememberName } from '../names.js';
import { type Path, pathText } from '../path.js';
import styles from './army-pick.module.css';
import { Chips } from './chips.js';
import { FormContext } from './context.js';

interface ArmyPickProps {
  readonly field: Field;
  readonly path: Path;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
}

/** Who it is, by name, and the fields are filled: typed, or picked from an army of the book. */
export function ArmyPick({ field, path, value, set }: ArmyPickProps) {
  const { armies = NONE, asked, picked, pick: note } = use(FormContext);
  const fitting = useMemo(() => armiesFor(field, armies).map(eachOnce), [field, armies]);
  const key = `${asked?.book} ${field.title}`;
  if (fitting.length === 0) return null;
  const pick = (troop: ListedTroop): void => {
    if (asked) rememberName(asked.book, troop);
    note?.(path, troop);
    set(filled(value, troop, fitting));
  };
  return (
    <div className={styles.pick}>
      <Pick
        key={key}
        of={key}
        field={field}
        armies={fitting}
        name={pickedNow(picked?.[pathText(path)], value)?.label}
        pick={pick}
      />
    </div>
  );
}

const NONE: readonly ListedArmy[] = [];
/** Two armies meet all evening: the one that a field was filled from stays chosen, by book and field, as long as the page is open. */
const lastArmy = new Map<string, string>();
const NOBODY = '';

/** Chips that one looks over. */
const MOST = 16;

/** Whoever of any army is found by what is typed; or two lists to pull down, the second of what the first has. */
function Pick({
  of,
  field,
  armies,
  name,
  pick,
}: {
  readonly of: string;
  readonly field: Field;
  readonly armies: readonly ListedArmy[];
  /** Who stands in the field. */
  readonly name: string | undefined;
  pick(troop: ListedTroop): void;
}) {
  const id = useId();
  const [army, setArmy] = useState(() =>
    Math.max(
      0,
      armies.findIndex(({ title }) => title === lastArmy.get(of)),
    ),
  );
  const [isOpen, setOpen] = useState(() => lastArmy.has(of));
  const [picked, setPicked] = useState(NOBODY);
  const [typed, setTyped] = useState('');
  const { sections } = armies[army]!;
  const found = useMemo(() => foundAmong(armies, army, typed), [armies, army, typed]);
  const hits = useRef<HTMLDivElement>(null);
  // on a phone the field may stand at the foot of the screen, and what is found below it
  useEffect(() => {
    if (found.length > 0) hits.current?.scrollIntoView({ block: 'nearest' });
  }, [found]);
  const take = (key: string, troop: ListedTroop, from = army): void => {
    setArmy(from);
    setPicked(key);
    setTyped('');
    lastArmy.set(of, armies[from]!.title);
    pick(troop);
  };
  const takeFound = ({ troop, army: from }: FoundTroop): void =>
    take(keyOf(armies[from]!.sections, troop), troop, from);
  const choose = (key: string): void => {
    const [section, troop] = key.split(' ').map(Number) as [number, number];
    const one = key === NOBODY ? undefined : sections[section]?.troops[troop];
    if (one) take(key, one);
    else setPicked(NOBODY);
  };
  return (
    <div className={styles.lists}>
      {name !== undefined && (
        <p className={styles.name} data-part="picked">
          {name}
        </p>
      )}
      <label htmlFor={`${id}-search`}>{name === undefined ? 'Name' : 'Another'}</label>
      <input
        id={`${id}-search`}
        type="search"
        aria-label={`${field.title}: name`}
        autoComplete="off"
        placeholder="Type a name, of any army"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !found[0]) return;
          event.preventDefault();
          takeFound(found[0]);
        }}
      />
      {typed.trim() !== '' && (
        <div className={styles.found} ref={hits}>
          <Chips
            label="Found"
            chips={found.slice(0, MOST).map(one => ({
              key: `${one.army} ${JSON.stringify(one.troop)}`,
              label: one.army === army ? one.troop.label : `${one.troop.label}, ${armies[one.army]!.title}`,
              pick: () => takeFound(one),
            }))}
          />
          {found.length === 0 && <p>Nobody of any army has these words.</p>}
        </div>
      )}
      <details className={styles.army} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary aria-label={`${field.title}: pick from an army`}>Pick from an army</summary>
        {isOpen && (
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
        )}
      </details>
    </div>
  );
}

/** A troop's place in the list. */
const keyOf = (sections: ListedArmy['sections'], troop: ListedTroop): string => {
  const i = sections.findIndex(({ troops }) => troops.includes(troop));
  return `${i} ${sections[i]?.troops.indexOf(troop)}`;
};
