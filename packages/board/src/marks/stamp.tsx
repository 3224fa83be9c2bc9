/** What became of a piece, stamped above it. */
import type { Point, Size } from '@umpire/engine';
import { useContext, useEffect, useId } from 'react';
import { usePen } from '../drawing.js';
import { textWidth } from '../piece/labels.js';
import { useStand } from '../piece/stands.js';
import { SlipRoomContext } from './slip-room.js';

const SIZE = 12;
const TILT = -4;

/** Where it stood, if it is there no more; above, below, to the right, to the left of it, then askew. */
const WAYS = [
  [0, 0],
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

const placesRound = ({ x, y }: Point, off: number, { width, depth }: Size, gap: number): readonly Point[] =>
  WAYS.filter(([dx, dy]) => off === 0 || dx !== 0 || dy !== 0).map(([dx, dy]) => ({
    x: x + dx * (off + width / 2 + gap),
    y: y + dy * (off + depth / 2 + gap),
  }));

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
  const room = useContext(SlipRoomContext);
  const name = useId();
  useEffect(() => () => room.leave(name), [room, name]);
  const middle = stand?.at ?? (place && at(place));
  if (!middle) return null;
  const size = px(SIZE);
  const width = Math.round(textWidth(text, size) * 1.05 + size * 1.4);
  const height = Math.round(size * 1.7);
  const off = stand ? Math.max(stand.piece.width, stand.piece.depth) / 2 : 0;
  const box = { width, depth: height };
  const { x, y } = room.place(name, placesRound(middle, off, box, px(4)), box, true)!;
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
