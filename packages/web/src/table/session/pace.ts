import type { MenuItem } from '@umpire/engine';
import { isQuiet, type News } from './news.js';

/** How long the page waits before a bot goes on, so that people can follow. */
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTOR: Readonly<Record<Speed, number>> = { slow: 2.2, normal: 1, fast: 0.18 };
const NOTHING_SEEN = 40;
const SEEN = 750;
const THROWN = 2200;
const A_LINE = 160;
const MOST = 4500;

/** Milliseconds until the next decision of a bot: longer after what takes time to read. */
export function pauseAfter(news: News, speed: Speed): number {
  if (isQuiet(news)) return NOTHING_SEEN;
  const base = news.throws.length > 0 ? THROWN : SEEN;
  return Math.min(MOST, base + A_LINE * news.lines.length) * FACTOR[speed];
}

const nameOf = ({ verb, stand }: MenuItem): string => `${verb} ${stand ?? ''}`;

/** What a side could do besides ending the step. */
export const possibilities = (menu: readonly MenuItem[]): ReadonlySet<string> =>
  new Set(menu.filter(item => !item.closed && !item.aside && item.ends === undefined).map(nameOf));

/**
 * The end of the step, if there is nothing to do in this step, or nothing but what the player has just passed over: what
 * could be done in the step before can still be done later. Where dice would be thrown at once, and something could still be taken
 * back, the player ends it himself.
 */
export function stepToSkip(
  menu: readonly MenuItem[],
  passed: ReadonlySet<string>,
  undoable: boolean,
): MenuItem | undefined {
  const ends = menu.filter(item => !item.closed && (item.ends === 'step' || item.ends === 'turn'));
  const [end] = ends;
  if (ends.length !== 1 || end?.ends !== 'step' || end.fields.length > 0) return undefined;
  if (end.throws && undoable) return undefined;
  return [...possibilities(menu)].every(name => passed.has(name)) ? end : undefined;
}
