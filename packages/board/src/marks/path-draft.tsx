/** A path as it is being drawn: its legs with what they cost, and the point where it breaks. */
import type { Point } from '@umpire/engine';
import { usePen } from '../drawing.js';
import { dotsPath, linePath } from '../shape/path.js';
import { Words } from './words.js';

export interface PathDraftProps {
  readonly from: Point;
  readonly legs: readonly { readonly to: Point; readonly cost?: string }[];
  /** From here on it is not allowed. */
  readonly breaksAt?: Point;
  /** The whole, in a few words, at its end: `3.5" of 8"`. */
  readonly total?: string;
}

export function PathDraft({ from, legs, breaksAt, total }: PathDraftProps) {
  const pen = usePen();
  const points = [from, ...legs.map(leg => leg.to)];
  const end = points[points.length - 1]!;
  const d = linePath(points.map(pen.at));
  const broken = breaksAt && pen.at(breaksAt);
  const arm = pen.px(6);
  const alone = legs.length < 2;
  return (
    <g data-mark="path" fill="none" strokeLinecap="round" strokeLinejoin="round" pointerEvents="none">
      <path d={d} stroke={pen.halo} strokeWidth={pen.px(5.4)} strokeOpacity={0.85} />
      <path d={d} stroke={breaksAt ? pen.warning : pen.line} strokeWidth={pen.px(2.4)} />
      <path d={dotsPath(points.map(pen.at))} stroke={pen.line} strokeWidth={pen.px(9)} />
      <path d={dotsPath(points.map(pen.at))} stroke={pen.halo} strokeWidth={pen.px(5)} />
      {broken && (
        <path
          d={`M${broken.x - arm} ${broken.y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`}
          stroke={pen.warning}
          strokeWidth={pen.px(3.4)}
        />
      )}
      {legs.map(({ to, cost }, i) => {
        const before = points[i]!;
        const middle = { x: (before.x + to.x) / 2, y: (before.y + to.y) / 2 };
        // biome-ignore lint/suspicious/noArrayIndexKey: a leg is named by its place in the path
        return cost && !(alone && total) && <Words key={i} at={middle} text={cost} above={2} />;
      })}
      {total && <Words at={end} text={total} above={22} strong />}
    </g>
  );
}
