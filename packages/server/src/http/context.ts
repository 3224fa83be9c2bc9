import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOST } from '../accounts/host.js';
import { type Identity, identify } from '../accounts/sessions.js';
import type { Hub } from '../match/hub.js';
import type { Matches } from '../match/matches.js';
import type { Notices } from '../notices/notices.js';
import type { Store } from '../store/store.js';
import type { Figures } from './health.js';
import type { Limits, LimitsInForce } from './limits.js';
import { refuse } from './refused.js';

/** What every route has to do with. */
export interface Context {
  readonly store: Store;
  readonly matches: Matches;
  readonly hub: Hub;
  readonly figures: Figures;
  /** Where the page is found from outside, if a proxy stands before us. */
  readonly origin: string | undefined;
  /** How often anything may be done. */
  readonly limits: LimitsInForce;
  /** Tells those who are not at their table that it is their move. */
  readonly notices: Notices;
  now(): number;
  /** Counts what an address does, and refuses it if it does so too often. */
  count(what: keyof Limits, who: string): void;
}

export type Routes = (app: FastifyInstance, context: Context) => void;

/** Whoever runs this server, and nobody else. */
export async function knownHost(context: Context, request: FastifyRequest): Promise<Identity> {
  const identity = await known(context, request);
  if (identity.player.role !== HOST) throw refuse(403, 'only a host of this server may do this');
  return identity;
}

export const unknown = () => refuse(401, 'say who you are first: play as a guest, or sign in');

export async function known({ store }: Context, request: FastifyRequest): Promise<Identity> {
  const identity = await identify(store, request.raw);
  if (!identity) throw unknown();
  return identity;
}
