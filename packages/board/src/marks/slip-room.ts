/** Where slips of paper lie: over no piece, no label and no other slip, if there is such a place. */
import type { Point, Size } from '@umpire/engine';
import { createContext, useContext, useEffect, useId } from 'react';
import {
  type Box,
  bodyOf,
  boxAbout,
  CAPTION,
  Crowd,
  halfOf,
  type Labelled,
  type LabelPlaces,
} from '../piece/labels.js';

/** What is drawn and must not be covered: every piece with what sticks out of it, and its label. */
export function boxesOf(pieces: readonly Labelled[], labels: LabelPlaces, size: number): readonly Box[] {
  return pieces.flatMap(piece => {
    const label = labels.get(piece.id);
    const boxed = ({ x, y, text }: Point & { readonly text: string }, large: number): Box => {
      const half = halfOf(text, large);
      return boxAbout({ x: piece.at.x + x, y: piece.at.y + y }, half.x, half.y);
    };
    const written = label ? [boxed(label, size)] : [];
    const under = label?.caption ? [boxed(label.caption, size * CAPTION)] : [];
    return [...bodyOf(piece), ...written, ...under];
  });
}

const isAt = (place: Point | undefined, { left, top, right, bottom }: Box): boolean =>
  place !== undefined && place.x >= left && place.x <= right && place.y >= top && place.y <= bottom;

const isWithin = (box: Box, { left, top, right, bottom }: Box): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;

/** As near to where it was wanted as it can be without leaving what is seen. */
function pushedIn({ x, y }: Point, { width, depth }: Size, seen: Box): Point {
  const [across, up] = [width / 2, depth / 2];
  const [most, lowest] = [seen.right - across, seen.bottom - up];
  return { x: Math.max(seen.left + across, Math.min(most, x)), y: Math.max(seen.top + up, Math.min(lowest, y)) };
}

export class SlipRoom {
  readonly #crowd = new Crowd();
  readonly #slips = new Map<string, Box>();
  readonly #seen: Box | undefined;

  constructor(boxes: readonly Box[] = [], seen?: Box) {
    for (const box of boxes) this.#crowd.add(box);
    this.#seen = seen;
  }

  /**
   * The first of the places at which a slip covers nothing; where there is none and it must be read, the one at which it lies on no other
   * slip and covers least. Whoever asks again under the same name moves his slip.
   */
  place(name: string, wanted: readonly Point[], size: Size, must: boolean): Point | undefined {
    this.leave(name);
    const seen = this.#seen;
    // of what is out of sight the words are too
    const places = seen && isAt(wanted[0], seen) ? wanted.map(place => pushedIn(place, size, seen)) : wanted;
    const boxAt = (place: Point): Box => boxAbout(place, size.width / 2, size.depth / 2);
    const inSight = seen ? places.filter(place => isWithin(boxAt(place), seen)) : places;
    const free = inSight.find(place => !this.#crowd.hits(boxAt(place)));
    const found = free ?? (must ? this.#leastCovering(inSight.length > 0 ? inSight : places, boxAt) : undefined);
    if (!found) return undefined;
    const box = boxAt(found);
    this.#slips.set(name, box);
    this.#crowd.add(box);
    return found;
  }

  #leastCovering(places: readonly Point[], boxAt: (place: Point) => Box): Point | undefined {
    const clear = places.filter(place => !this.#hitsSlip(boxAt(place)));
    const among = clear.length > 0 ? clear : places;
    const costs = among.map(place => this.#crowd.covered(boxAt(place)));
    return among[costs.indexOf(Math.min(...costs))];
  }

  leave(name: string): void {
    const box = this.#slips.get(name);
    if (box) this.#crowd.remove(box);
    this.#slips.delete(name);
  }

  #hitsSlip(box: Box): boolean {
    return [...this.#slips.values()].some(
      slip => box.left < slip.right && box.right > slip.left && box.top < slip.bottom && box.bottom > slip.top,
    );
  }
}

export const SlipRoomContext = createContext(new SlipRoom());

/** Where a slip lies on the board round about, as long as it is shown. */
export function useSlipPlace(places: readonly Point[], size: Size, must: boolean): Point | undefined {
  const room = useContext(SlipRoomContext);
  const name = useId();
  useEffect(() => () => room.leave(name), [room, name]);
  return room.place(name, places, size, must);
}
