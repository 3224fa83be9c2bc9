/** The words of the book, and what is known of a vignette's troops where a rule asks for it. */

/** IGR-TRP-02 to IGR-TRP-16. */
// biome-ignore format: a General Class a line
export const CLASSES = [
  'HIP', 'HIS', 'HIM', 'HIN', 'HIW', 'LIW', 'LIS', 'LIN', 'VLI',
  'CAT', 'HCC', 'HSC', 'LSC',
  'ELE', 'ART',
] as const;
export type Class = (typeof CLASSES)[number];

/** IGR-TRP-01. */
export const GENERAL_CLASSES = ['FOOT', 'MOUNTED', 'ANIMAL'] as const;
export type GeneralClass = (typeof GENERAL_CLASSES)[number];

/** IGR-INT-01 to IGR-INT-05, from the worst to the best. */
export const INTEGRITIES = ['I', 'II', 'III', 'IV', 'V'] as const;
export type Integrity = (typeof INTEGRITIES)[number];

/** IGR-ARC-01, IGR-ARC-02. */
export const ARMIES = ['RA', 'IA'] as const;
export type Army = (typeof ARMIES)[number];

/** IGR-EPO-01 to IGR-EPO-05. */
export const EPOCHS = ['I', 'II', 'III', 'IV', 'V'] as const;
export type Epoch = (typeof EPOCHS)[number];

/** IGR-TRP-21. */
export const WEIGHTS = ['light', 'medium', 'heavy'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The troops of one vignette, every default filled in: what section 7.1 calls a Troop. */
export interface Troop {
  readonly class: Class;
  readonly integrity: Integrity;
  readonly army: Army;
  /** Of its own weapons. */
  readonly epoch: Epoch | null;
  /** Of amalgamated ART only, and never null there (IGR-R-02). */
  readonly weight: Weight | null;
  /** Of the attached ART that it carries. */
  readonly attachedEpoch: Epoch | null;
}

/** IGR-GEN-02, IGR-BAS-02, IGR-R-07. */
export const SCALES = ['25mm', '20mm', '15mm', 'HO/OO', '10mm', '6mm'] as const;
export type Scale = (typeof SCALES)[number];
export const BASINGS = [1, 2, 3] as const;
export type Basing = (typeof BASINGS)[number];
/** IGR-TAB-01, in feet. */
export const SIZES = ['4x4', '6x4', '8x4', '8x5'] as const;
export type Size = (typeof SIZES)[number];
/** IGR-TAB-03, in inches. */
export const TILES = [12, 16, 20] as const;
export type Tile = (typeof TILES)[number];

/** IGR-TER-02 to IGR-TER-07. */
export const TERRAINS = ['open', 'gentle-hill', 'steep-hill', 'wood', 'built-up', 'impassable'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** What is put on a table. */
export const PIECE_TYPES = ['gentle-hill', 'steep-hill', 'wood', 'built-up', 'impassable'] as const;
export type PieceType = (typeof PIECE_TYPES)[number];
/** IGR-TER-10. */
export const KINDS = ['mountains', 'highland', 'swamp', 'bog', 'lake', 'sea', 'river'] as const;
export type Kind = (typeof KINDS)[number];

export const GOINGS = ['good', 'bad', 'impassable'] as const;
export type Going = (typeof GOINGS)[number];
/** Where a vignette can be. */
export const ENTERED = ['good', 'bad'] as const;
export type Entered = (typeof ENTERED)[number];

/** IGR-GEO-01: whose table edge is which. */
export const TABLE_EDGES = ['south', 'north'] as const;
export type TableEdge = (typeof TABLE_EDGES)[number];
export const SECTORS = ['west-flank', 'centre', 'east-flank'] as const;
export type Sector = (typeof SECTORS)[number];
/** IGR-CMD-01. */
export const PARTS = ['centre', 'west-wing', 'east-wing'] as const;
export type Part = (typeof PARTS)[number];
/** IGR-DEP-13. */
export const ROLES = ['mbl', 'skirmish'] as const;
export type Role = (typeof ROLES)[number];

/** IGR-LNK-01. */
export const LINK_TYPES = ['in-line', 'support'] as const;
export type LinkType = (typeof LINK_TYPES)[number];
/** IGR-MOV-10, IGR-MOV-11; none: IGR-LNK-06. */
export const PIVOTS = ['corner', 'centre', 'none'] as const;
export type Pivot = (typeof PIVOTS)[number];

/** The edges of a base: both sides are flank to the rules. */
export const CONTACTS = ['front', 'flank', 'rear'] as const;
export type Contact = (typeof CONTACTS)[number];

/** IGR-SHO-10: with its own weapons or with the attached ART. */
export const WEAPONS = ['own', 'attached'] as const;
export type Weapon = (typeof WEAPONS)[number];
/** Why a vignette may shoot at all. */
export const REASONS = ['activated', 'initiative', 'return', 'contact', 'evade'] as const;
export type Reason = (typeof REASONS)[number];

/** IGR-SR-03 to IGR-SR-05, as printed. */
export const CODES = ['-', 'H', 'R', 'RR', 'B', 'D'] as const;
export type Code = (typeof CODES)[number];
/** What a shot does. */
export type ShotOutcome = 'none' | 'halt' | 'repulsed' | 'double-repulse' | 'break';
/** IGR-RES-01 to IGR-RES-07: what a melee does to one of the two. */
export type Fate = 'stand' | 'repulsed' | 'double-repulse' | 'break';
/** What makes a vignette give way. */
export const DEFEATS = ['repulsed', 'double-repulse', 'break'] as const;
export type Defeat = (typeof DEFEATS)[number];
export const REPULSES = ['R', 'RR'] as const;
export type Repulse = (typeof REPULSES)[number];
/** What may stand in the way of a forced move, in the order in which ties are decided. */
export const OBSTACLES = ['friend', 'enemy', 'impassable', 'edge'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** IGR-INI-02 to IGR-INI-09: what a unit does by itself. */
export const ACTIONS = ['charge-nearest', 'charge-front', 'charge-or-shoot', 'retreat', 'nothing', 'player'] as const;
export type Action = (typeof ACTIONS)[number];
/** What a neighbour does: by initiative, or on orders. */
export const NEIGHBOUR_ACTIONS = [...ACTIONS, 'activated'] as const;
export type NeighbourAction = (typeof NEIGHBOUR_ACTIONS)[number];

/** IGR-GEO-02: the centre of a base in W, and its facing in degrees clockwise from north. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

export const integrityOf = (troop: Pick<Troop, 'integrity'>): number => LEVEL[troop.integrity];
const LEVEL: Readonly<Record<Integrity, number>> = { I: 1, II: 2, III: 3, IV: 4, V: 5 };

/** Something for every class. */
export const byClass = <T>(of: (name: Class) => T): Readonly<Record<Class, T>> =>
  Object.fromEntries(CLASSES.map(name => [name, of(name)])) as Record<Class, T>;
