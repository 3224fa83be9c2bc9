import { applying, cite, die, type Finding, firstOf, type Procedure, type Side, sum } from '@umpire/engine';
import { distanceIn, list, object, oneOf, question } from '../../common/book/fields.js';
import type { Adjudicator } from '../../common/book/form.js';
import { MARKS, type Mark, MODIFIERS, OUTCOMES, type Outcome, PLATES, RESULTS, type Shot } from './tables.js';

/** DUEL-FIR-03: one die, every modifier that applies, the first result that does. */
export function* shotResult(shot: Shot, by: Side = 'a'): Procedure<Finding<Outcome>> {
  const modifiers = applying(MODIFIERS, shot);
  const total = (yield* die('DUEL-FIR-03', by, 'one die for the shot')) + sum(modifiers, m => m.effect);
  const result = firstOf(RESULTS, { ...shot, total })!;
  const signed = modifiers.map(m => cite({ ...m, effect: m.effect > 0 ? `+${m.effect}` : m.effect }));
  return { result: result.effect, because: [...signed, cite(result)] };
}

export const tellOutcome = (outcome: Outcome) => OUTCOMES[outcome];

const marks = list(oneOf(Object.keys(MARKS) as [Mark, ...Mark[]]));
const SHOT = object({ distance: distanceIn('inches'), plate: oneOf(PLATES), firing: marks, target: marks });

export const ADJUDICATOR: Adjudicator = {
  id: 'duel',
  title: 'Duel',
  options: [],
  questions: { shot: question('What does a shot do?', SHOT, shot => shotResult(shot)) },
  groups: [{ title: 'Firing', questions: ['shot'] }],
  labels: { distance: { title: 'Distance', unit: '"' }, firing: { title: 'Who fires', item: 'Mark' } },
  examples: { shot: { given: { distance: 8, plate: 'front', firing: [], target: [] } } },
  tell: (_question, result) => tellOutcome(result as Outcome),
};
