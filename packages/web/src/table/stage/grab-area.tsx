import { usePen } from '@umpire/board';
import { footprint, type Pose, type Size } from '@umpire/engine';

/** Where a ghost can be taken hold of: a little larger than itself, for fingers. */
export function GrabArea({
  at,
  size,
  scale,
  name,
}: {
  readonly at: Pose;
  readonly size: Size;
  readonly scale: number;
  readonly name: string;
}) {
  const pen = usePen();
  const room = Math.max(0, Math.max(30 / scale, pen.least) - Math.min(size.width, size.depth)) + 8 / scale;
  const corners = footprint(at, Math.round(size.width + room), Math.round(size.depth + room));
  const d = `M${corners
    .map(pen.at)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}z`;
  return <path data-grab={name} d={d} fill="transparent" />;
}
