import type { MenuItem, Refusal, Side } from '@umpire/engine';
import type { LogEntry } from '../../desk/messages.js';

/** Closed verbs that are closed for the same reason are said in one line. */
export interface ClosedGroup {
  readonly items: readonly MenuItem[];
  readonly why: Refusal;
}

export function closedGroups(items: readonly MenuItem[]): ClosedGroup[] {
  const groups = new Map<string, { items: MenuItem[]; why: Refusal }>();
  for (const item of items) {
    if (!item.closed) continue;
    const key = `${item.closed.rule ?? ''} ${item.closed.message}`;
    const group = groups.get(key);
    if (group) group.items.push(item);
    else groups.set(key, { items: [item], why: item.closed });
  }
  return [...groups.values()];
}

/** The verbs of a piece, or of the whole side. Those that end the battle are kept in the menu, out of the way. */
export const verbsOf = (menu: readonly MenuItem[], stand: string | undefined): readonly MenuItem[] =>
  menu.filter(item => item.stand === stand && item.ends !== 'battle');

/**
 * What the primary button offers while nothing is in hand: what the side can do as a whole, or the end of the step. A side
 * that has just done such a thing and could do it again is offered the end.
 */
export function expectedItem(menu: readonly MenuItem[], lastVerb?: string): MenuItem | undefined {
  const own = menu.filter(item => item.stand === undefined && !item.closed && item.ends !== 'battle');
  const work = own.filter(item => item.ends === undefined);
  const end = own.find(item => item.ends !== undefined);
  return end && work.some(item => item.verb === lastVerb) ? end : (work[0] ?? end);
}

/** What a side did last. */
export const lastVerbOf = (log: readonly LogEntry[], side: Side | undefined): string | undefined =>
  log.findLast(entry => entry.by === side)?.verb;

/** The end of the step or the turn, if it is closed: what the player must do first. */
export const closedEnd = (menu: readonly MenuItem[]): MenuItem | undefined =>
  menu.find(item => item.stand === undefined && item.closed && (item.ends === 'step' || item.ends === 'turn'));

/** The verb a key starts: of the selected piece first, then of the side; an open one if there is one. */
export function verbByKey(menu: readonly MenuItem[], key: string, stand: string | undefined): MenuItem | undefined {
  const fits = menu.filter(item => item.key === key && item.ends !== 'battle');
  const own = stand === undefined ? [] : fits.filter(item => item.stand === stand);
  const whole = fits.filter(item => item.stand === undefined);
  return own.find(item => !item.closed) ?? whole.find(item => !item.closed) ?? own[0] ?? whole[0];
}
