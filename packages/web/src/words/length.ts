import type { Unit } from '@umpire/engine';

/** Lengths are tenths of a millimetre; words are in the book's unit, to a tenth of it. */
export const inUnit = (length: number, unit: Unit): number => Math.round((length / unit.length) * 10) / 10;

/** `inches`, `centimetres`, `vignette widths` */
export const unitName = (unit: Unit, count: number): string =>
  count === 1 ? unit.name : /(ch|sh|s|x)$/.test(unit.name) ? `${unit.name}es` : `${unit.name}s`;

/** `7.2 inches` */
export function lengthWords(length: number, unit: Unit): string {
  const count = inUnit(length, unit);
  return `${count} ${unitName(unit, count)}`;
}

/** `6`, `6.5`, `6,5`, `6"`, `6 inches`: a length; undefined if it is none. */
export function parseLength(text: string, unit: Unit): number | undefined {
  const [, number, tail = ''] = /^\s*(-?\d+(?:[.,]\d+)?|[.,]\d+)\s*(.*?)\s*$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  const names = ['', unit.sign, unit.name, unitName(unit, 2)].map(name => name.toLowerCase());
  if (!names.includes(tail.toLowerCase())) return undefined;
  return Math.round(Number(number.replace(',', '.')) * unit.length) + 0;
}
