/** Farmland: clusters of fields that share a direction, with furrows and hedges. */
import { direction, type Point } from '@umpire/engine';
import { type Chance, chance } from '../shape/chance.js';
import { between, resampled } from '../shape/outline.js';
import { dotsPath, linePath, polygonPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import type { Land } from '../style/land.js';

export interface Farming {
  /** How many clusters on a table of a usual size. */
  readonly clusters: number;
  readonly opacity: number;
  readonly hedges: number;
}

type Quad = readonly [Point, Point, Point, Point];

/** The clusters' middles: the villages first, then anywhere. */
function middles(width: number, depth: number, villages: readonly Point[], count: number, roll: Chance): Point[] {
  const found: Point[] = [];
  const apart = Math.sqrt((width * depth) / Math.max(1, count)) * 0.8;
  const tries = [...villages, ...Array.from({ length: count * 5 }, () => ({ x: roll() * width, y: roll() * depth }))];
  for (const place of tries) {
    if (found.length >= count) break;
    if (found.every(other => (other.x - place.x) ** 2 + (other.y - place.y) ** 2 > apart * apart)) found.push(place);
  }
  return found;
}

/** Cuts a block of land into fields, by halves, until they are small enough. */
function divided(block: Quad, size: number, roll: Chance): Quad[] {
  const [a, b, c, d] = block;
  const width = Math.hypot(b.x - a.x, b.y - a.y);
  const depth = Math.hypot(d.x - a.x, d.y - a.y);
  if (Math.max(width, depth) < size * roll.between(1, 1.7)) return [block];
  const t = roll.between(0.38, 0.62);
  const u = t + roll.between(-0.06, 0.06);
  const halves: Quad[] =
    width > depth
      ? [
          [a, between(a, b, t), between(d, c, u), d],
          [between(a, b, t), b, c, between(d, c, u)],
        ]
      : [
          [a, b, between(b, c, u), between(a, d, t)],
          [between(a, d, t), between(b, c, u), c, d],
        ];
  return halves.flatMap(half => divided(half, size, roll));
}

function blockAbout(at: Point, half: number, roll: Chance): Quad {
  const along = direction(Math.floor(roll.between(-450, 450)));
  const corner = (u: number, v: number): Point => {
    const far = half * roll.between(0.8, 1.15);
    return { x: at.x + (along.x * u - along.y * v) * far, y: at.y + (along.y * u + along.x * v) * far };
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

const shrunk = ([a, b, c, d]: Quad, by: number): Quad => {
  const middle = between(between(a, c, 0.5), between(b, d, 0.5), 0.5);
  const inner = (p: Point): Point => between(p, middle, by);
  return [inner(a), inner(b), inner(c), inner(d)];
};

function furrows([a, b, c, d]: Quad, spacing: number): string {
  const rows = Math.max(2, Math.round(Math.hypot(d.x - a.x, d.y - a.y) / spacing));
  return Array.from({ length: rows - 1 }, (_, i) =>
    linePath([between(a, d, (i + 1) / rows), between(b, c, (i + 1) / rows)]),
  ).join('');
}

export function drawFields(
  table: { readonly width: number; readonly depth: number; readonly villages: readonly Point[]; readonly seed: string },
  farming: Farming,
  land: Land,
  grain: number,
): Shape[] {
  const roll = chance(`fields ${table.seed}`);
  const count = Math.round((farming.clusters * table.width * table.depth) / (15240 * 12192));
  const byTone: string[][] = land.fields.map(() => []);
  const lines: string[] = [];
  const hedges: Point[] = [];
  for (const at of middles(table.width, table.depth, table.villages, count, roll)) {
    for (const field of divided(blockAbout(at, grain * roll.between(8, 14), roll), grain * 8, roll)) {
      const inner = shrunk(field, 0.035);
      if (roll() < 0.18) continue;
      byTone[Math.floor(roll() * byTone.length)]!.push(polygonPath(inner));
      if (roll() < 0.7) lines.push(furrows(inner, grain * roll.between(0.42, 0.6)));
      if (roll() < farming.hedges)
        hedges.push(...resampled([field[0], field[1], field[2]], grain * 0.5).filter(() => roll() < 0.82));
    }
  }
  return [
    ...byTone.map((paths, i): Shape => ({ d: paths.join(''), fill: land.fields[i]!, opacity: farming.opacity })),
    { d: lines.join(''), stroke: land.furrow, width: 9, opacity: 0.38 * farming.opacity },
    dots(dotsPath(hedges), grain * 0.36, land.hedge, 0.75),
  ];
}
