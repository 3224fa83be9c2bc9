import type { Course, LuckyStroke, Moment } from '@umpire/desk';
import { otherSide, type Side } from '@umpire/engine';
import { SIDE_NAMES } from '../ui/sides.js';
import { deedWords, isDeed, isFight, whenOf, wordsOf } from './moment-words.js';
import { isEven, isSurprise, leastTurn, luckMore, oftenWords, percent, pointsOfFight } from './turning-points.js';

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
  return points.slice(1).map(({ index, worth, said }, i) => ({ index, before: points[i]!.worth, after: worth, said }));
};

/**
 * The last deed of weight by which it came to stand for the winner; where there is none, by which it got better for him most. What is worth
 * less than a turning point turned nothing, though the line was crossed by it.
 */
function turnFor(
  course: Course,
  at: ReadonlyMap<number, Moment>,
  winner: Side,
): ReturnType<typeof changesOf>[number] | undefined {
  const changes = changesOf(course).map(({ before, after, ...turn }) => ({
    ...turn,
    before: forSide(before, winner),
    after: forSide(after, winner),
  }));
  const told = changes.slice(0, -1).filter(({ index, before, after }) => {
    const moment = at.get(index);
    return isDeed(moment) && after - before >= leastTurn(isFight(moment));
  });
  const crossed = told.findLast(({ before, after }) => before <= 0 && after > 0);
  if (crossed) return crossed;
  return told.toSorted((x, y) => y.after - y.before - (x.after - x.before))[0];
}

function turnLesson(course: Course, at: ReadonlyMap<number, Moment>, winner: Side): Lesson[] {
  const turn = turnFor(course, at, winner);
  if (!turn) return [];
  const moment = at.get(turn.index);
  const [before, after] = [stoodWords(turn.before), stoodWords(turn.after)];
  const stood = before === after ? `${after} before it, and better after it` : `${before} before it, ${after} after it`;
  return [
    {
      heading: `It turned in ${lower(whenOf(moment))}`,
      text: `${sentence(deedWords(moment, turn.said))} ${SIDE_NAMES[winner]} stood ${stood}.`,
    },
  ];
}

/** The throw that went most against a side. */
function luckLesson({ strokes }: Course, at: ReadonlyMap<number, Moment>, side: Side): Lesson[] {
  const worst = strokes
    .filter(stroke => stroke.favoured !== side && stroke.luck >= LEAST && isSurprise(stroke))
    .toSorted((x: LuckyStroke, y: LuckyStroke) => y.luck - x.luck)[0];
  if (!worst) return [];
  const moment = at.get(worst.index);
  return [
    {
      heading: `What cost ${SIDE_NAMES[side]} most against expectation`,
      text: `${whenOf(moment)}: ${sentence(wordsOf(moment, worst.said))} It falls that badly ${oftenWords(worst.share)}, and took ${percent(worst.luck / 2)} of the battle with it.`,
    },
  ];
}

/** Whether chance or orders decided it. */
function verdict(course: Course, winner: Side): Lesson {
  const points = pointsOfFight(course);
  const whole = forSide((points.at(-1)?.worth ?? 0) - (points[0]?.worth ?? 0), winner);
  const luck = luckMore(course, winner);
  const share = whole > 0 ? luck / whole : 0;
  const name = SIDE_NAMES[winner];
  const heading = 'Chance or command';
  if (isEven(luck))
    return {
      heading,
      text: `Chance was even in the end: ${name} won it by where its troops stood and whom they struck.`,
    };
  if (share > 1)
    return {
      heading,
      text: `Chance did all of it: throws that came out better than average gave ${name} more than it won by.`,
    };
  if (share >= 0.6)
    return {
      heading,
      text: `Chance did most of it: ${percent(share)} of what ${name} won came from throws that came out better than average.`,
    };
  if (luck > 0) return { heading, text: `Chance gave ${name} ${percent(share)} of what it won; orders did the rest.` };
  return { heading, text: `${name} won against the run of chance: orders made up for what its throws took away.` };
}

/** What is to be learnt from a battle that is over, the loser's costs first. */
export function lessonsOf(course: Course, moments: readonly Moment[], won: Side | 'draw'): readonly Lesson[] {
  const at = new Map(moments.map(moment => [moment.index, moment]));
  const sides: readonly Side[] = won === 'draw' ? ['a', 'b'] : [otherSide(won)];
  return [
    ...(won === 'draw' ? [] : turnLesson(course, at, won)),
    ...sides.flatMap(side => luckLesson(course, at, side)),
    ...(won === 'draw' || course.strokes.length === 0 ? [] : [verdict(course, won)]),
  ];
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
