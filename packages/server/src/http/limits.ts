import { heldTo } from '@umpire/engine';
import { z } from 'zod';
import type { Store } from '../store/store.js';
import { refuse } from './refused.js';

/** How often something may be done from one address: so many at once, and so many a minute in the long run. */
export interface Limit {
  readonly atOnce: number;
  readonly aMinute: number;
}

export interface Limits {
  /** Requests of any kind. */
  readonly requests: Limit;
  /** New guests. */
  readonly guests: Limit;
  /** Passphrases that are tried. */
  readonly passphrases: Limit;
  /** New matches. */
  readonly matches: Limit;
  /** Messages of one line to a table; who sends more is read more slowly. */
  readonly messages: Limit;
}

export const LIMITS: Limits = {
  requests: { atOnce: 300, aMinute: 1200 },
  guests: { atOnce: 20, aMinute: 20 },
  passphrases: { atOnce: 10, aMinute: 10 },
  matches: { atOnce: 30, aMinute: 30 },
  messages: { atOnce: 400, aMinute: 6000 },
};

const often = z.int().min(0).max(1_000_000);
const limitSchema = z.strictObject({ atOnce: often, aMinute: often });

/** What a host may set; what he leaves out is as it was. None at all (0) bars it: no new guests, no new matches. */
export const limitsSchema = z.strictObject({
  // whoever could ask for nothing at all could never set it back
  requests: limitSchema.refine(({ atOnce, aMinute }) => atOnce >= 60 && aMinute >= 60, 'at least 60').optional(),
  guests: limitSchema.optional(),
  passphrases: limitSchema.refine(({ atOnce, aMinute }) => atOnce > 0 && aMinute > 0, 'at least 1').optional(),
  matches: limitSchema.optional(),
  messages: limitSchema.refine(({ atOnce, aMinute }) => atOnce >= 10 && aMinute >= 60, 'at least 10 and 60').optional(),
});

/** The limits in force: those a host has set, over those that the server was started with. */
export interface LimitsInForce {
  now(): Limits;
  /** Reads what a host has set, here or at another node. */
  refresh(): Promise<void>;
  set(limits: z.infer<typeof limitsSchema>): Promise<void>;
}

const SETTING = 'limits';

export function makeLimits(store: Store, started: Limits): LimitsInForce {
  let inForce = started;
  const refresh = async (): Promise<void> => {
    const parsed = heldTo(limitsSchema, JSON.parse((await store.setting(SETTING)) ?? '{}'));
    inForce = { ...started, ...(parsed.success ? (parsed.data as Partial<Limits>) : {}) };
  };
  return {
    now: () => inForce,
    refresh,
    async set(limits) {
      const before = JSON.parse((await store.setting(SETTING)) ?? '{}');
      await store.set(SETTING, JSON.stringify({ ...before, ...limits }));
      await refresh();
    },
  };
}

/** So many addresses are remembered; whoever has been quiet for longest is forgotten first. */
const ADDRESSES = 10_000;

interface Bucket {
  left: number;
  since: number;
}

/** Counts what each address does; too often, and it is refused until some time has gone by. */
export function makeCounter(
  limits: () => Limits,
  now: () => number = Date.now,
): (what: keyof Limits, who: string) => void {
  const buckets = new Map<string, Bucket>();
  return (what, who) => {
    const { atOnce, aMinute } = limits()[what];
    const key = `${what} ${who}`;
    const time = now();
    const { left, since } = buckets.get(key) ?? { left: atOnce, since: time };
    const filled = Math.min(atOnce, left + ((time - since) * aMinute) / 60_000);
    buckets.delete(key);
    buckets.set(key, { left: Math.max(0, filled - 1), since: time });
    if (buckets.size > ADDRESSES) buckets.delete(buckets.keys().next().value!);
    if (filled < 1) throw refuse(429, 'too often: wait a little');
  };
}
