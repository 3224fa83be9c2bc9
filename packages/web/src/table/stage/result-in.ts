import type { Thrown } from '@umpire/desk';
import { toldTogether } from '../asks/told-throws.js';
import { lineOf } from '../log/lines.js';
import type { News, NewsLine } from '../session/news.js';

export interface Result {
  /** The throw, after the hands that were drawn for the same. */
  readonly throws: readonly Thrown[];
  readonly line: NewsLine;
}

/**
 * The last throw that came to something on the table, and what came of it. A throw for points, or for who begins, has no place there; nor has what
 * a turn begins with: what the one before it came to is not swept away by it.
 */
export function resultIn({ throws, lines }: Pick<News, 'throws' | 'lines'>): Result | undefined {
  const begun = lines.findIndex(({ begins }) => begins);
  const isResult = (at: number): boolean => (lines[at]?.about.length ?? 0) > 0 && (begun < 0 || at < begun);
  const thrown = throws.findLast(one => isResult(lineOf(one, lines)));
  if (!thrown) return undefined;
  const drawn = toldTogether(throws).find(({ shown }) => shown.includes(thrown))?.drawn ?? [];
  return { throws: [...drawn, thrown], line: lines[lineOf(thrown, lines)]! };
}

/** Whether the last result is all that was thrown: what is said of it beside the fight is the whole. */
export const isOneResult = (news: Pick<News, 'throws' | 'lines'>): boolean =>
  toldTogether(news.throws).length === 1 && resultIn(news) !== undefined;
