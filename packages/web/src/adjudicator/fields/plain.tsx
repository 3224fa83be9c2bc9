import type { Field } from '@umpire/rulesets';
import { defaultWords, kept, usualOf } from '../values.js';
import { type FieldProps, useField } from './context.js';
import { Row } from './row.js';

/** Yes or no: a switch; where what holds hangs on other fields, three choices. */
export function FlagField({ field, path, value }: FieldProps<Extract<Field, { kind: 'flag' }>>) {
  const { id, wrong, set, aria } = useField(path);
  const usual = usualOf(field);
  if (usual === undefined && !field.required)
    return (
      <Row id={id} field={field} wrong={wrong}>
        <select
          id={id}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => set(target.value === '' ? undefined : target.value === 'true')}
          {...aria}
        >
          <option value="">usual: {defaultWords(field)}</option>
          <option value="true">yes</option>
          <option value="false">no</option>
        </select>
      </Row>
    );
  const on = Boolean(value ?? usual);
  return (
    <Row id={id} field={field} wrong={wrong}>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        id={id}
        checked={on}
        aria-checked={on}
        onChange={event => set(kept(field, event.target.checked))}
        {...aria}
      />
    </Row>
  );
}

export function TextField({ field, path, value }: FieldProps<Extract<Field, { kind: 'text' }>>) {
  const { id, wrong, set, aria } = useField(path);
  return (
    <Row id={id} field={field} wrong={wrong}>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => set(target.value === '' && !field.required ? undefined : target.value)}
        {...(field.suggest && { list: `${id}-often` })}
        {...aria}
      />
      {field.suggest && (
        <datalist id={`${id}-often`}>
          {field.suggest.map(often => (
            <option key={often.value} value={often.value} label={often.label} />
          ))}
        </datalist>
      )}
    </Row>
  );
}
