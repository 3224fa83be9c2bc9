/** The names of places, written on the land as on a map. */
import type { Feature, Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { textWidth } from '../piece/labels.js';
import type { Stand } from '../piece/stands.js';
import { boxOf, resampled } from '../shape/outline.js';

/** Pixels. */
const SIZE = 13;

const WATERS: readonly Feature['kind'][] = ['river', 'water'];

interface NamesProps {
  readonly features: readonly Feature[];
  readonly stands: readonly Stand[];
}

export function FeatureNames({ features, stands }: NamesProps) {
  const pen = usePen();
  const named = features.filter(feature => feature.name);
  if (named.length === 0) return null;
  const size = pen.px(SIZE);
  const standing = stands.filter(({ piece }) => piece.where === 'table');
  const isCovered = (text: string, { x, y }: Point): boolean =>
    standing.some(({ piece, at }) => {
      const half = Math.max(piece.width, piece.depth) / 2;
      const below = y - size / 3 - at.y;
      // under a piece lies its label
      return (
        Math.abs(at.x - x) < half + textWidth(text, size) / 2 && below > -half - size / 2 && below < half + size * 1.7
      );
    });
  /** Above a place, below it if somebody stands there; in the middle of a road, a river or a lake. */
  const placeOfName = ({ kind, outline, name = '', line = [] }: Feature): Point => {
    if (!outline)
      return resampled(line.map(pen.at), 400)[Math.floor(resampled(line, 400).length * 0.42)] ?? { x: 0, y: 0 };
    const box = boxOf(outline.map(pen.at));
    const x = box.x + box.width / 2;
    const middle = { x, y: box.y + box.height / 2 };
    if (kind === 'water') return middle;
    const above = { x, y: box.y - size * 0.5 };
    return [above, { x, y: box.y + box.height + size }, middle].find(at => !isCovered(name, at)) ?? above;
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
