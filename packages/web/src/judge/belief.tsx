import { Board } from '@umpire/board';
import type { JudgeView } from '@umpire/desk';
import type { Scene, Side } from '@umpire/engine';
import { memo, useMemo, useState } from 'react';
import { useSize } from '../battles/scene-map.js';
import { sideClass } from '../ui/sides.js';
import styles from './belief.module.css';
import deskStyles from './desk.module.css';
import { deskFrame } from './frame.js';

/** The table as a side believes it to be, and how true each of its contacts is. */
export const Belief = memo(function Belief({
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
    <section
      className={`${styles.belief} ${sideClass(side)}`}
      data-believes={side}
      aria-label={`What ${name} believes`}
    >
      <h2>
        What {name} believes
        <button type="button" aria-pressed={isTold} onClick={() => setTold(!isTold)}>
          {isTold ? `${beliefs.length} contacts` : 'told'}
        </button>
      </h2>
      <MiniMap scene={scenes[side]} label={`${name}’s table`} />
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
          {beliefs.length === 0 && <li className={deskStyles.none}>They have met nobody yet.</li>}
        </ul>
      )}
    </section>
  );
});

/** The table of a side, small, without words. */
const MiniMap = memo(function MiniMap({ scene, label }: { readonly scene: Scene; readonly label: string }) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const frame = deskFrame(scene);
  const scale = Math.min(width / frame.width, height > 0 ? height / frame.height : Number.POSITIVE_INFINITY);
  const bare = useMemo(
    () => ({
      ...scene,
      overlays: scene.overlays.filter(({ kind }) => kind !== 'objective'),
      features: scene.features.map(({ name: _, ...feature }) => feature),
    }),
    [scene],
  );
  return (
    <div ref={ref} className={styles.map}>
      {width > 0 && (
        <Board scene={bare} mode="dark" scale={scale} view={frame} counter={12} showLabels={false} label={label} />
      )}
    </div>
  );
});

/** A verdict ends with the piece that it is about, if there is one. */
const truthOf = (verdict: string): readonly string[] => {
  const [, piece] = /: (\S+)$/.exec(verdict) ?? [];
  return piece ? [piece] : [];
};
