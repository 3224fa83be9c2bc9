import { boxAround, type Point, type Scene, type Side, type Zone } from '@umpire/engine';
import { ownEdge } from '../camera/laying.js';

const corners = (x: number, y: number, width: number, depth: number): readonly Point[] => [
  { x, y },
  { x: x + width, y: y + depth },
];

/** Two corners between which all of a zone lies. */
export function roundZone(zone: Zone): readonly Point[] {
  const { x, y, width, depth } = boxAround(zone);
  return corners(x, y, width, depth);
}

/** Two corners of the half of the table that lies at a side's own edge. */
export function ownHalf(table: Pick<Scene, 'width' | 'depth' | 'edges'>, side: Side): readonly Point[] {
  const { width, depth } = table;
  switch (ownEdge(table, side)) {
    case 'south':
      return corners(0, 0, width, depth / 2);
    case 'north':
      return corners(0, depth / 2, width, depth / 2);
    case 'west':
      return corners(0, 0, width / 2, depth);
    case 'east':
      return corners(width / 2, 0, width / 2, depth);
  }
}
