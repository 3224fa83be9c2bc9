import {
  type Citation,
  crossesInside,
  type Finding,
  inArea,
  type Options,
  type Point,
  type Polygon,
} from '@umpire/engine';
import { citation } from '../book/lines.js';
import type { GroundBook } from './book.js';
import type { SightTables } from './tables/sight.js';
import type { Terrain } from './words.js';

/** A piece by its outline; points are integers, in whatever unit the caller measures. */
export interface SightPiece {
  readonly kind: Terrain | 'road';
  readonly outline: Polygon;
}

/** a piece that holds an end of the line does not lie between. */
const holdsAnEnd = (outline: Polygon, from: Point, to: Point): boolean => inArea(outline, from) || inArea(outline, to);

/** SMK-05, R-78: a screen blocks every line that crosses it, also to and from a stand inside. */
export const screenBlocks = (screen: Polygon, from: Point, to: Point): boolean => crossesInside(screen, from, to);

/** What is in the way, as indexes. */
export interface Blockers {
  readonly terrain: readonly number[];
  readonly smoke: readonly number[];
}

export interface SightFacts {
  readonly from: Point & { readonly posture: string | null };
  readonly to: Point & { readonly posture: string | null };
  readonly terrain: readonly SightPiece[];
  readonly smoke: readonly Polygon[];
  readonly awc: boolean;
}

export interface Sight {
  readonly clear: boolean;
  readonly blockedBy: readonly string[];
}

export function sightRules(book: GroundBook & SightTables) {
  const { BLOCKS_SIGHT, idOf, isSightExempt } = book;

  /** LOS-01: the line from centre to centre runs through the inside of a piece that lies between. */
  const pieceBlocks = (piece: SightPiece, from: Point, to: Point): boolean =>
    BLOCKS_SIGHT[piece.kind] && crossesInside(piece.outline, from, to) && !holdsAnEnd(piece.outline, from, to);

  /** Everything that blocks a line between two stands that are not exempt. In adverse weather give no smoke (AWC-03). */
  function blockersOf(from: Point, to: Point, pieces: readonly SightPiece[], smoke: readonly Polygon[]): Blockers {
    const indexes = <T>(items: readonly T[], blocks: (item: T, from: Point, to: Point) => boolean): number[] =>
      items.flatMap((item, i) => (blocks(item, from, to) ? [i] : []));
    return { terrain: indexes(pieces, pieceBlocks), smoke: indexes(smoke, screenBlocks) };
  }

  // biome-ignore format: one line a rule
  const CITED = {
    exempt:  citation(idOf('R-20'),   'a line from or to this posture is never blocked', 'clear'),
    terrain: citation(idOf('LOS-01'), 'terrain lies between the two', 'blocked'),
    clear:   citation(idOf('LOS-01'), 'nothing lies between the two', 'clear'),
    smoke:   citation(idOf('SMK-05'), 'a smoke screen blocks the line', 'blocked'),
    useless: citation(idOf('AWC-03'), 'adverse weather makes smoke useless'),
  };

  /** LOS-01: can two on-table stands see each other? */
  function lineOfSight(s: SightFacts, options: Options): Finding<Sight> {
    if (isSightExempt(s.from.posture, options) || isSightExempt(s.to.posture, options))
      return { result: { clear: true, blockedBy: [] }, because: [CITED.exempt] };
    const blockers = blockersOf(s.from, s.to, s.terrain, s.awc ? [] : s.smoke);
    const blockedBy = [...blockers.terrain.map(i => `terrain[${i}]`), ...blockers.smoke.map(i => `smoke[${i}]`)];
    const because: Citation[] = blockers.terrain.length > 0 ? [CITED.terrain] : [];
    if (blockers.smoke.length > 0) because.push(CITED.smoke);
    if (s.awc && s.smoke.length > 0) because.push(CITED.useless);
    const clear = blockedBy.length === 0;
    return { result: { clear, blockedBy }, because: clear ? [...because, CITED.clear] : because };
  }

  return { pieceBlocks, blockersOf, lineOfSight };
}
