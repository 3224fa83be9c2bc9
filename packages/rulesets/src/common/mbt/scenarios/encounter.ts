/** What players may agree on otherwise (`terms.ts` of a book). */
export const USUAL = { turns: 10, groups: { a: 2, b: 2 } } as const;

/** A battle made by the book's own dice. */
export const ENCOUNTER = {
  title: 'Encounter by the dice',
  diced: true,
  ...USUAL,
  table: { fixed: null, depth: null, squareSize: 12 },
  river: false,
  armies: {},
};
