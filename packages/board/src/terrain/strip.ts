/** Roads, rivers and bridges. The rule's strip is wide; the road is drawn within it, between verges, the river between banks. */
import { distance, type Feature, type Point } from '@umpire/engine';
import { type Chance, chance, wave } from '../shape/chance.js';
import { beside, between, lengthOf, resampled } from '../shape/outline.js';
import { dotsPath, linePath, smoothLine, smoothPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import { darker, lighter } from '../style/colour.js';
import { type Drawing, gapToLines, type Site } from './site.js';

const HAIRLINE = 10;
/** Of the size of a tree: a road is no wider than two carts and a ditch, however wide the rule's strip is. */
const WIDEST = 1.7;

/** The rule's strip is a verge that the eye hardly parts from the ground; the road itself has edges and ruts. */
export function drawRoad(feature: Feature, { land, paved, strips, grain }: Site): Drawing {
  const width = feature.lineWidth!;
  const way = strips.find(({ id }) => id === feature.id)!.line!;
  const d = smoothLine(way);
  const carriage = Math.min(width * 0.46, grain * WIDEST);
  const ruts = [0.13, -0.13].map(aside => smoothLine(beside(way, () => aside * width))).join('');
  const stroke = (colour: string, wide: number): Shape[] => [{ d, stroke: colour, width: wide }];
  return {
    verge: [{ d, stroke: land.verge, width: width - HAIRLINE, opacity: 0.55 }],
    'carriage-edge': stroke(land.roadEdge, carriage + HAIRLINE * 3),
    carriage: [
      ...stroke(land.road, carriage),
      paved
        ? { d, stroke: '#f4f1e6', width: 11, opacity: 0.9, dash: '70 60', cap: 'butt' }
        : { d: ruts, stroke: land.roadEdge, width: 10, opacity: 0.4, dash: '260 40 90 60', cap: 'butt' },
    ],
  };
}

/** Of the book's unit: how far a river is drawn beside its true course at most. */
const WANDER = 0.7;

/**
 * The way of the water: it swings about its true course, once in some widths, and runs true where something leads over it. The
 * strip that the rules measure by is shown on demand, as of all land.
 */
function courseOf(feature: Feature, { grain, unit, crossings }: Site, roll: Chance): Point[] {
  const width = feature.lineWidth!;
  const line = resampled(feature.line!, grain * 1.2);
  const bends = wave(roll, Math.max(4, lengthOf(feature.line!) / Math.max(width * 4.5, grain * 6)), false);
  const far = Math.min(width * 0.8, unit * WANDER);
  const free = line.map(point => Math.min(1, gapToLines(point, crossings) / (grain * 5)));
  return beside(line, t => {
    const at = Math.min(line.length - 1, Math.round(t * (line.length - 1)));
    return (bends(t) - 0.5) * 2 * far * free[at]!;
  });
}

/** Water between its banks, broader here and narrower there. */
export function drawRiver(feature: Feature, site: Site): Drawing {
  const { land, grain } = site;
  const roll = chance(`river ${feature.id} ${feature.line!.length}`);
  const width = feature.lineWidth!;
  const middle = courseOf(feature, site, roll);
  const ripples = Math.max(8, lengthOf(feature.line!) / (grain * 3));
  const [left, right] = [wave(roll, ripples, false), wave(roll, ripples, false)];
  const bank = (reach: number): string => {
    const shore = (side: 1 | -1, ripple: (t: number) => number): Point[] =>
      beside(middle, t => side * width * (reach + 0.08 * ripple(t)));
    return smoothPath([...shore(1, left), ...shore(-1, right).reverse()]);
  };
  const sway = wave(roll, ripples / 2, false);
  const flow = [0.2, 0.02, -0.17].map(aside =>
    smoothLine(beside(middle, t => width * (aside + (sway(t) - 0.5) * 0.2))),
  );
  return {
    river: [
      { d: bank(0.5), fill: land.bank, opacity: 0.6 },
      { d: bank(0.41), fill: darker(land.bank, 0.2) },
      { d: bank(0.36), fill: land.water, stroke: darker(land.water, 0.35), width: 14 },
      { d: flow.join(''), stroke: land.ripple, width: 13, opacity: 0.85, dash: '180 150 60 260', cap: 'butt' },
    ],
  };
}

export function drawBridge(feature: Feature, { land, light, grain }: Site): Drawing {
  const width = feature.lineWidth!;
  const line = longer(feature.line!, grain * 0.5);
  const d = linePath(line);
  const rails = [0.38, -0.38].map(side => linePath(beside(line, () => side * width))).join('');
  // its four corners stand on the banks, broader than the deck: so a bridge is told from the road that leads to it
  const piers = dotsPath(
    [0.4, -0.4].flatMap(side =>
      beside(line, () => side * width).filter((_, i, all) => i === 0 || i === all.length - 1),
    ),
  );
  const planks = resampled(line, 58)
    .map(point => crossing(line, point, width * 0.34))
    .join('');
  const stone = lighter(land.roadEdge, 0.55);
  const fall = { x: light.shadow.x * 50, y: light.shadow.y * 50 };
  return {
    bridge: [
      { d, stroke: land.shadow, width: width * 0.8, opacity: light.strength, cap: 'butt', shift: fall },
      { d, stroke: stone, width: width * 0.78, cap: 'butt' },
      { d: planks, stroke: darker(stone, 0.25), width: 8, cap: 'butt' },
      { d: rails, stroke: darker(land.roadEdge, 0.6), width: 40, cap: 'butt' },
      { d: rails, stroke: lighter(stone, 0.35), width: 20, cap: 'butt' },
      dots(piers, grain * 0.52, darker(land.roadEdge, 0.6)),
      dots(piers, grain * 0.38, lighter(stone, 0.35)),
    ],
  };
}

/** A line drawn out by so much at both ends. */
function longer(line: readonly Point[], by: number): Point[] {
  const first = line[0]!;
  const last = line[line.length - 1]!;
  const out = (end: Point, inner: Point): Point => between(end, inner, -by / Math.max(1, distance(end, inner)));
  return [out(first, line[1]!), ...line.slice(1, -1), out(last, line[line.length - 2]!)];
}

/** A plank across a straight line at a point. */
function crossing(line: readonly Point[], point: Point, half: number): string {
  const from = line[0]!;
  const to = line[line.length - 1]!;
  const length = Math.max(1, distance(from, to));
  const aside = { x: ((to.y - from.y) / length) * half, y: (-(to.x - from.x) / length) * half };
  return linePath([
    { x: point.x - aside.x, y: point.y - aside.y },
    { x: point.x + aside.x, y: point.y + aside.y },
  ]);
}
