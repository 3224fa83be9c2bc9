import {
  holds,
  isRefusal,
  type Piece,
  type Point,
  type Push,
  type Pushed,
  type Refusal,
  type Scene,
  type SeatId,
} from '@umpire/engine';
import type { Desk } from '../../desk/client.js';
import { farthest } from '../panel/wheel.js';
import { heading } from './abreast.js';
import { haltOf } from './halts.js';

/** Who has got where the battle is decided is not driven past it. */
const ARRIVED: Refusal = { message: 'it is where the battle is decided: drag it if it is to go on' };

/** What it comes to if all go forward, as far as the fastest of them can; whose way leads into what decides the battle halts in it. */
export async function forward(
  desk: Desk,
  by: SeatId,
  verb: string,
  pieces: readonly Piece[],
  scene: Pick<Scene, 'overlays'>,
): Promise<readonly Pushed[]> {
  const reaches = await Promise.all(pieces.map(({ id }) => desk.reach(by, verb, id)));
  const { x, y } = heading(pieces);
  const most = Math.max(0, ...pieces.map((piece, i) => reachOf(piece, { x, y }, reaches[i])));
  // the reach of those who go as one is drawn from their middle, and straight before each of them may be none
  const far = most || Math.max(0, ...pieces.map((piece, i) => anywhere(piece, reaches[i])));
  if (far === 0) return [];
  const halts = pieces.flatMap(piece => {
    const halt = haltOf(scene, piece, { x, y }, far);
    return halt === undefined ? [] : [[piece.id, halt] as const];
  });
  const halted = Object.fromEntries(halts);
  const going = pieces.filter(({ id }) => (halted[id] ?? far) >= 1);
  const push: Push = {
    verb,
    stands: going.map(({ id }) => id),
    dx: Math.round(x * far),
    dy: Math.round(y * far),
    turn: 0,
    ...(halts.length > 0 && { most: halted }),
  };
  const pushed = going.length > 0 ? await desk.push(by, push) : [];
  const stay = pieces.filter(one => !going.includes(one)).map(({ id }) => ({ stand: id, refusal: ARRIVED }));
  return [...pushed.map(one => (one.stand in halted ? halting(one) : one)), ...stay];
}

const halting = (one: Pushed): Pushed =>
  'cost' in one ? { ...one, cost: `${one.cost}, to where the battle is decided` } : one;

type Found = Awaited<ReturnType<Desk['reach']>> | undefined;

/** How far a piece gets at all. */
const anywhere = (piece: Piece, found: Found): number =>
  !found || isRefusal(found) ? 0 : farthest(piece, found.outline);

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
