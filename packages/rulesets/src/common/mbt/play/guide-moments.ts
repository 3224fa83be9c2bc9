/** HSE-20: when a step of a guided battle comes, and what it may be met by. */
export const GUIDE_WHEN = [
  'start',
  'segment 6',
  'revealed',
  'in-range',
  'hands',
  'result',
  'enemy-round',
  'recovered',
  'fragile',
  'last-turn',
  'closing',
] as const;
export const GUIDE_DONE = ['moved', 'accompanied', 'revealed', 'engaged', 'result', 'own-round', 'over'] as const;
/** What a step may point at besides pieces and stands: who may engage whom, as it is then. */
export const GUIDE_FOUND = ['in-range'] as const;

export type GuideWhen = (typeof GUIDE_WHEN)[number];
export type GuideDone = (typeof GUIDE_DONE)[number];
