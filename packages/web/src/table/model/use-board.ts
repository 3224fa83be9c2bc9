import type { Level, Turn } from '@umpire/board';
import type { Point } from '@umpire/engine';
import { useState } from 'react';

/** The board as it lies before the player, for those who are not on it. */
export interface BoardSeen {
  readonly turn: Turn;
  /** How much of a counter is shown on it now. */
  readonly level: Level;
  /** How long a pixel of the screen is on the table. */
  readonly pixel: number;
  /** The point of the table under a pointer; undefined: it is somewhere else. */
  pointAt(event: { readonly clientX: number; readonly clientY: number }): Point | undefined;
}

export interface SeesBoard {
  readonly board: BoardSeen | undefined;
  setBoard(board: BoardSeen | undefined): void;
}

export function useBoard(): SeesBoard {
  const [board, setBoard] = useState<BoardSeen>();
  return { board, setBoard };
}
