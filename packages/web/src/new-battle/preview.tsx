import type { Scene } from '@umpire/engine';
import { tableOnly } from '../battles/frames.js';
import { SceneMap } from '../battles/scene-map.js';

interface PreviewProps {
  readonly scene: Scene | undefined;
  readonly generated: boolean;
}

/** The ground of the battle before anybody stands on it. */
export function Preview({ scene, generated }: PreviewProps) {
  if (generated)
    return (
      <div className="preview preview-blank">
        <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
          <rect x="8" y="8" width="48" height="48" rx="7" fill="none" stroke="currentColor" strokeWidth="2" />
          {[20, 44].map(x =>
            [20, 32, 44].map(y => <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="currentColor" />),
          )}
        </svg>
        <p>The ground does not exist yet. Zone, terrain, season and weather are thrown when the battle begins.</p>
        {scene && <p>{sizeWords(scene)}</p>}
      </div>
    );
  if (!scene) return <div className="preview preview-blank" />;
  const { clock } = scene.status;
  return (
    <figure className="preview">
      <SceneMap
        scene={scene}
        view={tableOnly(scene)}
        className="preview-map"
        label={`Map: ${scene.features.length} pieces of terrain`}
      />
      <figcaption>
        {sizeWords(scene)}
        {clock && ` · ${clock}`}
      </figcaption>
    </figure>
  );
}

function sizeWords({ width, depth, unit }: Scene): string {
  const inUnits = (length: number) => `${Math.round((length / unit.length) * 10) / 10}${unit.sign}`;
  return `${inUnits(width)} by ${inUnits(depth)}`;
}
