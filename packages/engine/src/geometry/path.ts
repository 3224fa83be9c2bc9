/**
 * Moves: lengths of paths, and straight legs split where they enter and leave areas, so that a book can charge each piece
 * by its going.
 */
import { distance, lerp, type Point, samePoint } from './point.js';
import { bounds, holds, type Polygon } from './polygon.js';
import { polygonSpans, type Spans, stripSpans } from './spans.js';
import { inStrip, type Strip } from './strip.js';

/** Its border belongs to it. */
export type Area = Polygon | Strip;

/** A piece of a leg, as shares of its length, and the indexes (ascending) of the areas it lies in throughout. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly areas: readonly number[];
}

/** Cuts closer together than this share of a leg are one: a thousandth of a millimetre on the largest table. */
const SLIVER = 1e-9;

const isStrip = (area: Area): area is Strip => 'points' in area;

const spansOf = (area: Area, a: Point, b: Point): Spans =>
  isStrip(area) ? stripSpans(area, a, b) : polygonSpans(area, a, b);

/** A hair more than whatever is lost in reckoning: what is off a box is off its area for certain. */
const HAIR = 1e-3;
/** Upright boxes about areas, four numbers each: left, right, bottom, top. */
export type Boxes = Float64Array;
/** For whoever asks about the same areas again and again: most of them lie somewhere else, and their boxes tell. */
export function boxesAbout(areas: readonly Area[]): Boxes {
  const boxes = new Float64Array(areas.length * 4);
  for (const [i, area] of areas.entries()) {
    const margin = (isStrip(area) ? area.width / 2 : 0) + HAIR;
    const { left, right, bottom, top } = bounds(isStrip(area) ? area.points : area);
    boxes.set([left - margin, right + margin, bottom - margin, top + margin], i * 4);
  }
  return boxes;
}
/** Whether a box lies wholly to one side of the i-th. */
const isBeside = (boxes: Boxes, i: number, left: number, right: number, bottom: number, top: number): boolean =>
  right < boxes[i * 4]! || left > boxes[i * 4 + 1]! || top < boxes[i * 4 + 2]! || bottom > boxes[i * 4 + 3]!;

/** Whether a point lies in an area or on its border: what every part of a book reads as being in it. */
export const inArea = (area: Area, p: Point): boolean =>
  isStrip(area) ? inStrip(area, p) : holds(area, p) !== 'outside';

/** The indexes (ascending) of the areas in which a point lies. */
export function areasAt(p: Point, areas: readonly Area[], boxes?: Boxes): readonly number[] {
  let found: number[] | undefined;
  for (let i = 0; i < areas.length; i++) {
    if (boxes && isBeside(boxes, i, p.x, p.x, p.y, p.y)) continue;
    if (inArea(areas[i]!, p)) found = withIndex(found, i);
  }
  return found ?? NOWHERE;
}
const NOWHERE: readonly number[] = [];
/** Most points lie in no area or in one: no list is made before it is needed. */
function withIndex(list: number[] | undefined, i: number): number[] {
  if (!list) return [i];
  list.push(i);
  return list;
}

const ALL_OPEN: readonly Piece[] = [{ from: 0, to: 1, areas: [] }];

function inSpans(spans: Spans, share: number): boolean {
  for (let i = 0; i < spans.length; i += 2) if (share > spans[i]! && share < spans[i + 1]!) return true;
  return false;
}

/** Puts a few numbers in order where they are: `sort` would make a list of its own first. */
function putInOrder(few: number[]): void {
  for (let i = 1; i < few.length; i++) {
    const one = few[i]!;
    let at = i;
    for (; at > 0 && few[at - 1]! > one; at--) few[at] = few[at - 1]!;
    few[at] = one;
  }
}

/** Every place where an area begins or ends along the leg, with both ends of the leg; slivers are left out. */
function cutsOf(spans: readonly Spans[]): number[] {
  const all: number[] = [];
  for (const list of spans) for (let i = 0; i < list.length; i++) all.push(list[i]!);
  putInOrder(all);
  const cuts = [0];
  for (const cut of all) if (cut > cuts[cuts.length - 1]! + SLIVER && cut < 1 - SLIVER) cuts.push(cut);
  cuts.push(1);
  return cuts;
}

const sameAreas = (p: readonly number[], q: readonly number[]): boolean =>
  p.length === q.length && p.every((area, i) => area === q[i]);

/**
 * Splits the straight leg from a to b where it enters or leaves an area. The pieces are in order, cover 0 to 1 without gaps,
 * and neighbours differ in their areas; an area that the leg touches at one point only does not show up, be that its end.
 */
export function splitLeg(a: Point, b: Point, areas: readonly Area[], boxes?: Boxes): readonly Piece[] {
  if (samePoint(a, b)) return [{ from: 0, to: 1, areas: areasAt(a, areas, boxes) }];
  const left = Math.min(a.x, b.x);
  const right = Math.max(a.x, b.x);
  const bottom = Math.min(a.y, b.y);
  const top = Math.max(a.y, b.y);
  let met: Met | undefined;
  for (let i = 0; i < areas.length; i++) {
    if (boxes !== undefined && isBeside(boxes, i, left, right, bottom, top)) continue;
    const found = spansOf(areas[i]!, a, b);
    if (found.length === 0) continue;
    met ??= { indexes: [], spans: [] };
    met.indexes.push(i);
    met.spans.push(found);
  }
  return met ? piecesOf(met) : ALL_OPEN;
}

/** The areas that a leg meets, and where it lies in each. */
interface Met {
  readonly indexes: number[];
  readonly spans: Spans[];
}

/** The areas in whose spans a share of the leg lies. */
function heldAt({ indexes, spans }: Met, share: number): readonly number[] {
  let found: number[] | undefined;
  for (let i = 0; i < spans.length; i++) if (inSpans(spans[i]!, share)) found = withIndex(found, indexes[i]!);
  return found ?? NOWHERE;
}

function piecesOf(met: Met): Piece[] {
  const cuts = cutsOf(met.spans);
  const pieces: Piece[] = [];
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1]!;
    const to = cuts[i]!;
    const middle = (from + to) / 2;
    const held = heldAt(met, middle);
    const last = pieces[pieces.length - 1];
    if (last && sameAreas(last.areas, held)) pieces[pieces.length - 1] = { from: last.from, to, areas: last.areas };
    else pieces.push({ from, to, areas: held });
  }
  return pieces;
}

/** How much of the straight leg from a to b lies in an area: what the pieces of `splitLeg` that lie in it add up to. */
export function shareInside(a: Point, b: Point, area: Area): number {
  if (samePoint(a, b)) return inArea(area, a) ? 1 : 0;
  const spans = spansOf(area, a, b);
  if (spans.length === 0) return 0;
  const cuts = cutsOf([spans]);
  let share = 0;
  let from = -1;
  for (let i = 1; i < cuts.length; i++) {
    const held = inSpans(spans, (cuts[i - 1]! + cuts[i]!) / 2);
    if (held && from < 0) from = cuts[i - 1]!;
    if (from >= 0 && !held) {
      share += cuts[i - 1]! - from;
      from = -1;
    }
  }
  return from < 0 ? share : share + (1 - from);
}

export const legLength = (a: Point, b: Point): number => distance(a, b);

/** The length of a path: the sum of its legs, from the first on. */
export function pathLength(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) length += legLength(points[i - 1]!, points[i]!);
  return length;
}

/** The point so far along a path, rounded; before its start the start, beyond its end the end. */
export function pointOnPath(points: readonly Point[], along: number): Point {
  let left = along;
  for (let i = 1; left > 0 && i < points.length; i++) {
    const length = legLength(points[i - 1]!, points[i]!);
    if (left <= length) return lerp(points[i - 1]!, points[i]!, left / length);
    left -= length;
  }
  return along > 0 ? points[points.length - 1]! : points[0]!;
}
