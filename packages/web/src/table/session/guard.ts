import type { Desk } from '../../desk/client.js';

/** A worker that does not answer for so long is taken for dead; a bot may think longer. */
const LIMIT = 20_000;
const THINKING = 90_000;

/** The desk, watched: `lost` is told when a call is not answered. */
export function guarded(desk: Desk, lost: (why: string) => void, limit = LIMIT): Desk {
  return new Proxy(desk, {
    get(of, name: keyof Desk) {
      const call = of[name] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => {
        const late = setTimeout(
          () => lost('it has not answered for a while'),
          name === 'think' ? Math.max(limit, THINKING) : limit,
        );
        return call(...args).finally(() => clearTimeout(late));
      };
    },
  });
}
