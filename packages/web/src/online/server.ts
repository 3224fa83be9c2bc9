import { type BattlePlan, type Holder, type Place, randomSeed } from '@umpire/desk';
import type { BattleRecord, SeatId, Side } from '@umpire/engine';
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
  readonly status: 'waiting' | 'running' | 'over' | 'replay' | 'home';
  readonly updated: number;
  /** The seat that we have, if we have one; and our side, if it is one of a side. */
  readonly seat?: SeatName;
  readonly side?: Side;
  /** Whom it waits for, as far as everybody may know. */
  readonly waiting: readonly SeatName[];
  readonly yourMove?: boolean;
  /** What is sent to friends while a seat is free: it gives any of them. */
  readonly invite?: string;
  /** The same for each seat that is free: it gives this one alone. */
  readonly invites?: Readonly<Record<SeatName, string>>;
  /** The free seats that the link gives by which we came. */
  readonly offered?: readonly SeatName[];
  /** The seats of the sides, in their order. */
  readonly places: readonly Place[];
  /** Who sits where; of an umpire where there is to be one. */
  readonly names: Readonly<Record<SeatName, string | null>>;
  readonly free: readonly SeatName[];
  readonly against: string | null;
  readonly watching: {
    readonly by: 'nobody' | 'link';
    /** What both sides see, or everything. */
    readonly sees: 'common' | 'all';
    /** So many orders and answers late. */
    readonly behind: number;
  };
  /** It was begun in the browser of whoever made the match, where nothing was hidden from him. */
  readonly begunElsewhere?: true;
  /** The seats whose players agree that everybody may watch it again when it is over. */
  readonly open: readonly SeatName[];
}

/** A place at the table of a match: `a`, `b`, one of several of a side, `umpire`. */
export type SeatName = SeatId;

/** Every seat there is, the umpire's last. */
export const seatsIn = ({ places, names }: Pick<OnlineMatch, 'places' | 'names'>): readonly SeatName[] => [
  ...places.map(({ id }) => id),
  ...('umpire' in names ? ['umpire'] : []),
];

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

/** One match; who was sent the link need not say who he is. */
export const matchOf = (id: string, by?: string): Promise<OnlineMatch> =>
  call('GET', `matches/${encodeURIComponent(id)}${by === undefined ? '' : `?invite=${encodeURIComponent(by)}`}`);

/** What the creator of a match says about it beside the battle itself. */
export interface Terms {
  /** Milliseconds that a side has for its move, or for some steps; none: as long as it likes. */
  readonly clock?: { readonly perMove: number; readonly steps?: Readonly<Record<string, number>> } | undefined;
  /** What those see who have the address of the table and no seat, and how many orders behind; none: they do not. */
  readonly watching?: Pick<OnlineMatch['watching'], 'sees' | 'behind'> | undefined;
}

/** A battle with whoever gets the link. We play a side of it; if none is ours, we are its umpire. `from`: what was played of it in this browser. */
export function invite(
  plan: BattlePlan,
  side: SeatName,
  { clock, watching }: Terms,
  from?: BattleRecord,
): Promise<OnlineMatch> {
  const { ruleset, scenario, terms, title, options, players, umpire } = plan;
  const battle = from
    ? { ruleset, scenario: '', title, options: {} }
    : { ruleset, scenario, ...(terms && { terms }), title, options, ...(players && { players }) };
  const said = {
    ...(clock && { clock }),
    ...(watching && { watching: { by: 'link', ...watching } }),
  };
  return call('POST', 'matches', {
    battle,
    side,
    opponent: Object.fromEntries(Object.entries(plan.seats).map(([seat, holder]) => [seat, otherAt(holder)])),
    words: randomSeed(),
    ...(umpire && { umpire }),
    ...(from && { from }),
    ...said,
  });
}

/** Who is to sit where we do not: a bot, or whoever gets the link. */
const otherAt = (holder: Holder) => (typeof holder === 'object' && 'bot' in holder ? holder : 'friend');

/** Whether everybody may watch it again when it is over, as far as we are concerned; it needs all who played. */
export const openReplay = (id: string, open: boolean): Promise<{ readonly open: readonly SeatName[] }> =>
  call('POST', `matches/${encodeURIComponent(id)}/open`, { open });

/** Any seat that is free, if none is named. */
export const takeSeat = (id: string, by: string, seat?: SeatName): Promise<OnlineMatch> =>
  call('POST', `matches/${encodeURIComponent(id)}/join`, { invite: by, words: randomSeed(), ...(seat && { seat }) });
