/** How pieces look on the board round about: what is drawn of them elsewhere looks the same. */
import type { Dress, Period } from '@umpire/engine';
import { createContext } from 'react';
import type { FigureArt } from '../figures/art.js';
import type { PictureArt } from './picture-art.js';

export interface Looks {
  /** How figures are drawn, once that is known. */
  readonly figures?: FigureArt | undefined;
  readonly pictures?: PictureArt | undefined;
  readonly period?: Period | undefined;
}

export interface BoardLooks extends Looks {
  readonly dress?: Readonly<Record<string, Dress>> | undefined;
}

export const LooksContext = createContext<BoardLooks>({});
