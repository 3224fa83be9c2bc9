import type { Advice, BookTypes } from '@umpire/engine';

/** Advice that is fetched when somebody is about to lean on it: a player who begins does not wait for what only bots need. */
export function laterAdvice<B extends BookTypes>(fetch: () => Promise<Advice<B>>): Advice<B> {
  let come: Advice<B> | undefined;
  const there = (): Advice<B> => {
    if (!come) throw new Error('advice is asked for before it was fetched');
    return come;
  };
  return {
    fetched: async () => {
      come ??= await fetch();
    },
    candidates: (...asked) => there().candidates(...asked),
    orders: (...asked) => there().orders(...asked),
    anyOrder: (...asked) => there().anyOrder(...asked),
    worth: (...asked) => there().worth(...asked),
    answer: (...asked) => there().answer(...asked),
  };
}
