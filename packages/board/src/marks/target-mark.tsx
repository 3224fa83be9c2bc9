/** A ring round a piece that can be, cannot be, or is the target. The three differ in their line, not only in colour. */
import type { Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { circlePath } from '../shape/path.js';
import { Words } from './words.js';

export interface TargetMarkProps {
  readonly at: Point;
  /** As wide as the piece needs it. */
  readonly radius: number;
  readonly state: 'open' | 'closed' | 'chosen';
  readonly label?: string;
}

export function TargetMark({ at, radius, state, label }: TargetMarkProps) {
  const pen = usePen();
  const centre = pen.at(at);
  const r = Math.round(radius + pen.px(3));
  const colour = state === 'closed' ? pen.line : pen.warning;
  const tick = pen.px(6);
  const ticks = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
    .map(([dx, dy]) => `M${centre.x + dx! * r} ${centre.y + dy! * r}l${dx! * tick} ${dy! * tick}`)
    .join('');
  return (
    <g data-mark="target" fill="none" pointerEvents="none">
      <path d={circlePath(centre, r)} stroke={pen.halo} strokeWidth={pen.px(4.6)} strokeOpacity={0.8} />
      <path
        d={circlePath(centre, r)}
        stroke={colour}
        strokeWidth={pen.px(state === 'chosen' ? 3 : 1.8)}
        strokeDasharray={state === 'closed' ? `${pen.px(2.4)} ${pen.px(4)}` : undefined}
      />
      {state === 'chosen' && <path d={ticks} stroke={colour} strokeWidth={pen.px(3)} />}
      {label && <Words at={{ x: at.x, y: at.y + r }} text={label} above={12} strong={state === 'chosen'} />}
    </g>
  );
}
