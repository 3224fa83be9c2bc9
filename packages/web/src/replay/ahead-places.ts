import type { Course, Moment } from '@umpire/desk';

export interface AheadPlace {
  /** The number of the stop, its entry, and how far along the line it lies. */
  readonly at: number;
  readonly index: number;
  readonly share: number;
  readonly worth: number;
}

/** How it stood at each stop of the time line: after its entry, or after the latest that is known by then. */
export function placesOf(points: Course['points'], stops: readonly Pick<Moment, 'index'>[]): readonly AheadPlace[] {
  const last = Math.max(1, stops.length - 1);
  let next = 0;
  let worth = 0;
  return stops.map(({ index }, at) => {
    while (next < points.length && points[next]!.index <= index) worth = points[next++]!.worth;
    return { at, index, share: at / last, worth };
  });
}

/** Shares of a length, in their order, so far apart that none lies on its neighbour; each as near to its own place as that allows. */
export function apart(shares: readonly number[], least: number): readonly number[] {
  const found = [...shares];
  for (let i = 1; i < found.length; i++) found[i] = Math.max(found[i]!, found[i - 1]! + least);
  for (let i = found.length - 1, most = 1; i >= 0; i--, most = found[i + 1]! - least)
    found[i] = Math.min(found[i]!, most);
  return found;
}
