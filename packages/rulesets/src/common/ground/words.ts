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

export const GOINGS = ['good', 'bad', 'impassable'] as const;
export type Going = (typeof GOINGS)[number];

/** TER-01, in the table's order. */
export const ZONES = ['Desert', 'Steppe', 'Tropical', 'Temperate', 'Cold'] as const;
export type Zone = (typeof ZONES)[number];
export const SEASONS = ['Winter', 'Autumn', 'Spring', 'Summer'] as const;
export type Season = (typeof SEASONS)[number];
export const LIGHTS = ['day', 'dawn', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];
