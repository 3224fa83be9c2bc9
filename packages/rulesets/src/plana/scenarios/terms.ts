import type { ScenarioTerm } from '@umpire/engine';
import { HEADS } from './heads.js';

/** PLA-FIR-21: whoever has the annex that was lost to us plays by it. */
const firingTables: ScenarioTerm = {
  id: 'tables',
  label: 'Firing tables of your own',
  text: 'Rows that take the place of the book’s; all others hold.',
  rules: ['PLA-FIR-21', 'PLA-FIR-22'],
  heading: 'Firing tables',
  path: ['firingTables'],
  choices: [],
  files: true,
};

export const TERMS: Readonly<Record<string, readonly ScenarioTerm[]>> = Object.fromEntries(
  Object.values(HEADS).map(({ id }) => [id, [firingTables]]),
);
