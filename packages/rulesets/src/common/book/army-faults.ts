import { heldTo, issueOf, type Options, type Prohibition, prohibitedBy, type Refusal } from '@umpire/engine';
import type { ZodType, z } from 'zod';
import type { ArmyFault, At } from './army-form.js';

/** What is not as data have to be: a name that nobody gave, a number that is out of bounds. */
export function schemaFaults(schema: ZodType, army: unknown): ArmyFault[] {
  const parsed = heldTo(schema, army);
  if (parsed.success) return [];
  return parsed.error.issues.map(issue => ({ ...inWords(issue), at: issue.path as (string | number)[] }));
}

function inWords(issue: z.core.$ZodIssue): Refusal {
  const refusal = issueOf([issue], '');
  if (issue.code !== 'too_small') return refusal;
  if (issue.origin === 'string') return { ...refusal, message: 'something has to be written here' };
  return issue.origin === 'array' ? { ...refusal, message: 'there has to be one at least' } : refusal;
}

/** A line that forbids, and the field of the part that is at fault; without, the part itself. */
export interface PlacedProhibition<F> extends Prohibition<F> {
  readonly field?: string;
}

/** Every line that forbids something of the part that stands there. */
export function* placedFaults<F>(
  lines: readonly PlacedProhibition<F>[],
  facts: F,
  options: Options,
  at: At,
): Generator<ArmyFault> {
  for (const line of lines) {
    const refused = prohibitedBy([line], facts, options);
    if (refused) yield { ...refused, at: line.field === undefined ? at : [...at, line.field] };
  }
}
