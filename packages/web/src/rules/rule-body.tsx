import type { RegisterEntry } from '@umpire/rulesets';
import textStyles from '../ui/text.module.css';
import styles from './rule.module.css';
import { BookTable, RuleText } from './rule-text.js';
import { KINDS, standing } from './sections.js';

/** What kind of rule it is; a plain rule says nothing. */
export function KindMark({ entry }: { readonly entry: RegisterEntry }) {
  const more = standing(entry);
  if (entry.kind === 'rule') return null;
  return (
    <span className={styles.kind}>
      {KINDS[entry.kind].one}
      {more && `, ${more}`}
    </span>
  );
}

/** What a rule says; of a ruling the gap, the choices and the reason; the tables of the book. */
export function RuleBody({ entry, battle }: { readonly entry: RegisterEntry; readonly battle?: string | null }) {
  const { text, gap, choices = [], why, tables = [] } = entry;
  return (
    <>
      <p className={styles.ruleSays}>
        <RuleText text={gap ?? text} battle={battle ?? null} />
      </p>
      {choices.length > 0 && (
        <>
          <p className={styles.choicesHead}>
            {entry.switch
              ? 'The players choose before a battle:'
              : 'Settled: the first is the rule, the others are on record only.'}
          </p>
          <ul className={styles.choices} data-part="choices">
            {choices.map((choice, i) => (
              <li key={choice.id}>
                <b className={textStyles.rule} data-part="rule">
                  {choice.id}
                </b>
                {i === 0 && <span className={styles.kind}>{entry.switch ? 'default' : 'the rule'}</span>}
                <p>
                  <RuleText text={choice.text} battle={battle ?? null} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {entry.kind === 'optional' && entry.switch && (
        <p className={styles.choicesHead}>Off unless the players switch it on before a battle.</p>
      )}
      {why && (
        <p>
          <b>Why:</b> <RuleText text={why} battle={battle ?? null} />
        </p>
      )}
      {tables.map((rows, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a book's tables never change
        <BookTable key={i} rows={rows} caption={`${entry.heading}: ${rows[0]?.join(', ') ?? ''}`} />
      ))}
    </>
  );
}
