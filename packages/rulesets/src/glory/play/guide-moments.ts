/** IGR-SCN-04: when a step of a guided battle comes, and what it may be met by. */
export const GUIDE_WHEN = [
  'start',
  'activation',
  'movement',
  'initiative',
  'enemy-turn',
  'shot-possible',
  'contact-possible',
  'melee',
  'driven-back',
  'closing',
] as const;
export const GUIDE_DONE = [
  'activated',
  'moved',
  'initiative-over',
  'own-turn',
  'shot',
  'charged',
  'fought',
  'over',
] as const;

export type GuideWhen = (typeof GUIDE_WHEN)[number];
export type GuideDone = (typeof GUIDE_DONE)[number];
