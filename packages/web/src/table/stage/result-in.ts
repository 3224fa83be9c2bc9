import type { Thrown } from '@umpire/desk';
import { lineOf } from '../log/lines.js';
import type { News, NewsLine } from '../session/news.js';

/** The last throw that came to something on the table, and what came of it. A throw for points, or for who begins, has no place there. */
export function resultIn({
  throws,
  lines,
}: Pick<News, 'throws' | 'lines'>): { thrown: Thrown; line: NewsLine } | undefined {
  const thrown = throws.findLast(one => (lines[lineOf(one, lines)]?.about.length ?? 0) > 0);
  return thrown && { thrown, line: lines[lineOf(thrown, lines)]! };
}
