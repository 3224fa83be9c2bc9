import type { DeskField, UmpireDesk } from '@umpire/engine';
import { useTableParts } from '../table/model/context.js';
import { Button } from '../ui/button.js';
import { RuleLink } from '../ui/rule-link.js';
import deskStyles from './desk.module.css';
import matterStyles from './matter.module.css';
import { give, type Making, orderOf } from './use-judge.js';
import styles from './verb-form.module.css';

interface VerbFormProps {
  readonly desk: UmpireDesk;
  readonly making: Making;
  readonly fields: readonly DeskField[];
  readonly onMaking: (making: Making | undefined) => void;
}

/** An order of the umpire in the making: each field by form, or by pointing at the table; and his reason. */
export function VerbForm({ desk, making, fields, onMaking }: VerbFormProps) {
  const table = useTableParts();
  const known = desk.verbs.find(({ verb }) => verb === making.verb);
  const order = orderOf(making, fields);
  const missing =
    making.reason.trim() === '' ? 'A ruling needs a reason' : order ? undefined : 'Something is not filled in yet';
  const send = async () => {
    if (order && (await give(table, order))) onMaking(undefined);
  };
  return (
    <form
      className={styles.form}
      aria-label={known?.label}
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.formHead}>
        <p className={deskStyles.kicker}>You rule</p>
        <h2>{known?.label}</h2>
        {known && <RuleLink book={table.battleView.book} rule={known.rule} />}
        <p className={deskStyles.dim}>{known?.text}</p>
      </div>
      <div className={styles.fields}>
        {fields.map(field => (
          <Field
            key={field.name}
            field={field}
            value={making.values[field.name]}
            isPointed={making.pointing === field.name}
            onChange={value => onMaking(withValue(making, fields, field.name, value))}
            onPoint={() => onMaking({ ...making, pointing: field.name })}
          />
        ))}
        <label className={styles.reason}>
          Reason
          <input
            type="text"
            maxLength={300}
            placeholder="Opened to both at the end"
            value={making.reason}
            onChange={event => onMaking({ ...making, reason: event.target.value })}
          />
        </label>
      </div>
      <div className={matterStyles.words}>
        <Button type="submit" kind="primary" barred={missing}>
          So I rule
        </Button>
        <Button onClick={() => onMaking(undefined)}>Drop it</Button>
      </div>
    </form>
  );
}

/** What comes after a field that is filled anew may mean something else: it is asked for again. */
function withValue(making: Making, fields: readonly DeskField[], name: string, value: unknown): Making {
  const place = fields.findIndex(field => field.name === name);
  const later = new Set(fields.slice(place + 1).flatMap(field => (HANGS.includes(field.kind) ? [field.name] : [])));
  const isChoice = fields[place]?.kind === 'choose' || fields[place]?.kind === 'piece';
  const kept = Object.entries(making.values).filter(([key]) => !(isChoice && later.has(key)));
  const values = Object.fromEntries(kept);
  if (value === undefined) delete values[name];
  else values[name] = value;
  return { ...making, values };
}
const HANGS: readonly DeskField['kind'][] = ['choose', 'number', 'several'];

const NONE = 'there is none now';

interface FieldProps {
  readonly field: DeskField;
  readonly value: unknown;
  readonly isPointed: boolean;
  onChange(value: unknown): void;
  onPoint(): void;
}

function Field({ field, value, isPointed, onChange, onPoint }: FieldProps) {
  const { label, name } = field;
  switch (field.kind) {
    case 'choose':
    case 'piece':
      return (
        <label>
          {label}
          <select
            name={name}
            value={value === undefined ? '' : JSON.stringify(value)}
            onFocus={onPoint}
            onChange={event => onChange(event.target.value === '' ? undefined : JSON.parse(event.target.value))}
          >
            <option value="">{field.among.length === 0 ? NONE : field.optional ? '–' : 'choose …'}</option>
            {field.among.map(one => (
              <option key={JSON.stringify(one.value)} value={JSON.stringify(one.value)}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      );
    case 'several':
      return (
        <label>
          {label}
          <select
            name={name}
            multiple
            size={4}
            value={(value as string[] | undefined) ?? []}
            onFocus={onPoint}
            onChange={event => onChange([...event.target.selectedOptions].map(option => option.value))}
          >
            {field.among.map(one => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      );
    case 'number':
      return (
        <label>
          {label}
          <input
            name={name}
            type="number"
            min={field.least}
            max={field.most}
            value={(value as number | undefined) ?? ''}
            onChange={event => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
          />
        </label>
      );
    case 'text':
      return (
        <label className={styles.long}>
          {label}
          <input
            name={name}
            type="text"
            maxLength={300}
            value={(value as string | undefined) ?? ''}
            onChange={event => onChange(event.target.value === '' ? undefined : event.target.value)}
          />
        </label>
      );
    case 'numbers':
      return <Numbers field={field} value={value} onChange={onChange} />;
    default:
      return (
        <div className={styles.point}>
          {label}
          <Button pressed={isPointed} onClick={onPoint}>
            {pointWords(value)}
          </Button>
          {value !== undefined && (
            <Button kind="quiet" onClick={() => onChange(undefined)}>
              Clear
            </Button>
          )}
        </div>
      );
  }
}

type Spot = { readonly x: number; readonly y: number };
const spotWords = ({ x, y }: Spot): string => `(${Math.round(x / 100)}, ${Math.round(y / 100)})`;
function pointWords(value: unknown): string {
  if (value === undefined) return 'point at the table';
  return Array.isArray(value) ? value.map(one => spotWords(one as Spot)).join(' → ') : spotWords(value as Spot);
}

/** One number for each: as the book has them, until one is changed. */
function Numbers({
  field: { label, of },
  value,
  onChange,
}: {
  readonly field: Extract<DeskField, { kind: 'numbers' }>;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const now = (value as readonly number[] | undefined) ?? of.map(one => one.value);
  return (
    <fieldset className={styles.numbers}>
      <legend>{label}</legend>
      {of.map(({ label: name, least, most }, at) => (
        <label key={name}>
          {name}
          <input
            type="number"
            min={least}
            max={most}
            value={now[at] ?? 0}
            onChange={event => onChange(now.with(at, Number(event.target.value)))}
          />
        </label>
      ))}
    </fieldset>
  );
}
