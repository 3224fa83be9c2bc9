/** Woods from above: crowns with the light on one side, their shadow beside the wood, undergrowth between them. */
import type { Feature, Point } from '@umpire/engine';
import { type Chance, chance } from '../shape/chance.js';
import { grown } from '../shape/grown.js';
import { natural, resampled } from '../shape/outline.js';
import { dotsPath, smoothPath } from '../shape/path.js';
import { strewn } from '../shape/scatter.js';
import { dots, type Shape } from '../shape/shape.js';
import { ABROAD, type Trees } from '../style/land.js';
import type { Tones } from '../style/tones.js';
import { type Drawing, isFree, type Site } from './site.js';

const SIZES = [0.9, 1.06, 1.26];

/** How densely each kind of wood is grown, and how far apart its trees stand. */
const GAPS: Partial<Record<Feature['kind'], number>> = { wood: 0.1, forest: 0.03, 'steep-forest': 0.18 };
const APART: Readonly<Record<Trees, number>> = {
  round: 0.88,
  pointed: 0.82,
  palm: 1.12,
  jungle: 0.94,
  thorn: 1.7,
  bare: 1,
};
/** How far a tree's shadow falls: those that stand alone throw a long one. */
const SHADE: Readonly<Record<Trees, number>> = {
  round: 0.7,
  pointed: 0.6,
  palm: 0.8,
  jungle: 0.7,
  thorn: 1.1,
  bare: 0.5,
};

/** Where light falls between the trees each has its shadow; else the wood has one along its rim. */
const SPARSE: ReadonlySet<Trees> = new Set(['thorn', 'palm']);

export function drawWood(feature: Feature, site: Site): Drawing {
  const outline = feature.outline!;
  const roll = chance(`wood ${feature.id} ${outline.length} ${outline[0]!.x}`);
  const { land } = site;
  const edge = grown(outline, roll, site.unit);
  const trees = treesIn(edge, roll, site, GAPS[feature.kind] ?? 0);
  const bushes = resampled(edge, site.crown * 0.5, true).filter(() => roll() < 0.7);
  return {
    patch: [
      { d: smoothPath(edge), fill: land.undergrowth, opacity: land.snow ? 0.75 : 0.85 },
      dots(dotsPath(bushes), site.crown * 0.34, land.undergrowth, 0.9),
    ],
    crown: [
      ...shadows(SPARSE.has(land.trees) ? [...trees.rim, ...trees.inner] : trees.rim, site),
      ...crowns([...trees.inner, ...trees.rim], roll, site),
    ],
  };
}

function shadows(trees: readonly Point[], { land, light, crown }: Site): Shape[] {
  const far = crown * SHADE[land.trees];
  const fallen = trees.map(tree => ({ x: tree.x + light.shadow.x * far, y: tree.y + light.shadow.y * far }));
  return [dots(dotsPath(fallen), crown * 1.05, land.shadow, light.strength)];
}

/** Trees along the edge, so that the wood has a rim, and trees within. */
function treesIn(edge: readonly Point[], roll: Chance, site: Site, gaps: number): { rim: Point[]; inner: Point[] } {
  const { crown, land } = site;
  const apart = crown * APART[land.trees];
  const inset = natural(edge, roll, {
    inset: crown * 0.3,
    wobble: crown * 0.3,
    round: crown * 1.8,
    step: crown,
  });
  const taken = (point: Point): boolean => !isFree(site, point, crown * 0.45);
  const rim = resampled(inset, apart * 0.92, true).filter(point => roll() >= gaps && !taken(point));
  return { rim, inner: strewn(inset, roll, { spacing: apart, margin: crown * 0.3, gaps, taken }) };
}

/** Each third of the trees in its own size and tone; a crown is dark at its foot and light where the sun is. */
export function crowns(trees: readonly Point[], roll: Chance, site: Site): Shape[] {
  const thirds: Point[][] = [[], [], []];
  for (const tree of trees) thirds[Math.floor(roll() * 3)]!.push(tree);
  return thirds.flatMap((third, i) =>
    third.length === 0 ? [] : crownOf(site.land.trees)(third, site.crown * SIZES[i]!, site.land.crowns[i]!, site),
  );
}

export type Crown = (trees: readonly Point[], diameter: number, tones: Tones, site: Site) => Shape[];

export const towardsSun = (trees: readonly Point[], by: number, { light }: Site): Point[] =>
  trees.map(p => ({ x: p.x - Math.sign(light.shadow.x) * by, y: p.y - by }));

export const round: Crown = (trees, diameter, tones, site) => [
  dots(dotsPath(trees), diameter, tones.dark),
  dots(dotsPath(towardsSun(trees, diameter * 0.06, site)), diameter * 0.8, tones.mid),
  dots(dotsPath(towardsSun(trees, diameter * 0.15, site)), diameter * 0.36, tones.light),
];

/** Trees that are not round grow in countries that are fetched. */
const crownOf = (trees: Trees): Crown => ABROAD.here?.CROWNS?.[trees] ?? round;
