import type { Turn } from '@umpire/board';
import { type Briefing, SIDE_NAMES, type Side, type TableEdge } from '@umpire/engine';
import { bookOf } from '@umpire/rulesets';
import { placeOfEdge, withBearings } from '../table/bearings.js';
import styles from './briefing.module.css';

interface BriefingViewProps {
  /** Whose type it is printed in. */
  readonly book: string;
  readonly briefing: Briefing;
  readonly side: Side;
  /** How the table lies that is seen beside it. */
  readonly turn?: Turn | undefined;
}

/** Who you are and where, what you must do, what you have. */
export function BriefingView({ book, briefing, side, turn: laid }: BriefingViewProps) {
  const { dateline, story, situation, edge, aims, forces, advice } = briefing;
  const turn = laid ?? 0;
  const say = (text: string): string => withBearings(text, turn);
  // nobody knows yet how the table will lie before him: then the compass says where
  const place = (of: TableEdge): string => (laid === undefined ? `in the ${of}` : `at the ${placeOfEdge(of, laid)}`);
  return (
    <div className={styles.briefing} data-print={bookOf(book)?.print}>
      {dateline && <p className={styles.dateline}>{dateline}</p>}
      {story && <p className={styles.story}>{say(story)}</p>}
      <p>
        {say(situation)}
        {edge && ` Your edge of the table is the ${SIDE_NAMES[side].toLowerCase()} one, ${place(edge)}.`}
        {turn !== 0 && ` North is at the ${placeOfEdge('north', turn)}, as the compass above the table shows.`}
      </p>
      <Lines title="What wins" lines={aims.map(say)} />
      <Lines title="What you have" lines={forces} />
      {advice && <p>{say(advice)}</p>}
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
