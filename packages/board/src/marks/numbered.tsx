/** A number in a disc: the same one stands in the list of what happened. */
import type { Point, Side } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { useSlipPlace } from './slip-room.js';

/** Pixels. */
export const DISC = 9;
const FIGURE = 11.5;

/**
 * About the first of some points of the drawing at which it covers nothing; nowhere if there is none: the list tells of it all the same. What is
 * `needed` is looked for on the table, and covers words rather than be left out.
 */
export function Numbered({
  places,
  number,
  side,
  needed = false,
}: {
  readonly places: readonly Point[];
  readonly number: number;
  readonly side: Side | undefined;
  readonly needed?: boolean;
}) {
  const { ink, px } = usePen();
  const wide = px(2 * DISC);
  const at = useSlipPlace(places, { width: wide, depth: wide }, needed ? 'words' : 'nothing');
  if (!at) return null;
  const fill = side ? ink.sides[side].border : ink.ink;
  return (
    <g data-number={number} transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`} pointerEvents="none">
      <circle r={px(DISC)} fill={fill} stroke="#ffffff" strokeWidth={px(1.4)} />
      <text y={px(FIGURE * 0.36)} fontSize={px(FIGURE)} fontWeight={600} textAnchor="middle" fill="#ffffff">
        {number}
      </text>
    </g>
  );
}
