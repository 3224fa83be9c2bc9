import type { Desk } from '../../desk/client.js';

/** For how long a worker may say nothing (milliseconds) before somebody is told. */
const PATIENCE = 8000;
/** A bot may think longer, and a long battle takes its time to be read. */
const LONGER: Partial<Record<keyof Desk, number>> = { think: 45_000, open: 20_000, resume: 20_000, lookBack: 20_000 };

/**
 * The desk, watched. `told` hears that nothing has come from it for a while although something is asked of it, over and over, and that it
 * speaks again. It does one thing after the other: whoever waits behind a bot that thinks is as patient.
 */
export function watched(desk: Desk, told: (silent: boolean) => void): Desk {
  const waiting = new Map<symbol, number>();
  let silent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (now: boolean): void => {
    if (now || silent) told(now);
    silent = now;
  };
  const listen = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(late, Math.max(...waiting.values()));
  };
  const late = (): void => {
    say(true);
    listen();
  };
  const begin = (name: keyof Desk): symbol => {
    const call = Symbol(name);
    waiting.set(call, LONGER[name] ?? PATIENCE);
    listen();
    return call;
  };
  const end = (call: symbol): void => {
    waiting.delete(call);
    say(false);
    listen();
  };
  return new Proxy(desk, {
    get(of, name: keyof Desk) {
      const ask = of[name] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => {
        const call = begin(name);
        return ask(...args).finally(() => end(call));
      };
    },
  });
}
