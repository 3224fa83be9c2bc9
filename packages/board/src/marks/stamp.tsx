/** What became of a piece, stamped above it. */
import type { Point } from '@umpire/engine';
import { useContext } from 'react';
import { usePen } from '../drawing.js';
import { textWidth } from '../piece/labels.js';
import { type Stand, StandsContext, useStand } from '../piece/stands.js';

const SIZE = 12;
const TILT = -4;

type Size = Pick<Stand['piece'], 'width'> & { readonly height: number };

/** Above, below, to the right, to the left of the piece. */
const placesRound = ({ x, y }: Point, off: number, { width, height }: Size, gap: number): readonly Point[] => [
  { x, y: y - off - height / 2 - gap },
  { x, y: y + off + height / 2 + gap },
  { x: x + off + width / 2 + gap, y },
  { x: x - off - width / 2 - gap, y },
];

/** The first place that covers no other piece; else the first one. */
function clearOf(stands: readonly Stand[], places: readonly Point[], { width, height }: Size): Point {
  const covers = ({ x, y }: Point, { piece, at }: Stand): boolean => {
    const half = Math.max(piece.width, piece.depth) / 2;
    return Math.abs(x - at.x) < width / 2 + half && Math.abs(y - at.y) < height / 2 + half;
  };
  return places.find(place => !stands.some(stand => covers(place, stand))) ?? places[0]!;
}

export function Stamp({
  piece: id,
  text,
  at: place,
}: {
  readonly piece: string;
  readonly text: string;
  /** Where it stood, if it is there no more. */
  readonly at?: Point | undefined;
}) {
  const { ink, px, at } = usePen();
  const stand = useStand(id);
  const all = useContext(StandsContext);
  const middle = stand?.at ?? (place && at(place));
  if (!middle) return null;
  const size = px(SIZE);
  const width = Math.round(textWidth(text, size) * 1.05 + size * 1.4);
  const height = Math.round(size * 1.7);
  const off = stand ? Math.max(stand.piece.width, stand.piece.depth) / 2 : 0;
  const { x, y } = clearOf([...all.values()], placesRound(middle, off, { width, height }, px(4)), { width, height });
  return (
    <g
      data-mark="stamp"
      pointerEvents="none"
      transform={`translate(${Math.round(x)} ${Math.round(y)}) rotate(${TILT})`}
    >
      <g className="stamp">
        <rect
          x={Math.round(-width / 2)}
          y={Math.round(-height / 2)}
          width={width}
          height={height}
          rx={px(2)}
          fill={ink.gold}
          stroke={ink.ink}
          strokeWidth={px(1.2)}
        />
        <text
          y={Math.round(size * 0.36)}
          fontSize={size}
          fontWeight={600}
          letterSpacing={px(0.6)}
          textAnchor="middle"
          fill="#1c1a15"
        >
          {text}
        </text>
      </g>
    </g>
  );
}
