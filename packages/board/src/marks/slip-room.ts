/** Where slips of paper lie: over no piece, no label and no other slip, if there is such a place. */
import type { Point, Size } from '@umpire/engine';
import { createContext, useContext, useEffect, useId } from 'react';
import {
  type Box,
  boxAbout,
  CAPTION,
  CORNER,
  Crowd,
  halfOf,
  isWithin,
  type Labelled,
  type LabelPlaces,
  meet,
} from '../piece/labels.js';

/** Where the labels of pieces are written. */
export function labelBoxes(pieces: readonly Labelled[], labels: LabelPlaces, size: number): readonly Box[] {
  return pieces.flatMap(piece => {
    const label = labels.get(piece.id);
    const boxed = ({ x, y, text }: Point & { readonly text: string }, large: number): Box => {
      const half = halfOf(text, large);
      return boxAbout({ x: piece.at.x + x, y: piece.at.y + y }, half.x, half.y);
    };
    const written = label ? [boxed(label, label.corner ? size * CORNER : size)] : [];
    const under = label?.caption ? [boxed(label.caption, size * CAPTION)] : [];
    return [...written, ...under];
  });
}

/** As near to where it was wanted as it can be without leaving what is seen. */
function pushedIn({ x, y }: Point, { width, depth }: Size, seen: Box): Point {
  const [across, up] = [width / 2, depth / 2];
  const [most, lowest] = [seen.right - across, seen.bottom - up];
  return { x: Math.max(seen.left + across, Math.min(most, x)), y: Math.max(seen.top + up, Math.min(lowest, y)) };
}

/**
 * What a slip may cover where no place is free: nothing, then it is left out; rather words than a piece, those can be read elsewhere
 * too; or rather a piece, for what lies at the corner of one in any case.
 */
export type Covers = 'nothing' | 'words' | 'pieces';
/** How bad it is to cover words, and a piece. */
const BADNESS: Readonly<Record<Exclude<Covers, 'nothing'>, { readonly word: number; readonly piece: number }>> = {
  words: { word: 1, piece: 4 },
  pieces: { word: 4, piece: 1 },
};

export class SlipRoom {
  /** All that is in the way; and so much of it as is read, other slips among it. */
  readonly #crowd = new Crowd();
  readonly #read = new Crowd();
  readonly #slips = new Map<string, Box>();
  readonly #seen: Box | undefined;

  /** `bodies` are seen, `words` are read. */
  constructor(bodies: readonly Box[] = [], seen?: Box, words: readonly Box[] = []) {
    for (const box of bodies) this.#crowd.add(box);
    for (const box of words) this.#write(box);
    this.#seen = seen;
  }

  #write(box: Box): void {
    this.#crowd.add(box);
    this.#read.add(box);
  }

  /**
   * The first of the places at which a slip covers nothing; where there is none, the one at which what it may cover is least. Whoever
   * asks again under the same name moves his slip. `fits`: those places are taken before all others, if they are as free.
   */
  place(
    name: string,
    wanted: readonly Point[],
    size: Size,
    covers: Covers,
    fits: (box: Box) => boolean = () => true,
  ): Point | undefined {
    this.leave(name);
    const seen = this.#seen;
    const boxAt = (place: Point): Box => boxAbout(place, size.width / 2, size.depth / 2);
    // of what is out of sight the words are too; but they are never cut by its edge
    const isSeen = seen && wanted.some(place => meet(boxAt(place), seen));
    const all = isSeen ? wanted.map(place => pushedIn(place, size, seen)) : wanted;
    const whole = seen ? all.filter(place => isWithin(boxAt(place), seen)) : all;
    const inSight = whole.length > 0 ? whole : all;
    const fitting = inSight.filter(place => fits(boxAt(place)));
    const isFree = (place: Point): boolean => !this.#crowd.hits(boxAt(place));
    const free = whole.length > 0 ? (fitting.find(isFree) ?? whole.find(isFree)) : undefined;
    const found = free ?? this.#leastCovering(fitting.length > 0 ? fitting : inSight, boxAt, covers);
    if (!found) return undefined;
    const box = boxAt(found);
    this.#slips.set(name, box);
    this.#write(box);
    return found;
  }

  #leastCovering(places: readonly Point[], boxAt: (place: Point) => Box, covers: Covers): Point | undefined {
    if (covers === 'nothing') return undefined;
    const { word, piece } = BADNESS[covers];
    const costs = places.map(place => {
      const [all, words] = [this.#crowd.covered(boxAt(place)), this.#read.covered(boxAt(place))];
      return word * words + piece * (all - words);
    });
    return places[costs.indexOf(Math.min(...costs))];
  }

  leave(name: string): void {
    const box = this.#slips.get(name);
    if (!box) return;
    this.#crowd.remove(box);
    this.#read.remove(box);
    this.#slips.delete(name);
  }
}

export const SlipRoomContext = createContext(new SlipRoom());

/** Where a slip lies on the board round about, as long as it is shown. */
export function useSlipPlace(places: readonly Point[], size: Size, covers: Covers): Point | undefined {
  const room = useContext(SlipRoomContext);
  const name = useId();
  useEffect(() => () => room.leave(name), [room, name]);
  return room.place(name, places, size, covers);
}
