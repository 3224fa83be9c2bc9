/** Stones and dunes: nothing that a first battle shows, so fetched with the countries that have them. */
import type { Point } from '@umpire/engine';
import { chance } from '../shape/chance.js';
import { dotsPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import type { Land } from '../style/land.js';
import type { Table } from './fields.js';
import { places } from './wild.js';

export const drawBarren = (table: Table, land: Land, grain: number): Shape[] => [
  ...drawDunes(table, land, grain),
  ...drawStones(table, land, grain),
];

/** Pebbles and boulders in the open: a shadow and two tones. */
function drawStones(table: Table, land: Land, grain: number): Shape[] {
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
function drawDunes(table: Table, land: Land, grain: number): Shape[] {
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
