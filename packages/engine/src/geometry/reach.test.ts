import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitLeg } from './path.js';
import { distance, type Point } from './point.js';
import { crossesInside, doubledArea, holds, type Polygon, rectangle } from './polygon.js';
import { type Reach, type ReachSearch, reachFrom } from './reach.js';

const at = (x: number, y: number): Point => ({ x, y });
const TABLE = { left: 0, bottom: 0, right: 4000, top: 3000 };

interface Ground {
  readonly start?: Point;
  readonly allowance?: number;
  readonly pitch?: number;
  /** Doubles the cost. */
  readonly rough?: readonly Polygon[];
  /** Halves it. */
  readonly road?: readonly Polygon[];
  readonly impassable?: readonly Polygon[];
  readonly occupied?: readonly Polygon[];
}

function searchOver(ground: Ground): ReachSearch {
  const { start = at(2000, 1500), allowance = 1000, pitch = 100 } = ground;
  const { rough = [], road = [], impassable = [], occupied = [] } = ground;
  const going = [...rough, ...road];
  return {
    start,
    pitch,
    bounds: TABLE,
    cost(ax, ay, bx, by) {
      const [a, b] = [at(ax, ay), at(bx, by)];
      if (impassable.some(polygon => crossesInside(polygon, a, b))) return Number.POSITIVE_INFINITY;
      const share = splitLeg(a, b, going).reduce((sum, { from, to, areas }) => {
        const rate = areas.some(k => k >= rough.length) ? 0.5 : areas.length > 0 ? 2 : 1;
        return sum + (to - from) * rate;
      }, 0);
      return (share * distance(a, b)) / allowance;
    },
    free: (x, y) => !occupied.some(polygon => holds(polygon, at(x, y)) !== 'outside'),
  };
}

const costOf = (search: ReachSearch, path: readonly Point[]): number =>
  path.slice(1).reduce((sum, p, i) => sum + search.cost(path[i]!.x, path[i]!.y, p.x, p.y), 0);

const spread = (step: number): Point[] => {
  const points: Point[] = [];
  for (let y = -step; y <= TABLE.top + step; y += step)
    for (let x = -step; x <= TABLE.right + step; x += step) points.push(at(x, y));
  return points;
};

const inOutline = (reach: Reach, p: Point): boolean =>
  reach.outline().reduce((sum, loop) => sum + (holds(loop, p) === 'outside' ? 0 : Math.sign(doubledArea(loop))), 0) > 0;

describe('on open ground', () => {
  const reach = reachFrom(searchOver({}));

  test.each([
    ['where it stands', at(2000, 1500), 0],
    ['as far as the allowance north', at(2000, 2500), 1],
    ['as far as the allowance on a slant, 3-4-5', at(2600, 2300), 1],
    ['off the grid', at(2033, 1544), distance(at(2000, 1500), at(2033, 1544)) / 1000],
    ['a unit too far', at(2000, 2501), Number.POSITIVE_INFINITY],
    ['a unit too far on a slant', at(2601, 2300), Number.POSITIVE_INFINITY],
  ])('%s', (_, p, cost) => {
    expect(reach.costAt(p.x, p.y)).toBe(cost);
  });

  test('the way anywhere is one straight leg', () => {
    for (const p of spread(130)) {
      const near = distance(p, at(2000, 1500)) <= 1000;
      expect(reach.pathTo(p.x, p.y)).toEqual(near ? [at(2000, 1500), p] : undefined);
    }
  });

  test('staying put is a path too', () => {
    expect(reach.pathTo(2000, 1500)).toEqual([at(2000, 1500)]);
  });

  test('the outline is a circle, to a twentieth of the pitch', () => {
    const [outline, ...rest] = reach.outline();
    expect(rest).toEqual([]);
    for (const p of outline!) {
      const far = distance(p, at(2000, 1500));
      expect(far).toBeLessThanOrEqual(1000);
      expect(far).toBeGreaterThan(990);
    }
  });

  test('nothing is asked about ground far beyond it', () => {
    const search = searchOver({});
    let furthest = 0;
    reachFrom({
      ...search,
      cost(ax, ay, bx, by) {
        furthest = Math.max(furthest, distance(search.start, at(bx, by)));
        return search.cost(ax, ay, bx, by);
      },
    });
    expect(furthest).toBeLessThan(1000 + 3 * 100);
  });

  test('the table’s edge ends it', () => {
    const corner = reachFrom(searchOver({ start: at(50, 50) }));
    expect(corner.costAt(0, 0)).toBeLessThan(0.1);
    expect(corner.costAt(-1, 50)).toBe(Number.POSITIVE_INFINITY);
    for (const p of corner.outline().flat()) expect(Math.min(p.x, p.y)).toBeGreaterThanOrEqual(0);
  });
});

describe('on ground that is not open', () => {
  const wall = rectangle(1500, 1800, 1000, 50);

  test('it goes round what it cannot pass, by the corner', () => {
    const search = searchOver({ impassable: [wall], allowance: 2500 });
    const reach = reachFrom(search);
    const path = reach.pathTo(2000, 2300)!;
    // Round the nearer end: to the lower corner and on along the wall's end to the upper one.
    const shortest = distance(at(2000, 1500), at(2500, 1800)) + 50 + distance(at(2500, 1850), at(2000, 2300));
    expect(path.length).toBeLessThanOrEqual(4);
    expect(costOf(search, path) * 2500).toBeGreaterThanOrEqual(shortest - 1e-6);
    expect(costOf(search, path) * 2500).toBeLessThan(shortest * 1.02);
  });

  test('behind an obstacle distances are true too, not those of a grid', () => {
    const reach = reachFrom(searchOver({ impassable: [wall], allowance: 2500 }));
    const shortest = distance(at(2000, 1500), at(2500, 1800)) + 50 + distance(at(2500, 1850), at(2300, 2650));
    expect((reach.costAt(2300, 2650) * 2500) / shortest).toBeLessThan(1.005);
  });

  test('the way past an obstacle is pulled taut', () => {
    const reach = reachFrom(searchOver({ impassable: [rectangle(1630, 2030, 200, 100)] }));
    expect(reach.pathTo(1725, 2342)).toEqual([at(2000, 1500), at(1900, 2000), at(1725, 2342)]);
  });

  test('it cannot get out of a closed ring', () => {
    const ring = [
      rectangle(1700, 1200, 600, 50),
      rectangle(1700, 1750, 600, 50),
      rectangle(1700, 1200, 50, 600),
      rectangle(2250, 1200, 50, 600),
    ];
    const reach = reachFrom(searchOver({ impassable: ring }));
    expect(reach.costAt(2240, 1740)).toBeLessThan(1);
    expect(reach.costAt(2310, 1500)).toBe(Number.POSITIVE_INFINITY);
    expect(reach.pathTo(2310, 1500)).toBeUndefined();
  });

  test('rough ground costs double', () => {
    const reach = reachFrom(searchOver({ rough: [rectangle(0, 1600, 4000, 1400)] }));
    expect(reach.costAt(2000, 1600)).toBe(0.1);
    expect(reach.costAt(2000, 1800)).toBeCloseTo(0.5, 12);
    expect(reach.costAt(2000, 2051)).toBe(Number.POSITIVE_INFINITY);
  });

  test('a road is worth a way round', () => {
    const road = rectangle(1000, 1580, 3000, 40);
    const reach = reachFrom(searchOver({ road: [road], pitch: 50 }));
    const path = reach.pathTo(3500, 1600)!;
    expect(reach.costAt(3500, 1600)).toBeLessThan(0.85);
    expect(path.length).toBeGreaterThan(2);
  });

  test('a narrow road that goes as the knight moves is followed', () => {
    const lane: Polygon = [at(2118, 491), at(3118, 2491), at(3082, 2509), at(2082, 509)];
    expect(reachFrom(searchOver({ road: [lane] })).costAt(2900, 2100)).toBeLessThan(0.93);
  });

  test('it may pass a place where it must not end', () => {
    const friend = rectangle(1950, 1650, 100, 100);
    const reach = reachFrom(searchOver({ occupied: [friend] }));
    expect(reach.costAt(2000, 1700)).toBe(Number.POSITIVE_INFINITY);
    expect(reach.pathTo(2000, 1700)).toBeUndefined();
    expect(reach.costAt(2000, 1900)).toBe(0.4);
    expect(reach.outline()).toHaveLength(2);
    expect(inOutline(reach, at(2000, 1700))).toBe(false);
    expect(inOutline(reach, at(2000, 1900))).toBe(true);
  });
});

const block = fc
  .tuple(
    fc.integer({ min: 0, max: 30 }),
    fc.integer({ min: 0, max: 22 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 12 }),
  )
  .map(([x, y, width, depth]) => rectangle(x * 100 + 37, y * 100 + 53, width * 100, depth * 100));
const blocks = fc.array(block, { maxLength: 4 });
const ground = fc.record({ rough: blocks, road: blocks, impassable: blocks, occupied: blocks });
const probe = fc.record({ x: fc.integer({ min: 900, max: 3100 }), y: fc.integer({ min: 400, max: 2600 }) });

describe('on any ground', () => {
  test('nothing reached costs more than the allowance, and every path costs what it says or less', () => {
    fc.assert(
      fc.property(ground, fc.array(probe, { minLength: 30, maxLength: 30 }), (laid, probes) => {
        const search = searchOver({ ...laid, pitch: 150 });
        const reach = reachFrom(search);
        for (const p of probes) {
          const cost = reach.costAt(p.x, p.y);
          const path = reach.pathTo(p.x, p.y);
          expect(path !== undefined).toBe(cost < Number.POSITIVE_INFINITY);
          if (!path) continue;
          expect(cost).toBeLessThanOrEqual(1);
          expect(path[0]).toEqual(search.start);
          expect(path[path.length - 1]).toEqual(p);
          expect(costOf(search, path)).toBeLessThanOrEqual(cost + 1e-12);
          expect(search.free(p.x, p.y)).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('no bend of a path can be left out for nothing', () => {
    fc.assert(
      fc.property(ground, fc.array(probe, { minLength: 30, maxLength: 30 }), (laid, probes) => {
        const search = searchOver({ ...laid, pitch: 150 });
        const reach = reachFrom(search);
        for (const p of probes) {
          const path = reach.pathTo(p.x, p.y) ?? [];
          for (let i = 1; i < path.length - 1; i++) {
            const [before, bend, after] = [path[i - 1]!, path[i]!, path[i + 1]!];
            expect(costOf(search, [before, after])).toBeGreaterThan(costOf(search, [before, bend, after]));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('what the straight leg can do, the search can', () => {
    fc.assert(
      fc.property(ground, probe, (laid, p) => {
        const search = searchOver({ ...laid, pitch: 200 });
        const straight = search.free(p.x, p.y) ? search.cost(2000, 1500, p.x, p.y) : Number.POSITIVE_INFINITY;
        if (straight <= 1) expect(reachFrom(search).costAt(p.x, p.y)).toBeLessThanOrEqual(straight);
      }),
      { numRuns: 60 },
    );
  });

  test('every point of the outline can be reached', () => {
    fc.assert(
      fc.property(ground, laid => {
        const reach = reachFrom(searchOver({ ...laid, pitch: 150 }));
        for (const p of reach.outline().flat()) expect(reach.costAt(p.x, p.y)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });

  test('the same ground gives the same field', () => {
    fc.assert(
      fc.property(ground, laid => {
        const [one, two] = [
          reachFrom(searchOver({ ...laid, pitch: 200 })),
          reachFrom(searchOver({ ...laid, pitch: 200 })),
        ];
        expect(one.outline()).toEqual(two.outline());
      }),
      { numRuns: 10 },
    );
  });
});
