/**
 * The true areas of the features, which the rules measure by. They carry the features' ids and names, and they are what the
 * pointer meets; the drawing below is only a picture. They are not seen but on paper, where nobody can ask for them.
 */
import type { Feature, Scene } from '@umpire/engine';
import { drawnAll } from '../coordinates.js';
import { linePath, polygonPath } from '../shape/path.js';
import { type LandScene, landOf } from '../style/land.js';
import type { Mode } from '../style/mode.js';

const HAIRLINE = 9;

const KIND_WORDS: Partial<Record<Feature['kind'], string>> = {
  'steep-forest': 'steep forest',
  mines: 'minefield',
  works: 'earthworks',
};

/** What a feature is called, and what it is unless its name says so ("Gentle hill"). */
export const featureWords = ({ kind, name }: Feature): string => {
  const words = KIND_WORDS[kind] ?? kind;
  if (!name) return words;
  return name.toLowerCase().includes(words) ? name : `${name} (${words})`;
};

export function Outlines({
  scene,
  mode,
}: {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'features'> & LandScene;
  readonly mode: Mode;
}) {
  const line = mode === 'print' && {
    stroke: landOf(scene, mode).outline,
    strokeWidth: HAIRLINE,
    strokeOpacity: 0.6,
  };
  return (
    <g data-layer="outlines" fill="none" strokeLinejoin="round">
      {scene.features.map(feature => (
        <g key={feature.id} data-feature={feature.id}>
          <title>{featureWords(feature)}</title>
          {feature.outline ? (
            <path d={polygonPath(drawnAll(scene, feature.outline))} pointerEvents="all" {...line} />
          ) : (
            <path
              d={linePath(drawnAll(scene, feature.line ?? []))}
              strokeWidth={feature.lineWidth}
              stroke="none"
              pointerEvents="stroke"
            />
          )}
        </g>
      ))}
    </g>
  );
}
