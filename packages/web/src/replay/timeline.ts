import type { Moment } from '@umpire/desk';
import type { Side } from '@umpire/engine';

/** `Turn 3 of 8 · first round` is part of chapter `Turn 3 of 8`. */
export const chapterOf = (turn: string): string => turn.split(' · ')[0]!;

/** The turn in which something was done: by the last deed of a turn the next one may have begun. */
export const turnOf = ({ during, turn }: Pick<Moment, 'during' | 'turn'>): string => chapterOf(during ?? turn);

/** An order that ends a turn and begins the next is told in both: what it did in the one, what begins in the other. */
export function halvesOf(moment: Moment): readonly [ends: Moment | undefined, begins: Moment] {
  const at = moment.lines.findIndex(({ begins }) => begins);
  if (at <= 0) return [undefined, moment];
  const { thrown = [], lines, lost, ...rest } = moment;
  const before = thrown.filter(one => one.before < at);
  const after = thrown.filter(one => one.before >= at).map(one => ({ ...one, before: one.before - at }));
  return [
    { ...rest, lost, lines: lines.slice(0, at), ...(before.length > 0 && { thrown: before }) },
    { ...rest, lost: [], lines: lines.slice(at), ...(after.length > 0 && { thrown: after }) },
  ];
}

/** The number of a moment's entry; those of an earlier version have a record of their own. */
export const entryWords = ({ index, earlier }: Pick<Moment, 'index' | 'earlier'>): string =>
  earlier ? `entry ${earlier.entry}, version ${earlier.version} of the rules` : `entry ${index}`;

/** The moments worth stopping at: where something was told, the first and the last. */
export function stopsOf(moments: readonly Moment[]): readonly Moment[] {
  const last = moments.length - 1;
  return moments.filter(({ lines }, i) => lines.length > 0 || i === 0 || i === last);
}

/** The number of a turn, also where a book says the hour first. */
const shortOf = (turn: string): string =>
  /turn (\d+)/i.exec(turn)?.[1] ?? /\d+/.exec(chapterOf(turn))?.[0] ?? chapterOf(turn);

/** The stop that shows an entry: itself, or the latest before it. */
export function stopAt(stops: readonly Moment[], index: number): number {
  const next = stops.findIndex(stop => stop.index > index);
  return next < 0 ? stops.length - 1 : Math.max(0, next - 1);
}

export interface Chapter {
  readonly title: string;
  /** A number if the title has one: `3`. */
  readonly short: string;
  /** The stop at which it begins: the table before its first order. */
  readonly at: number;
}

export function chaptersOf(stops: readonly Moment[]): readonly Chapter[] {
  const chapters: Chapter[] = [];
  const turns = stops.map(({ during, turn }) => during ?? turn);
  turns.forEach((turn, at) => {
    const title = chapterOf(turn);
    if (title === chapters.at(-1)?.title) return;
    // what ended the turn before began this one
    const begun = at > 0 && chapterOf(stops[at - 1]!.turn) === title;
    chapters.push({ title, short: shortOf(turn), at: begun ? at - 1 : at });
  });
  return chapters;
}

const LETTER = 7.5;
const BETWEEN = 10;

/** Those chapters whose labels have room on a line of so many pixels; of two that would touch, the later one is shown. */
export function labelled(chapters: readonly Chapter[], last: number, width: number): readonly Chapter[] {
  const place = ({ at }: Chapter) => (at / Math.max(1, last)) * width;
  const half = ({ short }: Chapter) => (short.length * LETTER) / 2;
  let free = Number.POSITIVE_INFINITY;
  return chapters
    .toReversed()
    .filter(chapter => {
      const right = place(chapter) + half(chapter);
      if (right + BETWEEN > free) return false;
      free = place(chapter) - half(chapter);
      return true;
    })
    .toReversed();
}

/** Where pieces were lost, for the marks above and below the line. */
export function lossesOf(stops: readonly Moment[]): readonly { readonly at: number; readonly side: Side }[] {
  return stops.flatMap(({ lost }, at) => [...new Set(lost.map(({ side }) => side))].map(side => ({ at, side })));
}

/** The beginning of the chapter before or after; at the ends the first or the last stop. */
export function chapterBy(stops: readonly Moment[], at: number, step: 1 | -1): number {
  const begins = chaptersOf(stops).map(chapter => chapter.at);
  return step > 0
    ? (begins.find(begin => begin > at) ?? stops.length - 1)
    : (begins.findLast(begin => begin < at) ?? 0);
}

export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment stays before the next one, in milliseconds. */
export function pauseFor({ lost, thrown, lines }: Moment, speed: Speed): number {
  const reading = 500 + 350 * Math.min(3, lines.length) + (lost.length > 0 || thrown ? 700 : 0);
  return Math.round(reading / Number(speed));
}
