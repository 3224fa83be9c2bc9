import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Store } from '../store/store.js';
import type { PlayerRow } from '../store/tables.js';

/** Somebody whom we know by what his browser, or his bot, holds. */
export interface Identity {
  readonly player: PlayerRow;
  /** The hash of the session. */
  readonly session: string;
}

/** Browsers keep cookies by host, whatever the port: two servers on one machine must not know each other's players. */
const cookieAt = (host: string | undefined): string =>
  `umpire-session${/:\d+$/.exec(host ?? '')?.[0].replace(':', '-') ?? ''}`;
/** A year, in seconds: who comes back within it is who he was. */
const YEAR = 31_536_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** So much of what a browser calls itself is kept, for its owner to know it by. */
const ABOUT = 200;

/** What only its holder knows goes out once; we keep its hash. */
export async function newSession(store: Store, player: string, now: number, about?: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await store.addSession({ hash: hashOf(token), player, created: now, about: about?.slice(0, ABOUT) ?? null });
  return token;
}

export const cookieFor = (host: string | undefined, token: string, secure: boolean): string =>
  `${cookieAt(host)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${YEAR}${secure ? '; Secure' : ''}`;
export const noCookie = (host: string | undefined): string =>
  `${cookieAt(host)}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`;

/** What a request holds: a cookie of a browser, or the token of a program. */
export function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(headers.authorization ?? '');
  if (bearer) return bearer[1];
  return new RegExp(`(?:^|;\\s*)${cookieAt(headers.host)}=([\\w-]{20,100})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}

export async function identify(store: Store, request: Pick<IncomingMessage, 'headers'>): Promise<Identity | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const session = await store.sessionOf(hashOf(token));
  const player = session && (await store.player(session.player));
  return player && { player, session: session.hash };
}
