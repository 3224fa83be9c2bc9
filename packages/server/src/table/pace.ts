import type { WebSocket } from 'ws';

/** Messages a second that a table may ask for in the long run, and how many at once. */
const A_SECOND = 100;
const AT_ONCE = 400;

/** How fast somebody may send: who is faster is not refused, but read more slowly. */
export interface Pace {
  count(): void;
  resting(): boolean;
  end(): void;
}

export function makePace(socket: WebSocket, now: () => number = Date.now): Pace {
  let left = AT_ONCE;
  let since = now();
  let rest: ReturnType<typeof setTimeout> | undefined;
  return {
    count() {
      const time = now();
      left = Math.min(AT_ONCE, left + ((time - since) * A_SECOND) / 1000) - 1;
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
