/** The words of this book, closed: types, schemas and tables are made of them. */

export {
  GOINGS,
  type Going,
  LIGHTS,
  type Light,
  MAJORS,
  type Major,
  type Minor,
  PIECE_KINDS,
  type PieceKind,
  SEASONS,
  type Season,
  TERRAINS,
  type Terrain,
  ZONES,
  type Zone,
} from '../common/ground/words.js';

/** WW2-GRD-05: from the best to the worst. */
export const GRADES = ['A', 'B', 'C', 'D'] as const;
export type Grade = (typeof GRADES)[number];

/** WW2-EFF-21 to WW2-EFF-38: what a stand shoots with. */
// biome-ignore format: an arm a line
export const WEAPONS = [
  'BARG', 'RG', 'IG',
  'Ms', 'HMG', 'VLG', 'LG', 'MG', 'HG',
  'LB', 'MB', 'HB', 'CB', 'SRL',
  'BOMBER', 'ATTACK', 'FIGHTER',
  'AAA', 'none',
] as const;
export type Weapon = (typeof WEAPONS)[number];

/** WW2-HG-01: what it is as a target. */
export const CLASSES = ['INF', 'SMT', 'LA', 'MA', 'HA', 'XA', 'ART', 'AC'] as const;
export type Class = (typeof CLASSES)[number];

/** What decides the going. */
export const TREADS = ['foot', 'manhandled', 'wheeled', 'halftrack', 'tracked'] as const;
export type Tread = (typeof TREADS)[number];

/** WW2-MOV-01 to WW2-MOV-06: the rows of the movement table. */
export const SPEEDS = ['foot', 'wheeled', 'slow', 'medium', 'fast', 'veryfast'] as const;
export type Speed = (typeof SPEEDS)[number];

export const MOVE_KINDS = ['march', 'tactical', 'half'] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** WW2-TAC-02 to WW2-TAC-08; the seventh is lost (WW2-R-44). */
export const TACTICAL_OPTIONS = [1, 2, 3, 4, 5, 6, 7] as const;
export type TacticalOption = (typeof TACTICAL_OPTIONS)[number];
/** The options on which a stand fires. */
export const FIRE_OPTIONS = [2, 3, 4, 5] as const;
export type FireOption = (typeof FIRE_OPTIONS)[number];

export const COVERS = ['none', 'cover', 'hard'] as const;
export type Cover = (typeof COVERS)[number];

export const ARCS = ['front', 'flank', 'rear'] as const;
export type Arc = (typeof ARCS)[number];

/** WW2-RES-01 to WW2-RES-10, WW2-RES-26. */
export const RESULTS = ['-', 'P', 'R', 'D'] as const;
export type Result = (typeof RESULTS)[number];

/** WW2-CP-08, WW2-CP-09. */
export const DOCTRINES = ['normal', 'mobile', 'cautious'] as const;
export type Doctrine = (typeof DOCTRINES)[number];

/** WW2-GRD-06. */
export const PERIODS = ['early', 'late'] as const;
export type Period = (typeof PERIODS)[number];

// biome-ignore format: the specification's order
export const NATIONS = [
  'German', 'British', 'Soviet', 'American', 'Japanese', 'French', 'Italian', 'Canadian', 'Commonwealth', 'Other',
] as const;
export type Nation = (typeof NATIONS)[number];

/** WW2-FAN-05: as whose army an invented one is organised. */
export const ORGANISATIONS = ['British', 'French', 'German', 'Soviet', 'Japanese', 'American'] as const;
export type Organisation = (typeof ORGANISATIONS)[number];

/** WW2-GRD-01 to WW2-GRD-04. */
// biome-ignore format: a grade a line
export const TROOPS = [
  'japanese', 'ss-panzer', 'elite',
  'late-soviet', 'us-para', 'marine', 'british', 'british-tank', 'anzac', 'panzer', 'commando', 'german-para',
  'early-soviet', 'us', 'european', 'canadian', 'late-canadian',
  'inferior-regular', 'green', 'levy', 'militia', 'guerrilla', 'italian', 'african', 'raw',
] as const;
export type Troops = (typeof TROOPS)[number];

/** WW2-ORG-09, WW2-ORG-10: a battle group with other stands too, or one of batteries and aircraft alone. */
export const GROUP_KINDS = ['mixed', 'support'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** WW2-ENG-04. */
export const OBSTACLES = ['anti-tank', 'anti-personnel'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** WW2-SCL-02 to WW2-SCL-08. */
// biome-ignore format: a row of the table a line
export const MODEL_SCALES = [
  '2mm', '6mm', '10mm', '12mm', '15mm', '20mm', '1/72', 'HO/OO', '25mm', '1/35', '50mm',
] as const;
export type ModelScale = (typeof MODEL_SCALES)[number];

/** 2.21: what a stand is paid as; the last six are house data (WW2-R-97, WW2-R-34). */
// biome-ignore format: the book's order, then ours
export const PRICE_CLASSES = [
  'BARG', 'RG', 'IG', 'APC', 'Light Tank', 'Tank-', 'Tank', 'Tank+', 'SMT', 'Mortars', 'Artillery', 'Salvo RL', 'Aircraft',
  'HMG gun', 'VLG gun', 'LG gun', 'MG gun', 'HG gun', 'Command',
] as const;
export type PriceClass = (typeof PRICE_CLASSES)[number];

/** 4.3: every unit that the engine knows. */
// biome-ignore format: by arm and nation
export const UNITS = [
  'BARG', 'RG', 'IG',
  'Mortars', 'HMG', 'VLG-gun', 'LG-gun', 'MG-gun', 'HG-gun',
  'LB', 'MB', 'HB', 'CB', 'SRL',
  'BOMBER', 'ATTACK', 'FIGHTER', 'FIGHTER-jet', 'TRANSPORT',
  'panzer-1', 'panzer-2', 'panzer-3', 'panzer-35t', 'panzer-38t', 'panzer-4', 'panzer-3-late', 'tiger', 'tiger-2',
  'panther', 'stug', 'jagdpanzer', 'jagdpanther', 'jagdtiger', 'hetzer', 'marder', 'sdkfz-251', 'sdkfz-251-vlg',
  'sdkfz-251-lg', 'sdkfz-251-mg',
  'matilda', 'valentine', 'churchill', 'crusader', 'cromwell',
  'is-3', 'is-2', 'kv-85', 'kv-2', 't-34-76', 't-34-85',
  'chi-nu', 'chi-ha', 'ha-go',
  'pershing', 'sherman', 'stuart', 'lee-grant', 'lvt', 'm3',
  'truck',
  'kv-1', 't-26', 'bt-7', 't-70', 'su-76', 'su-85', 'su-100', 'isu-152',
  'elefant', 'sdkfz-234', 'wirbelwind',
  'cruiser', 'firefly', 'comet', 'carrier', 'daimler',
  'm10', 'm18', 'm8', 'chaffee', 'm16',
  'ho-ni',
  'char-b', 'somua',
  'm13-40',
  'command', 'sp-lb', 'sp-mb',
  '7tp', 'r35', 'l3', 'semovente', 'turan',
  'centurion', 'patton', 'amx-13', 't-54',
] as const;
export type Unit = (typeof UNITS)[number];
