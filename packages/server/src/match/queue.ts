/** One thing after the other. */
export interface Queue {
  /** At once, if nothing else is under way. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  idle(): boolean;
}

export function makeQueue(): Queue {
  const waiting: (() => Promise<unknown> | undefined)[] = [];
  let busy = false;
  const runOn = (): void => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const under = next();
      if (under) return void under.then(runOn);
    }
    busy = false;
  };
  /** Mostly nothing is under way: then nothing is wrapped around the work. */
  const atOnce = <T>(work: () => T | Promise<T>): Promise<T> => {
    busy = true;
    try {
      const done = work();
      if (done instanceof Promise) {
        done.then(runOn, runOn);
        return done;
      }
      runOn();
      return Promise.resolve(done);
    } catch (why) {
      runOn();
      return Promise.reject(why);
    }
  };
  const inTurn = <T>(work: () => T | Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push(() => {
        try {
          const done = work();
          if (done instanceof Promise) return done.then(resolve, reject); // whoever asked is told
          resolve(done);
        } catch (why) {
          reject(why);
        }
        return undefined;
      });
    });
  return { run: work => (busy ? inTurn(work) : atOnce(work)), idle: () => !busy };
}
