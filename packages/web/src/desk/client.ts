import type { DeskCalls } from '@umpire/desk';
import { type LogDelta, makeLogRestorer } from '@umpire/desk';

/** The desk as the page calls it: every call is answered later. */
export type Desk = {
  readonly [K in keyof DeskCalls]: (...args: Parameters<DeskCalls[K]>) => Promise<Awaited<ReturnType<DeskCalls[K]>>>;
};

export interface DeskHandle {
  readonly desk: Desk;
  /** Ends the worker; calls that are under way fail. */
  end(): void;
}

/** Starts a worker with a desk. `died` is called once if the worker breaks down. */
export function startDesk(died: (why: string) => void): DeskHandle {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(why: Error): void }>();
  const restored = makeLogRestorer();
  let next = 1;
  const failAll = (why: string) => {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<LogDelta & { id: number; broken?: string }>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.broken !== undefined) call?.reject(new Error(data.broken));
    else {
      const value = restored(data);
      call?.resolve(value);
    }
  });
  worker.addEventListener('error', event => {
    failAll(event.message);
    died(event.message || 'the worker stopped');
  });
  const call = (name: string, args: unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      const id = next++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, call: name, args });
    });
  const desk = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...args: unknown[]) =>
          call(name, args),
    },
  ) as Desk;
  return {
    desk,
    end() {
      worker.terminate();
      failAll('the desk was closed');
    },
  };
}
