import type { Briefing } from '@umpire/engine';
import styles from './briefing.module.css';

/** Who you are and where, what you must do, what you have. */
export function BriefingView({ briefing: { situation, aims, forces, advice } }: { readonly briefing: Briefing }) {
  return (
    <div className={styles.briefing}>
      <p>{situation}</p>
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
