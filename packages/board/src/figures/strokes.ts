/**
 * Figures are made of round-capped strokes: a dot is a hat, a short bar a pair of shoulders, a long one a musket. All strokes of
 * one paint on a base are one path. Units: the front of a base is 100; front up, about its middle.
 */
import { cosineOf, sineOf } from '@umpire/engine';

/** From the ground up: the order in which a base is painted. */
export const LAYERS = [
  'shadow',
  'legs',
  'tail',
  'horse',
  'neck',
  'cloth',
  'hide',
  'carriage',
  'barrel',
  'coat',
  'second',
  'shield',
  'belt',
  'arm',
  'steel',
  'rider',
  'riderSecond',
  'lance',
  'hat',
  'crown',
  'riderHat',
  'plume',
] as const;
export type Layer = (typeof LAYERS)[number];

/** A layer, and a stroke of it from one point to another; a dot if it has no length. */
export type Stroke = readonly [layer: Layer, x1: number, y1: number, x2?: number, y2?: number];

/** Where a figure stands on its base, which way it is turned (degrees), and how large it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** The paths of all figures, by layer. */
export class Ranks {
  readonly #paths = new Map<Layer, string>();

  put(spot: Spot, strokes: readonly Stroke[]): void {
    const [sin, cos] = [sineOf(spot.turn) * spot.size, cosineOf(spot.turn) * spot.size];
    const at = (x: number, y: number): string =>
      `${tenth(spot.x + x * cos - y * sin)} ${tenth(spot.y + x * sin + y * cos)}`;
    for (const [layer, x1, y1, x2, y2] of strokes) {
      const end = x2 === undefined || y2 === undefined ? 'h.1' : `L${at(x2, y2)}`;
      this.#paths.set(layer, `${this.#paths.get(layer) ?? ''}M${at(x1, y1)}${end}`);
    }
  }

  path(layer: Layer): string | undefined {
    return this.#paths.get(layer);
  }
}
