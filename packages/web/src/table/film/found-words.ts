import type { Scene, Viewer } from '@umpire/engine';
import type { News } from '../session/news.js';
import { rowWords } from './row-words.js';

/** What an order of one's own turned up, on either side: nobody else did it, so that no row of theirs tells it. */
export function foundWords(
  { lines, gone, throws, revealed }: Pick<News, 'lines' | 'gone' | 'throws' | 'revealed'>,
  scene: Scene,
  viewer: Viewer,
): string | undefined {
  const own = lines.filter(({ by, begins }) => by === viewer && !begins);
  if (revealed.length === 0 || throws.length > 0 || own.length === 0) return undefined;
  const { more = [], ...first } = rowWords({ by: viewer as 'a', lines: own, gone, throws, before: scene }, viewer);
  return [first, ...more].map(({ text, result }) => (result ? `${text}: ${result}` : text)).join('; ');
}
