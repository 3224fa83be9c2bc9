import type { PieceKind } from '../pieces.js';

/** What ground of a kind is called in plain words. */
export const BY_KIND: Readonly<Partial<Record<PieceKind, string>>> = {
  BUA: 'village',
  MBUA: 'town',
  H: 'heights',
  LFA: 'forest',
  SFH: 'steep forest',
  wood: 'wood',
  hill: 'hill',
};
/** Names on the map, by the titles of battles and the ids of pieces. */
export type Places = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A scenario names what it speaks of by a word ("oasis"); all else has an id ("bua1", "ne"). */
const WORD = /^[a-z]{4,}$/;

/** What a place that a battle is about is called. */
export const placeName = (pieces: readonly { readonly id: string; readonly kind: PieceKind }[], id: string): string =>
  WORD.test(id) ? id : (BY_KIND[pieces.find(piece => piece.id === id)?.kind as PieceKind] ?? id);
