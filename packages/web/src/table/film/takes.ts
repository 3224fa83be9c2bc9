import type { BattleView, LogEntry, Thrown } from '@umpire/desk';
import { isSide, type Line, type Piece, type Point, type Scene, type Side, type Viewer } from '@umpire/engine';
import type { News } from '../session/news.js';
import { sideOf } from '../session/seating.js';
import { type Changes, changesBetween, type Stamped, stampsOf } from './changes.js';

/** Somebody, where he was seen. */
export interface Spot extends Point {
  readonly id: string;
  /** He was beside the table, and has no place on it: he is looked for where he waits. */
  readonly beside?: true;
}

/** One thing that somebody did, as the viewer saw it: a row of the strip, and a number on the table. */
export interface Take extends Omit<Changes, 'marked'> {
  /** Those that can be seen on the table are counted from 1. */
  readonly number?: number | undefined;
  readonly entry: number;
  readonly by: LogEntry['by'];
  readonly lines: readonly Line[];
  readonly throws: readonly Thrown[];
  /** The table before and after, as it was seen. */
  readonly before: Scene;
  readonly after: Scene;
  /** Who struck whom. */
  readonly shots: readonly { readonly from: Spot; readonly to: Spot }[];
  /** What became of those concerned, in a word. */
  readonly stamps: readonly Stamped[];
  /** Everybody concerned. */
  readonly about: readonly string[];
  /** An order was given since: it is told still, and no longer drawn, until the turn after the one it was done in is over or somebody else does something new in another. */
  readonly past?: true;
  /** It was told after a turn had begun, in the entry that ended the one before: nobody's deed. Whose turn: the viewer's own, or another's. */
  readonly starts?: 'own' | 'other' | undefined;
}

/** The turn in which it was done, in the book's words. */
export const turnOfTake = ({ before }: Take): string | undefined => turnIn(before);
const turnIn = ({ status }: Scene): string | undefined => status?.turn;

/** Whose deed it is, if a side's. */
export const sideOfTake = ({ by, starts }: Take): Side | undefined => (isSide(by) && !starts ? by : undefined);

/** What a turn began with, as far as it is about somebody and has no number. */
export const startsIn = (takes: readonly Take[]): readonly Take[] =>
  takes.filter(({ starts, number, about }) => starts && number === undefined && about.length > 0);

export const asPast = (takes: readonly Take[]): readonly Take[] => takes.map(take => ({ ...take, past: true }));

/** What was told of one entry, between two looks at the table. */
export interface Told {
  readonly entry: number;
  readonly by: LogEntry['by'];
  readonly lines: readonly Line[];
  readonly throws: readonly Thrown[];
  /** What else changed meanwhile is not of it: it was done in answer to an order of the viewer's own, or it was nothing. */
  readonly reply?: true;
  readonly starts?: Take['starts'];
}

/**
 * The takes with what is new. Of the viewer's own deeds there are none, but for what others did in answer to them; what is told of an entry later (it waited for an answer)
 * belongs to the take that it began.
 */
export function withTakes(
  takes: readonly Take[],
  before: BattleView | undefined,
  after: BattleView,
  news: News,
): readonly Take[] {
  if (!before || before.at !== after.at) return takes;
  const all = toldIn(news, takes.at(-1), 'waiting' in after.turn && after.turn.waiting.includes(after.at));
  const heard = all.flatMap(one => (one.by === after.viewer ? repliesIn(one, after) : [one]));
  const told = all.some(isDeed) ? heard : [...silentIn(before, after), ...heard];
  // what the book does by itself is nobody's round: what was told before it is told still
  const isOther =
    turnIn(before.scene) !== turnIn(after.scene) ||
    told.some(one => isDeed(one) || one.lines.some(({ begins }) => begins));
  const round = isOther ? roundOf(takes, told, after.viewer) : takes;
  const made = isOther ? round.filter(take => !take.past || isOfTurn(take, told, turnIn(before.scene))) : [...takes];
  told.forEach((one, i) => {
    const last = made.at(-1);
    const mine = ownersOf(told, i);
    if (last?.entry === one.entry && last.starts === one.starts)
      made[made.length - 1] = takeOf(joined(last, one), last.before, after.scene, mine);
    else made.push(takeOf(one, before.scene, after.scene, mine));
  });
  return numbered(made);
}

/** Whoever plays neither side gives no order that ends a round for him: it ends when the other side acts. */
function roundOf(takes: readonly Take[], told: readonly Told[], viewer: Viewer): readonly Take[] {
  const next = told.find(({ by }) => isSide(by))?.by;
  const last = takes.findLast(({ by }) => isSide(by))?.by;
  return isSide(viewer) || next === undefined || last === undefined || next === last ? takes : [];
}

/** It was done in the turn that is played or just over: the viewer only did something in between, in answer to it. What is done behind the beginning of the next one is of that. */
function isOfTurn(take: Take, told: readonly Told[], turn: string | undefined): boolean {
  const next = told.findIndex(({ lines }) => lines.some(({ begins }) => begins));
  const isNext = next >= 0 && told.some((one, at) => at > next && isDeed(one));
  return sideOfTake(take) !== undefined && turn !== undefined && turnOfTake(take) === turn && !isNext;
}

const isDeed = ({ by, lines, starts }: Told): boolean =>
  (isSide(by) && !starts) || (by === 'all' && lines.some(({ about }) => about.length > 0));

/** It was for the other side to act, of its own will, and nothing is told of it: it did nothing. */
function silentIn(before: BattleView, { entries, at, places }: BattleView): readonly Told[] {
  if (before.asked || 'over' in before.turn || before.turn.sealed || entries <= before.entries) return [];
  const { waiting } = before.turn;
  const by = waiting.includes(at) ? undefined : sideOf(places, waiting[0]);
  return by ? [{ entry: entries - 1, by, lines: [], throws: [], reply: true }] : [];
}

/**
 * What a player who has not looked at the table yet would have seen of it before: what both may see, and his own pieces as
 * they are.
 */
export function firstLook(both: BattleView | undefined, after: BattleView): BattleView | undefined {
  if (!both || both.battle !== after.battle) return undefined;
  const isOwn = ({ side }: Piece): boolean => side === after.viewer;
  const pieces = [...both.scene.pieces.filter(piece => !isOwn(piece)), ...after.scene.pieces.filter(isOwn)];
  return { ...both, viewer: after.viewer, at: after.at, scene: { ...both.scene, pieces } };
}

/** Of an order of the viewer's own: what the others did in it by their own will. */
function repliesIn({ entry, lines }: Told, { viewer, scene }: BattleView): readonly Told[] {
  const sideOf = (id: string | undefined) => scene.pieces.find(piece => piece.id === id)?.side;
  const theirs = lines.filter(({ reply, about }) => reply && sideOf(about[0]) !== viewer);
  const by = sideOf(theirs[0]?.about[0]);
  return by ? [{ entry, by, lines: theirs, throws: [], reply: true }] : [];
}

/** What was seen at one look may come from several entries: a piece changed in those that are about it; if none is, in the last deed. */
function ownersOf(told: readonly Told[], i: number): (id: string, about: readonly string[]) => boolean {
  const deed = told.findLastIndex(({ reply, starts }) => !reply && !starts);
  const isLast = i === (deed < 0 ? told.length - 1 : deed) && !told[i]!.reply;
  const others = new Set(isLast ? told.filter((_, at) => at !== i).flatMap(({ lines }) => aboutOf(lines)) : []);
  return (id, about) => about.includes(id) || (isLast && !others.has(id));
}

const joined = ({ entry, by, starts, lines, throws }: Take, more: Told): Told => ({
  entry,
  by,
  starts,
  lines: [...lines, ...more.lines],
  throws: [...throws, ...more.throws],
});

/**
 * The lines of some news by their entries; of each what was thrown for it. What is told after another turn has begun is no deed of the one whose
 * order ended the turn before. `latest`: the last take so far, which may have come so far in the same entry; `own`: the turn is the viewer's.
 */
function toldIn(
  { lines, throws }: Pick<News, 'lines' | 'throws'>,
  latest: Take | undefined,
  own: boolean,
): readonly Told[] {
  const told: (Told & { readonly lines: Line[]; readonly throws: Thrown[] })[] = [];
  lines.forEach((line, i) => {
    let last = told.at(-1);
    const known = last?.entry === line.entry ? last : latest?.entry === line.entry ? latest : undefined;
    const starts = line.begins && isSide(line.by) ? (own ? 'own' : 'other') : known?.starts;
    if (last?.entry !== line.entry || last.starts !== starts) {
      last = { entry: line.entry, by: line.by, starts, lines: [], throws: [] };
      told.push(last);
    }
    last.lines.push(line);
    last.throws.push(...throws.filter(({ before }) => before === i));
  });
  told.at(-1)?.throws.push(...throws.filter(({ before }) => before >= lines.length));
  return told;
}

const aboutOf = (lines: readonly Line[]): readonly string[] => [...new Set(lines.flatMap(({ about }) => about))];

/** `mine`: whether a piece that changed changed in this entry; what was seen at one look may come from several. */
export function takeOf(
  { entry, by, starts, lines, throws }: Told,
  before: Scene,
  after: Scene,
  mine: (id: string, about: readonly string[]) => boolean = () => true,
): Take {
  const named = aboutOf(lines);
  const of = ({ id }: { readonly id: string }): boolean => mine(id, named);
  const { moved, turned, gone, revealed, marked } = changesBetween(before, after);
  const shots = starts ? [] : shotsOf(lines, by, before, after);
  const own = {
    moved: moved.filter(of),
    turned: turned.filter(id => mine(id, named)),
    gone: gone.filter(of),
    revealed: revealed.filter(id => mine(id, named)),
  };
  const about = [...new Set([...named, ...own.moved.map(({ id }) => id), ...own.turned, ...own.revealed])];
  const results = throws.length > 0 || shots.length > 0 ? marked.filter(of) : [];
  const stamps = stampsOf({ marked: results, gone: own.gone }, before.called, lines);
  return { entry, by, ...(starts && { starts }), lines, throws, before, after, ...own, shots, stamps, about };
}

/** A line about pieces of both sides: the first one of whoever acts strikes the first one of the other. */
function shotsOf(lines: readonly Line[], by: LogEntry['by'], before: Scene, after: Scene): Take['shots'] {
  const known = new Map([...before.pieces, ...after.pieces].map(piece => [piece.id, piece]));
  const stood = new Map(before.pieces.map(piece => [piece.id, piece]));
  const found = new Map<string, Take['shots'][number]>();
  for (const { about } of lines) {
    const pieces = about.flatMap(id => known.get(id) ?? []);
    const from = pieces.find(({ side }) => side === by) ?? pieces[0];
    const to = pieces.find(({ side }) => side !== from?.side);
    if (from && to) found.set(`${from.id} ${to.id}`, { from: spot(from), to: spot(stood.get(to.id) ?? to) });
  }
  return [...found.values()];
}
const spot = ({ id, x, y, where }: Piece): Spot => ({ id, x, y, ...(where !== 'table' && { beside: true }) });

/** Something of it can be seen on the table, or it concerns somebody of the other side: he was turned up. A throw for nobody on the table is no deed. */
const isSeen = (take: Take): boolean => {
  const { by, starts, lines, moved, turned, gone, revealed, shots, throws, about } = take;
  if (starts) return moved.length + gone.length > 0;
  // what befell somebody while both acted unseen was done by nobody in sight, and is told all the same
  if (by === 'all') return lines.some(one => one.about.length > 0);
  if (moved.length + turned.length + gone.length + revealed.length + shots.length > 0) return true;
  return about.length > 0 && (throws.length > 0 || concernsOthers(take));
};
const concernsOthers = ({ by, lines, before }: Take): boolean =>
  (by === 'a' || by === 'b') &&
  before.pieces.some(({ id, side }) => side !== by && lines.some(({ about }) => about.includes(id)));

function numbered(takes: readonly Take[]): readonly Take[] {
  let last = 0;
  return takes.map(take => (isSeen(take) ? { ...take, number: ++last } : take));
}
