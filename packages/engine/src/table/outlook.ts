import type { Point } from '../geometry/point.js';

/** What a place would mean to a piece, as far as its side can know: whom it could strike from there, and who could strike it. */
export interface Outlook {
  readonly targets: readonly OutlookLine[];
  readonly threats: readonly OutlookLine[];
  /** How far it is led from, and whether the place is within that. */
  readonly command?: { readonly from: Point; readonly radius: number; readonly within: boolean };
}

export interface OutlookLine {
  readonly id: string;
  /** Edge to edge. */
  readonly gap: number;
  /** How, in a word or two: "fire", "charge". */
  readonly by: string;
}
