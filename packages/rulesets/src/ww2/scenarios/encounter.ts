import type { ScenarioEntry } from '@umpire/engine';
import { HEADS } from './heads.js';
import { USUAL } from './usual.js';

/** S-8: armies, ground, time and weather by choice and dice. */
export const scenario: ScenarioEntry = {
  ...HEADS.encounter,
  data: {
    id: HEADS.encounter.id,
    title: 'Free battle',
    diced: true,
    options: HEADS.encounter.options,
    ...USUAL,
    table: { width: null, depth: null },
    river: 'across',
  },
};
