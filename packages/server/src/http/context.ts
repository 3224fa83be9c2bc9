import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Identity, identify } from '../accounts/sessions.js';
import type { Hub } from '../match/hub.js';
import type { Matches } from '../match/matches.js';
import type { Store } from '../store/store.js';
import type { Figures } from './health.js';
import type { Limit, Limits } from './limits.js';
import { refuse } from './refused.js';

/** What every route has to do with. */
export interface Context {
  readonly store: Store;
  readonly matches: Matches;
  readonly hub: Hub;
  readonly figures: Figures;
  /** Where the page is found from outside, if a proxy stands before us. */
  readonly origin: string | undefined;
  /** How fast a line to a table may send. */
  readonly messages: Limit;
  now(): number;
  /** Counts what an address does, and refuses it if it does so too often. */
  count(what: keyof Limits, who: string): void;
}

export type Routes = (app: FastifyInstance, context: Context) => void;

export async function known({ store }: Context, request: FastifyRequest): Promise<Identity> {
  const identity = await identify(store, request.raw);
  if (!identity) throw refuse(401, 'say who you are first: play as a guest, or sign in');
  return identity;
}
