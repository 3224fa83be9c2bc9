import {
  type Box,
  crossesInside,
  type Point,
  type Polygon,
  pointWithinSegment,
  rectangle,
  segmentsMeet,
} from '@umpire/engine';
import type { GroundBook } from './book.js';
import { type Loop, overlap, unionOutline } from './river-outline.js';
import type { PieceKind } from './words.js';

export const COURSES = ['across', 'south-west', 'north-west'] as const;
/** Along the width at half of the depth, or from the corner that it names to the opposite one (RIV-02). */
export type Course = (typeof COURSES)[number];

export interface Ground {
  readonly kind: PieceKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** Worked out in ten-thousandths of an inch: integers, so that what touches and what crosses is exact. */
const UNIT = 10_000;
const units = (inches: number): number => Math.round(inches * UNIT) + 0;

/** RIV-03, HSE-14: what a river runs around; «rises» are hills. */
const TURNS_ASIDE: readonly PieceKind[] = ['SFH', 'H', 'hill'];

/** The straight course, begun and ended off the table: even a piece in a corner is then met from outside. */
function straight({ right, top }: Box, course: Course): [Point, Point] {
  if (course === 'across')
    return [
      { x: -UNIT, y: top / 2 },
      { x: right + UNIT, y: top / 2 },
    ];
  const beyond = { x: Math.round((UNIT * right) / top), y: UNIT };
  const [start, end] = course === 'south-west' ? [-beyond.y, top + beyond.y] : [top + beyond.y, -beyond.y];
  return [
    { x: -beyond.x, y: start },
    { x: right + beyond.x, y: end },
  ];
}

interface Detour {
  /** Where on the straight course it leaves and comes back, as shares of the way. */
  readonly entry: number;
  readonly exit: number;
  readonly way: readonly Point[];
}

const boxOf = (p: Ground): Box => ({
  left: units(p.x),
  bottom: units(p.y),
  right: units(p.x + p.width),
  top: units(p.y + p.depth),
});
const grown = (b: Box, by: number): Box => ({
  left: b.left - by,
  bottom: b.bottom - by,
  right: b.right + by,
  top: b.top + by,
});
const cornersOf = (b: Box): Polygon => rectangle(b.left, b.bottom, b.right - b.left, b.top - b.bottom);

/** Ways whose lengths differ by less than rounding can make are equal. */
const ROUNDING = 4;

/** Along the outline, on the side where the way is shorter; equal: the southern or western one, which runs anticlockwise. */
function detour(from: Point, to: Point, table: Box, loop: Loop): Detour {
  const crossings = crossingsOf(from, to, loop);
  const entry = crossings[0]!;
  const exit = crossings[crossings.length - 1]!;
  const south = wayAlong(loop, entry, exit);
  const north = wayAlong(loop, exit, entry).reverse();
  const stays = (way: readonly Point[]): boolean => runsOn([from, ...way, to], table).length === 1;
  const shorter = lengthOf(north) + ROUNDING < lengthOf(south) ? north : south;
  const longer = shorter === north ? south : north;
  return { entry: entry.share, exit: exit.share, way: stays(shorter) || !stays(longer) ? shorter : longer };
}

interface Crossing {
  readonly at: Point;
  /** Share of the way from one end of the straight course to the other. */
  readonly share: number;
  /** The edge of the loop, by its first corner. */
  readonly edge: number;
}

function crossingsOf(from: Point, to: Point, loop: Loop): Crossing[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const found = loop.flatMap((a, edge): Crossing[] => {
    const b = loop[(edge + 1) % loop.length]!;
    if (!segmentsMeet(from, to, a, b)) return [];
    const level = a.y === b.y;
    if (level && dy === 0) return []; // along the edge: its neighbours tell where
    const share = level ? (a.y - from.y) / dy : (a.x - from.x) / dx;
    const at = level ? { x: Math.round(from.x + dx * share), y: a.y } : { x: a.x, y: Math.round(from.y + dy * share) };
    return [{ at, share, edge }];
  });
  return found.sort((p, q) => p.share - q.share);
}

/** The corners that the outline passes from one crossing to another, anticlockwise, both ends included. */
function wayAlong(loop: Loop, from: Crossing, to: Crossing): Point[] {
  const way = [from.at];
  for (let edge = from.edge; edge !== to.edge; edge = (edge + 1) % loop.length)
    way.push(loop[(edge + 1) % loop.length]!);
  return [...way, to.at];
}

function lengthOf(way: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < way.length; i++) {
    const dx = way[i]!.x - way[i - 1]!.x;
    const dy = way[i]!.y - way[i - 1]!.y;
    length += Math.sqrt(dx * dx + dy * dy);
  }
  return length;
}

/** The stretches of a path that lie on the table. */
function runsOn(path: readonly Point[], table: Box): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (let i = 1; i < path.length; i++) {
    const part = clipped(path[i - 1]!, path[i]!, table);
    if (!part) continue;
    const last = run[run.length - 1];
    if (last?.x !== part[0].x || last.y !== part[0].y) {
      run = [part[0]];
      runs.push(run);
    }
    if (part[1].x !== part[0].x || part[1].y !== part[0].y) run.push(part[1]);
  }
  return runs.filter(r => r.length > 1);
}

const longestRun = (path: readonly Point[], table: Box): Point[] =>
  runsOn(path, table).reduce((best, run) => (lengthOf(run) > lengthOf(best) ? run : best), []);

/** The part of a segment that lies on the table, its border included (Liang and Barsky). */
function clipped(a: Point, b: Point, t: Box): [Point, Point] | undefined {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let first = 0;
  let last = 1;
  const slabs: [number, number][] = [
    [-dx, a.x - t.left],
    [dx, t.right - a.x],
    [-dy, a.y - t.bottom],
    [dy, t.top - a.y],
  ];
  for (const [speed, room] of slabs) {
    if (speed === 0 && room < 0) return undefined;
    if (speed < 0) first = Math.max(first, room / speed);
    if (speed > 0) last = Math.min(last, room / speed);
  }
  if (first > last) return undefined;
  const at = (share: number): Point => ({ x: Math.round(a.x + dx * share) + 0, y: Math.round(a.y + dy * share) + 0 });
  return [at(first), at(last)];
}

/** Lengths are in the book's unit; four decimals of it count. */
export function riverRules(book: { readonly DISTANCES: Pick<GroundBook['DISTANCES'], 'river'> }) {
  const { DISTANCES } = book;

  const HALF_WIDTH = (DISTANCES.river * UNIT) / 2;

  /** HSE-17: the middle line of a river, in inches from the south-west corner. */
  function riverCourse(width: number, depth: number, course: Course, pieces: readonly Ground[]): Point[] {
    const table: Box = { left: 0, bottom: 0, right: units(width), top: units(depth) };
    const [from, to] = straight(table, course);
    const path: Point[] = [from];
    let passed = 0;
    for (const around of detours(from, to, table, pieces)) {
      if (around.entry < passed) continue;
      path.push(...around.way);
      passed = around.exit;
    }
    path.push(to);
    return longestRun(path, table).map(p => ({ x: p.x / UNIT, y: p.y / UNIT }));
  }

  /** One way around each heap of pieces that the strip would meet, in the order of the course. */
  function detours(from: Point, to: Point, table: Box, pieces: readonly Ground[]): Detour[] {
    const barriers = pieces.filter(p => TURNS_ASIDE.includes(p.kind)).map(boxOf);
    return heaps(barriers)
      .filter(heap => heap.some(box => strikes(from, to, box)))
      .map(heap => detour(from, to, table, unionOutline(heap.map(box => grown(box, HALF_WIDTH)))))
      .sort((a, b) => a.entry - b.entry);
  }

  /** Whether the strip would meet a piece; to touch is not to meet. */
  const strikes = (from: Point, to: Point, box: Box): boolean =>
    crossesInside(cornersOf(box), from, to) ||
    cornersOf(box).some(corner => pointWithinSegment(corner, from, to, HALF_WIDTH - 1));

  /** Pieces between which the river cannot pass, together. */
  function heaps(boxes: readonly Box[]): Box[][] {
    const found: Box[][] = [];
    for (const box of boxes) {
      const touching = found.filter(heap => heap.some(b => overlap(grown(b, HALF_WIDTH), grown(box, HALF_WIDTH))));
      for (const heap of touching) found.splice(found.indexOf(heap), 1);
      found.push([...touching.flat(), box]);
    }
    return found;
  }

  return { riverCourse };
}
