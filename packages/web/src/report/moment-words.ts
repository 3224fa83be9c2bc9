import type { Moment, Said } from '@umpire/desk';
import { turnOf } from '../replay/timeline.js';

export const whenOf = (moment: Moment | undefined): string => (moment ? turnOf(moment) : '');

/** Somebody on the table did something, or something became of him: not merely that a turn is over. */
export const isDeed = (moment: Moment | undefined): boolean =>
  moment?.lines.some(({ about }) => about.length > 0) ?? false;

/** Somebody was lost, or it was thrown for what somebody on the table did. */
export const isFight = (moment: Moment | undefined): boolean =>
  moment !== undefined && (moment.lost.length > 0 || ((moment.thrown?.length ?? 0) > 0 && isDeed(moment)));

/** The line that says what came of it: the longest told of all that cite a rule. `said`: of those that tell of the throw that did it, if any do. */
export function wordsOf(moment: Moment | undefined, said?: Said): string {
  const whole = moment?.lines ?? [];
  const part = said ? whole.slice(said.from, said.until).filter(({ begins }) => !begins) : [];
  const all = part.length > 0 ? part : whole;
  const deeds = all.filter(({ about }) => about.length > 0);
  const lines = deeds.length > 0 ? deeds : all;
  const told = lines.toSorted((a, b) => b.because.length - a.because.length)[0] ?? lines[0];
  if (!told) return 'something that was not told';
  const [only, another] = told.about;
  const blow = another === undefined && strokeAt(only, whole.slice(0, whole.indexOf(told)));
  return blow ? `${blow.text}; ${told.text}` : told.text;
}

/** The last line that says who did something to a piece: that it is lost says nothing of by whom. */
const strokeAt = (piece: string | undefined, lines: Moment['lines']) =>
  lines.findLast(({ about }) => piece !== undefined && about.length > 1 && about.includes(piece));

/** What was done and what came of it: the order's own line first. */
export function deedWords(moment: Moment | undefined, said?: Said): string {
  const came = wordsOf(moment, said);
  const done = moment?.lines.find(({ about }) => about.length > 0)?.text ?? came;
  return came.startsWith(done) ? came : `${done}; ${came}`;
}
