/** One thing after the other. */
export interface Queue {
  /** At once, if nothing else is under way. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Work that says itself when it is done; it does not break. */
  enter(work: (leave: () => void) => void): void;
  idle(): boolean;
}

type Work = (leave: () => void) => void;

export function makeQueue(): Queue {
  const waiting: Work[] = [];
  let busy = false;
  let goingOn = false;
  const begin = (work: Work): void => {
    busy = true;
    let left = false;
    work(() => {
      if (left) return;
      left = true;
      busy = false;
      goOn();
    });
  };
  /** What waits is done in a loop, not by each from within the one before it. */
  const goOn = (): void => {
    if (goingOn || waiting.length === 0) return;
    goingOn = true;
    while (!busy && waiting.length > 0) begin(waiting.shift()!);
    goingOn = false;
  };
  const enter: Queue['enter'] = work => {
    if (busy) waiting.push(work);
    else begin(work);
  };
  const run = <T>(work: () => T | Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) =>
      enter(leave => {
        try {
          const done = work();
          resolve(done);
          if (done instanceof Promise) done.then(leave, leave);
          else leave();
        } catch (why) {
          reject(why);
          leave();
        }
      }),
    );
  return { run, enter, idle: () => !busy };
}
