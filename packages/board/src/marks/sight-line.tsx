/** A line of sight: solid where it is clear, dotted where it is blocked, with the ground that blocks it. */
import type { Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { between } from '../shape/outline.js';
import { linePath, polygonPath } from '../shape/path.js';
import { Slip } from './words.js';

export interface SightLineProps {
  readonly from: Point;
  readonly to: Point;
  readonly clear: boolean;
  /** Where it ends if it is blocked. */
  readonly blockedAt?: Point;
  /** The outline of what blocks it. */
  readonly blocker?: readonly Point[];
  readonly label?: string;
}

/** At which parts of a line its words may lie: in the middle if they can. */
export const ON_LINE = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.15, 0.85];
/** Pixels from one line of words to the next. */
const LINE = 22;

/** On the line; above or below its middle where it is too short for them. */
const placesOn = (from: Point, to: Point, step: number): readonly Point[] => {
  const { x, y } = between(from, to, 0.5);
  const aside = [-1, 1, -2, 2, -3, 3].map(lines => ({ x, y: y + lines * step }));
  return [...ON_LINE.map(part => between(from, to, part)), ...aside];
};

export function SightLine({ from, to, clear, blockedAt, blocker, label }: SightLineProps) {
  const pen = usePen();
  const colour = clear ? pen.line : pen.warning;
  const stop = blockedAt ?? (clear ? to : undefined);
  const dotted = { strokeDasharray: `${pen.px(0.1)} ${pen.px(5.5)}`, strokeLinecap: 'round' as const };
  const arm = pen.px(5);
  const at = blockedAt && pen.at(blockedAt);
  return (
    <g data-mark="sight" fill="none" pointerEvents="none">
      {!clear && blocker && blocker.length > 2 && (
        <path
          d={polygonPath(blocker.map(pen.at))}
          fill={pen.warning}
          fillOpacity={0.1}
          stroke={pen.warning}
          strokeWidth={pen.px(2.2)}
          strokeLinejoin="round"
        />
      )}
      <path
        d={linePath([from, ...(blockedAt ? [blockedAt] : []), to].map(pen.at))}
        stroke={pen.halo}
        strokeOpacity={0.75}
        strokeWidth={pen.px(4.6)}
        strokeLinecap="round"
      />
      {!clear && (
        <path d={linePath([pen.at(stop ?? from), pen.at(to)])} stroke={colour} strokeWidth={pen.px(2.8)} {...dotted} />
      )}
      {stop && (
        <path
          d={linePath([pen.at(from), pen.at(stop)])}
          stroke={colour}
          strokeWidth={pen.px(2)}
          strokeLinecap="round"
        />
      )}
      {at && (
        <path
          d={`M${at.x - arm} ${at.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
          stroke={pen.warning}
          strokeWidth={pen.px(2.6)}
          strokeLinecap="round"
        />
      )}
      {label && <Slip places={placesOn(pen.at(from), pen.at(to), pen.px(LINE))} text={label} strong={false} />}
    </g>
  );
}
