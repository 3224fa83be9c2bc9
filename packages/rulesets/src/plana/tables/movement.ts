import { type RuleId, rows, table } from '@umpire/engine';
import { ruling } from '../options.js';
import type { MoveClass, Terrain } from '../pieces.js';

/** Null: impassable. */
type Cost = number | null;
type Ground = Exclude<Terrain, 'minefield'>;
const X = null;

interface MoveRow {
  readonly rule: RuleId;
  readonly speed: RuleId;
  readonly moveClass: Exclude<MoveClass, 'static'>;
  readonly text: string;
  readonly tactical: number;
  readonly 'non-tactical': number;
  /** What 1 cm costs. */
  readonly costs: Readonly<Record<Ground, Cost>>;
}
/** The columns of 4.5. */
const GROUNDS = ['open', 'open-woods', 'close-woods', 'forest', 'built-up', 'stream', 'river'] as const;
const costs = (...cells: Cost[]): MoveRow['costs'] =>
  Object.fromEntries(GROUNDS.map((ground, i) => [ground, cells[i]!])) as MoveRow['costs'];

/** PLA-MOV-01 to PLA-MOV-10, PLA-MV-01 to PLA-MV-11: speeds in cm, and what a cm costs. */
// biome-ignore format: the book's own layout
const MOVE_ROWS = rows<MoveRow>('plana/MOVES', [
  { rule: 'PLA-MV-01', speed: 'PLA-MOV-01', moveClass: 'hover',         text: 'hover',               tactical: 15, 'non-tactical': 30, costs: costs(1, 4, 4, X, 2, 1, 1) },
  { rule: 'PLA-MV-02', speed: 'PLA-MOV-04', moveClass: 'light-hover',   text: 'light hover',         tactical: 20, 'non-tactical': 40, costs: costs(1, 4, 4, X, 2, 1, 1) },
  { rule: 'PLA-MV-03', speed: 'PLA-MOV-02', moveClass: 'gf-infantry',   text: 'GF infantry',         tactical: 10, 'non-tactical': 20, costs: costs(1, 1, 2, 2, 2, 1, 2) },
  { rule: 'PLA-MV-04', speed: 'PLA-MOV-03', moveClass: 'marine',        text: 'Starship Marines',    tactical: 2,  'non-tactical': 4,  costs: costs(1, 1, 2, 2, 2, 1, 2) },
  { rule: 'PLA-MV-05', speed: 'PLA-MOV-05', moveClass: 'heavy-tracked', text: 'heavy tracks',        tactical: 6,  'non-tactical': 20, costs: costs(1, 4, 4, X, 2, 4, X) },
  { rule: 'PLA-MV-06', speed: 'PLA-MOV-06', moveClass: 'light-tracked', text: 'light tracks',        tactical: 8,  'non-tactical': 20, costs: costs(1, 2, 4, X, 2, 4, X) },
  { rule: 'PLA-MV-07', speed: 'PLA-MV-07',  moveClass: 'armoured-car',  text: 'armoured cars',       tactical: 10, 'non-tactical': 20, costs: costs(1, 2, X, X, 2, 4, X) },
  { rule: 'PLA-MV-08', speed: 'PLA-MOV-07', moveClass: 'technical',     text: 'technicals',          tactical: 10, 'non-tactical': 20, costs: costs(1, X, X, X, 2, X, X) },
  { rule: 'PLA-MV-09', speed: 'PLA-MOV-08', moveClass: 'foot',          text: 'foot',                tactical: 4,  'non-tactical': 6,  costs: costs(1, 1, 1, 2, 2, 1, X) },
  { rule: 'PLA-MV-10', speed: 'PLA-MOV-09', moveClass: 'lorry',         text: 'lorries on the road', tactical: 8,  'non-tactical': 30, costs: costs(4, X, X, X, 8, X, X) },
]);
export const moveRow = (moveClass: Exclude<MoveClass, 'static'>): MoveRow =>
  MOVE_ROWS.find(row => row.moveClass === moveClass)!;

/** PLA-TER-01 to PLA-TER-07. */
// biome-ignore format: one line a rule
const TERRAIN_RULES = rows<{ rule: RuleId; terrain: Terrain; text: string }>('plana/TERRAIN_RULES', [
  { rule: 'PLA-TER-01', terrain: 'open-woods',  text: 'open woods' },
  { rule: 'PLA-TER-02', terrain: 'close-woods', text: 'close woods' },
  { rule: 'PLA-TER-03', terrain: 'forest',      text: 'forest' },
  { rule: 'PLA-TER-04', terrain: 'built-up',    text: 'a built-up area' },
  { rule: 'PLA-TER-05', terrain: 'stream',      text: 'a stream' },
  { rule: 'PLA-TER-06', terrain: 'river',       text: 'a river' },
  { rule: 'PLA-TER-07', terrain: 'minefield',   text: 'a minefield: 2 cm a turn' },
]);
export const terrainRule = (terrain: Terrain): { rule: RuleId; text: string } | undefined =>
  TERRAIN_RULES.find(row => row.terrain === terrain);

/** PLA-TER-07 (PLA-R-62), PLA-MV-12, PLA-PS-07: in cm. */
export const MOVE_LIMITS = table('plana/MOVE_LIMITS', { minefield: 2, road: 1, pinnedVeterans: 5 });

/** PLA-R-59: what a cm of river costs foot. */
const footInRivers = ruling<Cost>('PLA-R-59', { impassable: null, half: 2 });
/** What 1 cm of ground costs a class; mines lie in the open. */
export function costOf(
  moveClass: Exclude<MoveClass, 'static'>,
  terrain: Terrain,
  road: boolean,
  options: Parameters<typeof footInRivers>[0],
): Cost {
  if (road) return MOVE_LIMITS.road;
  if (moveClass === 'foot' && terrain === 'river') return footInRivers(options);
  return moveRow(moveClass).costs[terrain === 'minefield' ? 'open' : terrain];
}
/** PLA-R-57: is the whole allowance cut where bad ground is touched? */
export const cutsWholeMove = ruling('PLA-R-57', { 'per-cm': false, 'whole-move': true });
