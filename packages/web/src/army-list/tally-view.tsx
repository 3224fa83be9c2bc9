import type { Tally } from '@umpire/rulesets';
import { RuleLink } from '../ui/index.js';
import { useDrawing } from './context.js';
import { figure } from './figure.js';
import summaryStyles from './summary.module.css';
import styles from './tally-view.module.css';

const isOff = ({ count, of, most }: Tally): boolean =>
  (of !== undefined && count !== of) || (most !== undefined && count > most);

const leftWords = (left: number, unit: string): string =>
  left < 0 ? `${figure(-left)} ${unit} too many` : `${figure(left)} ${unit} left`;

/** `554.6 of 620 points`, and a bar of it with a mark at the limit. */
export function TallyView({ tally }: { readonly tally: Tally }) {
  const { book } = useDrawing();
  const { label, count, of, most, unit = '', rule } = tally;
  const limit = of ?? most;
  const after = unit === '%' ? ' %' : '';
  return (
    <p className={summaryStyles.tally} data-off={isOff(tally) || undefined}>
      <span>
        {label} {rule && limit !== undefined && <RuleLink book={book} rule={rule} apart />}
      </span>{' '}
      <b>
        {figure(count)}
        {after}
        {limit !== undefined && ` of ${figure(limit)}${after}`}
      </b>
      {limit !== undefined && <Bar label={label} count={count} limit={limit} off={isOff(tally)} />}
      {most !== undefined && unit !== '%' && <small className={styles.left}>{leftWords(most - count, unit)}</small>}
    </p>
  );
}

interface BarProps {
  readonly label: string;
  readonly count: number;
  readonly limit: number;
  readonly off: boolean;
}

/** What lies beyond the mark is too much. */
function Bar({ label, count, limit, off }: BarProps) {
  const whole = Math.max(limit * 1.15, count, 1);
  const share = (part: number): string => `${(part * 100) / whole}%`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no meter of a browser marks its limit
    <span
      className={off ? `${styles.bar} ${styles.off}` : styles.bar}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={count}
    >
      <span className={styles.fill} style={{ width: share(count) }} />
      <span className={styles.mark} style={{ left: share(limit) }} />
    </span>
  );
}
