/** What holds in a battle that the dice make, if players agree on nothing else (`terms.ts`). */
export const USUAL = { limit: 15, points: 620, groups: { a: 3, b: 3 } } as const;
