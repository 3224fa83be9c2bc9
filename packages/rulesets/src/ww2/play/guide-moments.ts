/** Moments that the guide of a scenario may wait for (WW2-HG-26): when a step comes, and what meets it. */
export const GUIDE_WHEN = [
  'start',
  'tactical',
  'enemy-shot',
  'result',
  'second-turn',
  'target',
  'shaken',
  'closing',
] as const;
export const GUIDE_DONE = ['moved', 'turn-ended', 'over'] as const;
export type GuideWhen = (typeof GUIDE_WHEN)[number];
export type GuideDone = (typeof GUIDE_DONE)[number];
