import type { Refusal } from '@umpire/engine';
import { type Prohibition, prohibitedBy } from '../book/lines.js';
import type { GroundBook } from './book.js';
import { type Pair, type Piece, type PlacementFacts, type PlacementTables, squareOf } from './tables/placement.js';

export type { Piece, PlacementFacts } from './tables/placement.js';

function firstRefusal<T>(items: readonly T[], refusalOf: (item: T) => Refusal | undefined): Refusal | undefined {
  for (const item of items) {
    const refusal = refusalOf(item);
    if (refusal) return refusal;
  }
  return undefined;
}

const BARE = { major: 'O', mbua: false, minors: [] } as const;

/** Squares that were diced or have something in them, column by column. All others are bare, and rightly so. */
function squaresThatMatter(table: PlacementFacts) {
  const found = new Map<
    string,
    { col: number; row: number; diced: PlacementFacts['squares'][number] | typeof BARE; pieces: Piece[] }
  >();
  const at = ({ col, row }: { col: number; row: number }) => {
    const key = `${col}/${row}`;
    const square = found.get(key) ?? { col, row, diced: BARE, pieces: [] };
    found.set(key, square);
    return square;
  };
  for (const diced of table.squares) at(diced).diced = diced;
  for (const piece of table.pieces) at(squareOf(piece, table)).pieces.push(piece);
  return [...found.values()].sort((p, q) => p.col - q.col || p.row - q.row);
}

export function placementRules(book: GroundBook & PlacementTables) {
  const { DICED_BARS, EDGE_BARS, GAP_BARS, LAND_BARS, OVER_BARS, SIZE_BARS } = book;

  /** Why terrain may not lie so: the checks of `terrain-placement`, (1) to (6), in their order. */
  function placementRefusal(table: PlacementFacts): Refusal | undefined {
    return (
      firstRefusal(table.pieces, piece => prohibitedBy(EDGE_BARS, { piece, table })) ??
      firstRefusal(table.pieces, piece => prohibitedBy(SIZE_BARS, { piece, table })) ??
      pairRefusal(GAP_BARS, table.pieces) ??
      firstRefusal(squaresThatMatter(table), square => prohibitedBy(DICED_BARS, square)) ??
      pairRefusal(OVER_BARS, table.pieces) ??
      prohibitedBy(LAND_BARS, table)
    );
  }

  /** TER-14: why a piece may not be put down among these. */
  const overRefusal = (second: Piece, before: readonly Piece[]): Refusal | undefined =>
    firstRefusal(before, first => prohibitedBy(OVER_BARS, { first, second }));

  return { overRefusal, placementRefusal };
}

function pairRefusal(bars: readonly Prohibition<Pair>[], pieces: readonly Piece[]): Refusal | undefined {
  return firstRefusal(pieces, second => {
    const before = pieces.slice(0, pieces.indexOf(second));
    return firstRefusal(before, first => prohibitedBy(bars, { first, second }));
  });
}
