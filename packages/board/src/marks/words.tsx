/** A few words on the board: on a slip of paper, so that they can be read on any ground. */
import type { Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { textWidth } from '../piece/labels.js';

const SIZE = 12.5;
/** Lines of small letters are narrower than the names of pieces. */
const NARROWER = 0.86;

const slipWidth = (text: string, size: number): number => Math.round(textWidth(text, size) * NARROWER + size * 0.9);

/** `at` is a point of the table; the slip lies so many pixels above it, and keeps on the table sideways if it can. */
export function Words({
  at: place,
  text,
  above = 0,
  strong = false,
}: {
  readonly at: Point;
  readonly text: string;
  readonly above?: number;
  readonly strong?: boolean;
}) {
  const { px, at, width, depth, turn } = usePen();
  const { x, y } = at(place);
  const [half, across] = [slipWidth(text, px(SIZE)) / 2, turn % 2 === 0 ? width : depth];
  const within = across < 2 * half ? x : Math.min(Math.max(x, half), across - half);
  return <Slip x={within} y={y - px(above)} text={text} strong={strong} />;
}

/** The slip itself, about a point of the drawing. */
export function Slip({
  x,
  y,
  text,
  strong,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly strong: boolean;
}) {
  const { ink, px } = usePen();
  const size = px(SIZE);
  const width = slipWidth(text, size);
  const height = Math.round(size * 1.5);
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} pointerEvents="none">
      <rect
        x={Math.round(-width / 2)}
        y={Math.round(-height / 2)}
        width={width}
        height={height}
        rx={Math.round(height / 4)}
        fill={strong ? ink.ink : ink.paper}
        stroke={ink.ink}
        strokeWidth={px(0.8)}
      />
      <text
        y={Math.round(size * 0.36)}
        fontSize={size}
        fontWeight={600}
        textAnchor="middle"
        fill={strong ? ink.paper : ink.ink}
      >
        {text}
      </text>
    </g>
  );
}
