import { holds, isRefusal, type Piece, type Point, type Push, type Pushed, type SeatId } from '@umpire/engine';
import type { Desk } from '../../desk/client.js';
import { farthest } from '../panel/wheel.js';
import { heading } from './abreast.js';

/** What it comes to if all go forward, as far as the fastest of them can. */
export async function forward(
  desk: Desk,
  by: SeatId,
  verb: string,
  pieces: readonly Piece[],
): Promise<readonly Pushed[]> {
  const reaches = await Promise.all(pieces.map(({ id }) => desk.reach(by, verb, id)));
  const { x, y } = heading(pieces);
  const far = Math.max(0, ...pieces.map((piece, i) => reachOf(piece, { x, y }, reaches[i])));
  if (far === 0) return [];
  const push: Push = {
    verb,
    stands: pieces.map(({ id }) => id),
    dx: Math.round(x * far),
    dy: Math.round(y * far),
    turn: 0,
  };
  return desk.push(by, push);
}

type Found = Awaited<ReturnType<Desk['reach']>> | undefined;

/** How far a piece gets that way, as its reach is drawn. */
function reachOf(piece: Piece, way: Point, found: Found): number {
  if (!found || isRefusal(found)) return 0;
  const at = (far: number): Point => ({ x: piece.x + way.x * far, y: piece.y + way.y * far });
  const isIn = (far: number): boolean =>
    found.outline.filter(area => holds(area, roundedPoint(at(far))) !== 'outside').length % 2 === 1;
  let [most, step] = [0, farthest(piece, found.outline)];
  for (; step >= 1; step /= 2) if (isIn(most + step)) most += step;
  return most;
}
const roundedPoint = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
