import type { ResultTable } from '@umpire/engine';
import { RuleLink } from '../../ui/rule-link.js';
import { capital } from '../words.js';
import styles from './result-table.module.css';

/** `1 column right`. */
const shiftWords = (by: number): string => {
  const far = Math.abs(by);
  return `${far} column${far === 1 ? '' : 's'} ${by > 0 ? 'right' : 'left'}`;
};

/** So many columns are read at any width. */
const FEW = 5;

/** The whole table of results, the column that is read lit; and what shifted it there, each as so many columns. */
export function DrawnTable({ book, table }: { readonly book: string; readonly table: ResultTable }) {
  const { title, columns, counted, rows, from, at, shifts, note } = table;
  return (
    <section className={styles.table} aria-label="The results table">
      <table data-many={columns.length > FEW || undefined}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td>{counted && capital(counted)}</td>
            {columns.map((column, i) => (
              <th
                key={column}
                scope="col"
                data-lit={i === at || undefined}
                data-from={i === from || undefined}
                data-far={Math.abs(i - at) > 1 || undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of, cells }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {of.map(id => (
                  <small key={id}>{id}</small>
                ))}
              </th>
              {cells.map((words, i) => (
                <td key={columns[i]} data-lit={i === at || undefined} data-far={Math.abs(i - at) > 1 || undefined}>
                  {words.map((word, j) => (
                    <span key={of[j]} data-word={word}>
                      {word}
                    </span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.shifts}>
        {shifts?.map(({ rule, text, by }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule may shift twice, and the list never changes
          <li key={`${rule} ${i}`}>
            <b data-way={by > 0 ? 'right' : 'left'}>{shiftWords(by)}</b>
            <span>
              {text} <RuleLink book={book} rule={rule} />
            </span>
          </li>
        ))}
        {shifts?.length === 0 && <li>Nothing shifts it: {columns[from]} is read.</li>}
        {note && (
          <li className={styles.note}>
            <span>
              {note.text} <RuleLink book={book} rule={note.rule} />
            </span>
          </li>
        )}
      </ul>
    </section>
  );
}
