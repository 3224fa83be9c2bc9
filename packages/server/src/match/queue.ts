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
  return {
    run: <T>(work: () => T | Promise<T>) =>
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
        if (busy) return;
        busy = true;
        runOn();
      }),
    idle: () => !busy,
  };
}
