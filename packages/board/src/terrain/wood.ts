/** Woods from above: crowns with the light on one side, their shadow beside the wood, undergrowth between them. */
import type { Feature, Point } from '@umpire/engine';
import { type Chance, chance } from '../shape/chance.js';
import { natural, resampled } from '../shape/outline.js';
import { dotsPath, smoothPath } from '../shape/path.js';
import { strewn } from '../shape/scatter.js';
import { dots, type Shape } from '../shape/shape.js';
import type { Tones } from '../style/land.js';
import { crownsPath } from './crown.js';
import { type Drawing, isFree, type Site } from './site.js';

const SIZES = [0.92, 1.04, 1.2];

/** How densely each kind of wood is grown. */
const GAPS: Partial<Record<Feature['kind'], number>> = { wood: 0.1, forest: 0.03, 'steep-forest': 0.18 };

export function drawWood(feature: Feature, site: Site): Drawing {
  const outline = feature.outline!;
  const roll = chance(`wood ${feature.id} ${outline.length} ${outline[0]!.x}`);
  const { crown: grain, land, light } = site;
  const edge = natural(outline, roll, {
    inset: grain * 0.04,
    wobble: grain * 0.5,
    round: grain * 3.4,
    step: grain * 1.1,
  });
  const trees = treesIn(edge, roll, site, GAPS[feature.kind] ?? 0);
  const rim = trees.rim.map(tree => ({
    x: tree.x + light.shadow.x * grain * 0.7,
    y: tree.y + light.shadow.y * grain * 0.7,
  }));
  return {
    patch: [{ d: smoothPath(edge), fill: land.undergrowth, opacity: land.snow ? 0.7 : 0.85 }],
    crown: [
      dots(dotsPath(rim), grain * 1.1, land.shadow, light.strength),
      ...crowns([...trees.inner, ...trees.rim], roll, site),
    ],
  };
}

/** Trees along the edge, so that the wood has a rim, and trees within. */
function treesIn(edge: readonly Point[], roll: Chance, site: Site, gaps: number): { rim: Point[]; inner: Point[] } {
  const { crown: grain } = site;
  const inset = natural(edge, roll, { inset: grain * 0.5, wobble: grain * 0.12, round: grain * 0.5, step: grain });
  const taken = (point: Point): boolean => !isFree(site, point, grain * 0.45);
  const rim = resampled(inset, grain * 0.8, true).filter(point => roll() >= gaps && !taken(point));
  return { rim, inner: strewn(edge, roll, { spacing: grain * 0.88, margin: grain * 1.1, gaps, taken }) };
}

/** Each third of the trees in its own size and tone; a crown is dark at its foot and light where the sun is. */
function crowns(trees: readonly Point[], roll: Chance, site: Site): Shape[] {
  const thirds: Point[][] = [[], [], []];
  for (const tree of trees) thirds[Math.floor(roll() * 3)]!.push(tree);
  return thirds.flatMap((third, i) =>
    third.length === 0 ? [] : crownShapes(third, SIZES[i]!, site.land.crowns[i]!, site),
  );
}

function crownShapes(trees: readonly Point[], size: number, tones: Tones, site: Site): Shape[] {
  const diameter = site.crown * size;
  const toSun = { x: -Math.sign(site.light.shadow.x), y: -1 };
  const lit = (by: number): Point[] =>
    trees.map(p => ({ x: p.x + toSun.x * diameter * by, y: p.y + toSun.y * diameter * by }));
  if (site.land.crownShape !== 'round') {
    const pointed = site.land.crownShape === 'pointed';
    return [
      dots(dotsPath(trees), diameter * (pointed ? 0.86 : 0.8), tones.dark),
      { d: crownsPath(trees, diameter * 0.5, pointed ? 'pointed' : 'palm'), fill: tones.mid },
      pointed
        ? dots(dotsPath(lit(0.08)), diameter * 0.26, tones.light)
        : dots(dotsPath(lit(0.05)), diameter * 0.2, tones.light),
    ];
  }
  return [
    dots(dotsPath(trees), diameter, tones.dark),
    dots(dotsPath(lit(0.06)), diameter * 0.76, tones.mid),
    dots(dotsPath(lit(0.13)), diameter * 0.36, tones.light),
  ];
}
