/** Towns and villages: roofs along lanes, a church, gardens with a few trees. */
import { direction, type Feature, facingOf, holds, type Point } from '@umpire/engine';
import { type Chance, chance } from '../shape/chance.js';
import { boxOf, keepsWithin, natural } from '../shape/outline.js';
import { dotsPath, linePath, polygonPath, smoothPath } from '../shape/path.js';
import { dots, type Shape } from '../shape/shape.js';
import { clearOfStrips, type Drawing, type Site } from './site.js';

/** A house: its middle, the direction of its ridge as a unit vector, half its length and half its depth. */
interface House {
  readonly at: Point;
  readonly along: Point;
  readonly length: number;
  readonly depth: number;
}

export function drawTown(feature: Feature, site: Site): Drawing {
  const outline = feature.outline!;
  const roll = chance(`town ${feature.id} ${outline.length} ${outline[0]!.x}`);
  const { grain, land } = site;
  const edge = natural(outline, roll, {
    inset: grain * 0.05,
    wobble: grain * 0.35,
    round: grain * 2.6,
    step: grain * 1.6,
  });
  const along = mainStreet(feature, site, roll);
  const { houses, gardens, lanes } = housesIn(edge, along, roll, site, feature.kind === 'village');
  return {
    street: [
      { d: smoothPath(edge), fill: land.street, opacity: feature.kind === 'town' ? 0.95 : 0.7 },
      { d: lanes, stroke: land.road, width: grain * 0.3, opacity: 0.85, cap: 'butt' },
      dots(dotsPath(gardens), grain * 0.62, land.undergrowth, 0.9),
    ],
    roof: [...roofs(houses, roll, site), dots(dotsPath(gardens), grain * 0.42, land.crowns[1]!.mid)],
    lamp: lamps(houses, grain),
  };
}

/** The lanes follow the road that runs in, if there is one. */
function mainStreet(feature: Feature, site: Site, roll: Chance): Point {
  const box = boxOf(feature.outline!);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const near = Math.max(box.width, box.height) / 2;
  for (const { kind, line = [] } of site.strips) {
    if (kind !== 'road') continue;
    for (let i = 1; i < line.length; i++) {
      const [p, q] = [line[i - 1]!, line[i]!];
      const ends = [p, q].some(end => Math.abs(end.x - middle.x) < near && Math.abs(end.y - middle.y) < near);
      if (ends) return direction(facingOf(q.x - p.x, q.y - p.y));
    }
  }
  return direction(Math.round(roll.between(-220, 220)) + (box.width >= box.height ? 900 : 0));
}

/** Rows of houses back to back between parallel lanes; a cross lane every few houses. */
function housesIn(edge: readonly Point[], along: Point, roll: Chance, site: Site, village: boolean) {
  const { grain } = site;
  const box = boxOf(edge);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const half = Math.max(box.width, box.height) * 0.75;
  const place = (u: number, v: number): Point => ({
    x: middle.x + along.x * u - along.y * v,
    y: middle.y + along.y * u + along.x * v,
  });
  const houses: House[] = [];
  const gardens: Point[] = [];
  const pitch = grain * (village ? 1.15 : 0.95);
  const lane = grain * (village ? 2.5 : 2.05);
  const empty = village ? 0.34 : 0.08;
  for (let v = -half; v <= half; v += lane) {
    for (const row of [0.28, 0.74]) {
      for (let u = -half, n = 0; u <= half; u += pitch, n++) {
        if (n % 5 === 4) continue;
        const length = grain * roll.between(0.34, 0.46);
        const depth = grain * roll.between(0.25, 0.34);
        const at = place(u + roll.between(-0.08, 0.08) * grain, v + row * lane + roll.between(-0.06, 0.06) * grain);
        const free = keepsWithin(edge, at, Math.max(length, depth) * 1.25) && clearOfStrips(site, at, length * 1.15);
        if (!free) continue;
        if (roll() < empty) gardens.push(at);
        else houses.push({ at, along: roll() < 0.8 ? along : { x: -along.y, y: along.x }, length, depth });
      }
    }
  }
  return { houses: withChurch(houses, middle, grain), gardens, lanes: lanesIn(edge, place, half, lane) };
}

/** The house nearest to the middle is twice the size of the others. */
function withChurch(houses: readonly House[], middle: Point, grain: number): House[] {
  const far = ({ at }: House): number => (at.x - middle.x) ** 2 + (at.y - middle.y) ** 2;
  const [church, ...rest] = [...houses].sort((p, q) => far(p) - far(q));
  if (!church) return [];
  const crowded = ({ at }: House): boolean =>
    (at.x - church.at.x) ** 2 + (at.y - church.at.y) ** 2 < (grain * 0.95) ** 2;
  return [{ ...church, length: grain * 0.62, depth: grain * 0.34 }, ...rest.filter(house => !crowded(house))];
}

/** The lanes as lines, cut where they leave the town. */
function lanesIn(edge: readonly Point[], place: (u: number, v: number) => Point, half: number, lane: number): string {
  const runs: string[] = [];
  for (let v = -half; v <= half; v += lane) {
    let run: Point[] = [];
    for (let u = -half; u <= half; u += lane / 8) {
      const point = place(u, v);
      if (holds(edge, point) === 'inside') run.push(point);
      else {
        if (run.length > 2) runs.push(linePath([run[0]!, run[run.length - 1]!]));
        run = [];
      }
    }
    if (run.length > 2) runs.push(linePath([run[0]!, run[run.length - 1]!]));
  }
  return runs.join('');
}

/** A lit window at every third house. */
function lamps(houses: readonly House[], grain: number): Shape[] {
  const lit = houses
    .filter((_, i) => i % 3 === 1)
    .map(({ at, along, length }) => ({ x: at.x + along.x * length * 0.4, y: at.y + along.y * length * 0.4 }));
  return [dots(dotsPath(lit), grain * 0.44, '#ffcf6b', 0.28), dots(dotsPath(lit), grain * 0.17, '#ffe6a8')];
}

/** Two slopes a roof, one in the light; the shadows of all houses in one shape. */
function roofs(houses: readonly House[], roll: Chance, { land, light, grain }: Site): Shape[] {
  const corner = ({ at, along, length, depth }: House, u: number, v: number): Point => ({
    x: at.x + along.x * length * u - along.y * depth * v,
    y: at.y + along.y * length * u + along.x * depth * v,
  });
  const slope = (house: House, side: number): string =>
    polygonPath([corner(house, -1, 0), corner(house, 1, 0), corner(house, 1, side), corner(house, -1, side)]);
  const whole = (house: House): string =>
    polygonPath([corner(house, -1, -1), corner(house, 1, -1), corner(house, 1, 1), corner(house, -1, 1)]);
  const kinds = land.roofs.map(() => [] as House[]);
  for (const house of houses) kinds[Math.floor(roll() * kinds.length)]!.push(house);
  const fall = { x: light.shadow.x * grain * 0.26, y: light.shadow.y * grain * 0.26 };
  return [
    { d: houses.map(whole).join(''), fill: land.shadow, opacity: light.strength * 1.1, shift: fall },
    ...kinds.flatMap((kind, i): Shape[] => {
      const tones = land.roofs[i]!;
      const lit = (house: House): number =>
        -house.along.y * light.shadow.x + house.along.x * light.shadow.y > 0 ? -1 : 1;
      return [
        { d: kind.map(whole).join(''), fill: tones.mid, stroke: tones.dark, width: 8 },
        { d: kind.map(house => slope(house, lit(house))).join(''), fill: tones.light },
      ];
    }),
  ];
}
