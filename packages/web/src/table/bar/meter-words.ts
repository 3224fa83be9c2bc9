import { isFatal, type Meter, nearestMeter, type Side } from '@umpire/engine';

/** Pieces that the order in hand, or the question that is open, is about, with the names they go by. */
export type AimedAt = readonly { readonly id: string; readonly label: string }[];

/** What is said of a side beside its meters: what the loss that is aimed at would do, else what the next one does. */
export function meterSentence(meters: readonly Meter[], side: Side, aimedAt: AimedAt): string | undefined {
  for (const { id, label } of aimedAt) {
    const fatal = fatalFor(meters, side, id);
    if (fatal) return `${label} ${fatal}`;
  }
  return nearestMeter(meters, side)?.next;
}

/** The whole side first, then its parts. */
function fatalFor(meters: readonly Meter[], side: Side, piece: string): string | undefined {
  const own = meters.filter(meter => meter.side === side && meter.fatal !== undefined && isFatal(meter, piece));
  return (own.find(({ toward }) => toward === undefined) ?? own[0])?.fatal;
}

/** A pip for each loss that counts: those that have happened, the next one, those that are left. */
export const pipsOf = ({ lost, limit }: Meter): ('lost' | 'next' | 'left')[] =>
  Array.from({ length: limit }, (_, i) => (i < lost ? 'lost' : i === lost ? 'next' : 'left'));
