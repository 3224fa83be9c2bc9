/** Ground that is neither wood nor hill: marsh, open water, rough going. */
import type { Feature, Point } from '@umpire/engine';
import { chance } from '../shape/chance.js';
import { grown } from '../shape/grown.js';
import { between, poleOf } from '../shape/outline.js';
import { linePath, polygonPath, smoothPath } from '../shape/path.js';
import { strewn } from '../shape/scatter.js';
import type { Shape } from '../shape/shape.js';
import { darker } from '../style/colour.js';
import type { Drawing, Site } from './site.js';

const edgeOf = (feature: Feature, { unit }: Site): Point[] =>
  grown(feature.outline!, chance(`patch ${feature.id}`), unit);

export function drawWater(feature: Feature, site: Site): Drawing {
  const { land, grain } = site;
  const shore = edgeOf(feature, site);
  const pole = poleOf(feature.outline!);
  const ring = (share: number): string => smoothPath(shore.map(point => between(point, pole, share)));
  return {
    patch: [
      { d: smoothPath(shore), fill: land.water, stroke: land.bank, width: grain * 0.36 },
      { d: smoothPath(shore), stroke: darker(land.water, 0.34), width: 14 },
      { d: ring(0.1), stroke: land.ripple, width: 12, opacity: 0.8 },
      { d: ring(0.22), stroke: land.ripple, width: 10, opacity: 0.5 },
    ],
  };
}

/** Still water in short level strokes, and tufts of reed. */
export function drawMarsh(feature: Feature, site: Site): Drawing {
  const { land, grain } = site;
  const roll = chance(`marsh ${feature.id}`);
  const edge = edgeOf(feature, site);
  const pools = strewn(edge, roll, { spacing: grain * 2.1, margin: grain * 0.9, gaps: 0.2 });
  const tufts = strewn(edge, roll, { spacing: grain * 1.7, margin: grain * 0.5, gaps: 0.35 });
  const level = (p: Point): string => linePath([p, { x: p.x + grain * roll.between(0.7, 1.3), y: p.y }]);
  const blade = (p: Point): string =>
    [-0.28, 0, 0.28]
      .map(lean => linePath([p, { x: p.x + lean * grain, y: p.y - grain * (0.55 - Math.abs(lean) * 0.6) }]))
      .join('');
  return {
    patch: [
      { d: smoothPath(edge), fill: land.marsh, opacity: 0.9 },
      { d: pools.map(level).join(''), stroke: land.water, width: grain * 0.2 },
      { d: tufts.map(blade).join(''), stroke: land.reed, width: grain * 0.1 },
    ],
  };
}

/** Broken ground: boulders with the light on one side. */
export function drawRough(feature: Feature, site: Site): Drawing {
  const { land, grain, light } = site;
  const roll = chance(`rough ${feature.id}`);
  const edge = edgeOf(feature, site);
  const stones = strewn(edge, roll, { spacing: grain * 1.25, margin: grain * 0.6, gaps: 0.3 }).map(at => ({
    at,
    size: grain * roll.between(0.2, 0.5),
    turn: roll() * 0.8 - 0.4,
  }));
  const boulder = ({ at, size, turn }: (typeof stones)[number], scale: number): string =>
    polygonPath(
      [
        [-1, 0.3],
        [-0.6, -0.6],
        [0.3, -0.8 + turn],
        [1, -0.1],
        [0.6, 0.7],
        [-0.4, 0.8 + turn * 0.5],
      ].map(([x, y]) => ({
        x: at.x + x! * size * scale,
        y: at.y + y! * size * scale * 0.8,
      })),
    );
  const fall = { x: light.shadow.x * grain * 0.22, y: light.shadow.y * grain * 0.22 };
  const all: Shape[] = [
    { d: smoothPath(edge), fill: land.rock.mid, opacity: 0.28 },
    { d: stones.map(stone => boulder(stone, 1)).join(''), fill: land.shadow, opacity: light.strength, shift: fall },
    { d: stones.map(stone => boulder(stone, 1)).join(''), fill: land.rock.mid, stroke: land.rock.dark, width: 8 },
    {
      d: stones.map(stone => boulder(stone, 0.5)).join(''),
      fill: land.rock.light,
      shift: { x: -grain * 0.06, y: -grain * 0.08 },
    },
  ];
  return { patch: all };
}
