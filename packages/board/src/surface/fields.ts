/** Farmland: the whole country cut by halves into bent parcels, some left to grass, with furrows, banks, hedges and what was reaped. */
import { direction, type Period, type Point } from '@umpire/engine';
import { type Chance, chance, wave } from '../shape/chance.js';
import { between, resampled } from '../shape/outline.js';
import { dotsPath, linePath, polygonPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import { darker } from '../style/colour.js';
import type { Habits, Land } from '../style/land.js';

export interface Table {
  readonly width: number;
  readonly depth: number;
  readonly seed: string;
}

type Quad = readonly [Point, Point, Point, Point];

const sides = ([a, b, , d]: Quad): [number, number] => [
  Math.hypot(b.x - a.x, b.y - a.y),
  Math.hypot(d.x - a.x, d.y - a.y),
];

/** Two parts of a block, its longer side cut near the middle and not quite square. */
function halved([a, b, c, d]: Quad, lengthwise: boolean, roll: Chance): [Quad, Quad] {
  const t = roll.between(0.38, 0.62);
  const u = t + roll.between(-0.06, 0.06);
  const [p, q] = lengthwise ? [between(a, b, t), between(d, c, u)] : [between(a, d, t), between(b, c, u)];
  return lengthwise
    ? [
        [a, p, q, d],
        [p, b, c, q],
      ]
    : [
        [a, b, q, p],
        [p, q, c, d],
      ];
}

/** Cuts a block of land until its parts are no longer and no broader than this. */
function divided(block: Quad, length: number, breadth: number, roll: Chance): Quad[] {
  const [width, depth] = sides(block);
  const fits =
    Math.max(width, depth) < length * roll.between(0.9, 1.5) && Math.min(width, depth) < breadth * roll.between(1, 1.6);
  if (fits) return [block];
  const across = Math.max(width, depth) < length ? width < depth : width > depth;
  return halved(block, across, roll).flatMap(half => divided(half, length, breadth, roll));
}

/** The table and a little more, turned by a few degrees: fields never run with the edge. */
function country({ width, depth }: Table, roll: Chance): Quad {
  const along = direction(900 + Math.round(roll.between(30, 110)) * (roll() < 0.5 ? -1 : 1));
  const corner = (u: number, v: number): Point => ({
    x: width / 2 + (along.x * u * width + along.y * v * depth) * 0.62,
    y: depth / 2 + (-along.y * u * width + along.x * v * depth) * 0.62,
  });
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

type Bend = (point: Point) => Point;

/** Old boundaries are never straight: everything is drawn through one slow wave. */
function bending({ width, depth }: Table, by: number, roll: Chance): Bend {
  const [east, south] = [wave(roll, 4, false), wave(roll, 5, false)];
  const share = (value: number, of: number): number => (value / of + 0.2) / 1.4;
  return ({ x, y }) => ({ x: x + (east(share(y, depth)) - 0.5) * by, y: y + (south(share(x, width)) - 0.5) * by });
}

const shrunk = ([a, b, c, d]: Quad, by: number): Quad => {
  const middle = between(between(a, c, 0.5), between(b, d, 0.5), 0.5);
  const inner = (p: Point): Point => between(p, middle, by);
  return [inner(a), inner(b), inner(c), inner(d)];
};

const bent = (quad: Quad, bend: Bend): string =>
  polygonPath(quad.flatMap((p, i) => [p, between(p, quad[(i + 1) % 4]!, 0.5)]).map(bend));

function furrows([a, b, c, d]: Quad, spacing: number, bend: Bend): string {
  const rows = Math.max(2, Math.round(Math.hypot(d.x - a.x, d.y - a.y) / spacing));
  return Array.from({ length: rows - 1 }, (_, i) => {
    const [from, to] = [between(a, d, (i + 1) / rows), between(b, c, (i + 1) / rows)];
    return linePath([from, between(from, to, 0.5), to].map(bend));
  }).join('');
}

/** Furrows run along the longer side. */
const lengthwise = (quad: Quad): Quad => {
  const [width, depth] = sides(quad);
  const [a, b, c, d] = quad;
  return width >= depth ? quad : [b, c, d, a];
};

interface Tilled {
  readonly byTone: readonly string[][];
  readonly lines: string[];
  readonly banks: string[];
  readonly hedges: Point[];
  /** What stands in reaped fields. */
  readonly sheaves: Point[];
}

/** One field in so many is reaped when it is ripe. */
const REAPED = 0.2;

/** In rows, as they were left, with a gap here and there. */
function reap(field: Quad, { grain, bend, roll }: Tilling): Point[] {
  const [a, b, c, d] = lengthwise(shrunk(field, 0.2));
  const rows = Math.max(2, Math.round(Math.hypot(d.x - a.x, d.y - a.y) / (grain * 1.7)));
  return Array.from({ length: rows }, (_, i) => (i + 0.5) / rows)
    .flatMap(share => resampled([between(a, d, share), between(b, c, share)], grain * 1.5))
    .filter(() => roll() < 0.8)
    .map(bend);
}

function till(field: Quad, to: Tilled, tilling: Tilling): void {
  const { habits, grain, bend, roll } = tilling;
  const inner = shrunk(field, 0.03);
  const tone = Math.floor(roll() * to.byTone.length);
  to.byTone[tone]!.push(bent(inner, bend));
  if (habits.wet) to.banks.push(bent(inner, bend));
  else if (roll() < 0.74) to.lines.push(furrows(lengthwise(inner), grain * roll.between(0.44, 0.66), bend));
  if (roll() < REAPED && !habits.wet) to.sheaves.push(...reap(field, tilling));
  if (roll() >= habits.hedges) return;
  const side = resampled([field[0], field[1], ...(roll() < 0.4 ? [field[2]] : [])], grain * 0.46);
  to.hedges.push(...side.filter(() => roll() < 0.86).map(bend));
}

interface Tilling {
  readonly habits: Habits;
  readonly grain: number;
  readonly bend: Bend;
  readonly roll: Chance;
}

/** When it is seen: straw stands in the fields from summer to autumn, bound by hand until machines rolled it up. */
export interface Harvest {
  readonly ripe: boolean;
  readonly period?: Period | undefined;
}

export function drawFields(table: Table, land: Land, grain: number, harvest: Harvest): Shape[] {
  const { habits } = land;
  if (habits.tilled === 0) return [];
  const roll = chance(`fields ${table.seed}`);
  const bend = bending(table, grain * 15, roll);
  const size = habits.parcel * grain * 0.55;
  const to: Tilled = { byTone: land.fields.map(() => []), lines: [], banks: [], hedges: [], sheaves: [] };
  for (const farm of divided(country(table, roll), size * 3, size * 2.4, roll)) {
    if (roll() >= habits.tilled) continue;
    for (const field of divided(farm, size, size * habits.narrow, roll))
      if (roll() < 0.9) till(field, to, { habits, grain, bend, roll });
  }
  return [...shapesOf(to, land, grain), ...(harvest.ripe ? straw(to.sheaves, land, grain, harvest.period) : [])];
}

/** Stooks are open at the top; bales of today are larger, and dark in the middle of the roll. */
function straw(at: readonly Point[], land: Land, grain: number, period: Period | undefined): Shape[] {
  const d = dotsPath(at);
  const size = grain * (period === 'modern' ? 0.36 : 0.28);
  return [
    { ...dots(d, size, land.shadow, 0.3), shift: { x: size * 0.3, y: size * 0.3 } },
    dots(d, size, '#7d6a33'),
    dots(d, size * 0.76, '#d9c27a'),
    dots(d, size * 0.3, period === 'modern' ? '#7d6a33' : '#efe0a6'),
  ];
}

const shapesOf = ({ byTone, lines, banks, hedges }: Tilled, land: Land, grain: number): Shape[] => [
  ...byTone.map((paths, i): Shape => ({ d: paths.join(''), fill: land.fields[i]!, opacity: 0.85 })),
  { d: lines.join(''), stroke: land.furrow, width: 8, opacity: 0.36 },
  { d: banks.join(''), stroke: darker(land.ground, 0.2), width: grain * 0.1, opacity: 0.7 },
  // no rule knows them: they are seen when one looks for them, and taken for no obstacle
  dots(dotsPath(hedges), grain * 0.3, land.hedge, 0.32),
];
