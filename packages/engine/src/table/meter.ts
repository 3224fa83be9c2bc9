import type { RuleId } from '../result.js';
import type { Side } from '../seats.js';
import type { Cost } from './menu.js';

/** How near a side is to losing by one condition of the book: a pip for each loss that counts. Built from the view. */
export interface Meter {
  readonly id: string;
  readonly side: Side;
  /** What is counted, in a few plain words: "lost", "battle line broken". */
  readonly label: string;
  readonly rule: RuleId;
  /** The word of the book's glossary that explains it. */
  readonly word?: string;
  /** So many have happened, of so many that lose. */
  readonly lost: number;
  readonly limit: number;
  /** What comes of it, in few words, beside the name of the side: "1 more lost: beaten". */
  readonly next: string;
  /** The kind of loss that it counts: what a result costs somebody as such (`ResultInWords.costs`) fills it. */
  readonly counts?: string;
  /** Pieces whose loss counts, by their ids: as how many. */
  readonly weighs?: Readonly<Record<string, number>>;
  /** What is said of a piece whose loss would fill it, after its name: "lost beats you". */
  readonly fatal?: string;
  /** What is said of a result that fills it: "beats you". */
  readonly full?: string;
  /** The meter of which it fills a pip when it is full: for a part of a side, such as a battle group. */
  readonly toward?: string;
  /** Of such a part: it is the last, and its side is beaten with it. */
  readonly decides?: true;
}

/** Whether the loss of a piece would fill it. */
export const isFatal = ({ lost, limit, weighs }: Meter, piece: string): boolean =>
  lost < limit && lost + (weighs?.[piece] ?? 0) >= limit;

/** So many it counts when a result has cost this. */
export const countAfter = ({ lost, counts, weighs }: Meter, costs: readonly Cost[]): number =>
  costs.reduce((sum, { piece, as }) => sum + (as === counts ? (weighs?.[piece] ?? 0) : 0), lost);

/** The meters of a side that a result fills, those of the whole side before those of its parts. */
export const filledBy = (meters: readonly Meter[], side: Side, costs: readonly Cost[]): Meter[] =>
  meters
    .filter(meter => meter.side === side && meter.lost < meter.limit && countAfter(meter, costs) >= meter.limit)
    .sort((x, y) => Number(x.toward !== undefined) - Number(y.toward !== undefined));

/**
 * The meter by which a side is nearest to losing: the first of those that want the fewest losses. A condition that hangs on one piece (its
 * General) is always one loss away, so it speaks only where there is no other.
 */
export function nearestMeter(meters: readonly Meter[], side: Side): Meter | undefined {
  const all = meters.filter(meter => meter.side === side && meter.toward === undefined);
  const counts = all.filter(({ limit }) => limit > 1);
  const own = counts.length > 0 ? counts : all;
  return own.reduce<Meter | undefined>((best, meter) => (!best || left(meter) < left(best) ? meter : best), undefined);
}
const left = ({ lost, limit }: Meter): number => limit - lost;
