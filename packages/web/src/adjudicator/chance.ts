/** Odds for people: shares as fractions and in words. */

/** The simplest fraction that a share rounded to ten places can be. */
export function fractionOf(p: number): { readonly ways: number; readonly of: number } {
  for (let of = 1; of <= 100_000; of++) {
    const ways = Math.round(p * of);
    if (Math.abs(ways / of - p) < 1e-10) return { ways, of };
  }
  return { ways: Math.round(p * 100_000), of: 100_000 };
}

export const percent = (p: number): string => {
  const value = p * 100;
  const text = value > 0 && value < 0.1 ? '<0.1' : String(Math.round(value * 10) / 10);
  return `${text} %`;
};

/** A fraction with a larger number below says nothing to anybody. */
const LARGEST = 36;
/** Whether a share is told as a fraction, beside which the percentage says something else. */
export const isFraction = (p: number): boolean => fractionOf(p).of <= LARGEST;

/** `1/3`, or the percentage where a fraction says nothing. */
export function shareText(p: number): string {
  const { ways, of } = fractionOf(p);
  if (ways === of) return 'certain';
  return of <= LARGEST ? `${ways}/${of}` : percent(p);
}

/** For ears: `1 in 3`. */
export function shareWords(p: number): string {
  const { ways, of } = fractionOf(p);
  return ways === of ? 'certain' : of <= LARGEST ? `${ways} in ${of}` : percent(p);
}

export type Tone = 'good' | 'fair' | 'poor';
export const toneOf = (good: number): Tone => (good > 0.15 ? 'good' : good < -0.15 ? 'poor' : 'fair');
