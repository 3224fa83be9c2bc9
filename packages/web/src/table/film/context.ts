import type { Scene } from '@umpire/engine';
import { createContext, use } from 'react';
import type { News } from '../session/news.js';
import type { Take } from './takes.js';

/** What others did, and the hands on it: it is played again as often as somebody wants. */
export interface Film {
  /** Those that can be seen on the table. */
  readonly takes: readonly Take[];
  /** The take that is shown again; undefined: the battle as it stands. */
  readonly at: number | undefined;
  readonly playing: boolean;
  /** The table that is drawn, and what is new on it. */
  readonly scene: Scene;
  readonly news: News;
  /** Plays all of it again, or stops. */
  toggle(): void;
  /** One take on, or back. */
  step(by: 1 | -1): void;
  go(at: number): void;
  stop(): void;
  /** A turn that is over is looked at: not the one that was told last. */
  readonly isEarlier: boolean;
  /** To the turn before this one, and to the one after it; none: there is no such turn. */
  readonly back: (() => void) | undefined;
  readonly forth: (() => void) | undefined;
}

export const FilmContext = createContext<Film | null>(null);

export function useFilmParts(): Film {
  const film = use(FilmContext);
  if (!film) throw new Error('outside of a film');
  return film;
}
