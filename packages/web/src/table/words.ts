import type { Refusal, Unit } from '@umpire/engine';

/** A length in the book's unit, to a tenth. */
export const lengthIn = (unit: Unit, length: number): string =>
  `${(Math.round((length / unit.length) * 10) / 10).toString()}${unit.sign}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const refusalWords = ({ message, rule, path }: Refusal): string =>
  [capital(message), rule ?? path].filter(part => part !== undefined).join(' · ');
