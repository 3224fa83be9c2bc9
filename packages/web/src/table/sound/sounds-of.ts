import type { News } from '../session/news.js';
import type { Sound } from './play.js';

/** What is heard of some news: what was thrown before what came of it, a shot before a move. */
export function soundsOf({ lines, throws, moved, stamps }: News): readonly Sound[] {
  if (throws.length > 0) return stamps.length > 0 ? ['throw', 'shot', 'result'] : ['throw', 'result'];
  if (moved.length > 0) return ['move'];
  return lines.some(({ about }) => about.length > 1) ? ['shot'] : [];
}
