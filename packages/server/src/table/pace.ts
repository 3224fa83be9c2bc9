import type { WebSocket } from 'ws';
import type { Limit } from '../http/limits.js';

/** How fast somebody may send: who is faster is not refused, but read more slowly. */
export interface Pace {
  count(): void;
  resting(): boolean;
  end(): void;
}

export function makePace(socket: WebSocket, { atOnce, aMinute }: Limit, now: () => number = Date.now): Pace {
  let left = atOnce;
  let since = now();
  let rest: ReturnType<typeof setTimeout> | undefined;
  return {
    count() {
      const time = now();
      left = Math.min(atOnce, left + ((time - since) * aMinute) / 60_000) - 1;
      since = time;
      if (left > 0 || rest) return;
      socket.pause();
      rest = setTimeout(() => {
        rest = undefined;
        socket.resume();
      }, 1000);
    },
    resting: () => rest !== undefined,
    end: () => clearTimeout(rest),
  };
}
