import type { Course, LuckyStroke, Moment } from '@umpire/desk';
import { otherSide, type Side } from '@umpire/engine';
import { SIDE_NAMES } from '../ui/sides.js';
import { isDeed, whenOf, wordsOf } from './moment-words.js';
import { oftenWords, percent, pointsOfFight } from './turning-points.js';

/** What a battle teaches, each point with its heading: all of it is read off the record. */
export interface Lesson {
  readonly heading: string;
  readonly text: string;
}

/** Shares of the whole battle. Less is not worth a sentence. */
const LEAST = 0.02;
const LEVEL = 0.1;
const FAR = 0.45;

const forSide = (worth: number, side: Side): number => (side === 'a' ? worth : -worth);

/** How a side stood, in words. */
const stoodWords = (worth: number): string => {
  if (Math.abs(worth) < LEVEL) return 'level';
  return `${Math.abs(worth) >= FAR ? 'far ' : ''}${worth > 0 ? 'ahead' : 'behind'}`;
};

const changesOf = (course: Course) => {
  const points = pointsOfFight(course);
  return points.slice(1).map(({ index, worth }, i) => ({ index, before: points[i]!.worth, after: worth }));
};

/** When it began to stand for the winner and did so to the end; if it always did, when it got better for him most. */
function turnFor(
  course: Course,
  at: ReadonlyMap<number, Moment>,
  winner: Side,
): { index: number; before: number; after: number } | undefined {
  const changes = changesOf(course).map(({ index, before, after }) => ({
    index,
    before: forSide(before, winner),
    after: forSide(after, winner),
  }));
  const told = changes.slice(0, -1).filter(({ index }) => isDeed(at.get(index)));
  const crossed = told.findLast(({ before, after }) => before <= 0 && after > 0);
  if (crossed) return crossed;
  return told.toSorted((x, y) => y.after - y.before - (x.after - x.before))[0];
}

function turnLesson(course: Course, at: ReadonlyMap<number, Moment>, winner: Side): Lesson[] {
  const turn = turnFor(course, at, winner);
  if (!turn || turn.after - turn.before < LEAST) return [];
  const moment = at.get(turn.index);
  const [before, after] = [stoodWords(turn.before), stoodWords(turn.after)];
  const stood =
    before === after ? `${after} before and after it, but never again less` : `${before} before it, ${after} after it`;
  return [
    {
      heading: `It turned in ${lower(whenOf(moment))}`,
      text: `${sentence(wordsOf(moment))} ${SIDE_NAMES[winner]} stood ${stood}.`,
    },
  ];
}

/** The throw that went most against a side. */
function luckLesson({ strokes }: Course, at: ReadonlyMap<number, Moment>, side: Side): Lesson[] {
  const worst = strokes
    .filter(({ favoured, luck }) => favoured !== side && luck >= LEAST)
    .toSorted((x: LuckyStroke, y: LuckyStroke) => y.luck - x.luck)[0];
  if (!worst) return [];
  const moment = at.get(worst.index);
  return [
    {
      heading: `What cost ${SIDE_NAMES[side]} most against expectation`,
      text: `${whenOf(moment)}: ${sentence(wordsOf(moment))} It falls that badly ${oftenWords(worst.share)}, and took ${percent(worst.luck / 2)} of the battle with it.`,
    },
  ];
}

/** What an order did beside what chance made of it: what it stood for afterwards, less the luck. */
function byOrders(course: Course, at: ReadonlyMap<number, Moment>, side: Side) {
  const luck = new Map<number, number>();
  for (const { index, favoured, luck: by } of course.strokes)
    luck.set(index, (luck.get(index) ?? 0) + (favoured === side ? by : -by));
  return changesOf(course)
    .filter(({ index }) => at.get(index)?.by === side)
    .map(({ index, before, after }) => ({ index, gain: forSide(after - before, side) - (luck.get(index) ?? 0) }));
}

function orderLesson(course: Course, at: ReadonlyMap<number, Moment>, side: Side): Lesson[] {
  const worst = byOrders(course, at, side).toSorted((x, y) => x.gain - y.gain)[0];
  if (!worst || worst.gain > -LEAST) return [];
  const moment = at.get(worst.index);
  return [
    {
      heading: `The order that cost ${SIDE_NAMES[side]} most, luck apart`,
      text: `${whenOf(moment)}: ${sentence(wordsOf(moment))} On average over all that could have been thrown it gave ${percent(-worst.gain / 2)} of the battle away.`,
    },
  ];
}

/** Whether chance or orders decided it. */
function verdict(course: Course, winner: Side): Lesson {
  const points = pointsOfFight(course);
  const whole = forSide((points.at(-1)?.worth ?? 0) - (points[0]?.worth ?? 0), winner);
  const luck = course.strokes.reduce((sum, { favoured, luck: by }) => sum + (favoured === winner ? by : -by), 0);
  const share = whole > 0 ? luck / whole : 0;
  const name = SIDE_NAMES[winner];
  const heading = 'Chance or command';
  if (share > 1)
    return {
      heading,
      text: `Chance did all of it: dice or hands that fell better than average gave ${name} more than it won by.`,
    };
  if (share >= 0.6)
    return {
      heading,
      text: `Chance did most of it: ${percent(share)} of what ${name} won came from dice or hands that fell better than average.`,
    };
  if (share >= 0.2)
    return { heading, text: `Chance gave ${name} ${percent(share)} of what it won; orders did the rest.` };
  if (share > -0.2)
    return {
      heading,
      text: `Chance was even in the end: ${name} won it by where its troops stood and whom they struck.`,
    };
  return { heading, text: `${name} won against the run of chance: orders made up for what dice or hands took away.` };
}

/** What is to be learnt from a battle that is over, the loser's costs first. */
export function lessonsOf(course: Course, moments: readonly Moment[], won: Side | 'draw'): readonly Lesson[] {
  const at = new Map(moments.map(moment => [moment.index, moment]));
  const sides: readonly Side[] = won === 'draw' ? ['a', 'b'] : [otherSide(won)];
  return [
    ...(won === 'draw' ? [] : turnLesson(course, at, won)),
    ...sides.flatMap(side => [...luckLesson(course, at, side), ...orderLesson(course, at, side)]),
    ...(won === 'draw' || course.strokes.length === 0 ? [] : [verdict(course, won)]),
  ];
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
