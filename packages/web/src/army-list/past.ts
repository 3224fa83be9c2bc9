/** What a form held before, so that it can be taken back. */
export interface Past<T> {
  readonly now: T;
  readonly before: readonly T[];
  readonly after: readonly T[];
  /** The field in which somebody writes: its letters are taken back together. */
  readonly writing?: string | undefined;
}

export const begunWith = <T>(now: T): Past<T> => ({ now, before: [], after: [] });

export function changed<T>(past: Past<T>, now: T, writing?: string): Past<T> {
  if (now === past.now) return past;
  const goesOn = writing !== undefined && writing === past.writing;
  return { now, before: goesOn ? past.before : [...past.before, past.now], after: [], writing };
}

export function takenBack<T>(past: Past<T>): Past<T> {
  const now = past.before.at(-1);
  return now === undefined ? past : { now, before: past.before.slice(0, -1), after: [past.now, ...past.after] };
}

export function doneAgain<T>(past: Past<T>): Past<T> {
  const [now, ...after] = past.after;
  return now === undefined ? past : { now, before: [...past.before, past.now], after };
}
