import { BOTS } from '@umpire/bots';

/** A bot, as somebody who chooses an opponent is told of it. */
export interface Opponent {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface OpponentCalls {
  /** The weakest first. */
  opponents(): readonly Opponent[];
}

/** The bots live in the worker; the page is told of them. */
export const opponents = (): readonly Opponent[] => BOTS.map(({ id, title, text }) => ({ id, title, text }));
