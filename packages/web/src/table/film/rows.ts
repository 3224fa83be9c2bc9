import { SIDES, type Side, type Viewer } from '@umpire/engine';
import { predicateOf } from './predicate.js';
import { type RowWords, rowWords } from './row-words.js';
import { counted, runsOf } from './runs.js';
import type { Take } from './takes.js';

/** A row of the strip: one take, or several that are alike. */
export interface StripRow {
  /** The place of its first take, and of its last. */
  readonly from: number;
  readonly to: number;
  readonly takes: readonly Take[];
  readonly words: RowWords;
}

/** A mere change of place: nothing was thrown, nobody was struck, lost or seen. */
const isMove = ({ moved, turned, shots, gone, revealed, throws }: Take): boolean =>
  moved.length + turned.length > 0 && shots.length + gone.length + revealed.length + throws.length === 0;

/** Who did what, if that is all there is to a take: `B1`, `move`. */
function simply(take: Take) {
  const lines = take.lines.filter(({ about }) => about.length > 0);
  const last = lines.at(-1);
  if (!last || !isMove(take) || lines.some(({ about }) => about.join() !== last.about.join())) return undefined;
  return predicateOf(last, take.before);
}

/** Those that did the same one after the other stand in one row: `B1–B12 move`. */
export function stripRows(takes: readonly Take[], viewer: Viewer): readonly StripRow[] {
  const rows: { from: number; to: number; takes: Take[]; labels: string[]; many: string | undefined }[] = [];
  takes.forEach((take, i) => {
    const said = simply(take);
    const last = rows.at(-1);
    if (said && last?.many === said.many && last.takes[0]!.by === take.by && sameTurn(last.takes[0]!, take)) {
      last.to = i;
      last.takes.push(take);
      last.labels.push(...said.labels);
    } else rows.push({ from: i, to: i, takes: [take], labels: [...(said?.labels ?? [])], many: said?.many });
  });
  return rows.map(({ from, to, takes: of, labels, many }) => ({
    from,
    to,
    takes: of,
    words: of.length === 1 ? rowWords(of[0]!, viewer) : { text: `${runsOf(counted(labels))} ${many}` },
  }));
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

const sameTurn = (one: Take, other: Take): boolean => one.before.status?.turn === other.before.status?.turn;

/** The numbers that its takes have on the table. */
export function numbersOf({ takes }: StripRow): string {
  const [first, last] = [takes[0]?.number, takes.at(-1)?.number];
  return first === last ? `${first ?? ''}` : `${first}–${last}`;
}
