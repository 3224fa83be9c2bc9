import { isSide, type SeatId, type Side } from '@umpire/engine';

/** Something said or offered beside a match. */
export type OnlineNote = {
  readonly n: number;
  readonly time: number;
  /** A seat, or `spectator`. */
  readonly by: SeatId;
  /** The side of whoever wrote it, where he has one. */
  readonly side?: Side;
  readonly name: string;
} & (
  | { readonly kind: 'said'; readonly to: 'match' | 'side' | 'umpire'; readonly text: string }
  | { readonly kind: 'take-back' | 'rematch' | 'take-home' }
  | { readonly kind: 'agreed'; readonly offer: number; readonly match?: string }
);

/** What goes on beside a match: who is there, what was said. */
export interface Surroundings {
  readonly present: readonly string[];
  readonly notes: readonly OnlineNote[];
}

export const QUIET: Surroundings = { present: [], notes: [] };

/** Notes come once when they are written, and again when the line was laid anew. */
export function withNotes(before: Surroundings, notes: readonly OnlineNote[]): Surroundings {
  const fresh = notes.filter(({ n }) => !before.notes.some(one => one.n === n));
  return fresh.length === 0 ? before : { ...before, notes: [...before.notes, ...fresh].sort((a, b) => a.n - b.n) };
}

const sideOf = ({ by, side }: OnlineNote): Side | undefined => side ?? (isSide(by) ? by : undefined);

/** Offers of the other side that nobody has answered yet. */
export const openOffers = ({ notes }: Surroundings, side: Side): readonly OnlineNote[] =>
  notes.filter(
    offer =>
      (offer.kind === 'take-back' || offer.kind === 'rematch' || offer.kind === 'take-home') &&
      sideOf(offer) !== side &&
      !notes.some(note => note.kind === 'agreed' && note.offer === offer.n),
  );

/** The offer to take a match home that was agreed to. */
export const isTakenHome = ({ notes }: Surroundings): boolean =>
  notes.some(({ n, kind }) => kind === 'take-home' && notes.some(note => note.kind === 'agreed' && note.offer === n));
