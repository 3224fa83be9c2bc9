import type { Piece, Refusal, Unit } from '@umpire/engine';
import { capital } from '../ui/capital.js';

/** A length in the book's unit, to a tenth; and on a real table. */
export const lengthIn = ({ also = [], ...unit }: Unit, length: number): string =>
  [unit, ...also].map(one => `${Math.round((length / one.length) * 10) / 10}${one.sign}`).join(' · ');

/** Pieces by their names: A1, A2 and A4. */
export function pieceNames(ids: readonly string[], pieces: readonly Piece[]): string {
  const names = ids.map(id => pieces.find(piece => piece.id === id)?.label ?? id);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export { capital };

export const refusalWords = ({ message, rule, path }: Refusal): string =>
  [capital(message), rule ?? path].filter(part => part !== undefined).join(' · ');
