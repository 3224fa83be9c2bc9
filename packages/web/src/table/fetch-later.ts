/** Milliseconds between tries: a server that is started again, or a network that is away for a moment, takes no battle down. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000];

/** What few tables need at once; fetched when it is wanted, again and again if it cannot be had. */
export const fetchLater = (): Promise<typeof import('./later.js')> => patiently(() => import('./later.js'));

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
