import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { Button } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import type { Reply } from './run.js';
import { useSay } from './said.js';
import styles from './words.module.css';

/** One line for everything; what was said in answer stands below it. */
export function CommandLine({
  field,
  example,
  onLine,
}: {
  readonly field: Ref<HTMLInputElement>;
  /** An order that could be given at this table. */
  readonly example: string;
  readonly onLine: (line: string) => Promise<Reply>;
}) {
  const [line, setLine] = useState('');
  const [said, setSaid] = useState<readonly string[]>([]);
  const [past, setPast] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const say = useSay();
  const run = async (event: FormEvent) => {
    event.preventDefault();
    const typed = line.trim();
    if (typed === '') return;
    setPast(before => [...before.filter(l => l !== typed), typed]);
    setAt(0);
    const told = await onLine(typed);
    setSaid(told.said);
    say(told.said.join(' '));
    if (told.done || told.choose || told.open || told.said.length > 1) setLine('');
  };
  const recall = (event: KeyboardEvent<HTMLInputElement>) => {
    // Esc lets go of the line: then the keys of the page are heard again, the way back to the table among them
    if (event.key === 'Escape') {
      event.currentTarget.blur();
      return;
    }
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = Math.min(Math.max(at + by, 0), past.length);
    setAt(next);
    setLine(next === 0 ? '' : (past.at(-next) ?? ''));
  };
  return (
    <form className={styles.command} onSubmit={run}>
      <label htmlFor="command-line">Command</label>
      <input
        id="command-line"
        ref={field}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={line}
        placeholder="help"
        aria-describedby="command-hint"
        onChange={event => setLine(event.target.value)}
        onKeyDown={recall}
      />
      <Button type="submit">Do it</Button>
      <p id="command-hint" className={textStyles.quiet}>
        A verb by its key, a stand, what it needs: <code>{example}</code>. Say <code>help</code> for the rest; the
        arrows bring back what you said before.
      </p>
      {said.length > 0 && (
        <ul className={styles.commandSaid} data-part="command-said" aria-label="Answer">
          {said.map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an answer are told apart by their place
            <li key={i}>{text}</li>
          ))}
        </ul>
      )}
    </form>
  );
}
