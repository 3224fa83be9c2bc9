import { isRefusal, type Point, type Pose, type Preview, type Refusal } from '@umpire/engine';
import type { Path } from '../draft/path.js';
import { pointFrom, seenFrom } from '../panel/wheel.js';

/** So often the angle between straight ahead and what the hand wants is halved. */
const HALVINGS = 5;

type Judge = (path: Path) => Promise<{ readonly preview?: Preview | Refusal | undefined } | undefined>;

const allowedBy =
  (judge: Judge) =>
  async (way: Path): Promise<boolean> => {
    const preview = (await judge(way))?.preview;
    return preview !== undefined && !isRefusal(preview) && !preview.refusal;
  };

/** So much of its last leg a way that is a little too long is cut by, and again. */
const CUTS = [0.99, 0.98, 0.97, 0.96, 0.94, 0.92, 0.9, 0.87, 0.84, 0.8];

/** A way that is refused, with as much of its last leg as is allowed: what a grid took for within reach may be a little beyond it. */
export async function heldBack(from: Point, path: Path, judge: Judge): Promise<Path> {
  const isAllowed = allowedBy(judge);
  if (await isAllowed(path)) return path;
  const [begins, end] = [path.at(-2) ?? from, path.at(-1)!];
  for (const share of CUTS) {
    const at = (one: number, other: number): number => Math.round(one + (other - one) * share);
    const cut = [...path.slice(0, -1), { x: at(begins.x, end.x), y: at(begins.y, end.y) }];
    if (await isAllowed(cut)) return cut;
  }
  return path;
}

/** So much of what the hand wants is tried straight ahead: what turns less far may not go as far, either. */
const AHEAD = [1, 0.85, 0.7, 0.55, 0.4];

/** The straight way that is nearest to one which is refused because it turns the piece too far; the same one, if that is not why. */
export async function turnedIn(from: Pose, path: Path, judge: Judge): Promise<Path> {
  const isAllowed = allowedBy(judge);
  const { turn, distance } = seenFrom(from, path[0]!);
  if (Math.abs(turn) < 10 || (await isAllowed(path))) return path;
  for (const far of AHEAD) {
    const at = (share: number): Path => [pointFrom(from, turn * share, distance * far)];
    if (!(await isAllowed(at(0)))) continue;
    let [least, most] = [0, 1];
    for (let i = 0; i < HALVINGS; i++) {
      const share = (least + most) / 2;
      if (await isAllowed(at(share))) least = share;
      else most = share;
    }
    return at(least);
  }
  return path;
}
