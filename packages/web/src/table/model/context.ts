import type { Scene, Side } from '@umpire/engine';
import { createContext, useContext } from 'react';
import type { Table } from './use-table.js';

/** Parts of a table are never anywhere else (`TableProvider`). */
export const TableContext = createContext<Table | undefined>(undefined);

export const useTableParts = (): Table => useContext(TableContext)!;

/** What sentences about the battle need of the table. It changes with the battle, not with every piece that is taken up. */
export interface Telling {
  readonly book: string;
  readonly pieces: Scene['pieces'];
  readonly called: Scene['called'];
  /** A sentence with compass words, as the table lies before the player. */
  say(text: string): string;
  /** Whoever picks a hand once: where it is drawn the others are shown by themselves, by chance. */
  readonly chance: Side | undefined;
  select(piece: string): void;
}

export const TellingContext = createContext<Telling | undefined>(undefined);

export const useTelling = (): Telling => useContext(TellingContext)!;
