import type { Refusal } from '@umpire/engine';
import type { Effect, Sitting, State, Step } from './state.js';

/** Whoever asks for something gets a ticket, and is told by it how it came out. */

export const NOT_OPEN: Refusal = { message: 'the table is not open' };
export const UNDER_WAY: Refusal = { message: 'one moment: something is under way' };
export const STOPPED: Refusal = { message: 'the table has stopped' };

export const refuse = (s: Sitting, ticket: number, refusal: Refusal): Step => ({
  next: s,
  effects: [{ do: 'tell', ticket, refusal }],
});

/** Whoever waits for what is under way is told how it came out. */
export function told({ state }: Pick<Sitting, 'state'>, refusal?: Refusal): readonly Effect[] {
  const ticket = 'ticket' in state ? state.ticket : undefined;
  return ticket === undefined ? [] : [{ do: 'tell', ticket, refusal }];
}

/** And so is the one who waits behind him. */
export const toldAll = (state: State, refusal: Refusal): readonly Effect[] => [
  ...told({ state }, refusal),
  ...(state.kind === 'sending' ? [...(state.next ? [state.next] : []), ...(state.queue ?? [])] : []).map(
    ({ ticket }): Effect => ({ do: 'tell', ticket, refusal }),
  ),
];
