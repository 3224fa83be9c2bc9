/**
 * Where a stand can get to. Costs are shares of its allowance, so what it can reach costs at most 1. The search is Dijkstra's
 * over a grid with sixteen directions (king's and knight's moves); besides each small step it tries the straight leg from
 * where the last bend was, so that on open ground distances are true and paths have few bends.
 */

import { contoursOf } from './contour.js';
import { heapOver } from './heap.js';
import { lerp, type Point, samePoint } from './point.js';
import type { Box } from './polygon.js';

const ALLOWANCE = 1;

/** One way, added up in different pieces, may differ by this much; then the way with fewer bends is taken. */
const NOISE = 1e-12;

export interface ReachSearch {
  readonly start: Point;
  /** The distance between neighbouring nodes, a whole number of units. */
  readonly pitch: number;
  /** Holds the start; nothing beyond is looked at: the table, or what of it the fastest move could reach. */
  readonly bounds: Box;
  /** What a straight leg, long or short, uses of the allowance: 0 or more; Infinity if it cannot be made. */
  cost(ax: number, ay: number, bx: number, by: number): number;
  /** Whether the move may end with its centre here. */
  free(x: number, y: number): boolean;
}

export interface Reach {
  /** What it costs to end here; Infinity where the stand cannot get to or must not end. */
  costAt(x: number, y: number): number;
  /** The way there in few straight legs, from the start to the point; it costs no more than `costAt`. */
  pathTo(x: number, y: number): Point[] | undefined;
  /** The outlines of where it can end: outer ones anticlockwise, holes clockwise. */
  outline(): Point[][];
}

// biome-ignore format: king's moves, then knight's
const STEPS: readonly (readonly [number, number])[] = [
  [0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1],
  [1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2],
];

/** The nodes in rows from the south-west, the start being one of them, and what the search found out about each. */
interface Field {
  readonly search: ReachSearch;
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly bottom: number;
  readonly startNode: number;
  readonly costs: Float64Array;
  /** The node from which a straight leg leads here; the start's is itself. */
  readonly cameFrom: Int32Array;
}

export function reachFrom(search: ReachSearch): Reach {
  const field = explored(search);
  return {
    costAt: (x, y) => arrival(field, x, y)?.cost ?? Number.POSITIVE_INFINITY,
    pathTo: (x, y) => pathTo(field, x, y),
    outline: () => outline(field),
  };
}

function emptyField(search: ReachSearch): Field {
  const { start, pitch, bounds } = search;
  const west = Math.max(0, Math.floor((start.x - bounds.left) / pitch));
  const south = Math.max(0, Math.floor((start.y - bounds.bottom) / pitch));
  const columns = west + Math.max(0, Math.floor((bounds.right - start.x) / pitch)) + 1;
  const rows = south + Math.max(0, Math.floor((bounds.top - start.y) / pitch)) + 1;
  return {
    search,
    columns,
    rows,
    left: start.x - west * pitch,
    bottom: start.y - south * pitch,
    startNode: south * columns + west,
    costs: new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY),
    cameFrom: new Int32Array(columns * rows),
  };
}

const nodeX = (field: Field, node: number): number => field.left + (node % field.columns) * field.search.pitch;
const nodeY = (field: Field, node: number): number =>
  field.bottom + Math.floor(node / field.columns) * field.search.pitch;

const costVia = (field: Field, node: number, x: number, y: number): number =>
  field.costs[node]! + field.search.cost(nodeX(field, node), nodeY(field, node), x, y);

function explored(search: ReachSearch): Field {
  const field = emptyField(search);
  const { columns, rows, costs, cameFrom, startNode } = field;
  const open = heapOver(costs);
  const settled = new Uint8Array(costs.length);
  costs[startNode] = 0;
  cameFrom[startNode] = startNode;
  open.put(startNode);
  while (open.size > 0) {
    const node = open.take();
    settled[node] = 1;
    const column = node % columns;
    const row = (node - column) / columns;
    for (const [dx, dy] of STEPS) {
      if (column + dx < 0 || column + dx >= columns || row + dy < 0 || row + dy >= rows) continue;
      const neighbour = node + dy * columns + dx;
      if (settled[neighbour] === 0 && improved(field, node, neighbour)) open.put(neighbour);
    }
  }
  return field;
}

/** Tries to reach the neighbour by a step from the node, and straight from where the way to the node last bent. */
function improved(field: Field, node: number, neighbour: number): boolean {
  const { costs, cameFrom } = field;
  if (costs[neighbour]! <= costs[node]!) return false;
  const x = nodeX(field, neighbour);
  const y = nodeY(field, neighbour);
  const byStep = costVia(field, node, x, y);
  const bend = cameFrom[node]!;
  const straight = bend === node ? Number.POSITIVE_INFINITY : costVia(field, bend, x, y);
  const goStraight = straight <= Math.min(ALLOWANCE, byStep + NOISE);
  const cost = goStraight ? straight : byStep;
  if (!(cost <= ALLOWANCE) || cost >= costs[neighbour]!) return false;
  costs[neighbour] = cost;
  cameFrom[neighbour] = goStraight ? bend : node;
  return true;
}

interface Arrival {
  readonly cost: number;
  /** The node from which the last leg goes straight to the point. */
  readonly from: number;
}

/** The cheapest last leg to a point: from the start, from a node around it, or from where the way to that node last bent. */
function arrival(field: Field, x: number, y: number): Arrival | undefined {
  const { search, columns, rows, costs, cameFrom, startNode } = field;
  const { bounds, pitch } = search;
  if (x < bounds.left || x > bounds.right || y < bounds.bottom || y > bounds.top || !search.free(x, y))
    return undefined;
  if (x === search.start.x && y === search.start.y) return { cost: 0, from: startNode };
  let cost = costVia(field, startNode, x, y);
  let from = startNode;
  const consider = (node: number): void => {
    const via = costVia(field, node, x, y);
    if (via < cost - NOISE || (via <= ALLOWANCE && cost > ALLOWANCE)) {
      cost = via;
      from = node;
    }
  };
  const column = Math.floor((x - field.left) / pitch);
  const row = Math.floor((y - field.bottom) / pitch);
  for (let j = Math.max(0, row); j <= Math.min(rows - 1, row + 1); j++) {
    for (let i = Math.max(0, column); i <= Math.min(columns - 1, column + 1); i++) {
      const node = j * columns + i;
      if (costs[node]! > ALLOWANCE) continue;
      consider(cameFrom[node]!);
      if (nodeX(field, node) !== x || nodeY(field, node) !== y) consider(node);
    }
  }
  return cost <= ALLOWANCE ? { cost, from } : undefined;
}

function pathTo(field: Field, x: number, y: number): Point[] | undefined {
  const last = arrival(field, x, y);
  if (!last) return undefined;
  const backwards: Point[] = [{ x, y }];
  for (let node = last.from; ; node = field.cameFrom[node]!) {
    backwards.push({ x: nodeX(field, node), y: nodeY(field, node) });
    if (node === field.startNode) break;
  }
  const path = backwards.reverse().filter((p, i) => i === 0 || !samePoint(p, backwards[i - 1]!));
  const pulled = pulledTaut(field.search, path);
  return pathCost(field.search, pulled) <= Math.min(ALLOWANCE, last.cost + NOISE * path.length) ? pulled : path;
}

function pathCost(search: ReachSearch, path: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += search.cost(path[i - 1]!.x, path[i - 1]!.y, path[i]!.x, path[i]!.y);
  return sum;
}

/** Leaves out bends where the straight leg past them costs no more. */
function pulledTaut(search: ReachSearch, path: readonly Point[]): Point[] {
  const pulled = [path[0]!];
  for (let i = 0; i < path.length - 1; ) {
    let j = path.length - 1;
    while (j > i + 1 && pathCost(search, [path[i]!, path[j]!]) > pathCost(search, path.slice(i, j + 1)) + NOISE) j--;
    pulled.push(path[j]!);
    i = j;
  }
  return pulled;
}

/** How often the way between a node in reach and one out of it is halved to find the border. */
const HALVINGS = 5;

function outline(field: Field): Point[][] {
  const { columns, rows, left, bottom, costs, search } = field;
  const x = (column: number): number => left + column * search.pitch;
  const y = (row: number): number => bottom + row * search.pitch;
  const ends = Uint8Array.from(costs, (cost, node) =>
    cost <= ALLOWANCE && search.free(nodeX(field, node), nodeY(field, node)) ? 1 : 0,
  );
  return contoursOf({
    columns,
    rows,
    inside: (column, row) => ends[row * columns + column] === 1,
    border(column, row, outColumn, outRow) {
      let inside: Point = { x: x(column), y: y(row) };
      let outside: Point = { x: x(outColumn), y: y(outRow) };
      for (let k = 0; k < HALVINGS; k++) {
        const middle = lerp(inside, outside, 0.5);
        if (arrival(field, middle.x, middle.y)) inside = middle;
        else outside = middle;
      }
      return inside;
    },
  });
}
