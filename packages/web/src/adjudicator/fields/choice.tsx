import type { Field, FieldChoice } from '@umpire/rulesets';
import segmentedStyles from '../../ui/segmented.module.css';
import styles from '../form.module.css';
import { defaultWords, faultWords, kept, usualOf } from '../values.js';
import { type FieldProps, useField } from './context.js';
import { Needed, Row, Says } from './row.js';

type Choice = Extract<Field, { kind: 'choice' }>;

/** One of a list: a bar of buttons where they are few and short, else a list to pull down. */
export function ChoiceField(props: FieldProps<Choice>) {
  const { field } = props;
  const letters = field.among.reduce((sum, c) => sum + c.label.length + 3, field.nullable ? 8 : 0);
  const usual = usualOf(field);
  const short = letters <= 42 && (field.required || (usual !== undefined && usual !== null));
  return short && !field.nullable ? <Bar {...props} /> : <Pull {...props} />;
}

/** A bar of radio buttons. */
function Bar({ field, path, value }: FieldProps<Choice>) {
  const { id, wrong, set, aria } = useField(path);
  const now = value ?? usualOf(field);
  return (
    <fieldset className={`${styles.row} ${styles.choice}`}>
      <legend>
        {field.title}
        {field.required && <Needed />}
      </legend>
      <div className={segmentedStyles.segmented} data-part="segmented">
        <div>
          {field.among.map((choice, i) => (
            <label key={choice.value}>
              <input
                type="radio"
                id={i === 0 ? id : undefined}
                name={id}
                checked={choice.value === now}
                onChange={() => set(kept(field, choice.value))}
                {...aria}
              />
              <span>{choice.label}</span>
            </label>
          ))}
        </div>
      </div>
      <Says id={id} wrong={wrong && faultWords(field.title, wrong)} text={field.text ?? ''} />
    </fieldset>
  );
}

const UNSET = '';
const NONE = 'none';
const key = (choices: readonly FieldChoice[], value: unknown): string =>
  value === undefined ? UNSET : value === null ? NONE : `v${choices.findIndex(c => c.value === value)}`;

/** A list to pull down; the first line says what holds while nothing is said. */
function Pull({ field, path, value }: FieldProps<Choice>) {
  const { id, wrong, set, aria } = useField(path);
  const usual = usualOf(field);
  const now = value === undefined ? usual : value;
  const free = !field.required && usual === undefined;
  const pick = (picked: string) => {
    if (picked === UNSET) return set(undefined);
    set(kept(field, picked === NONE ? null : field.among[Number(picked.slice(1))]?.value));
  };
  return (
    <Row id={id} field={field} wrong={wrong}>
      <select id={id} value={key(field.among, now)} onChange={event => pick(event.target.value)} {...aria}>
        {free && <option value={UNSET}>usual: {defaultWords(field)}</option>}
        {field.nullable && <option value={NONE}>{field.none ?? 'none'}</option>}
        {field.among.map((choice, i) => (
          <option key={choice.value} value={`v${i}`}>
            {choice.label}
          </option>
        ))}
      </select>
    </Row>
  );
}
