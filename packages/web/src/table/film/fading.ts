/** So many of the latest are drawn in full, so many more faintly, and those before them hardly: each still has its number. */
const CLEAR = 5;
const FAINT = 10;

/** How strongly the trail of a deed is drawn, of which so many came later: a long round must stay readable. */
export const fadedBy = (later: number): number => (later < CLEAR ? 1 : later < FAINT ? 0.55 : 0.3);
