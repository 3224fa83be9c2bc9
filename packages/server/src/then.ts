/**
 * What is to be done when something has come out, at once: every order waits for several things, and goes by these where promises would put it
 * off once for each. Whoever is told does not break: what goes wrong for him he deals with himself.
 */
export interface Then<T> {
  done(value: T): void;
  failed(why: unknown): void;
}

/** The same as a promise. */
export const promised = <T>(ask: (then: Then<T>) => void): Promise<T> =>
  new Promise((done, failed) => ask({ done, failed }));
