import type { SeatId } from '@umpire/engine';
import { call } from '../online/call.js';

/** A match as whoever runs the server sees it: who plays what, and nothing of the table. */
export interface HostedMatch {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly status: 'waiting' | 'running' | 'over' | 'replay' | 'home' | 'closed';
  readonly updated: number;
  /** By seats. */
  readonly names: Readonly<Record<SeatId, string | null>>;
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** How many are at the table now. */
  readonly looking: number;
}

export interface Limit {
  readonly atOnce: number;
  readonly aMinute: number;
}
export type Limits = Readonly<Record<'requests' | 'guests' | 'passphrases' | 'matches' | 'messages', Limit>>;

const at = (id: string): string => `host/matches/${encodeURIComponent(id)}`;

export const hostedMatches = async (): Promise<readonly HostedMatch[]> =>
  (await call<{ matches: readonly HostedMatch[] }>('GET', 'host/matches')).matches;
export const closeMatch = (id: string, closed: boolean): Promise<unknown> => call('POST', at(id), { closed });
export const removeMatch = (id: string): Promise<unknown> => call('DELETE', at(id));
export const endSessionsOf = (player: string): Promise<unknown> =>
  call('DELETE', `host/players/${encodeURIComponent(player)}/sessions`);
export const limitsInForce = async (): Promise<Limits> => (await call<{ limits: Limits }>('GET', 'host/limits')).limits;
export const setLimits = (limits: Partial<Limits>): Promise<unknown> => call('POST', 'host/limits', limits);
