/** Roads, rivers and bridges. The rule's strip is wide; the road is drawn within it, between verges, the river between banks. */
import { distance, type Feature, type Point } from '@umpire/engine';
import { chance, wave } from '../shape/chance.js';
import { beside, between, lengthOf, resampled } from '../shape/outline.js';
import { linePath, smoothLine, smoothPath } from '../shape/path.js';
import type { Shape } from '../shape/shape.js';
import { darker, lighter } from '../style/colour.js';
import type { Drawing, Site } from './site.js';

const HAIRLINE = 10;

export function drawRoad(feature: Feature, { land }: Site): Drawing {
  const d = linePath(feature.line!);
  const width = feature.lineWidth!;
  const carriage = width * 0.44;
  const stroke = (colour: string, wide: number): Shape[] => [{ d, stroke: colour, width: wide }];
  return {
    'road-edge': [{ d, stroke: land.roadEdge, width, opacity: 0.55 }],
    verge: stroke(land.verge, width - HAIRLINE * 2),
    'carriage-edge': stroke(land.roadEdge, carriage + HAIRLINE * 3),
    carriage: stroke(land.road, carriage),
  };
}

/** A road in the middle of a river line would be straight; water is not. It wanders between its banks. */
export function drawRiver(feature: Feature, { land, grain }: Site): Drawing {
  const roll = chance(`river ${feature.id} ${feature.line!.length}`);
  const width = feature.lineWidth!;
  const middle = resampled(feature.line!, grain * 1.6);
  const humps = Math.max(4, lengthOf(feature.line!) / (grain * 7));
  const sway = wave(roll, humps, false);
  const banks = [1, -1].map(side => {
    const ripple = wave(roll, humps * 2.4, false);
    return beside(middle, t => side * width * (0.36 + 0.08 * ripple(t)) + (sway(t) - 0.5) * width * 0.1);
  });
  const water = smoothPath([...banks[0]!, ...banks[1]!.reverse()]);
  const d = linePath(feature.line!);
  const flow = [0.16, -0.14].map(aside => smoothLine(beside(middle, t => width * (aside + (sway(t) - 0.5) * 0.3))));
  return {
    river: [
      { d, stroke: land.outline, width, opacity: 0.5, cap: 'butt' },
      { d, stroke: land.bank, width: width - HAIRLINE * 2, cap: 'butt' },
      { d: water, fill: land.water, stroke: darker(land.water, 0.42), width: 16 },
      { d: flow.join(''), stroke: land.ripple, width: 12, opacity: 0.8, dash: '180 130 60 210', cap: 'butt' },
    ],
  };
}

export function drawBridge(feature: Feature, { land, light, grain }: Site): Drawing {
  const width = feature.lineWidth!;
  const line = longer(feature.line!, grain * 0.15);
  const d = linePath(line);
  const rails = [0.36, -0.36].map(side => linePath(beside(line, () => side * width))).join('');
  const planks = resampled(line, 58)
    .map(point => crossing(line, point, width * 0.34))
    .join('');
  const stone = lighter(land.roadEdge, 0.4);
  const fall = { x: light.shadow.x * 50, y: light.shadow.y * 50 };
  return {
    bridge: [
      { d, stroke: land.shadow, width: width * 0.8, opacity: light.strength, cap: 'butt', shift: fall },
      { d, stroke: stone, width: width * 0.78, cap: 'butt' },
      { d: planks, stroke: darker(stone, 0.25), width: 8, cap: 'butt' },
      { d: rails, stroke: darker(land.roadEdge, 0.45), width: 26, cap: 'butt' },
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
