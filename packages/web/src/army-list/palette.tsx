import type { SheetList, Start } from '@umpire/rulesets';
import { useState } from 'react';
import fieldStyles from '../ui/field.module.css';
import { Button } from '../ui/index.js';
import { useDrawing } from './context.js';
import { figure } from './figure.js';
import styles from './palette.module.css';
import { innermostList } from './sheets.js';
import { SymbolView } from './symbol-view.js';
import { itemsAt, withAdded } from './value.js';

/** What there is to add, to be looked for by name or heading; it goes to the group in hand. */
export function Palette() {
  const { army, form, given, inHand, put } = useDrawing();
  const [sought, setSought] = useState('');
  const [heading, setHeading] = useState<string>();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const inner = innermostList(form, army, inHand);
  if (!inner) return null;
  const { list, at, into } = inner;
  const starts = list.starts(given, army);
  const headings = [...new Set(starts.flatMap(({ under }) => under ?? []))];
  const filters = list.filters?.(army) ?? [];
  const kept = Object.fromEntries(filters.map(({ name, usual = ALL }) => [name, chosen[name] ?? usual]));
  const named = starts.filter(start => isFound(start, sought, heading));
  const found = named.filter(start => isKept(start, kept));
  const elsewhere = named.length > 0;
  const items = itemsAt(army, at);
  const full = items.length >= list.most ? `no more than ${list.most}` : undefined;
  return (
    <aside className={styles.palette} aria-label="What can be added">
      <input
        className={fieldStyles.field}
        data-part="field"
        type="search"
        placeholder={findWords(list.noun)}
        aria-label={findWords(list.noun)}
        value={sought}
        onChange={event => setSought(event.target.value)}
      />
      {filters.length > 0 && (
        <p className={styles.filters}>
          {filters.map(({ name, all, among }) => (
            <select
              key={name}
              className={fieldStyles.field}
              data-part="field"
              aria-label={all}
              value={kept[name]}
              onChange={event => setChosen({ ...chosen, [name]: event.target.value })}
            >
              <option value={ALL}>{all}</option>
              {among.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          ))}
        </p>
      )}
      {into !== undefined && (
        <p className={styles.into} data-part="palette-into">
          + adds to <b>{into}</b>
        </p>
      )}
      {headings.length > 1 && (
        <p className={styles.headings}>
          {headings.map(one => (
            <Button key={one} pressed={one === heading} onClick={() => setHeading(one === heading ? undefined : one)}>
              {one}
            </Button>
          ))}
        </p>
      )}
      <ul>
        {found.map(start => (
          <Row
            key={`${start.label} ${start.text}`}
            {...{ start, list, full }}
            onAdd={() => put(at, withAdded(items, list, start.value))}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles.none}>
          Nothing of that name.{' '}
          {elsewhere && (
            <Button onClick={() => setChosen(Object.fromEntries(filters.map(({ name }) => [name, ALL])))}>
              Look among all
            </Button>
          )}
        </p>
      )}
    </aside>
  );
}

const isFound = ({ label, text = '', under }: Start<unknown>, sought: string, heading: string | undefined): boolean =>
  (heading === undefined || under === heading) &&
  `${label} ${text}`.toLowerCase().includes(sought.trim().toLowerCase());

const ALL = '';
/** What is of no choice in particular is found with all of them. */
const isKept = ({ found = {} }: Start<unknown>, kept: Readonly<Record<string, string>>): boolean =>
  Object.entries(kept).every(([name, value]) => value === ALL || (found[name]?.includes(value) ?? true));

interface RowProps {
  readonly start: Start<unknown>;
  readonly list: SheetList;
  readonly full: string | undefined;
  readonly onAdd: () => void;
}

function Row({ start: { label, text, symbol, worth, value }, list, full, onAdd }: RowProps) {
  const { given } = useDrawing();
  const drawn = symbol ?? list.sheet.symbolOf?.(value, given);
  return (
    <li>
      {drawn !== undefined && <SymbolView name={drawn} size={26} />}
      <span className={styles.name}>
        <b>{label}</b>
        {text && <small>{text}</small>}
      </span>
      {worth !== undefined && <span>{figure(worth)}</span>}
      <Button aria-label={`Add ${label}`} barred={full} onClick={onAdd}>
        +
      </Button>
    </li>
  );
}

const findWords = (noun: string): string => `Find ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
