import type { AnyRuleset } from '@umpire/engine';
import { bookOf } from '@umpire/rulesets';

const fetched = new Map<string, AnyRuleset>();

/** The rules of a book, if they were fetched. */
export const rulesetOf = (id: string): AnyRuleset | undefined => fetched.get(id);

/** Fetches the rules of a book, once; whoever asks for a book that is not there is told by whoever needs it. */
export async function fetchBook(id: unknown): Promise<void> {
  if (typeof id !== 'string' || fetched.has(id)) return;
  const rules = await bookOf(id)?.play?.rules();
  if (rules) fetched.set(id, rules);
}

/** A book that stands on no shelf: an example that is played, or measured. */
export function bringBook(rules: AnyRuleset): void {
  fetched.set(rules.id, rules);
}
