/** Land nobody farms: soft patches, tufts of grass, stones, dunes, a tree here and there. */
import { cosineOf, type Point, sineOf } from '@umpire/engine';
import { type Chance, chance } from '../shape/chance.js';
import { dotsPath, linePath, smoothPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
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

/** Pebbles and boulders in the open: a shadow and two tones. */
export function drawStones(table: Table, land: Land, grain: number): Shape[] {
  const d = dotsPath(places(table, 'stones', land.habits.stones));
  const up = { x: -grain * 0.04, y: -grain * 0.05 };
  return [
    { ...dots(d, grain * 0.26, land.shadow, 0.24), shift: { x: grain * 0.06, y: grain * 0.08 } },
    dots(d, grain * 0.24, land.rock.mid),
    { ...dots(d, grain * 0.12, land.rock.light), shift: up },
  ];
}

/** A crescent of sand, its horns with the wind: the whole dune, and its steep side in shade. */
function barchan(p: Point, size: number, bow: number): { whole: string; lee: string } {
  const n = Math.round;
  const [w, h] = [n(size), n(size * bow)];
  const from = `M${n(p.x) - w} ${n(p.y) + n(h * 0.5)}`;
  return {
    whole: `${from}q${w} ${-n(h * 2.2)} ${2 * w} ${-n(h * 0.1)}q${-n(w * 0.8)} ${-n(h * 0.4)} ${-w} ${n(h * 0.2)}q${-n(w * 0.5)} ${-n(h * 0.2)} ${-w} ${-n(h * 0.1)}z`,
    lee: `${from}q${n(w * 0.5)} ${-n(h * 1)} ${w} ${-n(h * 0.8)}q${n(w * 0.6)} ${n(h * 0.1)} ${w} ${n(h * 0.7)}q${-n(w * 0.8)} ${-n(h * 0.4)} ${-w} ${n(h * 0.2)}q${-n(w * 0.5)} ${-n(h * 0.2)} ${-w} ${-n(h * 0.1)}z`,
  };
}

/** Fields of dunes: each field a handful of crescents. */
export function drawDunes(table: Table, land: Land, grain: number): Shape[] {
  const roll = chance(`dune ${table.seed}`);
  const fields = places(table, 'dunes', land.habits.dunes / 5);
  const dunes = fields.flatMap(field =>
    Array.from({ length: 7 }, () => {
      const at = { x: field.x + roll.between(-16, 16) * grain, y: field.y + roll.between(-9, 9) * grain };
      return barchan(at, grain * roll.between(2, 4.6), roll.between(0.3, 0.44));
    }),
  );
  return [
    { d: dunes.map(dune => dune.whole).join(''), fill: land.heights[1], opacity: 0.95 },
    { d: dunes.map(dune => dune.lee).join(''), fill: land.furrow, opacity: 0.55 },
  ];
}
