/** So many of the latest are drawn in full, so many more faintly, and so many more hardly; those before them are only told. */
const CLEAR = 5;
const FAINT = 10;
const LAST = 16;

/** How strongly the trail of a deed is drawn, of which so many came later: a long round must stay readable. */
export const fadedBy = (later: number): number => (later < CLEAR ? 1 : later < FAINT ? 0.55 : later < LAST ? 0.3 : 0);
