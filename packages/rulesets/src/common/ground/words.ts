/** The words for ground, season and light. */

export const TERRAINS = ['O', 'H', 'LFA', 'SFH', 'MBUA', 'BUA', 'wood', 'hill', 'river'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** What is put on a table: everything but open ground and rivers. */
export const PIECE_KINDS = ['H', 'LFA', 'SFH', 'MBUA', 'BUA', 'wood', 'hill'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];
export const MAJORS = ['O', 'H', 'LFA', 'SFH'] as const;
export type Major = (typeof MAJORS)[number];
export const MINORS = ['wood', 'BUA', 'hill'] as const;
export type Minor = (typeof MINORS)[number];

/** What is said of a table and of pieces on it in the same words, by rules whose ids differ from book to book. */
export const SAID = {
  halfAsDeep: 'a table is at least half as deep as it is wide',
  inItsSquare: 'a major piece is no larger than its square',
  aThird: 'a major piece covers at least a third of its square',
} as const;

/** What a die for terrain may bring, in plain words. */
export const PLAIN_TERRAIN: Readonly<Record<PieceKind | 'O', string>> = {
  O: 'open',
  H: 'heights',
  LFA: 'forest',
  SFH: 'steep forest',
  MBUA: 'town',
  wood: 'wood',
  BUA: 'village',
  hill: 'hill',
};

export const NO_TOWN = 'no town';
/** How many minor features a die brings. */
export const featuresWords = (count: number): string =>
  count === 0 ? 'no features' : count === 1 ? '1 feature' : `${count} features`;

export const GOINGS = ['good', 'bad', 'impassable'] as const;
export type Going = (typeof GOINGS)[number];

/** TER-01, in the table's order. */
export const ZONES = ['Desert', 'Steppe', 'Tropical', 'Temperate', 'Cold'] as const;
export type Zone = (typeof ZONES)[number];
export const SEASONS = ['Winter', 'Autumn', 'Spring', 'Summer'] as const;
export type Season = (typeof SEASONS)[number];
export const LIGHTS = ['day', 'dawn', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];
