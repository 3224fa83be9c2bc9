import { type RuleId, rows, table } from '@umpire/engine';

export type Level = 'draw' | 'marginal' | 'clear' | 'decisive';
/** PLA-VIC-03. */
const LEVELS = table('plana/LEVELS', { draw: 0, marginal: 3, clear: 8, decisive: 15 });
export const levelOf = (margin: number): Level =>
  (Object.keys(LEVELS) as Level[]).findLast(level => margin >= LEVELS[level])!;
/** PLA-VIC-03: so many points more than the enemy are a victory. */
export const VICTORY = LEVELS.marginal;
/** PLA-VIC-02: points for the whole of a force; one that left the table counts for a part of it. */
export const LOSSES = table('plana/LOSSES', { wholeForce: 10, left: 0.5 });

/** PLA-FIR-13, PLA-FIR-14: co-located bases, itself included. */
export const CROWDS = table('plana/CROWDS', { bunched: 3, nonTactical: 5 });

export const COHERENT = ['militia', 'regular', 'gf'] as const;
export type Coherent = (typeof COHERENT)[number];
/** PLA-ORG-08, PLA-ORG-09: cm to the next base of the company (PLA-R-70). */
// biome-ignore format: one line a rule
const SPACING = rows<{ rule: RuleId; troops: readonly Coherent[]; cm: number; text: string }>('plana/SPACING', [
  { rule: 'PLA-ORG-08', troops: ['militia', 'regular'], cm: 5,  text: 'within 500 metres of the next' },
  { rule: 'PLA-ORG-09', troops: ['gf'],                 cm: 10, text: 'within 1,000 metres of the next' },
]);
export const spacingOf = (troop: Coherent): (typeof SPACING)[number] => SPACING.find(r => r.troops.includes(troop))!;

export const SURPRISES = [
  'assaulted-unlocated',
  'orbital-zone',
  'icbm-zone',
  'nuclear',
  'airlanding',
  'ambush',
  'commander-lost',
  'friendly-fire',
  'ordinary',
] as const;
export type SurpriseEvent = (typeof SURPRISES)[number];
interface SurpriseRow {
  readonly event: SurpriseEvent;
  /** At or under so many cm; anywhere where nothing is said. */
  readonly withinCm: number;
  readonly firstOnly: boolean;
}
const ANYWHERE = Number.POSITIVE_INFINITY;
/** PLA-SUR-02. */
// biome-ignore format: one line an event
const BIG_SURPRISES = rows<SurpriseRow & { readonly rule: RuleId }>('plana/SURPRISES', [
  { rule: 'PLA-SUR-02', event: 'assaulted-unlocated', withinCm: ANYWHERE, firstOnly: false },
  { rule: 'PLA-SUR-02', event: 'orbital-zone',        withinCm: ANYWHERE, firstOnly: true },
  { rule: 'PLA-SUR-02', event: 'icbm-zone',           withinCm: ANYWHERE, firstOnly: true },
  { rule: 'PLA-SUR-02', event: 'nuclear',             withinCm: 80,       firstOnly: false },
  { rule: 'PLA-SUR-02', event: 'airlanding',          withinCm: 10,       firstOnly: false },
  { rule: 'PLA-SUR-02', event: 'ambush',              withinCm: 5,        firstOnly: false },
  { rule: 'PLA-SUR-02', event: 'commander-lost',      withinCm: 10,       firstOnly: false },
  { rule: 'PLA-SUR-02', event: 'friendly-fire',       withinCm: ANYWHERE, firstOnly: false },
]);
export const surpriseRow = (event: SurpriseEvent): SurpriseRow | undefined =>
  BIG_SURPRISES.find(row => row.event === event);
