import type { Desk, DeskHandle } from '../../desk/client.js';
import { watched } from './guard.js';

/** The line to the worker: one desk at a time, and nothing is heard any more of one that was ended. */
export interface DeskLine {
  readonly desk: () => Desk;
  isOpen(): boolean;
  start(): void;
  end(): void;
  /** What a call brings; nothing if the worker broke down on it, or is another one by now. */
  attempt<T>(call: (desk: Desk) => Promise<T>): Promise<T | undefined>;
}

export function makeDeskLine(
  start: (died: (why: string) => void) => DeskHandle,
  lost: (why: string) => void,
  silent: (is: boolean) => void,
): DeskLine {
  let handle: DeskHandle | undefined;
  let desk: Desk | undefined;
  const end = (): void => {
    handle?.end();
    handle = undefined;
  };
  return {
    desk: () => desk!,
    isOpen: () => handle !== undefined,
    end,
    start() {
      end();
      const died = (why: string): void => {
        if (started === handle) lost(why);
      };
      const started = start(died);
      handle = started;
      desk = watched(started.desk, is => (started === handle || !is) && silent(is));
    },
    async attempt(call) {
      const asked = handle;
      try {
        const found = await call(desk!);
        return asked === handle ? found : undefined;
      } catch (error) {
        if (asked === handle) lost(error instanceof Error ? error.message : String(error));
        return undefined;
      }
    },
  };
}
