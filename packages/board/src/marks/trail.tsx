/** The way something came: a dotted line to where it stands, with its number. */
import { type Point, type Side, samePoint } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { linePath } from '../shape/path.js';
import { DISC, Numbered } from './numbered.js';

export interface TrailProps {
  readonly from: Point;
  readonly to: Point;
  readonly side: Side | undefined;
  readonly number?: number | undefined;
}

/** Pixels: on a shorter way the number stands where it began, lest the piece at its end lies on it. */
const SHORT = 90;
const BESIDE = 16;

export function Trail({ from, to, side, number }: TrailProps) {
  const pen = usePen();
  const [start, end] = [pen.at(from), pen.at(to)];
  const d = linePath([start, end]);
  const dots = { strokeDasharray: `${pen.px(0.1)} ${pen.px(5)}`, strokeLinecap: 'round' as const };
  const share = Math.hypot(end.x - start.x, end.y - start.y) * pen.scale < SHORT ? 0 : 0.5;
  // who stayed where he was would lie on his own number
  const beside = samePoint(from, to) ? pen.px(BESIDE) : 0;
  const at = {
    x: start.x + (end.x - start.x) * share + beside,
    y: start.y + (end.y - start.y) * share - beside,
  };
  return (
    <g data-mark="trail" fill="none" pointerEvents="none">
      <path d={d} stroke="#ffffff" strokeOpacity={0.55} strokeWidth={pen.px(5)} strokeLinecap="round" />
      <path d={d} stroke={side ? pen.ink.sides[side].border : pen.ink.ink} strokeWidth={pen.px(3)} {...dots} />
      {number === undefined ? (
        <circle cx={start.x} cy={start.y} r={pen.px(DISC / 2)} fill="none" stroke="#ffffff" strokeWidth={pen.px(1.4)} />
      ) : (
        <Numbered at={at} number={number} side={side} />
      )}
    </g>
  );
}
