import type { Course, LuckyStroke } from '@umpire/desk';
import type { Side } from '@umpire/engine';

export interface TurningPoint {
  readonly index: number;
  /** How it stood for side a before and after. */
  readonly before: number;
  readonly after: number;
  /** By it the battle was won. */
  readonly decides?: true;
}

/** What is said of a turning point by which the battle was won. */
export const DECISIVE = 'The blow that decided it.';

/** So much of the whole battle changes hands at a turning point at least. */
const LEAST = 0.06;

/** What nobody fought over, a march say, turns a battle only where it changes so much. */
const LEAST_WITHOUT_FIGHT = 0.3;

/**
 * The entries after which it stood most differently than before, in the order in which they came. What was fought comes before all else,
 * and the fight that ended it is always among them.
 */
export function turningPointsOf(
  { points }: Pick<Course, 'points'>,
  isFight: (index: number) => boolean,
  most = 5,
): readonly TurningPoint[] {
  const changes = points
    .slice(1)
    .map(({ index, worth }, i): TurningPoint => ({ index, before: points[i]!.worth, after: worth }));
  const end = endOf(changes, isFight);
  const ending = end ? [end] : [];
  const others = changes
    .slice(0, -1)
    .filter(
      point => point.index !== end?.index && change(point) >= (isFight(point.index) ? LEAST : LEAST_WITHOUT_FIGHT),
    )
    .sort((a, b) => change(b) - change(a))
    .slice(0, most - ending.length)
    .sort((a, b) => a.index - b.index);
  return [...others, ...ending];
}

/** The fight that ended it, though its end may have been told later. Nobody's blow decided what was given up, or what ended even. */
function endOf(changes: readonly TurningPoint[], isFight: (index: number) => boolean): TurningPoint | undefined {
  const last = changes.findLast(point => change(point) > 0);
  if (!last || !isFight(last.index)) return undefined;
  return Math.abs(last.after) === 1 ? { ...last, decides: true } : last;
}

const change = ({ before, after }: TurningPoint): number => Math.abs(after - before);

export interface Luck {
  /** All that chance gave a side beyond the average, in shares of the battle. */
  readonly sum: number;
  /** What it got most by. */
  readonly best: readonly LuckyStroke[];
}

export function luckOf({ strokes }: Course, side: Side, most = 3): Luck {
  const own = strokes.filter(({ favoured }) => favoured === side);
  return {
    sum: own.reduce((sum, { luck }) => sum + luck, 0),
    best: own.toSorted((a, b) => b.luck - a.luck).slice(0, most),
  };
}

/** Who had the better of chance, in a sentence. */
export function luckInWords(course: Course, names: Readonly<Record<Side, string>>): string {
  const [a, b] = (['a', 'b'] as const).map(side => luckOf(course, side).sum) as [number, number];
  const more = a - b;
  if (course.strokes.length === 0) return 'Nothing was thrown on which anything hung.';
  if (Math.abs(more) < EVEN) return 'Chance was even: neither side had more of it than the other.';
  const [lucky, worth] = more > 0 ? ([names.a, more] as const) : ([names.b, -more] as const);
  return `${lucky} had the better of chance: dice and hands gave ${worth >= MUCH ? 'far' : 'somewhat'} more than they do on average (${percent(worth / 2)} of the battle).`;
}
const EVEN = 0.1;
const MUCH = 0.6;
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How seldom something comes: "one time in 12". */
export const oftenWords = (share: number): string =>
  share > 0.4 ? `${percent(share)} of the time` : `one time in ${Math.max(2, Math.round(1 / share))}`;

/** From the moment before anything changed: how armies were laid out says nothing of who was ahead. */
export function pointsOfFight({ points }: Course): Course['points'] {
  const first = points.findIndex(({ worth }) => worth !== points[0]!.worth);
  return points.slice(Math.max(0, first - 1));
}
