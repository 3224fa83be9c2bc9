import type { Feature, Ground } from '@umpire/engine';

/** How the zones of a modern battlefield look on the table. */
export const GROUNDS = {
  Desert: 'desert',
  Steppe: 'steppe',
  Tropical: 'tropical',
  Temperate: 'temperate',
  Cold: 'cold',
} as const satisfies Readonly<Record<string, Ground>>;

/** How its terrain is drawn. */
export const KINDS = {
  H: 'highland',
  LFA: 'forest',
  SFH: 'steep-forest',
  MBUA: 'town',
  BUA: 'village',
  wood: 'wood',
  hill: 'hill',
} as const satisfies Readonly<Record<string, Feature['kind']>>;
