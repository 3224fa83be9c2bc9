import { lerp, type Point } from '@umpire/engine';

const MOST = 40;
const HALVINGS = 5;

/**
 * The point nearest to `to`, on the straight line to `from`, that is allowed; `to` itself if none is. Books often want what
 * is aimed to be in touch with, or within reach of, the one who aims: nobody can click that exactly.
 */
export async function settled(
  allowed: (point: Point) => Promise<boolean>,
  from: Point,
  to: Point,
  step: number,
): Promise<Point> {
  if (await allowed(to)) return to;
  const steps = Math.min(MOST, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  const shares = Array.from({ length: steps }, (_, i) => (i + 1) / steps);
  const open = await Promise.all(shares.map(share => allowed(lerp(to, from, share))));
  const first = open.indexOf(true);
  if (first < 0) return to;
  let [bad, good] = [first === 0 ? 0 : shares[first - 1]!, shares[first]!];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (bad + good) / 2;
    if (await allowed(lerp(to, from, middle))) good = middle;
    else bad = middle;
  }
  return lerp(to, from, good);
}
