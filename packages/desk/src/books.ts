import type { AnyRuleset } from '@umpire/engine';
import { type BookPlay, bookOf } from '@umpire/rulesets';

const fetched = new Map<string, AnyRuleset>();

/** The rules of a book, if they were fetched. */
export const rulesetOf = (id: string): AnyRuleset | undefined => fetched.get(id);

/** Fetches the rules of a book, once, and the scenario that is named, if it did not come with them; whoever asks for what is not there is told by whoever needs it. */
export async function fetchBook(id: unknown, scenario?: unknown): Promise<void> {
  if (typeof id !== 'string') return;
  const play = bookOf(id)?.play;
  const rules = fetched.get(id) ?? (await play?.rules());
  if (!rules) return;
  const entry = await missing(rules, scenario, play);
  fetched.set(id, entry ? { ...rules, scenarios: [...rules.scenarios, entry] } : rules);
}

async function missing(rules: AnyRuleset, scenario: unknown, play: BookPlay | undefined) {
  if (typeof scenario !== 'string' || rules.scenarios.some(({ id }) => id === scenario)) return undefined;
  return (await play?.each?.())?.[scenario]?.();
}

/** Waits for what bots lean on, of all books that were fetched: it may come later than their rules. */
export async function fetchAdvice(): Promise<void> {
  for (const { advice } of fetched.values()) await advice.fetched?.();
}

/** A book that stands on no shelf: an example that is played, or measured. */
export function bringBook(rules: AnyRuleset): void {
  fetched.set(rules.id, rules);
}
