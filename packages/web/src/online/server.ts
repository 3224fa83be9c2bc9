import { type BattlePlan, randomSeed } from '@umpire/desk';
import type { Side } from '@umpire/engine';
import { call, hasServer } from './call.js';

/** The server of this page, if it has one: a page that lies in a plain folder has none, and plays by itself. */

export interface OnlinePlayer {
  readonly id: string;
  readonly name: string;
  /** By a passphrase or a passkey: he may come back by it from anywhere. */
  readonly kept: boolean;
  readonly passkeys: readonly { readonly id: string; readonly created: number }[];
  readonly role: 'player' | 'host';
}

export interface OnlineMatch {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly status: 'waiting' | 'running' | 'over' | 'replay';
  readonly updated: number;
  /** The side that we hold, if we hold one. */
  readonly side?: Side;
  readonly yourMove?: boolean;
  /** What is sent to a friend, while his seat is free. */
  readonly invite?: string;
  readonly names: { readonly [side in Side]: string | null };
  readonly free: Side | null;
  readonly against: string | null;
  readonly watching: { readonly by: 'nobody' | 'link' };
}

const HOUR = 3_600_000;

/** Who we are to the server: null where it does not know us yet, undefined where there is no server. */
export async function whoAmI(): Promise<OnlinePlayer | null | undefined> {
  if (!hasServer()) return undefined;
  try {
    return (await call<{ player: OnlinePlayer | null }>('GET', 'me')).player;
  } catch {
    return undefined;
  }
}

export const playAsGuest = (name: string): Promise<unknown> => call('POST', 'guest', { name });

export const myMatches = async (): Promise<readonly OnlineMatch[]> =>
  (await call<{ matches: readonly OnlineMatch[] }>('GET', 'matches')).matches;

export const matchOf = (id: string): Promise<OnlineMatch> => call('GET', `matches/${encodeURIComponent(id)}`);

/** What the creator of a match says about it beside the battle itself. */
export interface Terms {
  /** Hours that a side has for its move; none: as long as it likes. */
  readonly hours?: number | undefined;
  /** Whoever has the link may look on. */
  readonly watched: boolean;
}

/** A battle against whoever gets the link. */
export function invite(plan: BattlePlan, side: Side, { hours, watched }: Terms): Promise<OnlineMatch> {
  const { ruleset, scenario, terms, title, options } = plan;
  const battle = { ruleset, scenario, ...(terms && { terms }), title, options };
  const said = {
    ...(hours !== undefined && { clock: { perMove: Math.round(hours * HOUR) } }),
    ...(watched && { watching: { by: 'link', sees: 'common', behind: 0 } }),
  };
  return call('POST', 'matches', { battle, side, opponent: 'friend', words: randomSeed(), ...said });
}

export const takeSeat = (id: string, by: string): Promise<OnlineMatch> =>
  call('POST', `matches/${encodeURIComponent(id)}/join`, { invite: by, words: randomSeed() });
