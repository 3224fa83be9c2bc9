import type { Citation, Finding, Refusal } from '@umpire/engine';
import { beyond, closerThan, rounded, within } from '../limits.js';
import { citation, prohibitedBy } from '../lines.js';
import type { Class, Scale, Sector, TableEdge } from '../pieces.js';
import { DISTANCES } from '../tables/distances.js';
import {
  chartRow,
  cmOf,
  DEPTHS,
  FLANKS,
  FRONTAGES,
  NARROW,
  SCALE_ROW,
  SIZES_CM,
  SQUARES,
  squaresAlong,
  type TableFacts,
  TILE_BARS,
} from '../tables/tabletop.js';
import { CLASS } from '../tables/troops.js';

export { SQUARES, type TableFacts } from '../tables/tabletop.js';

type Basis = Pick<TableFacts, 'scale' | 'option' | 'narrow'>;

/** IGR-BAS-02: there are two frontages in one cell of Table 1 only. */
export const mayBeNarrow = (t: Pick<TableFacts, 'scale' | 'option'>): boolean =>
  SCALE_ROW[t.scale] === '15mm' && t.option === 1;
/** IGR-BAS-01 to IGR-BAS-03: the frontage, W, in cm. */
export const frontageCm = (t: Basis): number => (t.narrow ? NARROW : FRONTAGES[SCALE_ROW[t.scale]][t.option]);
/** IGR-R-06: in W. */
export const depthOf = (of: Class): number => DEPTHS[CLASS[of].general];

const frontageCited = ({ scale, option }: Basis): Citation =>
  citation(FRONTAGES[SCALE_ROW[scale]].rule, `the frontage of ${scale} figures on option ${option}`);
const DEPTH = citation('IGR-R-06', 'FOOT stands half as deep as wide, all others on square bases');
const TEN_MM = citation('IGR-R-07', '10 mm figures are based as 15 mm');

/** The base of a vignette. */
export function baseSize(
  basis: Basis & { readonly class: Class },
): Finding<{ frontageCm: number; depthCm: number; depthWidths: number }> {
  const frontage = frontageCm(basis);
  const depth = depthOf(basis.class);
  const because = [frontageCited(basis), DEPTH, ...tenMm(basis.scale)];
  return { result: { frontageCm: frontage, depthCm: rounded(frontage * depth), depthWidths: depth }, because };
}
const tenMm = (scale: Scale): readonly Citation[] => (scale === '10mm' ? [TEN_MM] : []);

/** IGR-TAB-10 to IGR-TAB-19: why there is no such table. */
export function tableRefusal(t: TableFacts): Refusal | undefined {
  const row = chartRow(t);
  if (!row.sizes.includes(t.size))
    return { rule: row.rule, message: `${row.scale} option ${row.option} is played on ${row.sizes.join(', ')}` };
  return prohibitedBy(TILE_BARS, t);
}

/** The table as play uses it: everything in W. */
export interface Tabletop {
  /** W in cm. */
  readonly frontage: number;
  readonly width: number;
  readonly depth: number;
  readonly columns: number;
  readonly rows: number;
  /** Sides of a square. */
  readonly squareWidth: number;
  readonly squareDepth: number;
  readonly rearZone: number;
  readonly flankSector: number;
}

export function tabletopOf(t: TableFacts): Tabletop {
  const frontage = frontageCm(t);
  const { width, depth } = SIZES_CM[t.size];
  const columns = squaresAlong(width, t.tile);
  const rows = squaresAlong(depth, t.tile);
  return {
    frontage,
    width: width / frontage,
    depth: depth / frontage,
    columns,
    rows,
    squareWidth: width / columns / frontage,
    squareDepth: depth / rows / frontage,
    rearZone: cmOf(DISTANCES.rearZoneInches) / frontage,
    flankSector: FLANKS[t.size].cm / frontage,
  };
}

const REAR = citation('IGR-DEP-01', 'the Rear Zone is 8 inches deep');
const STRETCHED = citation('IGR-R-10', 'squares are stretched until they fit');
const flankCited = (t: TableFacts): Citation =>
  citation(FLANKS[t.size].rule, `a Flank Sector of a ${t.size} table is ${FLANKS[t.size].cm} cm wide`);

/** IGR-TER-09: the squares of the first and last column and row. */
export const isEdgeSquare = (column: number, row: number, columns: number, rows: number): boolean =>
  column === 0 || row === 0 || column === columns - 1 || row === rows - 1;

export function describeTable(t: TableFacts): Finding<object> {
  const top = tabletopOf(t);
  const { columns, rows, frontage } = top;
  const inner = Math.max(0, columns - 2) * Math.max(0, rows - 2);
  const { width, depth } = SIZES_CM[t.size];
  const result = {
    frontageCm: frontage,
    widthCm: width,
    depthCm: depth,
    widthW: rounded(top.width),
    depthW: rounded(top.depth),
    tileInches: t.tile,
    columns,
    rows,
    squares: columns * rows,
    edgeSquares: columns * rows - inner,
    rearZoneCm: rounded(top.rearZone * frontage),
    rearZoneW: rounded(top.rearZone),
    flankSectorCm: FLANKS[t.size].cm,
    flankSectorW: rounded(top.flankSector),
    battleLineGapCm: DISTANCES.lineGap * frontage,
  };
  const row = chartRow(t);
  const because = [
    citation(row.rule, `${row.scale} option ${row.option} is played on ${row.sizes.join(', ')}`),
    frontageCited(t),
    ...tenMm(t.scale),
    citation('IGR-TAB-19', `squares of ${SQUARES[t.size].join(' or ')} inches`, `${t.tile}`),
    REAR,
    flankCited(t),
  ];
  if (t.size === '8x5') because.push(STRETCHED);
  return { result, because };
}

/** IGR-DEP-02 to IGR-DEP-04: the sector of a point; on the dividing line it is in the centre (IGR-R-42). */
export function sectorAt(x: number, top: Pick<Tabletop, 'width' | 'flankSector'>): Sector {
  if (closerThan(x, top.flankSector)) return 'west-flank';
  return beyond(x, top.width - top.flankSector) ? 'east-flank' : 'centre';
}
/** IGR-ACT-09, IGR-R-42: whether the centre of a vignette or link passes from one sector into another. */
export const crossesSector = (before: number, after: number, top: Pick<Tabletop, 'width' | 'flankSector'>): boolean =>
  sectorAt(before, top) !== sectorAt(after, top);
/** IGR-DEP-01: whether a point lies in the Rear Zone of an edge, its inner border included. */
export const inRearZone = (y: number, edge: TableEdge, top: Pick<Tabletop, 'depth' | 'rearZone'>): boolean =>
  within(edge === 'south' ? y : top.depth - y, top.rearZone);

export function describeSector(
  t: TableFacts,
  side: TableEdge,
  x: number,
  y: number,
): Finding<{ sector: Sector; rearZone: boolean }> {
  const top = tabletopOf(t);
  return { result: { sector: sectorAt(x, top), rearZone: inRearZone(y, side, top) }, because: [REAR, flankCited(t)] };
}
