import type { Field } from '@umpire/rulesets';
import { useState } from 'react';
import { chipWords, often, readAloud } from '../alike.js';
import styles from '../form.module.css';
import { defaultWords, kept, usualOf } from '../values.js';
import { ArmyPick } from './army-pick.js';
import { Chips, RecentChips } from './chips.js';
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
        className={styles.toggle}
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

/** Chips that one looks over. */
const MOST = 16;

/** A text. Where it is a notation of the book, a name is looked for first, and what is often written, or was before, is taken at one touch. */
export function TextField({ field, path, value }: FieldProps<Extract<Field, { kind: 'text' }>>) {
  const { id, wrong, set, aria } = useField(path);
  const typed = typeof value === 'string' ? value : '';
  const suggest = field.suggest?.filter(({ value: text }) => field.fits?.(String(text)) ?? true);
  const known = suggest?.some(one => one.value === typed);
  const [isOpen, setOpen] = useState(false);
  const none = field.nullable && typed === '';
  const mayBeNone = field.nullable && (
    <label className={styles.none}>
      <input
        type="checkbox"
        id={none && !isOpen ? id : undefined}
        checked={none && !isOpen}
        onChange={({ target }) => {
          setOpen(!target.checked);
          if (target.checked && !none) set(kept(field, null));
        }}
      />
      <span>{field.none ?? 'none'}</span>
    </label>
  );
  if (none && !isOpen && wrong === undefined) {
    const { text: _, ...nobody } = field;
    return (
      <Row id={id} field={nobody} wrong={wrong}>
        {mayBeNone}
      </Row>
    );
  }
  return (
    <Row id={id} field={field} wrong={wrong} stands={field.signs && readAloud(typed, field.signs)}>
      {mayBeNone}
      {suggest && (
        <>
          <ArmyPick field={field} path={path} value={value} set={set} />
          <RecentChips field={field} path={path} value={value} set={set} />
          <details className={styles.often}>
            <summary>Often asked about</summary>
            <Chips
              label="Often"
              chips={chipWords(often(suggest, known ? '' : typed, MOST)).map(({ value: text, words }) => ({
                key: text,
                label: words,
                title: text,
                pick: () => set(text),
              }))}
            />
          </details>
        </>
      )}
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => set(target.value === '' && !field.required ? undefined : target.value)}
        {...aria}
      />
    </Row>
  );
}
