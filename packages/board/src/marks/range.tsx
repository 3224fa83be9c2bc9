/** How far something reaches: a dashed circle, or a dashed sector about its facing. */
import { type Point, pointAhead } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { circlePath } from '../shape/path.js';

export interface RangeProps {
  readonly from: Point;
  readonly reach: number;
  /** A sector: tenths of a degree, and how far it opens to either side. Without it, all round. */
  readonly facing?: number;
  readonly half?: number;
  readonly colour?: string;
}

export function Range({ from, reach, facing, half = 450, colour }: RangeProps) {
  const pen = usePen();
  const centre = pen.at(from);
  const end = (by: number): Point => pen.at(pointAhead(from, (facing ?? 0) + by, reach));
  const r = Math.round(reach);
  const [left, right] = [end(-half), end(half)];
  const d =
    facing === undefined || half >= 1800
      ? circlePath(centre, reach)
      : `M${centre.x} ${centre.y}L${left.x} ${left.y}A${r} ${r} 0 ${half > 900 ? 1 : 0} 1 ${right.x} ${right.y}z`;
  return (
    <g data-mark="range" fill="none" strokeLinejoin="round" pointerEvents="none">
      <path d={d} stroke={pen.halo} strokeOpacity={0.65} strokeWidth={pen.px(3.4)} />
      <path d={d} stroke={colour ?? pen.line} strokeWidth={pen.px(1.5)} strokeDasharray={`${pen.px(6)} ${pen.px(4)}`} />
    </g>
  );
}
