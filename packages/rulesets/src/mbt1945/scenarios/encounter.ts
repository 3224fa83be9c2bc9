import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';

/** What players may agree on otherwise (`terms.ts`). */
export const USUAL = { turns: 10, groups: { a: 2, b: 2 } } as const;

/** A battle made by the book's own dice. */
export const scenario: ScenarioEntry = {
  ...HEADS.encounter,
  data: {
    id: 'mbt1945-encounter',
    title: 'Encounter by the dice',
    diced: true,
    ...USUAL,
    table: { fixed: null, depth: null, squareSize: 12 },
    river: false,
    armies: {},
  },
};
