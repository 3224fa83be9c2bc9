import type { JudgeView } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { useState } from 'react';
import { SceneMap } from '../battles/scene-map.js';
import { sideClass } from '../ui/sides.js';
import styles from './judge.module.css';

/** The table as a side believes it to be, and how true each of its contacts is. */
export function Belief({
  side,
  view: { desk, scenes, told },
  onShow,
}: {
  readonly side: Side;
  readonly view: JudgeView;
  readonly onShow: (pieces: readonly string[]) => void;
}) {
  const [isTold, setTold] = useState(false);
  const { name, beliefs } = desk.sides[side];
  return (
    <section className={`${styles.belief} ${sideClass(side)}`} aria-label={`What ${name} believes`}>
      <h2>
        What {name} believes
        <button type="button" aria-pressed={isTold} onClick={() => setTold(!isTold)}>
          {isTold ? `${beliefs.length} contacts` : 'what they were told'}
        </button>
      </h2>
      <SceneMap
        scene={scenes[side]}
        className={styles.map!}
        showLabels={false}
        counter={11}
        label={`${name}’s table`}
      />
      {isTold ? (
        <ul className={styles.told}>
          {told[side].map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that tells them apart
            <li key={at}>{text}</li>
          ))}
        </ul>
      ) : (
        <ul className={styles.beliefs}>
          {beliefs.map(({ id, label, text, verdict, wrong, age }) => (
            <li key={id}>
              <button type="button" onClick={() => onShow(truthOf(verdict))} title="Show on the table">
                <b>{label}</b>
                <span>
                  {text} <em data-wrong={wrong || undefined}>{verdict}</em>
                </span>
                <small>{age}</small>
              </button>
            </li>
          ))}
          {beliefs.length === 0 && <li className={styles.none}>They have met nobody yet.</li>}
        </ul>
      )}
    </section>
  );
}

/** A verdict ends with the piece that it is about, if there is one. */
const truthOf = (verdict: string): readonly string[] => {
  const [, piece] = /: (\S+)$/.exec(verdict) ?? [];
  return piece ? [piece] : [];
};
