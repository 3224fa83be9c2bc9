import { ADJUDICATORS } from '@umpire/rulesets/adjudicators';
import { expect, test } from 'vitest';
import { faceResults } from './face-results.js';

const resultsOf = (book: string, question: string, given: unknown) =>
  faceResults(ADJUDICATORS.find(({ id }) => id === book)!, { book, question, given, options: {}, throws: [] });

test('IGR-MEL-03 each face of the die for a melee has its result, and they count up to six', () => {
  const rows = resultsOf('glory', 'melee', { active: { troop: '(HCC-IV-IA)' }, opponent: { troop: '(HIP-III-RA)' } });
  expect(rows.length).toBeGreaterThan(1);
  expect(rows[0]!.faces).toMatch(/^1/);
  expect(rows.at(-1)!.faces).toMatch(/6$/);
  expect(new Set(rows.map(({ text }) => text)).size).toBeGreaterThan(1);
});

test('hands have no faces, and a die that others follow has no result yet', () => {
  expect(resultsOf('mbt2020', 'results-table', { type: 'mutual', column: 0 })).toEqual([]);
  const shot = ADJUDICATORS.find(({ id }) => id === 'ww2')!.examples.engagement!;
  expect(resultsOf('ww2', 'engagement', shot.given)).toEqual([]);
});
