import { isRefusal, type Pose, type Preview, type Refusal } from '@umpire/engine';
import type { Path } from '../draft/path.js';
import { pointFrom, seenFrom } from '../panel/wheel.js';

/** So often the angle between straight ahead and what the hand wants is halved. */
const HALVINGS = 5;

type Judge = (path: Path) => Promise<{ readonly preview?: Preview | Refusal | undefined } | undefined>;

/** The straight way that is nearest to one which is refused because it turns the piece too far; the same one, if that is not why. */
export async function turnedIn(from: Pose, path: Path, judge: Judge): Promise<Path> {
  const isAllowed = async (way: Path): Promise<boolean> => {
    const preview = (await judge(way))?.preview;
    return preview !== undefined && !isRefusal(preview) && !preview.refusal;
  };
  const { turn, distance } = seenFrom(from, path[0]!);
  const at = (share: number): Path => [pointFrom(from, turn * share, distance)];
  if (Math.abs(turn) < 10 || (await isAllowed(path)) || !(await isAllowed(at(0)))) return path;
  let [least, most] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const share = (least + most) / 2;
    if (await isAllowed(at(share))) least = share;
    else most = share;
  }
  return at(least);
}
