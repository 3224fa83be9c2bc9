/**
 * Where the labels go. A label lies below its piece; where that would cover another piece or label it goes to the right, to
 * the left or above, if nobody would take it there for a neighbour's; else on the piece itself, if it is short enough for that: in the corner of a
 * counter, whose symbol makes room for it, else at the upper edge; else there is none. No label leaves the frame.
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
  /** The same without its label: written under that where there is no room beside it. */
  readonly caption?: string;
  /** Those who stand in one line and are called the same are called it once, where that stands under all of them. */
  readonly line?: string;
  /** The piece's middle and how far it reaches, with whatever else must not be covered. */
  readonly at: Point;
  readonly across: number;
  readonly up: number;
  /** Where it stands askew: what it takes of the table, slice by slice from the top down. From its middle. */
  readonly slices?: readonly Box[];
  /** Shown even where it covers something. */
  readonly always?: boolean;
  /** Half of its counter, if that has room for a label in its corner. */
  readonly corner?: Point;
  /** In a row of the off-table zone: below its piece, or on it. */
  readonly belowOnly?: boolean;
  /** Where it waits beside the table: its label stays in there. */
  readonly strip?: Box;
  /** What else belongs to the piece and must not be covered: its badges, its flag. From its middle. */
  readonly extras?: readonly Box[];
}

/** The middle of a text, from the middle of its piece, and what it says. */
interface TextPlace extends Point {
  readonly text: string;
}
export interface LabelPlace extends TextPlace {
  /** It is written in the corner of its counter. */
  readonly corner?: true;
  /** To the right of its piece it begins there, to the left it ends: how wide its letters are nobody knows before they are drawn. */
  readonly from?: number;
  /** What stands under it: for its piece alone, or for the whole line of which it is the first. */
  readonly caption?: TextPlace;
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
        if (meet(box, other)) return true;
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
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const up = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && up > 0 ? across * up : 0;
}

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

export const isWithin = (box: Box, { left, top, right, bottom }: Box): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;

/** Whether the edge of what is in sight goes through it. */
export const isCut = (box: Box, seen: Box | undefined): boolean =>
  seen !== undefined && meet(box, seen) && !isWithin(box, seen);

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
const inOrder = (pieces: readonly Labelled[], must: readonly Labelled[]): Labelled[] =>
  [...pieces].sort((a, b) => Number(must.includes(b)) - Number(must.includes(a)) || (a.id < b.id ? -1 : 1));

/** Where a label may lie, from the middle of its piece. */
const WAYS = ['below', 'right', 'left', 'above', 'within'] as const;
type Way = (typeof WAYS)[number];
const BESIDE_TABLE: readonly Way[] = ['below', 'within'];
/** In the upper left corner of a counter, for its badges hang at the right; else where they and those of a neighbour leave it free. */
const CORNERS = [-1, 0, 1] as const;
/** So much of a label in a corner may be covered by what sticks out of others. */
const HIDDEN = 0.3;

export const halfOf = (text: string, size: number): Point => ({
  x: textWidth(text, size) / 2 + size * 0.1,
  y: size * 0.46,
});

/** The middle of a text that lies so, moved sideways into the frame; undefined where it would leave it all the same. */
function placeFor(piece: Labelled, text: string, way: Way, { size, frame: whole }: Sheet): Point | undefined {
  const { at, across, up, strip: frame = whole, corner } = piece;
  if (way === 'within' && corner) return undefined;
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
  /** What of the drawing is in sight, where that is not all of it. */
  readonly seen?: Box | undefined;
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
  const box = boxAbout({ x: piece.at.x + place.x, y: piece.at.y + place.y }, half.x, half.y);
  if (isCut(box, sheet.seen)) return undefined;
  const [x, y] = [Math.round(place.x), Math.round(place.y)];
  // past the prow, which a base does not count
  const inner = (half.x - sheet.size * 0.3) * Math.sign(x);
  const from = way === 'right' || way === 'left' ? { from: Math.round(x - inner) } : {};
  return { way, place: { x, y, text, ...from }, box };
}

/** In the corner of its counter, where that is wide enough: there least of it is covered. `must`: however much that is. */
function cornerOf(piece: Labelled, { sheet, bare, words }: Written, must: boolean): Taken | undefined {
  const { at, text, corner } = piece;
  if (!corner) return undefined;
  const half = halfOf(text, sheet.size * CORNER);
  const slack = corner.x - half.x;
  if (slack < 0) return undefined;
  const body = bareOf(piece)[0]!;
  const places = CORNERS.map(side => ({ x: at.x + side * slack, y: at.y - corner.y + half.y }))
    .map(place => ({ place, box: boxAbout(place, half.x, half.y) }))
    .filter(({ box }) => !isCut(box, sheet.seen) && (must || !words.hits(box)))
    .map(one => ({ ...one, hidden: bare.covered(one.box) - shared(one.box, body) }))
    .sort((a, b) => a.hidden - b.hidden);
  const [best] = places;
  if (!best || (!must && best.hidden > HIDDEN * 4 * half.x * half.y)) return undefined;
  const { place, box } = best;
  return {
    way: 'within',
    place: { x: Math.round(place.x - at.x), y: Math.round(place.y - at.y), text, corner: true },
    box,
  };
}

/** What a piece takes without the ring round it. */
const bareOf = (piece: Labelled): readonly Box[] =>
  bodyOf(piece.corner ? { ...piece, across: piece.corner.x, up: piece.corner.y } : piece);

/** How large a label in the corner of a counter is, of the size of labels. */
export const CORNER = 0.85;

const wider = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const about = ({ at: { x, y } }: Labelled, boxes: readonly Box[]): readonly Box[] =>
  boxes.map(({ left, top, right, bottom }) => ({ left: x + left, top: y + top, right: x + right, bottom: y + bottom }));

/** What sticks out of a piece, where it stands. */
export const extrasOf = (piece: Labelled): readonly Box[] => about(piece, piece.extras ?? []);

/** What a piece takes of the table itself. */
export const bodyOf = (piece: Labelled): readonly Box[] => [
  ...(piece.slices ? about(piece, piece.slices) : [boxAbout(piece.at, piece.across * 0.92, piece.up * 0.92)]),
  ...extrasOf(piece),
];

/**
 * A name, and a label that is not below its piece as most are, keeps so far from everybody else, in parts of its size, that nobody takes
 * it for that of his neighbour: beside a piece is also beside another, and above one is below another.
 */
const APART = 0.4;
/** A name is wider than its piece, and keeps farther from the bodies of others: where it lies as near to one of them it is read as his. */
const CLEAR = 0.9;

/** What a name keeps free of other pieces: farther on the way that it lies from its own. */
const clearOf = (way: Way, box: Box, size: number): Box =>
  way === 'below' || way === 'above'
    ? { ...box, top: box.top - size * CLEAR, bottom: box.bottom + size * CLEAR }
    : { ...box, left: box.left - size * CLEAR, right: box.right + size * CLEAR };

/** Whether a label can be written on its own piece: it is no wider, and covers nobody else. */
const fitsWithin = ({ across }: Labelled, box: Box, own: readonly Box[], crowd: Crowd): boolean =>
  box.right - box.left <= 2 * across && !crowd.hits(box, own);

/** How large a caption is, of the size of labels. */
export const CAPTION = 0.9;

/** What is written by now. */
interface Written {
  readonly sheet: Sheet;
  readonly crowd: Crowd;
  /** The same without rings, for what is written on a piece itself. */
  readonly bare: Crowd;
  /** Words alone: pieces may stick out over a corner a little, words lie over no others. */
  readonly words: Crowd;
  /** Pieces alone. */
  readonly solid: Crowd;
  readonly bodies: ReadonlyMap<string, readonly Box[]>;
  readonly found: Map<string, Taken>;
}

/**
 * First every piece gets its label; then those round which there is room are called by their names, on the same side. Whoever must be shown and
 * has found no place chooses before all others; else nothing moves because somebody is selected. `taken`: what is written already.
 */
export function placeLabels(
  pieces: readonly Labelled[],
  size: number,
  frame: Box,
  taken: readonly Box[] = [],
  seen?: Box,
): LabelPlaces {
  const sheet = { size, frame, seen };
  const places = placedOn(sheet, pieces, [], taken);
  const missing = pieces.filter(({ id, always }) => always && !places.has(id));
  return missing.length === 0 ? places : placedOn(sheet, pieces, missing, taken);
}

/** `must`: they choose first, and are shown even where they cover something. */
function placedOn(
  sheet: Sheet,
  pieces: readonly Labelled[],
  must: readonly Labelled[],
  taken: readonly Box[],
): LabelPlaces {
  const ordered = inOrder(pieces, must);
  const crowd = new Crowd();
  for (const box of taken) crowd.add(box);
  const bodies = new Map(ordered.map(piece => [piece.id, bodyOf(piece)]));
  const solid = new Crowd();
  for (const boxes of bodies.values())
    for (const box of boxes) {
      crowd.add(box);
      solid.add(box);
    }
  const bare = new Crowd();
  for (const piece of ordered) for (const box of bareOf(piece)) bare.add(box);
  const words = new Crowd();
  for (const box of taken) words.add(box);
  const written: Written = { sheet, crowd, bare, words, solid, bodies, found: new Map() };
  for (const piece of ordered) label(piece, written, must.includes(piece));
  for (const line of linesOf(ordered)) nameLine(line, written);
  return new Map([...written.found].map(([id, { place }]) => [id, place]));
}

function label(piece: Labelled, written: Written, must: boolean): void {
  const { sheet, crowd, bare, words, bodies, found } = written;
  const ways = piece.belowOnly ? BESIDE_TABLE : WAYS;
  const all = ways.flatMap(way => takenBy(piece, piece.text, way, sheet) ?? []);
  const own = bodies.get(piece.id)!;
  const outside = all.filter(({ way, box }) => way !== 'within' && !crowd.hits(box));
  const taken =
    outside.find(({ way, box }) => way === 'below' || !crowd.hits(wider(box, sheet.size * APART), own)) ??
    all.find(({ way, box }) => way === 'within' && fitsWithin(piece, box, own, crowd)) ??
    cornerOf(piece, written, must) ??
    (must ? (outside[0] ?? all[0]) : undefined);
  if (!taken) return;
  crowd.add(taken.box);
  bare.add(taken.box);
  words.add(taken.box);
  found.set(piece.id, taken);
}

/** Those who are called the same and stand in one line; everybody else by himself. */
function linesOf(pieces: readonly Labelled[]): readonly (readonly Labelled[])[] {
  const lines = new Map<string, Labelled[]>();
  for (const piece of pieces) {
    const { id, line, caption } = piece;
    const key = line === undefined || caption === undefined ? `alone ${id}` : `${line} ${caption}`;
    const others = lines.get(key);
    if (others) others.push(piece);
    else lines.set(key, [piece]);
  }
  return [...lines.values()];
}

/** Under all of a line together; else beside each who has room for it, those in the middle first. Whoever is alone: beside, else under. */
function nameLine(line: readonly Labelled[], written: Written): void {
  if (line.length === 1) return void (nameOne(line[0]!, written) || captionUnder(line, written));
  if (captionUnder(line, written)) return;
  const middle = (line.length - 1) / 2;
  const byMiddle = line.map((piece, i) => ({ piece, off: Math.abs(i - middle) })).sort((a, b) => a.off - b.off);
  for (const { piece } of byMiddle) nameOne(piece, written);
}

/** Whether there is room to write the whole name in place of the label: where that is, else at a side. */
function nameOne(piece: Labelled, { sheet, crowd, solid, bodies, found }: Written): boolean {
  const old = found.get(piece.id);
  const { id, name } = piece;
  if (!old || old.way === 'within' || name === undefined) return false;
  const ways: readonly Way[] = piece.belowOnly ? [old.way] : [old.way, 'right', 'left'];
  const named = ways
    .flatMap(way => takenBy(piece, name, way, sheet) ?? [])
    .find(
      ({ way, box }) =>
        !crowd.hits(wider(box, sheet.size * APART), [old.box, ...bodies.get(id)!]) &&
        !solid.hits(clearOf(way, box, sheet.size), bodies.get(id)) &&
        // the edge of the table may have pushed it back over its own piece
        !crowd.hits(box, [old.box]),
    );
  if (!named) return false;
  crowd.remove(old.box);
  crowd.add(named.box);
  found.set(id, named);
  return true;
}

/** Whether there is room for what they are called under the labels of a line, which lie side by side. */
function captionUnder(line: readonly Labelled[], { sheet: { size, frame, seen }, crowd, found }: Written): boolean {
  const labels = line.flatMap(({ id }) => found.get(id) ?? []);
  const [first] = line;
  const text = first?.caption;
  if (text === undefined || labels.length < line.length || labels.some(({ way }) => way !== 'below')) return false;
  const lowest = Math.max(...labels.map(({ box }) => box.bottom));
  if (lowest - Math.min(...labels.map(({ box }) => box.bottom)) > size) return false;
  const half = halfOf(text, size * CAPTION);
  const [left, right] = [
    Math.min(...labels.map(({ box }) => box.left)),
    Math.max(...labels.map(({ box }) => box.right)),
  ];
  const { left: least, right: most, bottom } = first!.strip ?? frame;
  const at = { x: clamp((left + right) / 2, least + half.x, most - half.x), y: lowest + half.y + size * 0.08 };
  const box = boxAbout(at, half.x, half.y);
  if (
    box.left < least ||
    box.bottom > bottom ||
    isCut(box, seen) ||
    crowd.hits(
      wider(box, size * 0.1),
      labels.map(taken => taken.box),
    )
  )
    return false;
  crowd.add(box);
  const { place, ...taken } = labels[0]!;
  const caption = { x: Math.round(at.x - first!.at.x), y: Math.round(at.y - first!.at.y), text };
  found.set(first!.id, { ...taken, place: { ...place, caption } });
  return true;
}
