import type { Args } from './args.js';
import type { Io, Output } from './io.js';
import type { Paint, Progress } from './terminal.js';

/** All that a command works with. */
export interface Session extends Pick<Io, 'stdin' | 'cwd' | 'env' | 'atEnd'> {
  readonly args: Args;
  readonly out: Output;
  readonly err: Output;
  /** Columns to fill. */
  readonly width: number;
  readonly colour: boolean;
  readonly paint: Paint;
  readonly progress: Progress;
}

/** A command; its value is the exit status. */
export type Run = (session: Session) => Promise<number>;
