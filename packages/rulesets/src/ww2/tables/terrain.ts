import { type Options, type RuleId, rows, table } from '@umpire/engine';
import { beyond, closerThan } from '../../common/book/limits.js';
import type { Prohibition } from '../../common/book/lines.js';
import { dicedTables } from '../../common/ground/tables/terrain.js';
import { SAID } from '../../common/ground/words.js';
import { IDS, ruling } from '../options.js';
import type { Minor, Zone } from '../pieces.js';
import { BASE } from './scale.js';

export interface ClimaticZone {
  readonly rule: RuleId;
  readonly zone: Zone;
  readonly die: readonly number[];
  readonly examples: string;
}

/** WW2-TER-02 to WW2-TER-06. */
// biome-ignore format: the book's own layout
export const CLIMATIC_ZONES = rows<ClimaticZone>('ww2/CLIMATIC_ZONES', [
  { rule: 'WW2-TER-02', zone: 'Desert',    die: [1],    examples: 'North Africa' },
  { rule: 'WW2-TER-03', zone: 'Steppe',    die: [2],    examples: 'Poland, East Russia' },
  { rule: 'WW2-TER-04', zone: 'Tropical',  die: [3],    examples: 'Burma, South China, Indo-China' },
  { rule: 'WW2-TER-05', zone: 'Temperate', die: [4, 5], examples: 'Europe' },
  { rule: 'WW2-TER-06', zone: 'Cold',      die: [6],    examples: 'Japan, Manchuria, Finland, Russia' },
]);

/** WW2-TER-11 to WW2-TER-17, and the kinds of minor features. */
export const { MAJOR_TERRAIN, MBUA_SCORE, MINOR_TYPES } = dicedTables(IDS);

/** The rows of the table of major terrain, by the die. */
// biome-ignore format: the book's own layout
export const MAJOR_RULES: Readonly<Record<number, RuleId>> = table('ww2/MAJOR_RULES', {
  1: 'WW2-TER-11', 2: 'WW2-TER-12', 3: 'WW2-TER-13', 4: 'WW2-TER-14', 5: 'WW2-TER-15', 6: 'WW2-TER-16',
});

/** WW2-TER-18: how many dice give the number of minor features. */
// biome-ignore format: the book's own layout
export const MINOR_DICE: Readonly<Record<Zone, number>> = table('ww2/MINOR_DICE',
  { Desert: 1, Steppe: 1, Tropical: 2, Temperate: 2, Cold: 1 });

// biome-ignore format: one line a rule
export const MINOR_RULES: Readonly<Record<Minor, RuleId>> = table('ww2/MINOR_RULES', {
  wood: 'WW2-TER-22',
  BUA:  'WW2-TER-23',
  hill: 'WW2-TER-24',
});

/** In metres. */
// biome-ignore format: one line a rule
export const LENGTHS = table('ww2/LENGTHS', {
  group: 3000,        // WW2-TAB-01
  deployment: 2000,   // WW2-DEP-01
  between: 1000,      // WW2-R-06: kept between the two zones
  minor: 750,         // WW2-TER-26
  minorsApart: 250,   // WW2-TER-27
  mbua: 2000,         // WW2-TER-30
  river: 250,         // WW2-TER-42
});

/** WW2-HG-15: how large the program makes pieces, in metres or per cent of a square, and how often it tries. */
export const AUTO_SIZES = table('ww2/AUTO_SIZES', {
  majorPercent: 60,
  mbua: [1000, 2000],
  minor: [400, 750],
  tries: 40,
});

/** WW2-TAB-03, at 6mm. */
// biome-ignore format: the book's own layout
export const COMMON_TABLES = table('ww2/COMMON_TABLES', {
  '6x4': { width: 18000, depth: 12000 },
  '8x4': { width: 24000, depth: 12000 },
  '8x5': { width: 24000, depth: 15000 },
});

export const PLACED_KINDS = ['major', 'MBUA', 'minor'] as const;
/** A rectangular piece of terrain, in metres. */
export interface PieceFacts {
  readonly kind: (typeof PLACED_KINDS)[number];
  readonly width: number;
  readonly depth: number;
  readonly cellWidth: number;
  readonly cellDepth: number;
  /** To the nearest other minor feature. */
  readonly gap: number | null;
}
const larger = (p: PieceFacts, width: number, depth = width): boolean =>
  beyond(p.width, width) || beyond(p.depth, depth);

// biome-ignore format: one line a rule
export const PIECE_BARS = rows<Prohibition<PieceFacts>>('ww2/PIECE_BARS', [
  { rule: 'WW2-TER-19', text: SAID.inItsSquare, when: p => p.kind === 'major' && larger(p, p.cellWidth, p.cellDepth) },
  { rule: 'WW2-TER-19', text: SAID.aThird, when: p => p.kind === 'major' && closerThan(3 * p.width * p.depth, p.cellWidth * p.cellDepth) },
  { rule: 'WW2-TER-30', text: `an MBUA is no larger than ${LENGTHS.mbua}m by ${LENGTHS.mbua}m`, when: p => p.kind === 'MBUA' && larger(p, LENGTHS.mbua) },
  { rule: 'WW2-TER-26', text: `a minor feature is no larger than ${LENGTHS.minor}m`, when: p => p.kind === 'minor' && larger(p, LENGTHS.minor) },
  { rule: 'WW2-TER-27', text: `minor features lie at least ${LENGTHS.minorsApart}m apart`, when: p => p.kind === 'minor' && p.gap !== null && closerThan(p.gap, LENGTHS.minorsApart) },
]);
/** What a legal piece is held to. */
export const PIECE_RULES: Readonly<Record<PieceFacts['kind'], readonly RuleId[]>> = table('ww2/PIECE_RULES', {
  major: ['WW2-TER-19'],
  MBUA: ['WW2-TER-30'],
  minor: ['WW2-TER-26', 'WW2-TER-27'],
});

// biome-ignore format: one line a rule
export const TABLE_BARS = rows<Prohibition<{ readonly width: number; readonly depth: number }>>('ww2/TABLE_BARS', [
  { rule: 'WW2-TAB-02', text: SAID.halfAsDeep, when: t => closerThan(2 * t.depth, t.width) },
]);

/** WW2-R-06: how deep the deployment zones are on a shallow table. */
export const zoneDepth = ruling<(tableDepth: number) => number>('WW2-R-06', {
  clip: depth => Math.max(BASE, Math.min(LENGTHS.deployment, (depth - LENGTHS.between) / 2)),
  printed: () => LENGTHS.deployment,
});

/** WW2-R-15: may batteries stand on the table? */
export const batteriesOnTable = ruling('WW2-R-15', { 'batteries-may': true, 'batteries-must': false });

export const DEPLOYED_KINDS = ['ground', 'battery', 'aircraft'] as const;
export const DEPLOYMENT_PLACES = ['table', 'off-table'] as const;
/** Where a stand is set up. */
export interface DeploymentFacts {
  readonly place: (typeof DEPLOYMENT_PLACES)[number];
  /** LB, MB, HB, CB and SRL are batteries here; mortars are ground stands (WW2-R-15). */
  readonly kind: (typeof DEPLOYED_KINDS)[number];
  /** The farthest part of its base from its own base edge, in metres. */
  readonly farEdge: number;
  readonly zoneDepth: number;
}
// biome-ignore format: one line a rule
export const DEPLOYMENT_BARS = rows<Prohibition<DeploymentFacts>>('ww2/DEPLOYMENT_BARS', [
  { rule: 'WW2-DEP-02', text: 'aircraft start off the table', when: d => d.place === 'table' && d.kind === 'aircraft' },
  { rule: 'WW2-DEP-03', text: 'only aircraft and batteries start off the table', when: d => d.place === 'off-table' && d.kind === 'ground' },
  { rule: 'WW2-R-15',   text: 'batteries start off the table', when: (d, o) => d.place === 'table' && d.kind === 'battery' && !batteriesOnTable(o) },
  { rule: 'WW2-DEP-01', text: 'it lies beyond its deployment zone', when: d => d.place === 'table' && beyond(d.farEdge, d.zoneDepth), say: d => `the whole base lies within ${d.zoneDepth}m of its own edge, not ${d.farEdge}m` },
]);

/** WW2-R-07: do the armies' homes decide, or always the die? */
export const homesDecide = ruling('WW2-R-07', { 'by-army': true, die: false });
/** WW2-R-08: between what does the higher score choose? */
export const anyZoneMayBeChosen = ruling('WW2-R-08', { 'either-home': false, 'any-zone': true });
/** WW2-R-09: the side of a terrain square, in metres. */
export const squareSide: (options: Options) => number = ruling('WW2-R-09', { '3000': 3000, '4000': 4000 });
