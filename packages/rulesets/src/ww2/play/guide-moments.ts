/** Moments that the guide of a scenario may wait for (WW2-HG-26): when a step comes, and what meets it. */
export const GUIDE_WHEN = [
  'start',
  'tactical',
  'enemy-shot',
  'result',
  'turn 2',
  'pinned',
  'target',
  'recovering',
  'closing',
] as const;
export const GUIDE_DONE = ['tactical', 'moved', 'shot', 'own-turn', 'set-down', 'over'] as const;
