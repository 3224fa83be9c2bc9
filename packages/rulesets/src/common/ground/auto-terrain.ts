import { type Point, rows, squaredDistance } from '@umpire/engine';
import type { GroundBook } from './book.js';
import type { Piece } from './tables/placement.js';
import type { DicedSquare } from './terrain.js';
import type { Major, PieceKind } from './words.js';

const MIDDLE = { x: 3, y: 3 };

export interface AutoTerrain {
  readonly pieces: readonly Piece[];
  readonly roads: readonly (readonly [string, string])[];
}

/** A piece with its centre in sixths of a square: integers, so that distances between centres can be compared exactly. */
interface Centred extends Piece {
  readonly cx: number;
  readonly cy: number;
}

const isFeature = (major: Major): major is Exclude<Major, 'O'> => major !== 'O';

/** Between the centres of all built-up areas. */
function roadsBetween(pieces: readonly Centred[]): [string, string][] {
  const towns = pieces.filter(p => p.kind === 'MBUA' || p.kind === 'BUA');
  return shortestTree(towns.map(({ cx, cy }) => ({ x: cx, y: cy }))).map(([i, j]) => [towns[i]!.id, towns[j]!.id]);
}

/** The shortest tree that joins all points, as pairs of their indexes; of equal links the one between earlier points. */
export function shortestTree(points: readonly Point[]): [number, number][] {
  const links = points.flatMap((q, j) => points.slice(0, j).map((p, i) => ({ i, j, length: squaredDistance(p, q) })));
  links.sort((l, m) => l.length - m.length || l.i - m.i || l.j - m.j);
  const root = points.map((_, i) => i);
  const tree: [number, number][] = [];
  for (const { i, j } of links) {
    const [from, to] = [root[i]!, root[j]!];
    if (from === to) continue;
    root.forEach((r, k) => {
      if (r === to) root[k] = from;
    });
    tree.push([i, j]);
  }
  return tree;
}

export function autoTerrainRules(book: GroundBook) {
  const { list } = book;

  /** HSE-04: the outer cells of a square, as sixths of its side from the south-west, in the order in which they fill. */
  // biome-ignore format: the specification's order
  const CELLS = rows<{ readonly name: string; readonly x: number; readonly y: number }>(list('AUTO_CELLS'), [
    { name: 'SW', x: 1, y: 1 },
    { name: 'NE', x: 5, y: 5 },
    { name: 'NW', x: 1, y: 5 },
    { name: 'SE', x: 5, y: 1 },
    { name: 'S',  x: 3, y: 1 },
    { name: 'N',  x: 3, y: 5 },
    { name: 'W',  x: 1, y: 3 },
    { name: 'E',  x: 5, y: 3 },
  ]);

  /** HSE-04: terrain laid by the program; squares in rows from the south-west, in each major, MBUA, minors. */
  function autoTerrain(squareSize: number, squares: readonly DicedSquare[]): AutoTerrain {
    const counts = new Map<PieceKind, number>();
    const pieces: Centred[] = [];
    const inOrder = [...squares].sort((p, q) => p.row - q.row || p.col - q.col);
    for (const square of inOrder) {
      const put = (kind: PieceKind, cell: { x: number; y: number }, side: number): void => {
        const n = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, n);
        const cx = square.col * 6 + cell.x;
        const cy = square.row * 6 + cell.y;
        const x = (cx * squareSize) / 6 - side / 2;
        const y = (cy * squareSize) / 6 - side / 2;
        pieces.push({ id: `${kind.toLowerCase()}${n}`, kind, x, y, width: side, depth: side, cx, cy });
      };
      const third = squareSize / 3;
      if (isFeature(square.major)) put(square.major, MIDDLE, squareSize - 2);
      if (square.mbua) put('MBUA', MIDDLE, third);
      for (const [i, minor] of square.minors.entries()) put(minor, CELLS[i]!, third - 1);
    }
    return { pieces: pieces.map(({ cx, cy, ...piece }) => piece), roads: roadsBetween(pieces) };
  }

  return { autoTerrain };
}
