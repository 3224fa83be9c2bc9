/**
 * Lengths are plain integers in tenths of a millimetre, so that an inch (254) and a centimetre (100) are both exact.
 * A book's own unit appears at its edges only; these functions are those edges.
 */

const PER_INCH = 254;
const PER_CM = 100;
const PER_MM = 10;

/** What a decimal such as 0.1 may be off after the multiplication; far below anything that can be meant. */
const SLACK = 1e-9;

function wholeTenths(amount: number, perUnit: number, unit: string): number {
  const length = Math.round(amount * perUnit);
  if (Math.abs(amount * perUnit - length) <= SLACK) return length + 0; // the sum makes a plain 0 of a negative zero
  throw new RangeError(`${amount} ${unit} is not a whole number of tenths of a millimetre`);
}

/** Inches as tenths of a millimetre; throws where that is no integer. */
export const inches = (amount: number): number => wholeTenths(amount, PER_INCH, 'inches');

/** Centimetres as tenths of a millimetre; throws where that is no integer. */
export const cm = (amount: number): number => wholeTenths(amount, PER_CM, 'cm');

/** Millimetres as tenths of a millimetre; throws where that is no integer. */
export const mm = (amount: number): number => wholeTenths(amount, PER_MM, 'mm');

/** For display only. */
export const toInches = (length: number): number => length / PER_INCH;

/** For display only. */
export const toCm = (length: number): number => length / PER_CM;
