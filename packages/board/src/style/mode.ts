/** How a board is shown: on a light page, on a dark one, or on paper. */
export const MODES = ['light', 'dark', 'print'] as const;
export type Mode = (typeof MODES)[number];
