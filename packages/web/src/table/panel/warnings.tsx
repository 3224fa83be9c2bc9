import type { Outlook, OutlookLine, OutlookWarning } from '@umpire/engine';
import { RuleLink } from '../../ui/rule-link.js';
import { useTableParts } from '../model/context.js';
import { useOutlook } from '../model/use-outlook.js';
import { pieceNames } from '../words.js';
import styles from './warnings.module.css';

/** What a move would mean where it ends: who could strike there, whom one could strike, and what would be worse. */
export function Warnings() {
  const outlook = useOutlook();
  if (!outlook || isNothing(outlook)) return null;
  return (
    <ul className={styles.warnings} aria-label="What this place would mean">
      {outlook.warnings?.map(one => (
        <Worse key={`${one.rule} ${one.text}`} warning={one} />
      ))}
      <Whom text="In reach of" lines={outlook.threats} />
      <Whom text="It could strike" lines={outlook.targets} />
    </ul>
  );
}

const isNothing = ({ threats, targets, warnings = [] }: Outlook): boolean =>
  threats.length + targets.length + warnings.length === 0;

function useLabels(): (ids: readonly string[]) => string {
  const { pieces } = useTableParts().battleView.scene;
  return ids => pieceNames(ids, pieces);
}

export function Worse({ warning: { about, effect, rule, text } }: { readonly warning: OutlookWarning }) {
  const { battleView } = useTableParts();
  const labels = useLabels();
  return (
    <li data-worse>
      <span>
        <b>{labels(about)}</b>: {text}
        {effect && ` (${effect})`}
      </span>{' '}
      <RuleLink book={battleView.book} rule={rule} />
    </li>
  );
}

function Whom({ text, lines }: { readonly text: string; readonly lines: readonly OutlookLine[] }) {
  const labels = useLabels();
  if (lines.length === 0) return null;
  return (
    <li>
      {text} <b>{labels(lines.map(({ id }) => id))}</b>
    </li>
  );
}
