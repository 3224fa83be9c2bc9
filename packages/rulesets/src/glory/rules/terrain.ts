import type { Citation, Finding, Options, Procedure, Refusal, Side } from '@umpire/engine';
import { tellingDie } from '../../common/book/of-square.js';
import { opposed } from '../../common/book/opposed.js';
import { citation, prohibitedBy } from '../lines.js';
import type { Going, PieceType, Terrain } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import {
  ADJUST_BARS,
  type Adjustment,
  AMBUSH_LEAD,
  EDGE_BONUS,
  GOING,
  TERRAIN_ROWS,
  terrainDie,
} from '../tables/terrain.js';
import type { Tabletop } from './table.js';

/** What a die for a square may bring, in plain words. */
export const PLAIN: Readonly<Record<Terrain, string>> = {
  open: 'open',
  'gentle-hill': 'gentle hill',
  'steep-hill': 'steep hill',
  wood: 'wood',
  'built-up': 'village',
  impassable: 'impassable',
};

export interface SquareFound {
  readonly die: number;
  readonly score: number;
  readonly terrain: Terrain;
  readonly going: Going;
}
const THROWN = citation('IGR-R-09', 'one die is thrown for every square');
const AT_EDGE = citation('IGR-TER-09', 'the square borders the table edge', `+${EDGE_BONUS}`);
const FOUND = new Map(
  TERRAIN_ROWS.map(row => [row, citation(row.rule, `the square holds ${row.terrain}`, row.terrain)]),
);

/** IGR-TER-02 to IGR-TER-07, IGR-TER-09: what a throw brings. */
export function squareOf(thrown: number, edge: boolean): SquareFound & { readonly cited: Citation } {
  const score = thrown + (edge ? EDGE_BONUS : 0);
  const row = TERRAIN_ROWS.find(r => score >= r.from && score <= r.to)!;
  return { die: thrown, score, terrain: row.terrain, going: GOING[row.terrain], cited: FOUND.get(row)! };
}

/** IGR-TER-01: one throw for one square. */
export function* terrainSquare(edge: boolean, options: Options): Procedure<Finding<SquareFound>> {
  const sides = terrainDie(options);
  const meaning = (score: number) => PLAIN[squareOf(score, edge).terrain];
  const thrown = yield* tellingDie('IGR-TER-01', 'the die for a terrain square', meaning, sides);
  const { cited, ...found } = squareOf(thrown, edge);
  return { result: found, because: edge ? [THROWN, AT_EDGE, cited] : [THROWN, cited] };
}

export interface TerrainThrow {
  readonly winner: Side;
  readonly ambush: boolean;
  readonly marcher: Side | null;
}
const ADJUSTS = citation('IGR-TER-12', 'the higher may remove up to two pieces or exchange two');
const AMBUSHES = citation('IGR-AMB-01', `${AMBUSH_LEAD} more: the loser marches, the winner may ambush him`);
const TERRAIN_TIE = citation('IGR-R-12', 'a tie is thrown again');

/** IGR-TER-12, IGR-AMB-01: who may change the terrain, and whether he may lie in ambush. */
export function* terrainThrow(counting = false): Procedure<Finding<TerrainThrow>> {
  const { a, b, tied } = yield* opposed('IGR-TER-12', 'the throw for terrain', counting);
  const winner = a > b ? 'a' : 'b';
  const ambush = Math.abs(a - b) >= AMBUSH_LEAD;
  const because = [ADJUSTS];
  if (ambush) because.push(AMBUSHES);
  if (tied) because.push(TERRAIN_TIE);
  return { result: { winner, ambush, marcher: ambush ? (winner === 'a' ? 'b' : 'a') : null }, because };
}

const FIRST = citation('IGR-SEQ-02', 'the higher moves first');
const FIRST_TIE = citation('IGR-SEQ-03', 'a tie is thrown again');

/** IGR-SEQ-02, IGR-SEQ-03, IGR-AMB-05: who has the first turn. */
export function* firstTurn(counting = false): Procedure<Finding<{ readonly first: Side }>> {
  const { a, b, tied } = yield* opposed('IGR-SEQ-02', 'the throw for the first turn', counting);
  return { result: { first: a > b ? 'a' : 'b' }, because: tied ? [FIRST, FIRST_TIE] : [FIRST] };
}

export interface LaidPiece {
  readonly id: string;
  readonly square: readonly [column: number, row: number];
  readonly type: PieceType;
}
const REMOVED = citation('IGR-TER-12', 'the winner removes up to two pieces');
const SWAPPED = citation('IGR-TER-13', 'or exchanges the places of two');

/** IGR-TER-12, IGR-TER-13: what the winner of the throw may do; the pieces that are left, in their order. */
export function adjustTerrain<P extends LaidPiece>(
  pieces: readonly P[],
  a: Adjustment,
): Refusal | Finding<{ pieces: P[] }> {
  const refused = prohibitedBy(ADJUST_BARS, a);
  if (refused) return refused;
  const because = [a.action === 'swap' ? SWAPPED : REMOVED];
  if (a.action === 'remove') return { result: { pieces: pieces.filter(p => !a.ids.includes(p.id)) }, because };
  if (a.action === 'none') return { result: { pieces: [...pieces] }, because };
  const [first, second] = a.ids.map(id => pieces.find(p => p.id === id)!) as [P, P];
  const square = (p: P) => (p.id === first.id ? second.square : p.id === second.id ? first.square : p.square);
  return { result: { pieces: pieces.map(p => ({ ...p, square: square(p) })) }, because };
}

/**
 * IGR-GEO-14: a piece is an octagon in the middle of its square. It is at least half as wide as the square (IGR-TER-08,
 * IGR-R-11), and otherwise leaves more than 1 W to the next one (IGR-TER-11). In W.
 */
export function pieceOutline(column: number, row: number, top: Tabletop): { x: number; y: number }[] {
  const spare = DISTANCES.piecesApart + DISTANCES.piecesSpareCm / top.frontage;
  const halfWidth = Math.max(top.squareWidth / 2, top.squareWidth - spare) / 2;
  const halfDepth = Math.max(top.squareDepth / 2, top.squareDepth - spare) / 2;
  const x = (column + 0.5) * top.squareWidth;
  const y = (row + 0.5) * top.squareDepth;
  // biome-ignore format: anticlockwise from the south, each corner cut at a quarter of both sides
  const corners = [
    [-0.5, -1], [0.5, -1], [1, -0.5], [1, 0.5], [0.5, 1], [-0.5, 1], [-1, 0.5], [-1, -0.5],
  ] as const;
  return corners.map(([dx, dy]) => ({ x: x + dx * halfWidth, y: y + dy * halfDepth }));
}
