/** What decimals may be off after a few sums; far below anything that can be meant. */
export const SLACK = 1e-9;
/** 7.0: two decimals, halves up. */
export const hundredths = (n: number): number => Math.round(n * 100 + SLACK) / 100 + 0;
