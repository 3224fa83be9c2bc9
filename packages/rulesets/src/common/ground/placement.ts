import type { Refusal } from '@umpire/engine';
import { prohibitedBy } from '../book/lines.js';
import type { GroundBook } from './book.js';
import { type Piece, type PlacementFacts, type PlacementTables, squareOf } from './tables/placement.js';

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
  const { DICED_BARS, EDGE_BARS, GAP_BARS, LAND_BARS, SIZE_BARS } = book;

  /** Why terrain may not lie so: the checks of `terrain-placement`, (1) to (6), in their order. */
  function placementRefusal(table: PlacementFacts): Refusal | undefined {
    return (
      firstRefusal(table.pieces, piece => prohibitedBy(EDGE_BARS, { piece, table })) ??
      firstRefusal(table.pieces, piece => prohibitedBy(SIZE_BARS, { piece, table })) ??
      gapRefusal(table.pieces) ??
      firstRefusal(squaresThatMatter(table), square => prohibitedBy(DICED_BARS, square)) ??
      prohibitedBy(LAND_BARS, table)
    );
  }

  function gapRefusal(pieces: readonly Piece[]): Refusal | undefined {
    return firstRefusal(pieces, second => {
      const before = pieces.slice(0, pieces.indexOf(second));
      return firstRefusal(before, first => prohibitedBy(GAP_BARS, { first, second }));
    });
  }

  return { placementRefusal };
}
