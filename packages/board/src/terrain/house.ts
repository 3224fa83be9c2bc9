/** Houses from above: gables of tile, slate or straw, flat roofs with a parapet; lit windows at night. */
import type { Point } from '@umpire/engine';
import type { Chance } from '../shape/chance.js';
import { dotsPath, linePath, polygonPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import type { Tones } from '../style/tones.js';
import type { Site } from './site.js';

/** Its middle, the direction of its ridge as a unit vector, half its length and half its depth. */
export interface House {
  readonly at: Point;
  readonly along: Point;
  readonly length: number;
  readonly depth: number;
  readonly church?: boolean;
}

const corner = ({ at, along, length, depth }: House, u: number, v: number): Point => ({
  x: at.x + along.x * length * u - along.y * depth * v,
  y: at.y + along.y * length * u + along.x * depth * v,
});

const block = (house: House, by = 1): string =>
  polygonPath([corner(house, -by, -by), corner(house, by, -by), corner(house, by, by), corner(house, -by, by)]);

const slope = (house: House, side: number): string =>
  polygonPath([corner(house, -1, 0), corner(house, 1, 0), corner(house, 1, side), corner(house, -1, side)]);

/** Which slope the sun is on. */
const lit = ({ along }: House, { light }: Site): number =>
  -along.y * light.shadow.x + along.x * light.shadow.y > 0 ? -1 : 1;

type Roof = (houses: readonly House[], tones: Tones, site: Site) => Shape[];

/** Two slopes a roof, one in the light, and the line of the ridge. */
const gabled: Roof = (houses, tones, site) => [
  { d: houses.map(house => block(house)).join(''), fill: tones.mid, stroke: tones.dark, width: 8 },
  { d: houses.map(house => slope(house, lit(house, site))).join(''), fill: tones.light },
  {
    d: houses.map(house => linePath([corner(house, -1, 0), corner(house, 1, 0)])).join(''),
    stroke: tones.dark,
    width: 7,
    opacity: 0.8,
  },
];

/** A flat roof within its parapet. */
const flat: Roof = (houses, tones) => [
  { d: houses.map(house => block(house)).join(''), fill: tones.light, stroke: tones.dark, width: 9 },
  { d: houses.map(house => block(house, 0.66)).join(''), fill: tones.mid },
];

/** The roofs of each tone together; the shadows of all houses in one shape. */
export function roofs(houses: readonly House[], roll: Chance, site: Site): Shape[] {
  const { land, light, grain } = site;
  const kinds = land.roofs.map(() => [] as House[]);
  for (const house of houses) kinds[Math.floor(roll() ** 1.5 * kinds.length)]!.push(house);
  const fall = { x: light.shadow.x * grain * 0.28, y: light.shadow.y * grain * 0.28 };
  const roof = land.houses === 'flat' ? flat : gabled;
  return [
    { d: houses.map(house => block(house)).join(''), fill: land.shadow, opacity: light.strength * 1.1, shift: fall },
    ...kinds.flatMap((kind, i) => roof(kind, land.roofs[i]!, site)),
    ...steeples(houses, site),
  ];
}

/** A church has a tower at its end, pale in the light. */
function steeples(houses: readonly House[], { land, grain }: Site): Shape[] {
  if (land.houses !== 'gables') return [];
  const towers = houses.filter(house => house.church).map(house => corner(house, -0.8, 0));
  return [
    dots(dotsPath(towers), grain * 0.5, land.roofs[2]!.dark),
    dots(dotsPath(towers), grain * 0.36, land.roofs[2]!.light),
    dots(dotsPath(towers), grain * 0.12, land.roofs[2]!.dark),
  ];
}

/** A lit window at every third house. */
export function lamps(houses: readonly House[], grain: number): Shape[] {
  const windows = houses
    .filter((_, i) => i % 3 === 1)
    .map(({ at, along, length }) => ({ x: at.x + along.x * length * 0.4, y: at.y + along.y * length * 0.4 }));
  return [
    dots(dotsPath(windows), grain * 0.8, '#ffb04a', 0.16),
    dots(dotsPath(windows), grain * 0.44, '#ffcf6b', 0.32),
    dots(dotsPath(windows), grain * 0.17, '#ffe6a8'),
  ];
}
