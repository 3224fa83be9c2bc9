/** Land nobody farms: soft patches, tufts of grass, a tree here and there. */
import { cosineOf, type Point, sineOf } from '@umpire/engine';
import { type Chance, chance } from '../shape/chance.js';
import { linePath, smoothPath } from '../shape/path.js';
import type { Shape } from '../shape/shape.js';
import type { Land } from '../style/land.js';
import type { Table } from './fields.js';

export const places = (table: Table, what: string, perUsualTable: number): Point[] => {
  const roll = chance(`${what} ${table.seed}`);
  const count = Math.round((perUsualTable * table.width * table.depth) / (15240 * 12192));
  return Array.from({ length: count }, () => ({ x: roll() * table.width, y: roll() * table.depth }));
};

function patch(at: Point, radius: number, roll: Chance): string {
  const stretch = roll.between(0.5, 0.9);
  const corners = Array.from({ length: 11 }, (_, k) => {
    const far = radius * roll.between(0.65, 1.1);
    return { x: at.x + cosineOf((k / 11) * 360) * far, y: at.y + sineOf((k / 11) * 360) * far * stretch };
  });
  return smoothPath(corners);
}

/** Large soft patches that keep the ground from being flat: a path a tone. */
export function drawPatches(table: Table, land: Land, grain: number): Shape[] {
  const roll = chance(`patches ${table.seed}`);
  const tones = [land.grain[0], land.grain[1], land.verge];
  const paths: string[][] = tones.map(() => []);
  places(table, 'patches', 30).forEach((at, i) => {
    paths[i % tones.length]!.push(patch(at, grain * roll.between(8, 24), roll));
  });
  return tones.map((tone, i): Shape => ({ d: paths[i]!.join(''), fill: tone, opacity: 0.26 }));
}

export function drawTufts(table: Table, land: Land, grain: number): Shape {
  const roll = chance(`tuft ${table.seed}`);
  const tuft = (p: Point): string => {
    const size = grain * roll.between(0.22, 0.4);
    return [-0.6, 0, 0.6]
      .map(lean => linePath([p, { x: p.x + lean * size, y: p.y - size * (1 - Math.abs(lean) * 0.5) }]))
      .join('');
  };
  const d = places(table, 'tufts', land.habits.tufts).map(tuft).join('');
  return { d, stroke: land.hedge, width: 8, opacity: 0.5 };
}
