import {
  countAfter,
  filledBy,
  isFatal,
  type Meter,
  nearestMeter,
  type Odds,
  type ResultInWords,
  type Side,
} from '@umpire/engine';

/** Pieces that the order in hand, or the question that is open, is about, with the names they go by. */
export type AimedAt = readonly { readonly id: string; readonly label: string }[];
export type Outcomes = Odds<ResultInWords> | undefined;

/** What is said of a side beside its meters: what can happen to it now and would decide, else what the next loss does. */
export const meterSentence = (
  meters: readonly Meter[],
  side: Side,
  aimedAt: AimedAt,
  odds?: Outcomes,
): string | undefined =>
  decisive(meters, side, aimedAt, odds) ?? (partIn(shownMeters(meters, side)) ?? nearestMeter(meters, side))?.next;

/** The counts of a side in the bar: where one loss of a whole decides, what it is lost by says more, and the nearest of that is shown in its place. */
export const shownMeters = (meters: readonly Meter[], side: Side): readonly Meter[] =>
  meters
    .filter(meter => meter.side === side && meter.toward === undefined)
    .map(whole => {
      const parts = meters.filter(meter => meter.side === side && meter.toward === whole.id);
      const [nearest] = parts.toSorted((x, y) => x.limit - x.lost - (y.limit - y.lost));
      return whole.limit === 1 && whole.lost === 0 && nearest ? nearest : whole;
    });
const partIn = (shown: readonly Meter[]): Meter | undefined => shown.find(({ toward }) => toward !== undefined);

/** What hangs on this for a side: whose loss would decide, else how many it would make; nothing where nobody can be lost. */
export function stakeSentence(
  meters: readonly Meter[],
  side: Side,
  aimedAt: AimedAt,
  odds: Outcomes,
): string | undefined {
  if (!isTold(odds)) return meterSentence(meters, side, aimedAt);
  return decisive(meters, side, aimedAt, odds) ?? makingWords(meters, side, odds);
}

/** Whether the book says what each result costs. */
const isTold = (odds: Outcomes): odds is Odds<ResultInWords> =>
  odds?.chances.some(({ result }) => result.costs !== undefined) ?? false;

function decisive(meters: readonly Meter[], side: Side, aimedAt: AimedAt, odds: Outcomes): string | undefined {
  if (!isTold(odds)) {
    for (const { id, label } of aimedAt) {
      const fatal = fatalFor(meters, side, id);
      if (fatal) return `${label} ${fatal}`;
    }
    return undefined;
  }
  for (const { result } of odds.chances) {
    const costs = result.costs ?? [];
    const meter = filledBy(meters, side, costs).find(({ fatal }) => fatal !== undefined);
    const piece = costs.find(({ piece: id, as }) => as === meter?.counts && meter.weighs?.[id])?.piece;
    if (meter && piece) return `${aimedAt.find(({ id }) => id === piece)?.label ?? piece} ${meter.fatal}`;
  }
  return undefined;
}

/** The whole side first, then its parts. */
function fatalFor(meters: readonly Meter[], side: Side, piece: string): string | undefined {
  const own = meters.filter(meter => meter.side === side && meter.fatal !== undefined && isFatal(meter, piece));
  return (own.find(({ toward }) => toward === undefined) ?? own[0])?.fatal;
}

/** `with “draw” 2 of 3 would be driven back`: in which case, and by the meter that it brings nearest to its end. */
function makingWords(meters: readonly Meter[], side: Side, { chances }: Odds<ResultInWords>): string | undefined {
  const nearest = meters
    .filter(meter => meter.side === side && meter.toward === undefined)
    .map(meter => ({ meter, count: Math.max(...chances.map(({ result }) => countAfter(meter, result.costs ?? []))) }))
    .filter(({ meter, count }) => count > meter.lost)
    .sort((x, y) => x.meter.limit - x.count - (y.meter.limit - y.count))[0];
  if (!nearest) return undefined;
  const { meter, count } = nearest;
  const cases = chances.filter(({ result }) => countAfter(meter, result.costs ?? []) === count).map(caseOf);
  const named = [...new Set(cases)].filter(one => one !== '').map(one => `“${one}”`);
  const where = named.length > 0 ? `with ${named.join(' or ')} ` : '';
  return `${where}${count} of ${meter.limit} would be ${meter.label}`;
}

/** What a result is called: what stands before the colon of its words. */
const caseOf = ({ result }: { readonly result: ResultInWords }): string =>
  (result.text.includes(': ') ? result.text.split(': ')[0] : (result.short ?? result.text)) || '';

/** A pip for each loss that counts: those that have happened, those that the order in hand or the question could bring, those that are left. */
export function pipsOf(meter: Meter, odds?: Outcomes): ('lost' | 'at-stake' | 'left')[] {
  const most = Math.max(
    meter.lost,
    ...(odds?.chances ?? []).map(({ result }) => countAfter(meter, result.costs ?? [])),
  );
  return Array.from({ length: meter.limit }, (_, i) => (i < meter.lost ? 'lost' : i < most ? 'at-stake' : 'left'));
}
