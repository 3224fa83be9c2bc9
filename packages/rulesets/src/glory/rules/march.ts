import { bearingOf, cosineOf, type Finding, type Options, type Refusal, rows, sineOf } from '@umpire/engine';
import { beyond, rounded, within } from '../limits.js';
import { citation, type Prohibition, prohibitedBy } from '../lines.js';
import type { Pose, Troop } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import { ratesOf } from '../tables/movement.js';
import { depthOf, type Tabletop } from './table.js';

export interface MarchFacts {
  readonly top: Pick<Tabletop, 'width' | 'depth'>;
  /** In the written order (IGR-AMB-02), the head first. */
  readonly column: readonly Troop[];
  readonly steps: number;
}
export interface March {
  /** W in a step: that of the slowest. */
  readonly rate: number;
  /** The diagonal. */
  readonly length: number;
  /** How far the front edge of the head is from the starting corner. */
  readonly head: number;
  readonly onTable: number;
  readonly atEnd: boolean;
}

/** IGR-AMB-06: how far a base must be from the corners of the diagonal to lie wholly on the table. */
export function cornerClearance({ width, depth }: MarchFacts['top']): number {
  return (DISTANCES.marchClear * Math.max(width, depth)) / Math.min(width, depth);
}
const diagonal = ({ width, depth }: MarchFacts['top']): number => Math.sqrt(width * width + depth * depth);

/** IGR-AMB-06: guns go with the column, whatever IGR-R-31 says. */
const marchRate = (t: Troop, options: Options): number =>
  t.class === 'ART' ? DISTANCES.marchOfArt : ratesOf(t, options).good;

/** How far the middle of each base is from the starting corner, the head first. */
function* middles(
  column: readonly Troop[],
  head: number,
): Generator<{ readonly middle: number; readonly rear: number }> {
  let front = head;
  for (const { class: of } of column) {
    const depth = depthOf(of);
    yield { middle: front - depth / 2, rear: front - depth };
    front -= depth + DISTANCES.marchGap;
  }
}

/** IGR-AMB-06, IGR-AMB-07: where the column is after so many steps. */
export function marchOf(m: MarchFacts, options: Options): March {
  const rate = Math.min(...m.column.map(t => marchRate(t, options)));
  const length = diagonal(m.top);
  const clear = cornerClearance(m.top);
  const end = length - clear;
  const head = Math.min(m.steps * rate, end);
  let onTable = 0;
  for (const { rear } of middles(m.column, head)) if (within(clear, rear)) onTable++;
  return { rate, length, head, onTable, atEnd: within(end, head) };
}

export const CORNERS = ['sw', 'se', 'nw', 'ne'] as const;
export type Corner = (typeof CORNERS)[number];
const isEast = (c: Corner): boolean => c === 'se' || c === 'ne';
const isNorth = (c: Corner): boolean => c === 'nw' || c === 'ne';
/** IGR-AMB-03: along the diagonal, away from the corner. */
export const marchFacing = (corner: Corner, { width, depth }: MarchFacts['top']): number =>
  bearingOf(isEast(corner) ? -width : width, isNorth(corner) ? -depth : depth);
export const cornerPoint = (corner: Corner, { width, depth }: MarchFacts['top']): { x: number; y: number } => ({
  x: isEast(corner) ? width : 0,
  y: isNorth(corner) ? depth : 0,
});
/** A place on the diagonal, so far from the starting corner. */
export function onDiagonal(corner: Corner, top: MarchFacts['top'], along: number): Pose {
  const facing = marchFacing(corner, top);
  const { x, y } = cornerPoint(corner, top);
  return { x: x + sineOf(facing) * along, y: y + cosineOf(facing) * along, facing };
}

/** IGR-AMB-06, IGR-AMB-07: poses of the column, the head first; null for those who are not yet on the table. */
export function marchPoses(m: MarchFacts, corner: Corner, options: Options): (Pose | null)[] {
  const { head } = marchOf(m, options);
  const clear = cornerClearance(m.top);
  return [...middles(m.column, head)].map(({ middle, rear }) =>
    within(clear, rear) ? onDiagonal(corner, m.top, middle) : null,
  );
}
/** IGR-AMB-09: where the next marcher enters, if that place is free: on the diagonal, its rear edge just on the table. */
export const entryPose = (of: Troop, corner: Corner, top: MarchFacts['top']): Pose =>
  onDiagonal(corner, top, cornerClearance(top) + depthOf(of.class) / 2);

/** IGR-AMB-08, IGR-R-18: whether the ambush may be sprung now, and whether it must be. */
export const maySpring = (m: Pick<March, 'onTable' | 'atEnd'>, marchers: number): boolean =>
  m.atEnd || m.onTable >= Math.ceil(marchers / 2);
export const mustSpring = (m: Pick<March, 'atEnd'>): boolean => m.atEnd;

const STEPS = citation('IGR-AMB-06', 'the column advances along the diagonal at the rate of its slowest');
const ON_TABLE = citation('IGR-AMB-07', 'a vignette is on the table once its whole base is');
export function describeMarch(m: MarchFacts, options: Options): Finding<March> {
  const { rate, length, head, onTable, atEnd } = marchOf(m, options);
  return { result: { rate, length: rounded(length), head: rounded(head), onTable, atEnd }, because: [STEPS, ON_TABLE] };
}

export interface AmbushFacts {
  /** Edge to edge, to the nearest marcher on the table. */
  readonly distanceCm: number;
}
// biome-ignore format: one line a rule
const AMBUSH_BARS = rows<Prohibition<AmbushFacts>>('glory/AMBUSH_BARS', [
  { rule: 'IGR-AMB-04', text: 'the ambusher is placed within 30 cm of the enemy', when: a => beyond(a.distanceCm, DISTANCES.ambushCm) },
]);
/** IGR-AMB-04: why a vignette may not lie in ambush there. */
export const ambushRefusal = (a: AmbushFacts): Refusal | undefined => prohibitedBy(AMBUSH_BARS, a);
