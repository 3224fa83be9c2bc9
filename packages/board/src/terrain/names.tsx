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
  /** Above a place, below it if somebody stands there, else in it; in the middle of a road, a river or a lake. */
  const triesOf = ({ kind, outline, line = [] }: Feature): readonly Point[] => {
    if (!outline) {
      const way = resampled(line.map(pen.at), 400);
      return [0.42, 0.25, 0.7].flatMap(share => way[Math.floor(way.length * share)] ?? []);
    }
    const box = boxOf(outline.map(pen.at));
    const x = box.x + box.width / 2;
    const middle = { x, y: box.y + box.height / 2 };
    return kind === 'water' ? [middle] : [{ x, y: box.y - size * 0.5 }, { x, y: box.y + box.height + size }, middle];
  };
  const written: { readonly text: string; readonly at: Point }[] = [];
  const isWritten = (text: string, { x, y }: Point): boolean =>
    written.some(
      ({ text: other, at }) =>
        Math.abs(at.x - x) < (textWidth(text, size) + textWidth(other, size)) / 2 && Math.abs(at.y - y) < size * 1.15,
    );
  /** The first place where nobody stands and nothing is written; a name that finds none is left to its tooltip. */
  const placed = named.flatMap(feature => {
    const text = feature.name ?? '';
    const at = triesOf(feature).find(place => !isCovered(text, place) && !isWritten(text, place));
    if (!at) return [];
    written.push({ text, at });
    return [{ feature, at }];
  });
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
      {placed.map(({ feature: { id, kind, name }, at }) => (
        <text
          key={id}
          x={Math.round(at.x)}
          y={Math.round(at.y)}
          fontStyle={WATERS.includes(kind) ? 'italic' : undefined}
        >
          {name}
        </text>
      ))}
    </g>
  );
}
