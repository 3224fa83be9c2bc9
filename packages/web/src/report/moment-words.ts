import type { Moment } from '@umpire/desk';
import { turnOf } from '../replay/timeline.js';

export const whenOf = (moment: Moment | undefined): string => (moment ? turnOf(moment) : '');

/** Somebody on the table did something, or something became of him: not merely that a turn is over. */
export const isDeed = (moment: Moment | undefined): boolean =>
  moment?.lines.some(({ about }) => about.length > 0) ?? false;

/** Somebody was lost, or it was thrown for what somebody on the table did. */
export const isFight = (moment: Moment | undefined): boolean =>
  moment !== undefined && (moment.lost.length > 0 || ((moment.thrown?.length ?? 0) > 0 && isDeed(moment)));

/** The line that says what came of it: the longest told of all that cite a rule. */
export function wordsOf(moment: Moment | undefined): string {
  const all = moment?.lines ?? [];
  const deeds = all.filter(({ about }) => about.length > 0);
  const lines = deeds.length > 0 ? deeds : all;
  const told = lines.toSorted((a, b) => b.because.length - a.because.length)[0] ?? lines[0];
  return told?.text ?? 'something that was not told';
}
