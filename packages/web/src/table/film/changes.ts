import {
  type Gone,
  goneBetween,
  type Line,
  type Marker,
  type Piece,
  type Point,
  type Scene,
  samePoint,
} from '@umpire/engine';
import { withNames } from '../../ui/called.js';

export interface Moved {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

interface Marked extends Pick<Marker, 'text' | 'befell'> {
  readonly id: string;
}

/** What is different between two tables as one viewer saw them. It knows no book: it compares what was drawn. */
export interface Changes {
  /** Pieces that stand elsewhere on the table than before. */
  readonly moved: readonly Moved[];
  /** Pieces that stand where they stood and look elsewhere. */
  readonly turned: readonly string[];
  /** Pieces that stood on the table and are no more. */
  readonly gone: readonly Gone[];
  /** Pieces that have come on, and blanks that are blanks no more. */
  readonly revealed: readonly string[];
  /** Markers that a piece did not have. */
  readonly marked: readonly Marked[];
}

/** A word stamped on a piece, or where it stood. */
export interface Stamped {
  readonly piece: string;
  readonly text: string;
  /** The same by labels alone, for where there is no room for names. */
  readonly short?: string;
  readonly at?: Point;
}

/** What became of pieces, in a word. A marker that says what happened is a word: Pinned; the others say how things are. What a line says of somebody is said once. */
export const stampsOf = (
  { marked, gone }: Pick<Changes, 'marked' | 'gone'>,
  called?: Scene['called'],
  lines: readonly Line[] = [],
): readonly Stamped[] => [
  ...onEach([
    ...lines.flatMap(({ outcome }) => outcome?.stamps ?? []),
    ...marked.filter(({ befell, text }) => befell ?? !text.includes(' ')).map(({ id, text }) => ({ piece: id, text })),
  ]).filter(({ piece }) => gone.every(({ id }) => id !== piece)),
  // whoever is there no more is named: a bare word would be read with the name of a neighbour
  ...atOnePlace(gone).map(lost => {
    const short = lostWords(lost.map(({ label, fate = 'lost' }) => ({ label, fate: fate.toUpperCase() })));
    const [{ id, x, y }] = lost as [Gone, ...Gone[]];
    return { piece: id, text: withNames(short, called), short, at: { x, y } };
  }),
];

const onEach = (stamps: readonly Stamped[]): readonly Stamped[] => [
  ...new Map(
    stamps.map(({ piece, text }) => [`${piece} ${text.toUpperCase()}`, { piece, text: text.toUpperCase() }]),
  ).values(),
];

/** "A1 knocked out": each as it is said of him where a book has a word for it. */
export const lostWords = (lost: readonly Pick<Gone, 'label' | 'fate'>[]): string => {
  const fates = new Map<string, readonly string[]>();
  for (const { label, fate = 'lost' } of lost) fates.set(fate, [...(fates.get(fate) ?? []), label]);
  return [...fates].map(([fate, labels]) => `${labels.join(', ')} ${fate}`).join(', ');
};

/** Whoever was lost with those who rode on it. */
function atOnePlace(gone: readonly Gone[]): readonly (readonly Gone[])[] {
  const places = new Map<string, readonly Gone[]>();
  for (const piece of gone) {
    const place = `${piece.x} ${piece.y}`;
    places.set(place, [...(places.get(place) ?? []), piece]);
  }
  return [...places.values()];
}

const onTable = (piece: Piece): boolean => piece.where === 'table';
const isBlank = (piece: Piece): boolean => piece.symbol === 'unknown';

export function changesBetween(before: Scene, after: Scene): Changes {
  const then = new Map(before.pieces.map(piece => [piece.id, piece]));
  return {
    moved: movedBetween(before, after),
    turned: after.pieces.filter(piece => hasTurned(then.get(piece.id), piece)).map(({ id }) => id),
    gone: goneBetween(before, after).filter(onTable),
    revealed: after.pieces.filter(piece => onTable(piece) && isNewTo(then.get(piece.id), piece)).map(({ id }) => id),
    marked: after.pieces.flatMap(piece => newMarkers(then.get(piece.id), piece)),
  };
}

/** Pieces that stand elsewhere on the table than before. */
export function movedBetween(before: Scene, after: Scene): readonly Moved[] {
  const was = new Map(before.pieces.filter(onTable).map(piece => [piece.id, piece]));
  return after.pieces.filter(onTable).flatMap(({ id, x, y }): Moved[] => {
    const old = was.get(id);
    return old && !samePoint(old, { x, y }) ? [{ id, from: { x: old.x, y: old.y }, to: { x, y } }] : [];
  });
}

const hasTurned = (then: Piece | undefined, now: Piece): boolean =>
  then !== undefined && onTable(then) && onTable(now) && then.facing !== now.facing && samePoint(then, now);

const isNewTo = (then: Piece | undefined, now: Piece): boolean =>
  !then || !onTable(then) || (isBlank(then) && !isBlank(now));

function newMarkers(then: Piece | undefined, { id, markers }: Piece): Marked[] {
  if (!then) return [];
  const known = (letter: string, text: string) => then.markers.some(m => m.letter === letter && m.text === text);
  return markers
    .filter(({ letter, text }) => !known(letter, text))
    .map(({ text, befell }) => ({ id, text, ...(befell && { befell }) }));
}
