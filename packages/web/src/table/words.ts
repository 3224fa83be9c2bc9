import type { Piece, Refusal, Unit } from '@umpire/engine';

/** A length in the book's unit, to a tenth. */
export const lengthIn = (unit: Unit, length: number): string =>
  `${(Math.round((length / unit.length) * 10) / 10).toString()}${unit.sign}`;

/** Pieces by their names: A1, A2 and A4. */
export function pieceNames(ids: readonly string[], pieces: readonly Piece[]): string {
  const names = ids.map(id => pieces.find(piece => piece.id === id)?.label ?? id);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const refusalWords = ({ message, rule, path }: Refusal): string =>
  [capital(message), rule ?? path].filter(part => part !== undefined).join(' · ');
