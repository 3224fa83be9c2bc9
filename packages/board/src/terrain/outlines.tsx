/**
 * The true outlines of the features: fine lines over the drawing, for the rules measure by them. They carry the features'
 * ids and names, and they are what the pointer meets; the drawing below is only a picture.
 */
import type { Feature, Scene } from '@umpire/engine';
import { drawnAll } from '../coordinates.js';
import { linePath, polygonPath } from '../shape/path.js';
import { landOf } from '../style/land.js';
import type { Mode } from '../style/mode.js';

const HAIRLINE = 9;

const KIND_WORDS: Partial<Record<Feature['kind'], string>> = {
  'steep-forest': 'steep forest',
  mines: 'minefield',
  works: 'earthworks',
};

const featureWords = ({ kind, name }: Feature): string => {
  const words = KIND_WORDS[kind] ?? kind;
  return name ? `${name} (${words})` : words;
};

export function Outlines({
  scene,
  mode,
}: {
  readonly scene: Pick<Scene, 'width' | 'depth' | 'ground' | 'season' | 'features'>;
  readonly mode: Mode;
}) {
  const { outline: colour } = landOf(scene, mode);
  return (
    <g data-layer="outlines" fill="none" strokeLinejoin="round">
      {scene.features.map(feature => (
        <g key={feature.id} data-feature={feature.id}>
          <title>{featureWords(feature)}</title>
          {feature.outline ? (
            <path
              d={polygonPath(drawnAll(scene, feature.outline))}
              stroke={colour}
              strokeWidth={HAIRLINE}
              strokeOpacity={0.6}
              pointerEvents="all"
            />
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
