import { isRefusal, type Outlook, type OutlookLine, type OutlookWarning, type Preview } from '@umpire/engine';
import { RuleLink } from '../../ui/rule-link.js';
import { useTableParts } from '../model/context.js';
import { useOutlook } from '../model/use-outlook.js';
import { pieceNames } from '../words.js';
import styles from './warnings.module.css';

/** What an order would mean where it ends: what is to be feared of it and would be worse, who could strike there, whom one could strike. */
export function Warnings({ supposed }: { readonly supposed?: Preview | undefined }) {
  const { preview = supposed } = useTableParts().drafting;
  const { threats, targets, warnings = [] } = useOutlook() ?? NOTHING;
  const feared = preview && !isRefusal(preview) ? (preview.warnings ?? []) : [];
  const told = new Map([...feared, ...warnings].map(one => [`${one.rule} ${one.text}`, one]));
  if (told.size + threats.length + targets.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="What this place would mean">
      {[...told].map(([key, one]) => (
        <Worse key={key} warning={one} />
      ))}
      <Whom text="Both could strike, it and" lines={targets.filter(({ id }) => isAmong(threats, id))} />
      <Whom text="Could be struck by" lines={threats.filter(({ id }) => !isAmong(targets, id))} />
      <Whom text="Could strike" lines={targets.filter(({ id }) => !isAmong(threats, id))} />
    </ul>
  );
}

const isAmong = (lines: readonly OutlookLine[], id: string): boolean => lines.some(line => line.id === id);

const NOTHING: Outlook = { targets: [], threats: [] };

function useLabels(): (ids: readonly string[]) => string {
  const { pieces } = useTableParts().battleView.scene;
  return ids => pieceNames(ids, pieces);
}

/** What is to be feared of what is not done. */
export function Feared({ feared }: { readonly feared: readonly OutlookWarning[] }) {
  if (feared.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label="What is to be feared" data-part="feared">
      {feared.map(one => (
        <Worse key={`${one.about} ${one.text}`} warning={one} />
      ))}
    </ul>
  );
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

export function Whom({ text, lines }: { readonly text: string; readonly lines: readonly OutlookLine[] }) {
  const labels = useLabels();
  if (lines.length === 0) return null;
  return (
    <li>
      {text} <b>{labels(lines.map(({ id }) => id))}</b>
    </li>
  );
}
