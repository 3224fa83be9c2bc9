/** A number as it is read: no more digits than it needs. */
export const figure = (value: number): string => `${Math.round(value * 1000) / 1000}`;
