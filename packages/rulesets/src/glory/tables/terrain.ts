import { type RuleId, rows, table } from '@umpire/engine';
import type { Prohibition } from '../lines.js';
import { ruling } from '../options.js';
import type { Going, Kind, PieceType, Terrain } from '../pieces.js';

/** IGR-R-09: which die is thrown for a square. */
export const terrainDie = ruling('IGR-R-09', { d8: 8, d10: 10, d6: 6, d12: 12 });
/** IGR-TER-09. */
export const EDGE_BONUS: number = table('glory/EDGE_BONUS', 2);

export interface TerrainRow {
  readonly from: number;
  readonly to: number;
  readonly terrain: Terrain;
  readonly rule: RuleId;
}
/** IGR-TER-02 to IGR-TER-07. */
// biome-ignore format: the book's own layout
export const TERRAIN_ROWS = rows<TerrainRow>('glory/TERRAIN', [
  { from: 1, to: 4,   terrain: 'open',        rule: 'IGR-TER-02' },
  { from: 5, to: 5,   terrain: 'gentle-hill', rule: 'IGR-TER-03' },
  { from: 6, to: 6,   terrain: 'steep-hill',  rule: 'IGR-TER-04' },
  { from: 7, to: 7,   terrain: 'wood',        rule: 'IGR-TER-05' },
  { from: 8, to: 8,   terrain: 'built-up',    rule: 'IGR-TER-06' },
  { from: 9, to: Number.POSITIVE_INFINITY, terrain: 'impassable', rule: 'IGR-TER-07' },
]);

/** IGR-GOI-01, IGR-GOI-03, IGR-GOI-04. */
export const GOING: Readonly<Record<Terrain, Going>> = table('glory/GOING', {
  open: 'good',
  'gentle-hill': 'good',
  'steep-hill': 'bad',
  wood: 'bad',
  'built-up': 'bad',
  impassable: 'impassable',
});

/** IGR-R-39: what blocks sight; of impassable ground only some kinds do. */
export const BLOCKS_SIGHT: Readonly<Record<Exclude<PieceType, 'impassable'> | Kind, boolean>> = table('glory/SIGHT', {
  'gentle-hill': true,
  'steep-hill': true,
  wood: true,
  'built-up': true,
  mountains: true,
  highland: true,
  swamp: false,
  bog: false,
  lake: false,
  sea: false,
  river: false,
});

/** IGR-AMB-01. */
export const AMBUSH_LEAD: number = table('glory/AMBUSH_LEAD', 5);

export interface Adjustment {
  readonly action: 'remove' | 'swap' | 'none';
  readonly ids: readonly string[];
}
// biome-ignore format: one line a rule
export const ADJUST_BARS = rows<Prohibition<Adjustment>>('glory/ADJUST_BARS', [
  { rule: 'IGR-TER-12', text: 'the winner removes two pieces at most', when: a => a.action === 'remove' && a.ids.length > 2 },
  { rule: 'IGR-TER-13', text: 'two pieces are exchanged, no more and no fewer', when: a => a.action === 'swap' && a.ids.length !== 2 },
]);
