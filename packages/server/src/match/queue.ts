/** One thing after the other. */
export interface Queue {
  run<T>(work: () => T | Promise<T>): Promise<T>;
  idle(): boolean;
}

export function makeQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run(work) {
      waiting++;
      const done = last.then(work).finally(() => {
        waiting--;
      });
      last = done.catch(() => {}); // whoever asked is told
      return done;
    },
    idle: () => waiting === 0,
  };
}
