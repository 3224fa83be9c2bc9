import { type RuleId, rows, table } from '@umpire/engine';
import { SLACK } from '../limits.js';
import type { Prohibition } from '../lines.js';
import type { Basing, Scale, Size, Tile } from '../pieces.js';
import { DISTANCES } from './distances.js';

/** Scales that share a row: 20 mm and HO/OO go with 15 mm (IGR-BAS-02), 10 mm too (IGR-R-07). */
export type ScaleRow = '25mm' | '15mm' | '6mm';
export const SCALE_ROW: Readonly<Record<Scale, ScaleRow>> = table('glory/SCALE_ROWS', {
  '25mm': '25mm',
  '20mm': '15mm',
  '15mm': '15mm',
  'HO/OO': '15mm',
  '10mm': '15mm',
  '6mm': '6mm',
});

/** Table 1: frontages in cm, by basing option. */
// biome-ignore format: the book's own layout
export const FRONTAGES: Readonly<Record<ScaleRow, Readonly<Record<Basing, number>> & { readonly rule: RuleId }>> = table('glory/FRONTAGES', {
  '25mm': { rule: 'IGR-BAS-01', 1: 6, 2: 12, 3: 18 },
  '15mm': { rule: 'IGR-BAS-02', 1: 6, 2: 8,  3: 12 },
  '6mm':  { rule: 'IGR-BAS-03', 1: 2, 2: 4,  3: 6 },
});
/** IGR-BAS-02: the smaller of the two frontages of 15 to 20 mm option 1. */
export const NARROW: number = table('glory/NARROW', 4);

/** IGR-R-06: depth in W; FOOT stands in two ranks, all others on square bases. */
export const DEPTHS = table('glory/DEPTHS', { FOOT: 0.5, MOUNTED: 1, ANIMAL: 1 });

/** IGR-TAB-02: in cm, the long side first. */
export const SIZES_CM: Readonly<Record<Size, { readonly width: number; readonly depth: number }>> = table(
  'glory/SIZES',
  {
    '4x4': { width: 120, depth: 120 },
    '6x4': { width: 180, depth: 120 },
    '8x4': { width: 240, depth: 120 },
    '8x5': { width: 240, depth: 150 },
  },
);

export interface ChartRow {
  readonly scale: ScaleRow;
  readonly option: Basing;
  readonly rule: RuleId;
  readonly sizes: readonly Size[];
}
/** IGR-TAB-10 to IGR-TAB-18: the sizes marked Yes. */
// biome-ignore format: the book's own layout
export const CHART = rows<ChartRow>('glory/CHART', [
  { scale: '25mm', option: 1, rule: 'IGR-TAB-10', sizes: ['4x4', '6x4'] },
  { scale: '25mm', option: 2, rule: 'IGR-TAB-11', sizes: ['6x4', '8x4', '8x5'] },
  { scale: '25mm', option: 3, rule: 'IGR-TAB-12', sizes: ['8x4', '8x5'] },
  { scale: '15mm', option: 1, rule: 'IGR-TAB-13', sizes: ['4x4'] },
  { scale: '15mm', option: 2, rule: 'IGR-TAB-14', sizes: ['4x4', '6x4'] },
  { scale: '15mm', option: 3, rule: 'IGR-TAB-15', sizes: ['6x4', '8x4'] },
  { scale: '6mm',  option: 1, rule: 'IGR-TAB-16', sizes: ['4x4'] },
  { scale: '6mm',  option: 2, rule: 'IGR-TAB-17', sizes: ['4x4'] },
  { scale: '6mm',  option: 3, rule: 'IGR-TAB-18', sizes: ['4x4', '6x4'] },
]);
/** IGR-TAB-19: in inches; the first is taken where none is named. */
export const SQUARES: Readonly<Record<Size, readonly [Tile, ...Tile[]]>> = table('glory/SQUARES', {
  '4x4': [12],
  '6x4': [12],
  '8x4': [16],
  '8x5': [16, 20],
});

/** IGR-DEP-02 to IGR-DEP-04: the width of a Flank Sector in cm. */
// biome-ignore format: the book's own layout
export const FLANKS: Readonly<Record<Size, { readonly rule: RuleId; readonly cm: number }>> = table('glory/FLANKS', {
  '8x4': { rule: 'IGR-DEP-02', cm: 60 },
  '8x5': { rule: 'IGR-DEP-02', cm: 60 },
  '6x4': { rule: 'IGR-DEP-03', cm: 45 },
  '4x4': { rule: 'IGR-DEP-04', cm: 30 },
});

/** A table as players choose it: section 7.1, every default filled in. */
export interface TableFacts {
  readonly scale: Scale;
  readonly option: Basing;
  readonly narrow: boolean;
  readonly size: Size;
  readonly tile: Tile;
}

export const chartRow = (t: Pick<TableFacts, 'scale' | 'option'>): ChartRow =>
  CHART.find(row => row.scale === SCALE_ROW[t.scale] && row.option === t.option)!;

/** IGR-TAB-19. (Which sizes fit which bases is told by the rule of their own row.) */
// biome-ignore format: one line a rule
export const TILE_BARS = rows<Prohibition<TableFacts>>('glory/TILE_BARS', [
  { rule: 'IGR-TAB-19', text: 'squares are 12 inches on 4x4 and 6x4, 16 on 8x4, 16 or 20 on 8x5', when: t => !SQUARES[t.size].includes(t.tile) },
]);

/** IGR-R-08: inches are nominal. */
export const cmOf = (inches: number): number => inches * DISTANCES.inchCm;
/** IGR-R-10: as many squares as fit best, stretched to fit. */
export const squaresAlong = (cm: number, tile: number): number => Math.floor(cm / cmOf(tile) + 0.5 + SLACK);
