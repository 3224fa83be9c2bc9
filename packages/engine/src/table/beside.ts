import { overlaps, within } from '../geometry/convex.js';
import { type Footprint, footprint, type Pose } from '../geometry/footprint.js';
import { distance, lerp } from '../geometry/point.js';
import type { Size } from './menu.js';

/** The base that something put down must touch: at most so far from it, and at most so deep on it. */
export interface Beside {
  readonly base: Footprint;
  readonly middle: Pose;
  readonly within: number;
  readonly onto: number;
}

/** A point that is computed lies between whole ones: one of those round it is lawful. */
const ROUND = [-2, -1, 0, 1, 2];
const HALVINGS = 14;

/** The place that is meant by one that was pointed at: in contact with a base, in the direction of the hand. Nobody can point that exactly. */
export function placedBeside({ beside, size }: { readonly beside?: Beside; readonly size: Size }, at: Pose): Pose {
  if (!beside || touches(beside, size, at)) return at;
  const { base, middle } = beside;
  const far = 2 * (size.width + size.depth) + distance(base[0]!, middle);
  const away = distance(middle, at);
  const out = away === 0 ? { x: middle.x, y: middle.y + far } : lerp(middle, at, far / away);
  let [inside, outside] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const share = (inside + outside) / 2;
    if (overlaps(baseAt(size, { ...lerp(middle, out, share), facing: at.facing }), base)) inside = share;
    else outside = share;
  }
  const edge = lerp(middle, out, outside);
  const about = ROUND.flatMap(dx => ROUND.map(dy => ({ ...at, x: edge.x + dx, y: edge.y + dy })));
  const found = about.filter(one => touches(beside, size, one)).sort((p, q) => distance(p, edge) - distance(q, edge));
  return found[0] ?? at;
}

const baseAt = ({ width, depth }: Size, at: Pose): Footprint => footprint(at, width, depth);

function touches({ base, within: reach, onto }: Beside, size: Size, at: Pose): boolean {
  const own = baseAt(size, at);
  return within(own, base, reach) && !overlaps(own, base, onto);
}
