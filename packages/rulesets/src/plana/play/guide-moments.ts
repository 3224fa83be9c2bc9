/** Moments that the guide of a scenario may wait for: when a step comes, and what meets it. */
export const GUIDE_WHEN = [
  'start',
  'orders',
  'move',
  'located',
  'fire',
  'assaulted',
  'second-turn',
  'closing',
] as const;
export const GUIDE_DONE = ['called', 'instructed', 'moved', 'ready', 'over'] as const;
