/** A day, as this browser's reader writes it. */
export const dayOf = (time: number): string => new Date(time).toLocaleDateString(undefined, { dateStyle: 'medium' });
