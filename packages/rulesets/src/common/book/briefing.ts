import type { Briefing, Side } from '@umpire/engine';
import { z } from 'zod';

/** What each side reads before a battle: a few sentences of its scenario. */
export const briefingSchema = z.strictObject({ a: z.string().max(1000), b: z.string().max(1000) });

/** Where and when a battle is fought, a few sentences of it, and whom each side commands. */
export type Stories = Readonly<
  Record<
    string,
    Readonly<Record<Side, string>> & {
      readonly dateline: string;
      readonly story: string;
      /** What is told afterwards, by who has won. */
      readonly ends?: Readonly<Record<Side, string>>;
    }
  >
>;

/** What a side reads of it; nothing of a battle that has none. */
export function storyFor(
  stories: Stories,
  scenario: string,
  side: Side,
): Pick<Briefing, 'dateline' | 'story' | 'ends'> {
  const found = stories[scenario];
  if (!found) return {};
  const { dateline, story, ends } = found;
  return { dateline, story: `${story} ${found[side]}`, ...(ends && { ends }) };
}

/** "4 rifles in carriers", the most numerous sorts first; those of which there is one are told last. */
export function sortsOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, m], [, n]) => n - m).map(([name, n]) => `${n} × ${name}`);
}
