/**
 * Where the labels go. A label lies below its piece; where that would cover another piece or label it goes to the right, to
 * the left or above, if nobody would take it there for a neighbour's; else on the piece itself, at its upper edge, if it is short enough
 * for that; else there is none. No label leaves the frame.
 */
import type { Point } from '@umpire/engine';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Labelled {
  readonly id: string;
  readonly text: string;
  /** What it is called where there is room for it. */
  readonly name?: string;
  /** The piece's middle and how far it reaches, with whatever else must not be covered. */
  readonly at: Point;
  readonly across: number;
  readonly up: number;
  /** Shown even where it covers something. */
  readonly always?: boolean;
  /** In a row of the off-table zone: below its piece or nowhere. */
  readonly belowOnly?: boolean;
  /** Where it waits beside the table: its label stays in there. */
  readonly strip?: Box;
  /** What else belongs to the piece and must not be covered: its badges, its flag. From its middle. */
  readonly extras?: readonly Box[];
}

/** The middle of a label, from the middle of its piece, and what it says. */
export interface LabelPlace extends Point {
  readonly text: string;
}
export type LabelPlaces = ReadonlyMap<string, LabelPlace>;

const CELL = 800;

/** Boxes by cells of a grid, so that five hundred labels do not look at each other. */
export class Crowd {
  readonly #cells = new Map<number, Box[]>();

  *#cellsOf(box: Box): Generator<number> {
    for (let i = Math.floor(box.left / CELL); i <= Math.floor(box.right / CELL); i++) {
      for (let j = Math.floor(box.top / CELL); j <= Math.floor(box.bottom / CELL); j++) yield i * 4096 + j;
    }
  }

  add(box: Box): void {
    for (const cell of this.#cellsOf(box)) {
      const boxes = this.#cells.get(cell);
      if (boxes) boxes.push(box);
      else this.#cells.set(cell, [box]);
    }
  }

  remove(box: Box): void {
    for (const cell of this.#cellsOf(box)) {
      const boxes = this.#cells.get(cell);
      const at = boxes?.indexOf(box) ?? -1;
      if (at >= 0) boxes!.splice(at, 1);
    }
  }

  /** `own`: boxes that do not count. */
  hits(box: Box, own: readonly Box[] = []): boolean {
    for (const cell of this.#cellsOf(box)) {
      for (const other of this.#cells.get(cell) ?? []) {
        if (own.includes(other)) continue;
        if (box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top)
          return true;
      }
    }
    return false;
  }

  /** How much of a box others cover: the sum of what each of them does. */
  covered(box: Box): number {
    const others = new Set<Box>();
    for (const cell of this.#cellsOf(box)) for (const other of this.#cells.get(cell) ?? []) others.add(other);
    let sum = 0;
    for (const other of others) sum += shared(box, other);
    return sum;
  }
}

/** The area that two boxes have in common. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const up = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && up > 0 ? across * up : 0;
}

export const boxAbout = (at: Point, across: number, up: number): Box => ({
  left: at.x - across,
  top: at.y - up,
  right: at.x + across,
  bottom: at.y + up,
});

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** About the width of a text in the sans serifs we may meet. */
export const textWidth = (text: string, size: number): number => text.length * size * 0.66;

/** Those that must be shown choose first; the order of the list does not matter. */
const inOrder = (pieces: readonly Labelled[]): Labelled[] =>
  [...pieces].sort((a, b) => Number(b.always ?? false) - Number(a.always ?? false) || (a.id < b.id ? -1 : 1));

/** Where a label may lie, from the middle of its piece. */
const WAYS = ['below', 'right', 'left', 'above', 'within'] as const;
type Way = (typeof WAYS)[number];

export const halfOf = (text: string, size: number): Point => ({
  x: textWidth(text, size) / 2 + size * 0.1,
  y: size * 0.46,
});

/** The middle of a text that lies so, moved sideways into the frame; undefined where it would leave it all the same. */
function placeFor(piece: Labelled, text: string, way: Way, { size, frame: whole }: Sheet): Point | undefined {
  const { at, across, up, strip: frame = whole } = piece;
  const half = halfOf(text, size);
  if (2 * half.x > frame.right - frame.left) return undefined;
  const gap = size * 0.12;
  const { x, y } = {
    below: { x: 0, y: up + half.y + gap },
    right: { x: across + half.x + gap * 2, y: 0 },
    left: { x: -across - half.x - gap * 2, y: 0 },
    above: { x: 0, y: -up - half.y - gap * 2.6 },
    within: { x: 0, y: -up + half.y + gap },
  }[way];
  if (at.y + y - half.y < frame.top || at.y + y + half.y > frame.bottom) return undefined;
  return { x: clamp(at.x + x, frame.left + half.x, frame.right - half.x) - at.x, y };
}

/** How large labels are, and what they must not leave. */
interface Sheet {
  readonly size: number;
  readonly frame: Box;
}

/** Where a text lies, and the box it takes there. */
interface Taken {
  readonly way: Way;
  readonly place: LabelPlace;
  readonly box: Box;
}

function takenBy(piece: Labelled, text: string, way: Way, sheet: Sheet): Taken | undefined {
  const place = placeFor(piece, text, way, sheet);
  if (!place) return undefined;
  const half = halfOf(text, sheet.size);
  return {
    way,
    place: { x: Math.round(place.x), y: Math.round(place.y), text },
    box: boxAbout({ x: piece.at.x + place.x, y: piece.at.y + place.y }, half.x, half.y),
  };
}

const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** What a piece takes of the table itself. */
export const bodyOf = ({ at, across, up, extras = [] }: Labelled): readonly Box[] => [
  boxAbout(at, across * 0.92, up * 0.92),
  ...extras.map(box => ({
    left: at.x + box.left,
    top: at.y + box.top,
    right: at.x + box.right,
    bottom: at.y + box.bottom,
  })),
];

/**
 * A name, and a label that is not below its piece as most are, keeps so far from everybody else, in parts of its size, that nobody takes
 * it for that of his neighbour: beside a piece is also beside another, and above one is below another.
 */
const APART = 0.4;

/** Whether a label can be written on its own piece: it is no wider, and covers nobody else. */
const fitsWithin = ({ across }: Labelled, box: Box, own: readonly Box[], crowd: Crowd): boolean =>
  box.right - box.left <= 2 * across && !crowd.hits(box, own);

/** First every piece gets its label; then those round which there is room are called by their names, on the same side. */
export function placeLabels(pieces: readonly Labelled[], size: number, frame: Box): LabelPlaces {
  const sheet = { size, frame };
  const crowd = new Crowd();
  const bodies = new Map(pieces.map(piece => [piece.id, bodyOf(piece)]));
  for (const boxes of bodies.values()) for (const box of boxes) crowd.add(box);
  const found = new Map<string, Taken>();
  const ordered = inOrder(pieces);
  for (const piece of ordered) {
    const ways = piece.belowOnly ? WAYS.slice(0, 1) : WAYS;
    const all = ways.flatMap(way => takenBy(piece, piece.text, way, sheet) ?? []);
    const own = bodies.get(piece.id)!;
    const outside = all.filter(({ way, box }) => way !== 'within' && !crowd.hits(box));
    const label =
      outside.find(({ way, box }) => way === 'below' || !crowd.hits(wider(box, size * APART), own)) ??
      all.find(({ way, box }) => way === 'within' && fitsWithin(piece, box, own, crowd)) ??
      (piece.always ? (outside[0] ?? all[0]) : undefined);
    if (!label) continue;
    crowd.add(label.box);
    found.set(piece.id, label);
  }
  for (const piece of ordered) {
    const label = found.get(piece.id);
    const named =
      label && label.way !== 'within' && piece.name !== undefined
        ? takenBy(piece, piece.name, label.way, sheet)
        : undefined;
    const own = label ? [label.box, ...bodies.get(piece.id)!] : [];
    if (!named || crowd.hits(wider(named.box, size * APART), own)) continue;
    // the edge of the table may have pushed it back over its own piece
    if (crowd.hits(named.box, [label!.box])) continue;
    crowd.remove(label!.box);
    crowd.add(named.box);
    found.set(piece.id, named);
  }
  return new Map([...found].map(([id, { place }]) => [id, place]));
}
