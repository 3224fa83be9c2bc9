import { type Turn, turnedEdge } from '@umpire/board';
import { type Briefing, SIDE_NAMES, type Side, type TableEdge } from '@umpire/engine';
import styles from './briefing.module.css';

interface BriefingViewProps {
  readonly briefing: Briefing;
  readonly side: Side;
  /** How the table lies that is seen beside it. */
  readonly turn?: Turn | undefined;
}

/** Where an edge of the table lies on the screen. */
const PLACES: Readonly<Record<TableEdge, string>> = {
  north: 'at the top',
  east: 'at the right',
  south: 'at the bottom',
  west: 'at the left',
};

/** Who you are and where, what you must do, what you have. */
export function BriefingView({ briefing, side, turn = 0 }: BriefingViewProps) {
  const { situation, edge, aims, forces, advice } = briefing;
  return (
    <div className={styles.briefing}>
      <p>
        {situation}
        {edge &&
          ` Your edge of the table is the ${SIDE_NAMES[side].toLowerCase()} one, ${PLACES[turnedEdge(edge, turn)]}.`}
      </p>
      <Lines title="What wins" lines={aims} />
      <Lines title="What you have" lines={forces} />
      {advice && <p>{advice}</p>}
    </div>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
