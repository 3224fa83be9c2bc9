import type { Scene } from '@umpire/engine';
import { tableOnly } from '../battles/frames.js';
import { SceneMap } from '../battles/scene-map.js';
import styles from './begin.module.css';

interface PreviewProps {
  readonly scene: Scene | undefined;
  readonly generated: boolean;
  /** The armies deploy in the battle itself: they are shown as they might stand. */
  readonly mightStand: boolean;
}

/** The table of the battle with both armies. */
export function Preview({ scene, generated, mightStand }: PreviewProps) {
  if (generated)
    return (
      <div className={`${styles.preview} ${styles.previewBlank}`} data-part="preview">
        <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
          <rect x="8" y="8" width="48" height="48" rx="7" fill="none" stroke="currentColor" strokeWidth="2" />
          {[20, 44].map(x =>
            [20, 32, 44].map(y => <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="currentColor" />),
          )}
        </svg>
        <p>The ground does not exist yet: it is thrown for when the battle begins.</p>
        {scene && <p>{sizeWords(scene)}</p>}
      </div>
    );
  if (!scene) return <div className={`${styles.preview} ${styles.previewBlank}`} data-part="preview" />;
  // what is left to spend is no hour of the day
  const { left, clock } = scene.status;
  return (
    <figure className={styles.preview} data-part="preview">
      <SceneMap
        scene={scene}
        view={tableOnly(scene)}
        className={styles.previewMap}
        counter={COUNTER}
        showLabels={false}
        label={`Map: ${scene.features.length} pieces of terrain, ${scene.pieces.length} stands`}
      />
      <figcaption>
        {sizeWords(scene)}
        {clock && left === undefined && ` · ${clock}`}
        {mightStand && ' · the armies as they might deploy'}
      </figcaption>
    </figure>
  );
}

/** Pixels: so large that one sees who is who. */
const COUNTER = 14;

function sizeWords({ width, depth, unit }: Scene): string {
  const inUnits = (length: number) => `${Math.round((length / unit.length) * 10) / 10}${unit.sign}`;
  return `${inUnits(width)} by ${inUnits(depth)}`;
}
