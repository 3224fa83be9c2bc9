import { describe, expect, test } from 'vitest';
import { type CostGrid, cellAt, costsTo, DIRECTIONS, downhill, neighbour, stepLength } from './cost-map.js';

const gridOf = (columns: number, crossing: readonly number[], side = 1): CostGrid => ({
  columns,
  rows: crossing.length / columns,
  side,
  crossing,
});

/** No cell is cheaper by way of a neighbour. */
function isSettled(grid: CostGrid, costs: Float64Array): boolean {
  for (let cell = 0; cell < costs.length; cell++)
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const next = neighbour(grid, cell, direction);
      if (next < 0 || !Number.isFinite(costs[next]!)) continue;
      const step = (stepLength(direction) * (grid.crossing[cell]! + grid.crossing[next]!)) / 2;
      if (costs[next]! + step < costs[cell]! - 1e-9) return false;
    }
  return true;
}

describe('cost map', () => {
  test('straight and aslant over open ground', () => {
    const costs = costsTo(gridOf(4, Array(16).fill(1)), [{ cell: 0, cost: 0 }]);
    expect(costs[3]).toBe(3);
    expect(costs[15]).toBeCloseTo(3 * Math.SQRT2, 10);
  });

  test('a wall is gone round, and who is walled in gets nowhere', () => {
    const wall = Number.POSITIVE_INFINITY;
    // biome-ignore format: the grid as it lies
    const costs = costsTo(gridOf(3, [
      1, wall, 1,
      1, wall, 1,
      1, 1,    1,
    ]), [{ cell: 0, cost: 0 }]);
    expect(costs[2]).toBeCloseTo(2 + 2 * Math.SQRT2, 10);
    expect(costsTo(gridOf(3, [1, wall, 1]), [{ cell: 0, cost: 0 }])[2]).toBe(wall);
  });

  test('of several goals the one that is best for a cell counts', () => {
    const costs = costsTo(gridOf(5, [1, 1, 1, 1, 1]), [
      { cell: 0, cost: 0 },
      { cell: 4, cost: 1 },
    ]);
    expect([...costs]).toEqual([0, 1, 2, 2, 1]);
  });

  test('cells of half a length cost half as much', () => {
    const costs = costsTo(gridOf(5, [1, 1, 1, 1, 1], 0.5), [{ cell: 4, cost: 0 }]);
    expect([...costs]).toEqual([2, 1.5, 1, 0.5, 0]);
  });
  test('downhill leads to the goal and ends there', () => {
    const grid = gridOf(3, [1, 1, 1]);
    const costs = costsTo(grid, [{ cell: 2, cost: 0 }]);
    expect([0, 1, 2].map(cell => downhill(grid, costs, cell))).toEqual([0, 0, -1]);
  });
  test.each([
    [0.7, 0.2, 1],
    [-1, 9, 2],
    [9, -1, 1],
  ])('the cell at %d, %d', (x, y, cell) => expect(cellAt(gridOf(2, [1, 1, 1, 1], 0.5), x, y)).toBe(cell));

  test('on rough ground nobody finds a cheaper way', () => {
    const crossing = Array.from({ length: 300 }, (_, i) => [1, 2, 250, 1, 1.5, 2, 1][(i * i + 3 * i) % 7]!);
    const grid = gridOf(20, crossing);
    expect(isSettled(grid, costsTo(grid, [{ cell: 137, cost: 0 }]))).toBe(true);
  });
});
