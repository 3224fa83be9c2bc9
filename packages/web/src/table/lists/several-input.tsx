import { choiceKey, type GestureChoice, sameValue } from '@umpire/engine';
import { Button } from '../../ui/button.js';
import { RuleWords } from '../../ui/rule-words.js';
import styles from './lists.module.css';
import { ticked } from './ticked.js';

interface SeveralProps {
  readonly among: readonly GestureChoice[];
  readonly value: readonly unknown[];
  readonly onChange: (value: readonly unknown[]) => void;
}

/** So many are ticked as fast as one button is pressed. */
const FEW = 2;

/** Any number of them, also none; in the order in which they are offered. */
export function SeveralInput({ among, value, onChange }: SeveralProps) {
  const isIn = (one: unknown) => value.some(other => sameValue(one, other));
  const open = among.filter(({ closed }) => !closed).map(({ value: one }) => one);
  const all = open.every(isIn);
  return (
    <>
      {open.length > FEW && (
        <Button kind="quiet" data-part="tick-all" onClick={() => onChange(all ? [] : open)}>
          {all ? 'None of them' : `All ${open.length}`}
        </Button>
      )}
      <ul className={styles.ticks} data-part="ticks">
        {among.map(({ value: one, label, text, closed }) => (
          <li key={choiceKey(one)}>
            <label>
              <input
                type="checkbox"
                checked={isIn(one)}
                disabled={closed !== undefined}
                onChange={() => onChange(ticked(among, value, one))}
              />
              <span>
                <b>{label}</b> {text}
              </span>
            </label>
            {closed && (
              <small>
                <RuleWords text={closed.rule ? `${closed.message} ${closed.rule}` : closed.message} />
              </small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
