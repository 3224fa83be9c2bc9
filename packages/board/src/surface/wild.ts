/** Land nobody farms: tufts of grass, dunes, stones. */
import { cosineOf, type Point, sineOf } from '@umpire/engine';
import { chance } from '../shape/chance.js';
import { linePath, smoothPath } from '../shape/path.js';
import type { Shape } from '../shape/shape.js';
import type { Land } from '../style/land.js';

interface Table {
  readonly width: number;
  readonly depth: number;
  readonly seed: string;
}

const places = (table: Table, what: string, perUsualTable: number): Point[] => {
  const roll = chance(`${what} ${table.seed}`);
  const count = Math.round((perUsualTable * table.width * table.depth) / (15240 * 12192));
  return Array.from({ length: count }, () => ({ x: roll() * table.width, y: roll() * table.depth }));
};

/** Large soft patches that keep the ground from being flat. */
export function drawPatches(table: Table, land: Land, grain: number): Shape[] {
  const roll = chance(`patches ${table.seed}`);
  const tones = [land.grain[0], land.grain[1], ...land.fields];
  return places(table, 'patches', 26).map((at, i): Shape => {
    const radius = grain * roll.between(7, 20);
    const stretch = roll.between(0.5, 0.9);
    const corners = Array.from({ length: 11 }, (_, k) => {
      const angle = (k / 11) * 360;
      const far = radius * roll.between(0.65, 1.1);
      return { x: at.x + cosineOf(angle) * far, y: at.y + sineOf(angle) * far * stretch };
    });
    return { d: smoothPath(corners), fill: tones[i % tones.length]!, opacity: 0.28 };
  });
}

export function drawTufts(table: Table, land: Land, grain: number, count: number): Shape {
  const roll = chance(`tuft ${table.seed}`);
  const tuft = (p: Point): string => {
    const size = grain * roll.between(0.22, 0.4);
    return [-0.6, 0, 0.6]
      .map(lean => linePath([p, { x: p.x + lean * size, y: p.y - size * (1 - Math.abs(lean) * 0.5) }]))
      .join('');
  };
  return { d: places(table, 'tufts', count).map(tuft).join(''), stroke: land.hedge, width: 9, opacity: 0.55 };
}

/** Crescents of sand, all with the wind. */
export function drawDunes(table: Table, land: Land, grain: number): Shape[] {
  const roll = chance(`dune ${table.seed}`);
  const crests: string[] = [];
  for (const p of places(table, 'dunes', 110)) {
    const length = grain * roll.between(3, 9);
    const bow = length * roll.between(0.14, 0.26);
    const turn = roll.between(-0.16, 0.16);
    crests.push(
      `M${Math.round(p.x)} ${Math.round(p.y)}q${Math.round(length / 2)} ${Math.round(-bow)} ${Math.round(length)} ${Math.round(length * turn)}`,
    );
  }
  const d = crests.join('');
  return [
    { d, stroke: land.grain[1], width: grain * 0.34, opacity: 0.8, shift: { x: 0, y: -grain * 0.2 } },
    { d, stroke: land.furrow, width: grain * 0.15, opacity: 0.7 },
  ];
}
