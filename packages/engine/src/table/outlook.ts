import type { Point } from '../geometry/point.js';
import type { Citation } from '../result.js';

/** What a place would mean to a piece, as far as its side can know: whom it could strike from there, and who could strike it. */
export interface Outlook {
  readonly targets: readonly OutlookLine[];
  readonly threats: readonly OutlookLine[];
  /** Who is near enough to be struck from there, and cannot be all the same. */
  readonly barred?: readonly BarredLine[];
  /** How far it is led from, whether the place is within that, and what that is, in a few words: `12" of A3`. */
  readonly command?: {
    readonly from: Point;
    readonly radius: number;
    readonly within: boolean;
    readonly text: string;
  };
  /** What would be worse then than it is now, for it or for others of its side. */
  readonly warnings?: readonly OutlookWarning[];
}

/** A rule that would bear on these pieces, and does not now. */
export interface OutlookWarning extends Citation {
  readonly about: readonly string[];
}

/** `why` in two or three words: "blocked: village". */
export interface BarredLine extends Omit<OutlookLine, 'by'> {
  readonly why: string;
}

export interface OutlookLine {
  readonly id: string;
  /** Edge to edge. */
  readonly gap: number;
  /** How, in a word or two: "fire", "charge". */
  readonly by: string;
  /** How far from its middle it strikes at this piece, where that is a distance, and what that is in words: `fire, 8"`. */
  readonly reach?: { readonly radius: number; readonly text: string };
}
