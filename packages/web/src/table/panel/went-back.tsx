import type { Refusal } from '@umpire/engine';
import { RuleLink } from '../../ui/rule-link.js';
import { useTableParts } from '../model/context.js';
import styles from './action-bar.module.css';

/** Why what a hand let go did not stay there: the table has it in short, and by no rule. */
export function WentBack({ why: { message, rule } }: { readonly why: Refusal }) {
  const { battleView } = useTableParts();
  return (
    <p className={styles.refused} data-part="refused" role="status">
      It went back: {message} {rule && <RuleLink book={battleView.book} rule={rule} />}
    </p>
  );
}
