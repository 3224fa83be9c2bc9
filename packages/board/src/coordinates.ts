/**
 * The one place where north is turned up, or wherever the player wants it. A scene's y grows to the north, an SVG's downwards;
 * the drawing's origin is the upper left corner of the table as it is seen.
 */
import type { Feature, Point, Scene } from '@umpire/engine';

/** Quarter turns clockwise: after one, north is to the right. */
export type Turn = 0 | 1 | 2 | 3;

/** A table, and how it is turned; not at all if nothing is said. */
export type Table = Pick<Scene, 'width' | 'depth'> & { readonly turn?: Turn };

export const opposite = (turn: Turn): Turn => ((4 - turn) % 4) as Turn;

/** A point of the table as a point of the table that was turned. */
export function turnedPoint({ width, depth }: Pick<Scene, 'width' | 'depth'>, { x, y }: Point, turn: Turn): Point {
  switch (turn) {
    case 0:
      return { x, y };
    case 1:
      return { x: y, y: width - x };
    case 2:
      return { x: width - x, y: depth - y };
    case 3:
      return { x: depth - y, y: x };
  }
}

const seenSize = ({ width, depth, turn = 0 }: Table): Pick<Scene, 'width' | 'depth'> =>
  turn % 2 === 0 ? { width, depth } : { width: depth, depth: width };

/** A point of the table as a point of the drawing. */
export function drawn(table: Table, point: Point): Point {
  const { x, y } = turnedPoint(table, point, table.turn ?? 0);
  return { x, y: seenSize(table).depth - y };
}

/** A point of the drawing as a point of the table, in whole units. */
export function onTable(table: Table, point: Point): Point {
  const seen = seenSize(table);
  const { x, y } = turnedPoint(seen, { x: point.x, y: seen.depth - point.y }, opposite(table.turn ?? 0));
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}

export const drawnAll = (table: Table, points: readonly Point[]): Point[] => points.map(point => drawn(table, point));

/** A feature whose outline and line are in drawing units. */
export const drawnFeature = (table: Table, feature: Feature): Feature => ({
  ...feature,
  ...(feature.outline && { outline: drawnAll(table, feature.outline) }),
  ...(feature.line && { line: drawnAll(table, feature.line) }),
});

/** A facing as SVG turns things: both go clockwise from the top. */
export const degrees = (facing: number): number => facing / 10;
