/** A few words on the board: on a slip of paper, so that they can be read on any ground. */
import type { Point, Size } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { textWidth } from '../piece/labels.js';
import { linesOf } from './lines.js';
import { useSlipPlace } from './slip-room.js';

const SIZE = 12.5;
/** Lines of small letters are narrower than the names of pieces. */
const NARROWER = 0.86;
/** From one line to the next, in parts of the size. */
const LINE = 1.25;
const widthOf = (lines: readonly string[], size: number): number =>
  Math.round(Math.max(...lines.map(line => textWidth(line, size))) * NARROWER + size * 0.9);
const sizeOf = (lines: readonly string[], size: number): Size => ({
  width: widthOf(lines, size),
  depth: Math.round(size * (1.5 + (lines.length - 1) * LINE)),
});

/** `at` is a point of the table; the slip lies so many pixels above it or, where something is there, a little higher, on the other side or beside it, and keeps on the table sideways if it can. */
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
  const { width: wide, depth: high } = sizeOf(linesOf(text), px(SIZE));
  const [half, across] = [wide / 2, turn % 2 === 0 ? width : depth];
  const within = across < 2 * half ? x : Math.min(Math.max(x, half), across - half);
  const first = y - px(above) - (Math.sign(above) * (high - px(SIZE * 1.5))) / 2;
  const [step, away] = [high + px(3), Math.sign(-above) || -1];
  const beyond = 2 * y - first;
  const aside = half + px(Math.abs(above));
  const places = [
    ...[0, 1, 2, 3].map(n => ({ x: within, y: first + away * n * step })),
    ...(above === 0 ? [] : [0, 1].map(n => ({ x: within, y: beyond - away * n * step }))),
    ...(above === 0 ? [] : [aside, -aside].map(by => ({ x: x + by, y }))),
  ];
  return <Slip places={places} text={text} strong={strong} />;
}

/** The slip itself, about the first of some points of the drawing at which it covers nothing. */
export function Slip({
  places,
  text,
  strong,
  must = true,
}: {
  readonly places: readonly Point[];
  readonly text: string;
  readonly strong: boolean;
  /** It is shown even if it covers something. */
  readonly must?: boolean;
}) {
  const { ink, px } = usePen();
  const size = px(SIZE);
  const lines = linesOf(text);
  const { width, depth } = sizeOf(lines, size);
  const place = useSlipPlace(places, { width, depth }, must ? 'words' : 'nothing');
  if (!place) return null;
  return (
    <g data-slip transform={`translate(${Math.round(place.x)} ${Math.round(place.y)})`} pointerEvents="none">
      <rect
        x={Math.round(-width / 2)}
        y={Math.round(-depth / 2)}
        width={width}
        height={depth}
        rx={Math.round(size * 0.37)}
        fill={strong ? ink.ink : ink.paper}
        stroke={ink.ink}
        strokeWidth={px(0.8)}
      />
      <text fontSize={size} fontWeight={600} textAnchor="middle" fill={strong ? ink.paper : ink.ink}>
        {lines.map((line, i) => (
          <tspan key={line} x={0} y={Math.round(size * (0.36 + (i - (lines.length - 1) / 2) * LINE))}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

/** The ways in which a slip may lie beside something, those that are read best first; the slanting ones are a little nearer. */
const WAYS = [
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0.8, -0.8],
  [-0.8, -0.8],
  [0.8, 0.8],
  [-0.8, 0.8],
] as const;

/** Places of a slip round something that reaches so far: beside it, else a little farther away. */
export function placesRound(
  { x, y }: Point,
  reach: number,
  text: string,
  px: (pixels: number) => number,
): readonly Point[] {
  const { width, depth } = sizeOf(linesOf(text), px(SIZE));
  return [3, 18, 40, 66].flatMap(gap =>
    WAYS.map(([dx, dy]) => ({
      x: x + dx * (reach + width / 2 + px(gap)),
      y: y + dy * (reach + depth / 2 + px(gap)),
    })),
  );
}
