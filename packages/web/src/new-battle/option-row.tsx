import type { Option } from '@umpire/engine';
import { RuleLink } from '../ui/index.js';
import { choose, topicOf } from './options.js';
import styles from './options.module.css';

interface OptionRowProps {
  readonly book: string;
  readonly option: Option;
  readonly chosen: Readonly<Record<string, string>>;
  /** What the battle asks for by itself. */
  readonly asked: string | undefined;
  /** Why nothing hangs on it in this battle. */
  readonly idle: string | undefined;
  readonly onChange: (chosen: Readonly<Record<string, string>>) => void;
}

/** One question, its answers and why the first is the default. */
export function OptionRow({ book, option, chosen, asked, idle, onChange }: OptionRowProps) {
  const { id, text, why, choices, settled } = option;
  const { topic, rest } = topicOf(text);
  const now = chosen[id] ?? choices[0]?.id;
  const usual = asked ?? choices[0]!.id;
  const changed = now !== usual;
  return (
    <fieldset className={styles.option} data-part="option" data-changed={changed || undefined} id={`option-${id}`}>
      <legend>
        {topic && <b>{topic}. </b>}
        {rest}
      </legend>
      <div className={styles.optionChoices}>
        {choices.map((choice, i) => (
          <label key={choice.id} className={styles.optionChoice}>
            <input
              type="radio"
              name={id}
              value={choice.id}
              checked={choice.id === now}
              disabled={settled}
              onChange={() => onChange(choose(chosen, option, choice.id))}
            />
            <span>
              {choice.text}
              {i === 0 && <small> default</small>}
            </span>
          </label>
        ))}
      </div>
      <p data-part="option-foot">
        <RuleLink book={book} rule={id} />
        {idle && <b>Idle here: {idle}</b>}
        {why && <span>Why the default: {why}</span>}
        {asked !== undefined && !changed && <b>So in this battle</b>}
        {changed && (
          <button type="button" className={styles.optionReset} onClick={() => onChange(choose(chosen, option, usual))}>
            Changed · back to {asked === undefined ? 'the default' : 'that of this battle'}
          </button>
        )}
      </p>
    </fieldset>
  );
}
