/** The way something came: a dotted line to where it stands, with its number. */
import { type Point, type Side, samePoint } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { between } from '../shape/outline.js';
import { linePath } from '../shape/path.js';
import { DISC, Numbered } from './numbered.js';
import { ON_LINE } from './sight-line.js';

export interface TrailProps {
  readonly from: Point;
  readonly to: Point;
  readonly side: Side | undefined;
  readonly number?: number | undefined;
}

/** Pixels: on a shorter way the number stands where it began, lest the piece at its end lies on it. */
const SHORT = 90;
const BESIDE = 16;
const CORNERS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

export function Trail({ from, to, side, number }: TrailProps) {
  const pen = usePen();
  const [start, end] = [pen.at(from), pen.at(to)];
  const d = linePath([start, end]);
  const dots = { strokeDasharray: `${pen.px(0.1)} ${pen.px(5)}`, strokeLinecap: 'round' as const };
  const shares = Math.hypot(end.x - start.x, end.y - start.y) * pen.scale < SHORT ? [0] : ON_LINE;
  // who stayed where he was would lie on his own number
  const stayed = samePoint(from, to);
  const round = [1, 1.6, 2.4].flatMap(far =>
    CORNERS.map(([dx, dy]) => ({ x: start.x + dx * pen.px(BESIDE * far), y: start.y + dy * pen.px(BESIDE * far) })),
  );
  const places = [...(stayed ? [] : shares.map(share => between(start, end, share))), ...round];
  return (
    <g data-mark="trail" fill="none" pointerEvents="none">
      <path d={d} stroke="#ffffff" strokeOpacity={0.55} strokeWidth={pen.px(5)} strokeLinecap="round" />
      <path d={d} stroke={side ? pen.ink.sides[side].border : pen.ink.ink} strokeWidth={pen.px(3)} {...dots} />
      {number === undefined ? (
        <circle cx={start.x} cy={start.y} r={pen.px(DISC / 2)} fill="none" stroke="#ffffff" strokeWidth={pen.px(1.4)} />
      ) : (
        <Numbered places={places} number={number} side={side} />
      )}
    </g>
  );
}
