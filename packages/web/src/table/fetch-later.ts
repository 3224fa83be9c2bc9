import { createElement, lazy, type ReactNode, Suspense } from 'react';

/** Milliseconds between tries: a server that is started again, or a network that is away for a moment, takes no battle down. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];

type Later = typeof import('./later.js');
/** A part that few tables need at once: all of these are fetched when the first is drawn, again and again if they cannot be had. */
export function later<Name extends keyof Later>(name: Name, meanwhile?: ReactNode): Later[Name] {
  const Part = lazy(async () => ({ default: (await patiently(() => import('./later.js')))[name] }) as never);
  return ((props: object) =>
    createElement(Suspense, { fallback: meanwhile }, createElement(Part, props))) as Later[Name];
}

export async function patiently<T>(fetch: () => Promise<T>, pauses: readonly number[] = PAUSES): Promise<T> {
  for (const pause of pauses) {
    try {
      return await fetch();
    } catch {
      await new Promise(resolve => setTimeout(resolve, pause));
    }
  }
  return fetch();
}
