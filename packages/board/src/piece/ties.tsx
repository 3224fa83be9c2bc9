/** Pieces that move as one are tied together by a cord along their rear. */
import { direction, type Piece, type Point } from '@umpire/engine';
import { inkOf } from '../style/ink.js';
import type { Mode } from '../style/mode.js';
import { isUnknown } from './shape.js';

export interface Tied {
  readonly piece: Piece;
  readonly at: Point;
  readonly facing: number;
}

/** How far behind a base the cord runs, of its depth, and how thick it is. */
const BEHIND = 0.14;
const THICK = 0.08;

/** Whether a piece has a cord behind it. */
export const isTied = (piece: Piece): boolean =>
  piece.link !== undefined && piece.where === 'table' && !isUnknown(piece);

/** How much farther down the drawing a piece reaches by its cord. */
export const cordBelow = (piece: Piece, facing: number): number =>
  isTied(piece) ? Math.max(0, direction(facing).y) ** 4 * piece.depth * (BEHIND + THICK) : 0;

/** The two ends of a base's rear, in the drawing (y to the south). */
function rearOf({ piece, at, facing }: Tied): [Point, Point] {
  const { x: sin, y: cos } = direction(facing);
  const back = piece.depth * (0.5 + BEHIND);
  const middle = { x: at.x - sin * back, y: at.y + cos * back };
  const half = piece.width * 0.42;
  const end = (way: number): Point => ({
    x: Math.round(middle.x + way * cos * half),
    y: Math.round(middle.y + way * sin * half),
  });
  return [end(-1), end(1)];
}

const pathOf = (members: readonly Tied[]): string =>
  `M${members
    .flatMap(rearOf)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}`;

export function Ties({ placed, mode }: { readonly placed: readonly Tied[]; readonly mode: Mode }) {
  const links = new Map<string, Tied[]>();
  for (const tied of placed) {
    const { piece } = tied;
    if (!isTied(piece)) continue;
    const name = `${piece.side} ${piece.link}`;
    links.set(name, [...(links.get(name) ?? []), tied]);
  }
  const ink = inkOf(mode);
  return (
    <g data-layer="ties" fill="none" strokeLinecap="round" strokeLinejoin="round">
      {[...links].map(([name, members]) => {
        const width = Math.min(...members.map(({ piece }) => piece.depth)) * THICK;
        return (
          <g key={name}>
            <path d={pathOf(members)} stroke={ink.halo} strokeWidth={Math.round(width * 1.7)} opacity={0.8} />
            <path d={pathOf(members)} stroke={ink.sides[members[0]!.piece.side].rim} strokeWidth={Math.round(width)} />
          </g>
        );
      })}
    </g>
  );
}
