import type { Moment, Studied } from '@umpire/desk';
import type { Scene } from '@umpire/engine';
import { SIDE_NAMES, sideClass } from '../ui/index.js';
import styles from './report.module.css';
import { lossesOf } from './story.js';

interface LossesViewProps {
  readonly moments: readonly Moment[];
  readonly studied: Studied;
  /** The last position. */
  readonly scene: Scene | undefined;
}

/** What it cost. */
export function LossesView({ moments, studied, scene }: LossesViewProps) {
  const losses = lossesOf(moments);
  return (
    <section className={styles.losses} data-part="report-losses">
      <h2>Losses</h2>
      {(['a', 'b'] as const).map(side => (
        <div key={side} className={sideClass(side)}>
          <h3>
            {SIDE_NAMES[side]}
            {studied.names[side] !== SIDE_NAMES[side] && ` · ${studied.names[side]}`}
          </h3>
          {scene?.status.scores
            .filter(score => score.side === side)
            .flatMap(score => score.lines)
            .map(line => (
              <p key={line} className={styles.score}>
                {line}
              </p>
            ))}
          {losses[side].length === 0 ? (
            <p className={styles.quiet}>No piece was lost.</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">Piece</th>
                  <th scope="col">What it was</th>
                  <th scope="col">When</th>
                  <th scope="col">How</th>
                </tr>
              </thead>
              <tbody>
                {losses[side].map(({ id, label, title, turn, how }) => (
                  <tr key={id}>
                    <th scope="row">{label}</th>
                    <td>{title}</td>
                    <td>{turn}</td>
                    <td>{how}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      ))}
    </section>
  );
}
