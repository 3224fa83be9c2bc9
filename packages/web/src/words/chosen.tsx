import type { BattleView, Inspection } from '@umpire/desk';
import type { MenuItem, Piece } from '@umpire/engine';
import { Button, RuleLink } from '../ui/index.js';
import textStyles from '../ui/text.module.css';
import { nameWords, nearLines, oddsWords, standWords } from './describe.js';
import styles from './words.module.css';

/** What a stand is and has suffered, by its card. */
export function CardWords({
  battleView,
  piece,
  inspection,
}: {
  readonly battleView: BattleView;
  readonly piece: Piece;
  readonly inspection: Inspection | undefined;
}) {
  return (
    <>
      <p>{standWords(piece, battleView.scene)}</p>
      {inspection?.card && (
        <dl className={styles.cardWords}>
          {inspection.card.rows.map(({ label, value, rule }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value} {rule && <RuleLink book={battleView.book} rule={rule} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Verbs that are open, as buttons; those that are closed, with the rule that closes them. */
export function Verbs({
  book,
  items,
  onBegin,
  empty,
}: {
  readonly book: string;
  readonly items: readonly MenuItem[];
  readonly onBegin: (item: MenuItem) => void;
  readonly empty: string;
}) {
  const open = items.filter(item => !item.closed);
  const closed = items.filter(item => item.closed);
  return (
    <>
      {open.length === 0 && <p className={textStyles.quiet}>{empty}</p>}
      <ul className={styles.verbs} data-part="verbs">
        {open.map(item => (
          <li key={item.verb}>
            <Button hint={item.key} onClick={() => onBegin(item)} data-verb={item.verb}>
              {item.label}
            </Button>
            <span>{item.text}</span>
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary>Closed now ({closed.length})</summary>
          <ul>
            {closed.map(({ verb, label, closed: why }) => (
              <li key={verb}>
                {label}: {why!.message} {why!.rule && <RuleLink book={book} rule={why!.rule} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Everybody else as this stand has them: bearing, distance, sight, and what striking them would do. */
export function Around({
  battleView,
  piece,
  inspection,
}: {
  readonly battleView: BattleView;
  readonly piece: Piece;
  readonly inspection: Inspection | undefined;
}) {
  const lines = nearLines(battleView.scene, piece, inspection?.sight ?? []);
  const odds = (id: string) =>
    inspection?.targets
      .filter(t => t.target.id === id && t.preview?.odds)
      .map(t => `; odds: ${oddsWords(t.preview!.odds!)}`) ?? [];
  const part = (title: string, own: boolean) => {
    const shown = lines.filter(line => (line.piece.side === piece.side) === own);
    return shown.length === 0 ? null : (
      <>
        <h4>{title}</h4>
        <ol>
          {shown.map(({ piece: other, text }) => (
            <li key={other.id}>
              {nameWords(other)}: {text}
              {odds(other.id).join('')}
            </li>
          ))}
        </ol>
      </>
    );
  };
  if (lines.length === 0) return <p className={textStyles.quiet}>It is not on the table.</p>;
  return (
    <>
      {part('Of the other side, the nearest first', false)}
      <details>
        <summary>Of its own side</summary>
        {part('Of its own side, the nearest first', true)}
      </details>
    </>
  );
}
