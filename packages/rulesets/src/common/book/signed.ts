/** A change as it is added: with a plus where it is one. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
