import { useState } from 'react';
import { say } from '../ui/toast.js';
import { Form } from '../you/form.js';
import styles from './host.module.css';
import { type Limit, type Limits, setLimits } from './server.js';

const WORDS: Readonly<Record<keyof Limits, string>> = {
  requests: 'Requests of any kind, from one address',
  guests: 'New guests, from one address (0: none may come)',
  passphrases: 'Passphrases and passkeys tried, from one address',
  matches: 'New matches, from one address (0: none may be made)',
  messages: 'Messages of one line to a table',
};
const NAMES = Object.keys(WORDS) as (keyof Limits)[];

/** How often anything may be done here. */
export function LimitsForm({ limits, onChanged }: { readonly limits: Limits; readonly onChanged: () => void }) {
  const [wanted, setWanted] = useState(limits);
  const change = (name: keyof Limits, part: keyof Limit) => (value: number) =>
    setWanted({ ...wanted, [name]: { ...wanted[name], [part]: value } });
  const done = () => {
    say('These limits hold from now on.');
    onChanged();
  };
  return (
    <Form label="Set these limits" onSend={() => setLimits(wanted)} onDone={done}>
      <table className={styles.limits}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">At once</th>
            <th scope="col">A minute</th>
          </tr>
        </thead>
        <tbody>
          {NAMES.map(name => (
            <tr key={name}>
              <th scope="row">{WORDS[name]}</th>
              {(['atOnce', 'aMinute'] as const).map(part => (
                <td key={part}>
                  <input
                    type="number"
                    min={0}
                    max={1_000_000}
                    required
                    aria-label={`${WORDS[name]}: ${part === 'atOnce' ? 'at once' : 'a minute'}`}
                    value={wanted[name][part]}
                    onChange={event => change(name, part)(event.target.valueAsNumber || 0)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Form>
  );
}
