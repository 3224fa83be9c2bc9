/** A number in a disc: the same one stands in the list of what happened. */
import type { Point, Side } from '@umpire/engine';
import { usePen } from '../drawing.js';

/** Pixels. */
export const DISC = 9;
const FIGURE = 11.5;

/** About a point of the drawing. */
export function Numbered({
  at,
  number,
  side,
}: {
  readonly at: Point;
  readonly number: number;
  readonly side: Side | undefined;
}) {
  const { ink, px } = usePen();
  const fill = side ? ink.sides[side].border : ink.ink;
  return (
    <g transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`} pointerEvents="none">
      <circle r={px(DISC)} fill={fill} stroke="#ffffff" strokeWidth={px(1.4)} />
      <text y={px(FIGURE * 0.36)} fontSize={px(FIGURE)} fontWeight={600} textAnchor="middle" fill="#ffffff">
        {number}
      </text>
    </g>
  );
}
