/**
 * Every comparison of a measure with a limit of a book, in the book's own unit. «Within X» includes X, «closer than X» does
 * not; what is within a millionth of a limit counts as equal to it.
 */
export const SLACK = 1e-6;

export const within = (measure: number, limit: number): boolean => measure <= limit + SLACK;
export const beyond = (measure: number, limit: number): boolean => measure > limit + SLACK;
export const closerThan = (measure: number, limit: number): boolean => measure < limit - SLACK;
