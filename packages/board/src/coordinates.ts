/**
 * The one place where north is turned up. A scene's y grows to the north, an SVG's downwards: the table's north-western
 * corner is the origin of the drawing.
 */
import type { Feature, Point, Scene } from '@umpire/engine';

type Table = Pick<Scene, 'depth'>;

/** A point of the table as a point of the drawing. */
export const drawn = (table: Table, point: Point): Point => ({ x: point.x, y: table.depth - point.y });

/** A point of the drawing as a point of the table, in whole units. */
export const onTable = (table: Table, point: Point): Point => ({
  x: Math.round(point.x) + 0,
  y: Math.round(table.depth - point.y) + 0,
});

export const drawnAll = (table: Table, points: readonly Point[]): Point[] => points.map(point => drawn(table, point));

/** A feature whose outline and line are in drawing units. */
export const drawnFeature = (table: Table, feature: Feature): Feature => ({
  ...feature,
  ...(feature.outline && { outline: drawnAll(table, feature.outline) }),
  ...(feature.line && { line: drawnAll(table, feature.line) }),
});

/** A facing as SVG turns things: both go clockwise from the top. */
export const degrees = (facing: number): number => facing / 10;
