import type { Count, Odds, ResultInWords, ResultTable } from '@umpire/engine';
import textStyles from '../../ui/text.module.css';
import { CountedOdds } from '../odds/counts.js';
import { OddsBar } from '../odds/odds-bar.js';
import { capital } from '../words.js';
import styles from './action-bar.module.css';

interface AtTheButtonProps {
  /** What they are of, where that is not what the button does. */
  readonly text?: string;
  readonly odds: Odds<ResultInWords>;
  /** What each side counts, with the odds of the one who strikes. */
  readonly counts?: readonly Count[] | undefined;
  readonly table?: ResultTable | undefined;
}

/** What can come of a press, to both, stands where it is pressed, however long the list above is. */
export function AtTheButton({ text, odds, counts, table }: AtTheButtonProps) {
  return (
    <div className={styles.odds} data-part="odds-at-button">
      {text && <p className={textStyles.hint}>{capital(text)}:</p>}
      <OddsBar odds={odds} />
      <CountedOdds counts={counts} />
      {table && <Columns {...table} />}
    </div>
  );
}

/** The columns of the table of results, the one that is read marked; what they count comes first. */
function Columns({ columns, counted, at }: ResultTable) {
  return (
    <p className={styles.columns} data-part="columns">
      {counted && <small>{capital(counted)}</small>}
      {columns.map((column, i) =>
        i === at ? (
          <b key={column} data-lit>
            {column}
          </b>
        ) : (
          <span key={column}>{column}</span>
        ),
      )}
    </p>
  );
}
