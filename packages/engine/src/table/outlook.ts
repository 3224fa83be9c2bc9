import type { Point } from '../geometry/point.js';
import type { Citation } from '../result.js';

/** What a place would mean to a piece, as far as its side can know: whom it could strike from there, and who could strike it. */
export interface Outlook {
  readonly targets: readonly OutlookLine[];
  readonly threats: readonly OutlookLine[];
  /** Who is near enough to be struck from there, and cannot be all the same. */
  readonly barred?: readonly BarredLine[];
  /** How far it is led from, and whether the place is within that. */
  readonly command?: CommandRing & { readonly within: boolean };
  /** What would be worse then than it is now, for it or for others of its side. */
  readonly warnings?: readonly OutlookWarning[];
}

/** How far a piece is led from. */
export interface CommandRing {
  /** The middle of whoever leads it, and how far from there the middle of the piece may be. */
  readonly from: Point;
  readonly radius: number;
  /** What that is, in a few words: `12" of A3`. */
  readonly text: string;
  /** What it comes to beyond it: `out of command`. */
  readonly beyond: string;
}

/** A rule that would bear on these pieces, and does not now. */
export interface OutlookWarning extends Citation {
  readonly about: readonly string[];
}

/** `why` in two or three words: "blocked: village". */
export interface BarredLine extends Omit<OutlookLine, 'by'> {
  readonly why: string;
  /** How far from its middle it could be struck after all, where nearness is all that is wanting. */
  readonly ring?: number;
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
