import type { Course, LuckyStroke, Said } from '@umpire/desk';
import type { Side } from '@umpire/engine';

export interface TurningPoint {
  readonly index: number;
  /** How it stood for side a before and after. */
  readonly before: number;
  readonly after: number;
  /** What chance did in it, for side a: what an order gave away it may have won back. */
  readonly luck: number;
  /** The lines that tell of the throw by which it turned. */
  readonly said?: Said | undefined;
  /** By it the battle was won. */
  readonly decides?: true;
}

/** What is said of a turning point by which the battle was won. */
export const DECISIVE = 'The blow that decided it.';

/** So much of the whole battle changes hands at a turning point at least. */
const LEAST = 0.06;

/** What nobody fought over, a march say, turns a battle only where it changes so much. */
const LEAST_WITHOUT_FIGHT = 0.3;
export const leastTurn = (isFight: boolean): number => (isFight ? LEAST : LEAST_WITHOUT_FIGHT);

/**
 * The entries after which it stood most differently than before, in the order in which they came. What was fought comes before all else,
 * and the fight that ended it is always among them.
 */
export function turningPointsOf(
  { points, strokes = [] }: Pick<Course, 'points'> & Partial<Pick<Course, 'strokes'>>,
  isFight: (index: number) => boolean,
  most = 5,
): readonly TurningPoint[] {
  // who only was not struck as hard as he might have been has turned nothing
  const luckAt = (at: number) =>
    strokes
      .filter(({ index, spared }) => index === at && !spared)
      .reduce((sum, { favoured, luck }) => sum + (favoured === 'a' ? luck : -luck), 0);
  const changes = points.slice(1).map(({ index, worth, said }, i): TurningPoint => {
    const thrown = strokes.filter(stroke => stroke.index === index).toSorted((p, q) => q.luck - p.luck)[0];
    const before = points[i]!.worth;
    const luck = luckAt(index);
    const byLuck = Math.abs(luck) > Math.abs(worth - before);
    return { index, before, after: worth, luck, said: byLuck ? thrown?.said : said };
  });
  const end = endOf(changes, isFight);
  const ending = end ? [end] : [];
  const others = changes
    .slice(0, -1)
    .filter(point => point.index !== end?.index && moved(point) >= leastTurn(isFight(point.index)))
    .sort((a, b) => moved(b) - moved(a))
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
const moved = (point: TurningPoint): number => Math.max(change(point), Math.abs(point.luck));
/** For whom it turned. */
export const turnedFor = (point: TurningPoint): Side =>
  (Math.abs(point.luck) > change(point) ? point.luck : point.after - point.before) > 0 ? 'a' : 'b';

export interface Luck {
  /** All that chance gave a side beyond the average, in shares of the battle. */
  readonly sum: number;
  /** What it got most by. */
  readonly best: readonly LuckyStroke[];
}

/**
 * What goes as well more often than not was to be expected, and who only was not struck as hard as he might have been has gained nothing: nobody
 * calls it luck, however bad the rest would have been.
 */
const USUAL = 0.5;
export const isSurprise = ({ share, spared }: LuckyStroke): boolean => share <= USUAL && !spared;

/** Of a battle in which every throw counts, no list is longer. */
const MOST = 8;

export function luckOf({ strokes }: Course, side: Side, most = MOST): Luck {
  const own = strokes.filter(({ favoured }) => favoured === side);
  return {
    sum: own.reduce((sum, { luck }) => sum + luck, 0),
    best: own
      .filter(isSurprise)
      .toSorted((a, b) => b.luck - a.luck)
      .slice(0, most),
  };
}

/** Who had the better of chance, in a sentence. */
export function luckInWords(course: Course, names: Readonly<Record<Side, string>>): string {
  const more = luckMore(course, 'a');
  if (course.strokes.length === 0) return 'Nothing was thrown on which anything hung.';
  if (isEven(more)) return 'Chance was even: neither side had more of it than the other.';
  const [lucky, worth] = more > 0 ? ([names.a, more] as const) : ([names.b, -more] as const);
  return `${lucky} had the better of chance: its throws gave ${worth >= MUCH ? 'far' : 'somewhat'} more than they do on average: in all as much as ${percent(worth / 2)} of the way from a lost battle to a won one.`;
}
/** What chance gave a side more than the other, in shares of the battle. */
export const luckMore = ({ strokes }: Pick<Course, 'strokes'>, side: Side): number =>
  strokes.reduce((sum, { favoured, luck }) => sum + (favoured === side ? luck : -luck), 0);
export const isEven = (more: number): boolean => Math.abs(more) < EVEN;
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
