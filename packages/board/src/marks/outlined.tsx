import type { Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { polygonPath } from '../shape/path.js';

/** Dashes round some ground, over a light veil. */
export function Outlined({ d, veiled = true }: { readonly d: string; readonly veiled?: boolean }) {
  const pen = usePen();
  return (
    <>
      <path d={d} fill="none" stroke={pen.halo} strokeOpacity={0.7} strokeWidth={pen.px(3.4)} />
      <path
        d={d}
        fill={veiled ? '#ffffff' : 'none'}
        fillOpacity={0.2}
        stroke={pen.line}
        strokeWidth={pen.px(1.4)}
        strokeDasharray={`${pen.px(7)} ${pen.px(5)}`}
      />
    </>
  );
}

/** The same round a piece of the table's ground. */
export function OutlinedGround({ points }: { readonly points: readonly Point[] }) {
  const pen = usePen();
  return (
    <g data-mark="zones" pointerEvents="none">
      <Outlined d={polygonPath(points.map(pen.at))} />
    </g>
  );
}
