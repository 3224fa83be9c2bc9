import type { Field } from '@umpire/rulesets';
import { useState } from 'react';
import { Button } from '../../ui/index.js';
import styles from '../form.module.css';
import { type FieldProps, useField } from './context.js';
import { Section } from './nested.js';
import { NumberField } from './number.js';

/** A number for each of some names: numbers can be changed, names added; a name whose number is taken out is gone. */
export function TallyField({ field, path, value }: FieldProps<Extract<Field, { kind: 'tally' }>>) {
  const { id, set } = useField(path);
  const [name, setName] = useState('');
  const counts = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, number>>) : {};
  const add = () => {
    if (name.trim() !== '') set({ ...counts, [name.trim()]: counts[name.trim()] ?? 1 });
    setName('');
  };
  return (
    <Section field={field} path={path} value={value}>
      {Object.entries(counts).map(([of, count]) => (
        <NumberField
          key={of}
          field={{ ...field.of, title: of, required: false, nullable: false, rare: false }}
          path={[...path, of]}
          value={count}
        />
      ))}
      <div className={styles.row}>
        <label htmlFor={`${id}-name`}>Add: {field.item.charAt(0).toLowerCase() + field.item.slice(1)}</label>
        <div className={styles.rowControl}>
          <input
            id={`${id}-name`}
            type="text"
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add}>Add</Button>
        </div>
      </div>
    </Section>
  );
}
