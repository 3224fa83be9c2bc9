import type { Count } from '@umpire/engine';
import { RuleLink } from '../../ui/rule-link.js';
import { sideClass } from '../../ui/sides.js';
import textStyles from '../../ui/text.module.css';
import { useTableParts } from '../model/context.js';
import { capital } from '../words.js';
import { rowsOf } from './count-rows.js';
import styles from './counts.module.css';
import { OddsBar } from './odds-bar.js';

/** The odds of those whom the bar of the preview does not show. */
export const CountedOdds = ({ counts = [] }: { readonly counts?: readonly Count[] | undefined }) =>
  counts.map(({ piece, odds }) => odds && <OddsBar key={piece} odds={odds} />);

interface CountsProps {
  readonly counts: readonly Count[];
  /** The rows lie behind a line that opens: while a way is drawn, the way needs the room. */
  readonly folded?: boolean;
}

/** What each side counts before the throw: how much it comes to, and every row once, with what it is for each of the two. */
export function Counts({ counts, folded = false }: CountsProps) {
  const { battleView } = useTableParts();
  const columns = counts.map(count => {
    const piece = battleView.scene.pieces.find(one => one.id === count.piece);
    return { ...count, label: piece?.label ?? count.piece, side: sideClass(piece?.side) };
  });
  const rows = rowsOf(counts);
  const table = (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className={textStyles.unseen}>Why</span>
          </th>
          {columns.map(({ piece, label, side }) => (
            <th key={piece} scope="col" className={side}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, rule, why, effects }) => (
          <tr key={key}>
            <th scope="row">
              {capital(why)} <RuleLink book={battleView.book} rule={rule} />
            </th>
            {columns.map(({ piece, side }, i) => (
              <td key={piece} className={side}>
                {effects[i] === undefined ? '–' : effects[i] || '✓'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <div className={styles.counts}>
      <ul aria-label="What both count">
        {columns.map(({ piece, label, side, text }) => (
          <li key={piece} className={side}>
            <b>{label}</b> {text}
          </li>
        ))}
      </ul>
      {rows.length > 0 &&
        (folded ? (
          <details>
            <summary>Why</summary>
            {table}
          </details>
        ) : (
          table
        ))}
    </div>
  );
}
