import type { Count } from '@umpire/engine';
import { RuleLink } from '../../ui/rule-link.js';
import { sideClass } from '../../ui/sides.js';
import { useTableParts } from '../model/context.js';
import { capital } from '../words.js';
import styles from './counts.module.css';
import { OddsBar } from './odds-bar.js';

/** The odds of those whom the bar of the preview does not show. */
export const CountedOdds = ({ counts = [] }: { readonly counts?: readonly Count[] | undefined }) =>
  counts.map(({ piece, odds }) => odds && <OddsBar key={piece} odds={odds} />);

/** What each side counts before the throw, side by side: whose piece it is, how much it comes to, and every row. */
export function Counts({ counts }: { readonly counts: readonly Count[] }) {
  return (
    <ul className={styles.counts} aria-label="What both count">
      {counts.map(count => (
        <Column key={count.piece} count={count} />
      ))}
    </ul>
  );
}

function Column({ count: { piece: id, text, because } }: { readonly count: Count }) {
  const { battleView } = useTableParts();
  const piece = battleView.scene.pieces.find(one => one.id === id);
  return (
    <li className={piece && sideClass(piece.side)}>
      <p>
        <b>{piece?.label ?? id}</b> {text}
      </p>
      {because.map(({ rule, effect, text: why }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule may count twice, and the list never changes
        <p key={`${rule} ${i}`} className={styles.row}>
          <b>{effect}</b> {capital(why)} <RuleLink book={battleView.book} rule={rule} />
        </p>
      ))}
    </li>
  );
}
