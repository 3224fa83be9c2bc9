/** Moments that the guide of a scenario may wait for: when a step comes, and what meets it. */
export const GUIDE_WHEN = ['start', 'orders', 'move', 'located', 'second-turn', 'assaulted', 'closing'] as const;
export type GuideWhen = (typeof GUIDE_WHEN)[number];
export const GUIDE_DONE = ['called', 'moved', 'handed-in'] as const;
export type GuideDone = (typeof GUIDE_DONE)[number];
