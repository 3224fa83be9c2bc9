import { type Point, SIDES, type Side, type Viewer } from '@umpire/engine';
import { changesBetween } from './changes.js';
import { didWords, lengthsWords, type Predicate, predicateOf } from './predicate.js';
import { behind, type RowWords, rowWords } from './row-words.js';
import { runsOf } from './runs.js';
import { type Take, turnOfTake as turnOf } from './takes.js';

/** A row of the strip: one take, or several that are alike. */
export interface StripRow {
  /** The places of its takes. */
  readonly at: readonly number[];
  readonly takes: readonly Take[];
  readonly words: RowWords;
}

/** A mere change of place: nothing was thrown, nobody was struck, lost or seen. */
const isMove = ({ moved, turned, shots, gone, revealed, throws }: Take): boolean =>
  moved.length + turned.length > 0 && shots.length + gone.length + revealed.length + throws.length === 0;

/** A throw that moved nobody and struck nobody. */
const isWithoutTrace = ({ moved, turned, shots, gone, revealed, stamps }: Take): boolean =>
  moved.length + turned.length + shots.length + gone.length + revealed.length + stamps.length === 0;

interface Simply extends Predicate {
  readonly result?: string | undefined;
  readonly way?: Way | undefined;
}

/** Who did what, if that is all there is to a take: `B1`, `move`. What came of an idle throw is the same or it is another deed. */
function simply(take: Take): Simply | undefined {
  const lines = take.lines.filter(({ about }) => about.length > 0);
  const last = lines.at(-1);
  if (!last || lines.some(({ about }) => about.join() !== last.about.join())) return undefined;
  if (isMove(take)) {
    const moves = predicateOf(last, take.before);
    // whoever flees or charges says so himself
    const isPlain = moves && PLAIN.includes(moves.many) && (moves.rest === undefined || lengthsWords([moves.rest]));
    return moves && { ...moves, ...(isPlain && { way: wayOf(take) }) };
  }
  const said = isWithoutTrace(take) && lines.length === 1 ? predicateOf(last, take.before) : undefined;
  return said && { ...said, result: behind(last.text) };
}

/**
 * Those that did the same stand in one row, wherever they did it in their turn: `B1–B12 move`. The latest turn comes first, and in it what
 * matters: who was lost, driven back, struck, whom they went for; then who went forward, or back; last the throws that came to nothing. The numbers say in which order it
 * came; what a turn began with stands behind all deeds. `inOrder`, as long as they are still at it or all of it is read, the latest stands
 * last, and only those one after the other are told together.
 */
export function stripRows(takes: readonly Take[], viewer: Viewer, inOrder = false): readonly StripRow[] {
  const rows: { readonly at: number[]; readonly takes: Take[]; readonly labels: string[]; readonly key: string }[] = [];
  const sayings = takes.map(simply);
  takes.forEach((take, i) => {
    const said = sayings[i];
    const key = said ? [take.by, take.starts, turnOf(take), said.many, said.way, said.result].join('|') : `${i}`;
    const alike = (inOrder ? rows.slice(-1) : rows).find(row => row.key === key);
    if (alike) {
      alike.at.push(i);
      alike.takes.push(take);
      alike.labels.push(...said!.labels);
    } else rows.push({ at: [i], takes: [take], labels: [...(said?.labels ?? [])], key });
  });
  const told = rows.map(({ at, takes: of, labels }): StripRow => {
    const said = sayings[at[0]!];
    const way = said?.way ? ` ${said.way}` : '';
    if (of.length === 1 || !said) {
      const words = rowWords(of[0]!, viewer);
      return { at, takes: of, words: { ...words, text: `${words.text}${way}` } };
    }
    const { result } = said;
    const far = new Set(labels).size > 1 ? lengthsWords(at.map(i => sayings[i]?.rest)) : undefined;
    const text = `${didWords(labels, said)}${far ? ` ${far}` : ''}${way}`;
    return { at, takes: of, words: { text, ...(result && { result }) } };
  });
  if (inOrder) return told;
  const turns = [...new Set(takes.map(turnOf))];
  const placeOf = (take: Take): number => turns.indexOf(turnOf(take));
  const apart = (take: Take): number => (take.starts ? 1 : 0);
  const weights = new Map(told.map(({ takes: [first] }) => [first, weightOf(first!, viewer)]));
  return told.sort(
    ({ takes: [one] }, { takes: [other] }) =>
      apart(one!) - apart(other!) || placeOf(other!) - placeOf(one!) || weights.get(one)! - weights.get(other)!,
  );
}

type Way = 'forward' | 'back';

/** Words that say nothing of where to. */
const PLAIN = ['move', 'march'];

/** So much of its way must have brought it nearer to the nearest of the others, or farther from him. */
const STRAIGHT = 0.5;

/** Whether those who moved went towards the nearest of the other side that was seen, or away from him; undefined: along him, or nobody was seen. */
export function wayOf({ by, before, moved }: Pick<Take, 'by' | 'before' | 'moved'>): Way | undefined {
  const others = before.pieces.filter(({ side, where }) => side !== by && where === 'table');
  const own = moved.filter(({ id }) => before.pieces.some(piece => piece.id === id && piece.side === by));
  if (others.length === 0 || own.length === 0 || own.length < moved.length) return undefined;
  const gap = (from: Point): number => Math.min(...others.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)));
  const shares = own.map(({ from, to }) => (gap(from) - gap(to)) / Math.hypot(to.x - from.x, to.y - from.y));
  if (shares.every(share => share >= STRAIGHT)) return 'forward';
  return shares.every(share => share <= -STRAIGHT) ? 'back' : undefined;
}

/** The book says what came of it, and that is nothing for anybody. */
const cameToNothing = ({ lines, gone }: Take): boolean =>
  gone.length === 0 && lines.some(({ outcome }) => outcome?.stamps.length === 0);

/** What a player wants to hear of first: the less the sooner. */
function weightOf(take: Take, viewer: Viewer): number {
  const { by, before, after, gone, moved, stamps, shots, throws, revealed } = take;
  const isIdle = isWithoutTrace(take) || cameToNothing(take);
  const isOther = (id: string): boolean => before.pieces.some(piece => piece.id === id && piece.side !== by);
  // who was missed is stamped as well
  const marked = new Set(changesBetween(before, after).marked.map(({ id }) => id));
  const matters = [
    gone.some(({ side }) => side === viewer),
    gone.length > 0,
    // who is moved by what another did was driven back
    moved.some(({ id }) => isOther(id)),
    stamps.some(({ piece }) => marked.has(piece)),
    !isIdle && shots.length > 0 && throws.length > 0,
    !isIdle && shots.length > 0,
    !isIdle && revealed.length + throws.length > 0,
    !isIdle && wayOf(take) !== 'back',
    !isIdle,
  ];
  const first = matters.indexOf(true);
  return first < 0 ? matters.length : first;
}

/** Who was lost on which side, and in which take the first of them was. */
export function lostIn(
  takes: readonly Take[],
): readonly { readonly side: Side; readonly names: string; readonly from: number }[] {
  return SIDES.flatMap(side => {
    const labels = takes.flatMap(({ gone }) => gone.filter(piece => piece.side === side).map(({ label }) => label));
    const from = takes.findIndex(({ gone }) => gone.some(piece => piece.side === side));
    return labels.length > 0 ? [{ side, names: labels.join(', '), from }] : [];
  });
}

/** The numbers that its takes have on the table: `1–3, 7`. */
export const numbersOf = ({ takes }: StripRow): string =>
  runsOf(
    takes.map(({ number }) => `${number ?? ''}`),
    2,
  );
