/**
 * Where the labels go. A label lies below its piece; where that would cover another piece or label it goes to the right, to
 * the left or above, and where there is no room at all it is left out: the piece still tells its name when asked.
 * No label leaves the frame.
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
  /** The piece's middle and how far it reaches, with whatever else must not be covered. */
  readonly at: Point;
  readonly across: number;
  readonly up: number;
  /** Shown even where it covers something. */
  readonly always?: boolean;
  /** In a row of the off-table zone: below its piece or nowhere. */
  readonly belowOnly?: boolean;
  /** What else belongs to the piece and must not be covered: its badges, its flag. From its middle. */
  readonly extras?: readonly Box[];
}

/** The middle of a label, from the middle of its piece. */
export type LabelPlaces = ReadonlyMap<string, Point>;

const CELL = 800;

/** Boxes by cells of a grid, so that five hundred labels do not look at each other. */
class Crowd {
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

  hits(box: Box): boolean {
    for (const cell of this.#cellsOf(box)) {
      for (const other of this.#cells.get(cell) ?? []) {
        if (box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top)
          return true;
      }
    }
    return false;
  }
}

const boxAbout = (at: Point, across: number, up: number): Box => ({
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

export function placeLabels(pieces: readonly Labelled[], size: number, frame: Box): LabelPlaces {
  const crowd = new Crowd();
  for (const { at, across, up, extras = [] } of pieces) {
    crowd.add(boxAbout(at, across * 0.92, up * 0.92));
    for (const box of extras)
      crowd.add({ left: at.x + box.left, top: at.y + box.top, right: at.x + box.right, bottom: at.y + box.bottom });
  }
  const places = new Map<string, Point>();
  for (const { id, text, at, across, up, always, belowOnly } of inOrder(pieces)) {
    const half = { x: textWidth(text, size) / 2 + size * 0.1, y: size * 0.46 };
    const gap = size * 0.12;
    const tries: Point[] = [
      { x: 0, y: up + half.y + gap },
      { x: across + half.x + gap * 2, y: 0 },
      { x: -across - half.x - gap * 2, y: 0 },
      { x: 0, y: -up - half.y - gap * 2.6 },
    ];
    const boxAt = (t: Point): Box => boxAbout({ x: at.x + t.x, y: at.y + t.y }, half.x, half.y);
    const within = tries
      .slice(0, belowOnly ? 1 : tries.length)
      .map(t => ({ x: clamp(at.x + t.x, frame.left + half.x, frame.right - half.x) - at.x, y: t.y }))
      .filter(t => at.y + t.y - half.y >= frame.top && at.y + t.y + half.y <= frame.bottom);
    const found = within.find(t => !crowd.hits(boxAt(t))) ?? (always ? within[0] : undefined);
    if (!found) continue;
    crowd.add(boxAt(found));
    places.set(id, { x: Math.round(found.x), y: Math.round(found.y) });
  }
  return places;
}
