import { randomBytes } from 'node:crypto';
import type { News } from './hub.js';

/** Tells other nodes what has happened to a match; what it is they read in the store. */
export interface FanOut {
  publish(what: News, match: string): void;
  close(): Promise<void>;
}

const CHANNEL = 'umpire-matches';

/** Over Redis. Whatever was missed while it was away is made up for: `again` is called when it is back. */
export async function redisFanOut(
  url: string,
  heard: (what: News, match: string) => void,
  again: () => void,
  broken: (why: unknown) => void,
): Promise<FanOut> {
  const { Redis } = await import('ioredis'); // most servers have no need of it
  const node = randomBytes(8).toString('hex');
  // nothing queues up while Redis is away: what could not be told is remembered once for each match
  const publisher = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  const subscriber = new Redis(url, { maxRetriesPerRequest: null });
  const untold = new Set<string>();
  const tell = (text: string): void => void publisher.publish(CHANNEL, `${node} ${text}`).catch(() => untold.add(text));
  publisher.on('ready', () => {
    const missed = [...untold];
    untold.clear();
    missed.forEach(tell);
  });
  for (const line of [publisher, subscriber]) line.on('error', broken);
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(again, broken);
  });
  subscriber.on('message', (_: string, text: string) => {
    const [from, what, match] = text.split(' ');
    if (from !== node && match !== undefined) heard(what as News, match);
  });
  return {
    publish: (what, match) => tell(`${what} ${match}`),
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
