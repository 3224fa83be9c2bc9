/** The names of places, written on the land as on a map. */
import type { Feature, Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { boxOf, resampled } from '../shape/outline.js';

/** Pixels. */
const SIZE = 13;

const WATERS: readonly Feature['kind'][] = ['river', 'water'];

export function FeatureNames({ features }: { readonly features: readonly Feature[] }) {
  const pen = usePen();
  const named = features.filter(feature => feature.name);
  if (named.length === 0) return null;
  const size = pen.px(SIZE);
  /** Above a place; in the middle of a road, a river or a lake. */
  const placeOfName = ({ kind, outline, line = [] }: Feature): Point => {
    if (!outline)
      return resampled(line.map(pen.at), 400)[Math.floor(resampled(line, 400).length * 0.42)] ?? { x: 0, y: 0 };
    const box = boxOf(outline.map(pen.at));
    return { x: box.x + box.width / 2, y: kind === 'water' ? box.y + box.height / 2 : box.y - size * 0.5 };
  };
  return (
    <g
      data-layer="names"
      fill={pen.line}
      stroke={pen.halo}
      strokeWidth={pen.px(3)}
      strokeLinejoin="round"
      paintOrder="stroke"
      textAnchor="middle"
      fontWeight={600}
      fontSize={size}
      pointerEvents="none"
    >
      {named.map(feature => {
        const { x, y } = placeOfName(feature);
        return (
          <text
            key={feature.id}
            x={Math.round(x)}
            y={Math.round(y)}
            fontStyle={WATERS.includes(feature.kind) ? 'italic' : undefined}
          >
            {feature.name}
          </text>
        );
      })}
    </g>
  );
}
