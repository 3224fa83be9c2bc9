/** The words of this book, closed: types, schemas and tables are made of them. */

/** PLA-QUA-01 to PLA-QUA-03. */
export const QUALITIES = ['veteran', 'average', 'green'] as const;
export type Quality = (typeof QUALITIES)[number];

/** PLA-FIR-04, PLA-FIR-05: from unhurt to worst. */
export const STATES = ['ok', 'pinned', 'suppressed'] as const;
export type State = (typeof STATES)[number];

/** PLA-UT-91: the rows of the table of pinned and suppressed troops. Aircraft have none. */
export const PS_ROWS = ['foot', 'marine', 'gf', 'armour', 'hovertank', 'artillery', 'gf-artillery'] as const;
export type PsRow = (typeof PS_ROWS)[number];

/** What a state leaves of a move. */
export const MOVES_LEFT = ['full', 'half', 'max-5cm', 'no-advance', 'withdraw-5cm', 'withdraw-out', 'none'] as const;
export type MoveLeft = (typeof MOVES_LEFT)[number];

/** 4.1: what a base shoots with. */
// biome-ignore format: an arm a line
export const WEAPONS = [
  'other-air', 'ga-air', 'orbital-laser', 'battleship', 'icbm',
  'hoverbus', 'hovertank', 'robot-tank', 'tracked-tank', 'light-armour', 'technicals',
  'gf-infantry', 'heavy-gf-infantry', 'starship-marines', 'regular-infantry', 'militia', 'light-weapons', 'multi-cannon', 'hover-scout',
  'infantry-atgw', 'gf-atgw', 'gf-support-missile', 'cscv', 'cs-missile',
  'guns-direct', 'infantry-mortar', 'heavy-mortar', 'conventional-artillery', 'gf-hover-artillery', 'artillery-missile', 'rls', 'standoff-missile',
] as const;
export type Weapon = (typeof WEAPONS)[number];

/** PLA-WP-04: the ways in which weapons are fired. */
export const FIRE_MODES = ['direct', 'close-support', 'support', 'air-strike', 'orbital'] as const;
export type FireMode = (typeof FIRE_MODES)[number];
/** PLA-FIR-17: slave fire is asked for by its own name. */
export const ELIGIBLE_MODES = ['direct', 'slave', 'close-support', 'support', 'air-strike', 'orbital'] as const;
export type EligibleMode = (typeof ELIGIBLE_MODES)[number];

/** PLA-FIR-01. */
export const BANDS = ['effective', 'long'] as const;
export type Band = (typeof BANDS)[number];

/** PLA-FIR-10, PLA-FIR-11. */
export const TARGET_CLASSES = ['armour', 'infantry'] as const;
export type TargetClass = (typeof TARGET_CLASSES)[number];

/** The rows of a firing table. */
export const TARGET_ROWS = ['Armour', 'Inf', 'DI', 'DDI'] as const;
export type TargetRow = (typeof TARGET_ROWS)[number];

/** The columns of a firing table, from left to right. */
export const COLUMNS = ['ne', 'P', 'S', '1P', '1S', '2S', '3S', '4S'] as const;
export type Column = (typeof COLUMNS)[number];

/** PLA-FIR-07, PLA-FIR-09. */
export const DUGS = ['none', 'dug-in', 'deep'] as const;
export type Dug = (typeof DUGS)[number];

/** PLA-MOV-01 to PLA-MOV-10, with what the book leaves out (4.5). */
export const MOVE_CLASSES = [
  'hover',
  'light-hover',
  'gf-infantry',
  'marine',
  'heavy-tracked',
  'light-tracked',
  'armoured-car',
  'technical',
  'foot',
  'lorry',
  'static',
] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

export const TERRAINS = [
  'open',
  'open-woods',
  'close-woods',
  'forest',
  'built-up',
  'stream',
  'river',
  'minefield',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const MOVE_MODES = ['tactical', 'non-tactical'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

/** PLA-UT-90. */
export const LOCATION_ROWS = ['vehicle', 'infantry'] as const;
export type LocationRow = (typeof LOCATION_ROWS)[number];
/** PLA-UT-94. */
export const OBSERVERS = ['regular', 'militia', 'gf', 'marine', 'armour'] as const;
export type Observer = (typeof OBSERVERS)[number];
export const POSTURES = ['open', 'cover', 'dug-in'] as const;
export type Posture = (typeof POSTURES)[number];

/** PLA-CA-02 to PLA-CA-05, PLA-UT-93. */
export const ASSAULT_KINDS = [
  'infantry',
  'gf-infantry',
  'marine',
  'conventional-tank',
  'hovertank',
  'robot-tank',
  'technical',
  'light-armour',
  'other',
  'none',
] as const;
export type AssaultKind = (typeof ASSAULT_KINDS)[number];

/** PLA-GTA-10 to PLA-GTA-15. */
export const DEFENCES = ['gf', 'infantry', 'multi-cannon', 'infantry-sam', 'mobile-sam', 'strategic-sam'] as const;
export type Defence = (typeof DEFENCES)[number];

/** What comes in the air. */
export const STRIKES = ['air', 'flyers', 'airtrans', 'pacifier', 'ecm'] as const;
export type Strike = (typeof STRIKES)[number];

/** 4.4: every type of base. */
// biome-ignore format: an arm a line
export const UNIT_TYPES = [
  'gf-section', 'gf-coy-hq', 'gf-bn-hq', 'gf-heavy-section', 'gf-atgw-section', 'gf-missile-section', 'gf-engineer-platoon', 'marine-group',
  'regular-platoon', 'infantry-hq', 'engineer-platoon', 'militia-company', 'militia-bn-hq', 'atgw-section', 'multi-cannon-section', 'infantry-sam-section',
  'mortar-platoon', 'heavy-mortar-platoon', 'towed-battery', 'sp-battery',
  'hovertank-platoon', 'robot-tank-platoon', 'tracked-tank-platoon', 'light-tracked-platoon', 'armoured-car-platoon', 'technical-section', 'hover-scout', 'hoverbus-platoon', 'jamming-unit',
  'cscv-platoon', 'cs-missile-platoon', 'hover-artillery-platoon', 'hover-rls-platoon', 'artillery-missile-platoon', 'standoff-platoon', 'long-range-section',
  'mobile-sam-platoon', 'strategic-sam-site', 'bridging-platoon', 'lorry-column',
  'flyer-flight', 'air-unit', 'pacifier-section', 'light-airtrans', 'medium-airtrans', 'heavy-airtrans',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** Which kind of company an order of battle is for. */
export const TROOPS = ['gf', 'armour', 'regular', 'militia', 'battery', 'technical', 'marine', 'hq'] as const;
export type Troop = (typeof TROOPS)[number];
