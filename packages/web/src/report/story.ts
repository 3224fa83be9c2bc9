import type { Moment } from '@umpire/desk';
import { type Citation, type Line, SIDE_NAMES, SIDES, type Side } from '@umpire/engine';
import { chapterOf, halvesOf, turnOf } from '../replay/timeline.js';
import { lineOf } from '../table/log/lines.js';

/** A turn of the battle as it is told. */
export interface Chapter {
  readonly title: string;
  readonly clock: string;
  readonly parts: readonly Part[];
  /** The entry after which the turn was over. */
  readonly end: number;
  /** The entry after which its picture is drawn. */
  readonly picture: number;
}

export type Part =
  /** Something was thrown, lost or decided: told in full. */
  | { readonly kind: 'event'; readonly moment: Moment }
  /** Moves and the like, one after the other, of one side: told in one breath. */
  | { readonly kind: 'moves'; readonly by: Moment['by']; readonly index: number; readonly texts: readonly string[] };

const isEvent = ({ thrown = [], lost, taken = [], over, lines }: Moment): boolean =>
  thrown.length > 0 || lost.length > 0 || taken.length > 0 || over || lines.some(line => line.because.length > 3);

/** The whole battle, turn by turn; what nobody heard of is left out. */
export function storyOf(moments: readonly Moment[]): readonly Chapter[] {
  const chapters: { title: string; clock: string; parts: Part[]; end: number; picture: number }[] = [];
  for (const whole of moments.map(worthTelling)) {
    const title = chapterOf(whole.turn);
    let chapter = chapters.at(-1);
    const [ends, moment] = chapter && chapter.title !== title ? halvesOf(whole) : [undefined, whole];
    if (chapter && ends) {
      addTo(chapter.parts, ends);
      chapter.picture = whole.index;
    }
    if (chapter?.title !== title) {
      // what ends the set-up puts the last pieces on the table, and is told in the turn that it begins
      if (chapters.length === 1 && chapter) chapter.picture = moment.index;
      chapter = {
        title,
        clock: moment.left === undefined ? moment.clock : '',
        parts: [],
        end: moment.index,
        picture: moment.index,
      };
      chapters.push(chapter);
    }
    chapter.end = moment.index;
    chapter.picture = moment.index;
    if (moment.lines.length > 0 || moment.taken) addTo(chapter.parts, moment);
  }
  return chapters;
}

/**
 * A battle as it is told afterwards: who had nothing to do in a step, and whose turn it was to be chosen, is for the log. What was thrown, what a
 * turn begins with, what a side itself did and how it ended is told, whoever it is about; before the battle everything is.
 */
function worthTelling(moment: Moment): Moment {
  const { lines, thrown = [], turn, over } = moment;
  if (over || !/\bturn \d/i.test(turn)) return moment;
  const cast = new Set(thrown.map(one => lineOf(one, lines)));
  const isTold = ({ about, begins, text }: Line, i: number): boolean =>
    about.length > 0 || begins === true || cast.has(i) || SIDES.some(side => text.startsWith(`${SIDE_NAMES[side]} `));
  const kept = lines.map(isTold);
  if (!kept.includes(false)) return moment;
  const before = (n: number): number => kept.slice(0, n).filter(Boolean).length;
  return {
    ...moment,
    lines: lines.filter((_, i) => kept[i]),
    ...(moment.thrown && { thrown: thrown.map(one => ({ ...one, before: before(one.before) })) }),
  };
}

function addTo(parts: Part[], moment: Moment): void {
  if (isEvent(moment)) {
    parts.push({ kind: 'event', moment });
    return;
  }
  const texts = moment.lines.map(line => line.text);
  const last = parts.at(-1);
  if (last?.kind === 'moves' && last.by === moment.by)
    parts[parts.length - 1] = { ...last, texts: [...last.texts, ...texts] };
  else parts.push({ kind: 'moves', by: moment.by, index: moment.index, texts });
}

/** Moments that deserve a map of their own: each side’s first loss, whatever cost several pieces at once, and by which a place that decides was taken. */
export function decisiveOf(moments: readonly Moment[]): ReadonlySet<number> {
  const bled = new Set<Side>();
  const found = new Set<number>();
  for (const { index, lost, taken = [], over } of moments) {
    const first = lost.some(({ side }) => !bled.has(side));
    for (const { side } of lost) bled.add(side);
    if (!over && (first || lost.length > 1 || taken.some(({ to }) => to))) found.add(index);
  }
  return found;
}

export interface Loss {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly group: string;
  readonly turn: string;
  readonly how: string;
}

/** What each side lost, when, and how. */
export function lossesOf(moments: readonly Moment[]): { readonly [side in Side]: readonly Loss[] } {
  const all = { a: [] as Loss[], b: [] as Loss[] };
  for (const moment of moments)
    for (const { id, side, label, title, group = '' } of moment.lost) {
      const { lines } = moment;
      const own = lines.filter(one => one.about.includes(id));
      // the fight says more than that it was taken away
      const line = own.findLast(one => one.about.length > 1 && one.text.includes(label)) ?? own.at(-1) ?? lines.at(-1);
      all[side].push({ id, label, title, group, turn: turnOf(moment), how: line?.text ?? '' });
    }
  return all;
}

/** The ids behind a line, each once, as a report cites them. */
export const citedIn = (because: readonly Citation[]): readonly string[] => [
  ...new Set(because.map(({ rule }) => rule)),
];
