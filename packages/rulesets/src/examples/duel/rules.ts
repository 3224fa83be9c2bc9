import { applying, cite, die, type Finding, firstOf, type Procedure, type Row, rows, sum } from '@umpire/engine';
import type { z } from 'zod';
import { distanceIn, list, object, oneOf, question } from '../../common/book/fields.js';
import type { Adjudicator } from '../../common/book/form.js';
import { within } from '../../common/book/limits.js';

/** What a tank is marked with, until it acts again. */
export const MARKS = {
  moving: { letter: 'M', shape: 'disc', text: 'moving', rule: 'DUEL-DRV-03' },
  smoke: { letter: 'S', shape: 'square', text: 'in smoke', rule: 'DUEL-SMO-01' },
} as const;
export type Mark = keyof typeof MARKS;

const marks = list(oneOf(Object.keys(MARKS) as [Mark, ...Mark[]])).readonly();
const SHOT = object({ distance: distanceIn('inches'), firing: marks, target: marks });
/** What bears on a shot: measured on the table, or given with a question. */
export type Shot = z.output<typeof SHOT>;

const MODIFIERS: readonly Row<Shot, string>[] = rows('duel/MODIFIERS', [
  { rule: 'DUEL-MOD-01', effect: '+1', text: 'within 6"', when: s => within(s.distance, 6) },
  { rule: 'DUEL-MOD-02', effect: '-1', text: 'fires while moving', when: s => s.firing.includes('moving') },
  { rule: 'DUEL-MOD-03', effect: '-2', text: 'at a target in smoke', when: s => s.target.includes('smoke') },
]);

/** What may come of a shot, in words, and how good it is for whoever fires. */
const told = (text: string, good: number) => ({ text, good });
const OUTCOMES = { missed: told('is missed', -1), hit: told('is hit', 0.4), out: told('is knocked out', 1) };
type Outcome = keyof typeof OUTCOMES;
export const inWords = (outcome: Outcome) => OUTCOMES[outcome];
/** The first that applies to what was thrown with its modifiers. */
const RESULTS: readonly Row<number, Outcome>[] = rows('duel/RESULTS', [
  { rule: 'DUEL-RES-01', effect: 'missed', text: '3 or less', when: total => total <= 3 },
  { rule: 'DUEL-RES-02', effect: 'hit', text: '4 or 5', when: total => total <= 5 },
  { rule: 'DUEL-RES-03', effect: 'out', text: '6 or more', when: () => true },
]);

/** DUEL-FIR-03: one die, every modifier that applies, the first result that does. */
export function* shotResult(shot: Shot, by: 'a' | 'b' = 'a'): Procedure<Finding<Outcome>> {
  const modifiers = applying(MODIFIERS, shot);
  const total = (yield* die('DUEL-FIR-03', by, 'one die for the shot')) + sum(modifiers, m => Number(m.effect));
  const result = firstOf(RESULTS, total)!;
  return { result: result.effect, because: [...modifiers, result].map(cite) };
}

const questions = { shot: question('What does a shot do?', SHOT, shot => shotResult(shot)) };
export const HEAD = { id: 'duel', title: 'Duel', options: [], questions };
export const ADJUDICATOR: Adjudicator = {
  ...HEAD,
  groups: [{ title: 'Firing', questions: ['shot'] }],
  labels: { distance: { title: 'Distance', unit: '"' }, firing: { title: 'Who fires', item: 'Mark' } },
  also: { shot: 'fire shoot hit' },
  examples: { shot: { given: { distance: 8, firing: [], target: [] } } },
  tell: (_question, result) => inWords(result as Outcome),
};
