import type { MenuItem, Viewer } from '@umpire/engine';
import { isQuiet, type News } from './news.js';

/** How fast what bots do is shown, so that people can follow; or not at all. */
export const SPEEDS = ['0.5', '1', '2', '4', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

export const speedWords = (speed: Speed): string => (speed === 'none' ? 'no film' : `${speed.replace('0.5', '½')}×`);
/** What lasts so long at the usual speed lasts so long at this one. */
export const lasting = (ms: number, speed: Speed): number => (speed === 'none' ? 0 : ms / Number(speed));

export const NOTHING_SEEN = 40;
export const SEEN = 900;
const THROWN = 2200;
/** What came of the viewer's own throw is looked at before the others begin. */
const OWN_THROWN = 4000;
/** Lines after the first one take time to read. */
const A_LINE = 160;
const MOST = 5000;

/** Milliseconds until the next decision of a bot: longer after what takes time to read. */
export function pauseAfter(news: News, speed: Speed, viewer?: Viewer): number {
  if (isQuiet(news) || speed === 'none') return NOTHING_SEEN;
  const own = news.lines.some(({ by }) => by === viewer) || news.throws.some(({ value }) => isHandOf(value, viewer));
  const base = news.throws.length === 0 ? SEEN : own ? OWN_THROWN : THROWN;
  return lasting(Math.min(MOST, base + A_LINE * Math.max(0, news.lines.length - 1)), speed);
}

/** Milliseconds until the end of a battle is told over the table: the blow that ended it is seen first. */
export const pauseBeforeEnd = (news: News, speed: Speed): number =>
  news.throws.length > 0 && !isQuiet(news) ? pauseAfter(news, speed) : 0;

/** A hand that he showed is his own throw, whoever's order called for it: who begins is not to flash by. */
const isHandOf = (value: unknown, viewer: Viewer | undefined): boolean =>
  typeof value === 'object' && value !== null && viewer !== undefined && viewer in value;

const nameOf = ({ verb, stand }: MenuItem): string => `${verb} ${stand ?? ''}`;

/** What a side could do besides ending the step. What a piece can do at any time, such as turn on the spot, is no reason to wait for it. */
export function possibilities(menu: readonly MenuItem[]): ReadonlySet<string> {
  const saysUse = menu.some(({ use }) => use !== undefined);
  const matters = ({ closed, aside, vain, ends, stand, use }: MenuItem): boolean =>
    !closed && !aside && !vain && ends === undefined && (stand === undefined || use !== undefined || !saysUse);
  return new Set(menu.filter(matters).map(nameOf));
}

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
