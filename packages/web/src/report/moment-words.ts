import type { Moment } from '@umpire/desk';
import { chapterOf } from '../replay/timeline.js';

export const whenOf = (moment: Moment | undefined): string => (moment ? chapterOf(moment.turn) : '');

/** The line that says what came of it: the longest told of all that cite a rule. */
export function wordsOf(moment: Moment | undefined): string {
  const lines = moment?.lines ?? [];
  const told = lines.toSorted((a, b) => b.because.length - a.because.length)[0] ?? lines[0];
  return told?.text ?? 'something that was not told';
}
