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

/** That result, behind the one that it answers: who was shot at shot back in the same breath, and what came of the first shot is as much news. */
export function resultsIn({ throws, lines }: Pick<News, 'throws' | 'lines'>): readonly Result[] {
  const last = resultIn({ throws, lines });
  if (!last) return [];
  const first = resultIn({ throws: throws.slice(0, throws.indexOf(last.throws[0]!)), lines });
  return first && isAnswered(first.line, last.line) ? [first, last] : [last];
}

const isAnswered = (one: NewsLine, other: NewsLine): boolean =>
  one.entry === other.entry && one.about[0] === other.about[1] && one.about[1] === other.about[0] && one !== other;

/** Whether what is said beside the fight is all that was thrown. */
export const saysAll = (news: Pick<News, 'throws' | 'lines'>): boolean => {
  const { length } = resultsIn(news);
  return length > 0 && toldTogether(news.throws).length === length;
};

/** What came of a deed that was answered: both are told together, the deed first. */
export function withAnswered(before: News | undefined, news: News): News {
  if (!before) return news;
  const lines = [...before.lines, ...news.lines];
  const shifted = news.throws.map(thrown => ({ ...thrown, before: thrown.before + before.lines.length }));
  const throws = [...before.throws, ...shifted];
  const [first, last] = resultsIn({ throws, lines });
  if (!last || !before.lines.includes(first!.line) || !news.lines.includes(last.line)) return news;
  const { about, stamps, gone, filled, moved, marked, revealed } = before;
  return {
    ...news,
    lines,
    throws,
    about: [...new Set([...about, ...news.about])],
    stamps: [...stamps, ...news.stamps],
    gone: [...gone, ...news.gone],
    filled: [...filled, ...news.filled],
    moved: [...moved, ...news.moved],
    marked: [...marked, ...news.marked],
    revealed: [...revealed, ...news.revealed],
  };
}
