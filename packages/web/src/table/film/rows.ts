import { SIDES, type Side, type Viewer } from '@umpire/engine';
import { didWords, type Predicate, predicateOf } from './predicate.js';
import { behind, type RowWords, rowWords } from './row-words.js';
import { runsOf } from './runs.js';
import type { Take } from './takes.js';

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
const isIdle = ({ moved, turned, shots, gone, revealed, stamps }: Take): boolean =>
  moved.length + turned.length + shots.length + gone.length + revealed.length + stamps.length === 0;

/** Who did what, if that is all there is to a take: `B1`, `move`. What came of an idle throw is the same or it is another deed. */
function simply(take: Take): (Predicate & { readonly result?: string | undefined }) | undefined {
  const lines = take.lines.filter(({ about }) => about.length > 0);
  const last = lines.at(-1);
  if (!last || lines.some(({ about }) => about.join() !== last.about.join())) return undefined;
  if (isMove(take)) return predicateOf(last, take.before);
  const said = isIdle(take) && lines.length === 1 ? predicateOf(last, take.before) : undefined;
  return said && { ...said, result: behind(last.text) };
}

/**
 * Those that did the same stand in one row, wherever they did it in their turn: `B1–B12 move`. What matters comes first: who was
 * lost, who was struck, whom they went for; then what was thrown, last who only moved. The numbers say in which order it came.
 * While they are still at it (`live`) the latest stands last, and only those one after the other are told together.
 */
export function stripRows(takes: readonly Take[], viewer: Viewer, live = false): readonly StripRow[] {
  const rows: { readonly at: number[]; readonly takes: Take[]; readonly labels: string[]; readonly key: string }[] = [];
  const sayings = takes.map(simply);
  takes.forEach((take, i) => {
    const said = sayings[i];
    const key = said ? [take.by, turnOf(take), said.many, said.result].join('|') : `${i}`;
    const alike = (live ? rows.slice(-1) : rows).find(row => row.key === key);
    if (alike) {
      alike.at.push(i);
      alike.takes.push(take);
      alike.labels.push(...said!.labels);
    } else rows.push({ at: [i], takes: [take], labels: [...(said?.labels ?? [])], key });
  });
  const told = rows.map(({ at, takes: of, labels }): StripRow => {
    const said = sayings[at[0]!];
    if (of.length === 1 || !said) return { at, takes: of, words: rowWords(of[0]!, viewer) };
    const { result } = said;
    return { at, takes: of, words: { text: didWords(labels, said), ...(result && { result }) } };
  });
  if (live) return told;
  const turns = [...new Set(takes.map(turnOf))];
  const placeOf = (take: Take): number => turns.indexOf(turnOf(take));
  return told.sort(
    ({ takes: [one] }, { takes: [other] }) => placeOf(one!) - placeOf(other!) || weightOf(one!) - weightOf(other!),
  );
}

/** What a player wants to hear of first: the less the sooner. */
function weightOf({ gone, stamps, shots, throws, revealed }: Take): number {
  const matters = [
    gone.length > 0,
    stamps.length > 0,
    shots.length > 0 && throws.length > 0,
    shots.length > 0,
    revealed.length + throws.length > 0,
  ];
  const first = matters.indexOf(true);
  return first < 0 ? matters.length : first;
}

const turnOf = ({ before }: Take): string | undefined => before.status?.turn;

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
