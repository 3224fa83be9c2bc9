import type { Refusal } from '@umpire/engine';

/** Set by the server with the page: a page that lies in a plain folder has none, and nobody is asked in vain. */
export const hasServer = (): boolean => document.cookie.includes('umpire-server=1');

/** The server said no, and why. */
export class ServerRefusal extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

/** Asks the server of this page for something. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`api/${path}`, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!answer.headers.get('content-type')?.includes('json')) throw new Error('there is no server at this address');
  const value = await answer.json();
  if (!answer.ok) throw new ServerRefusal(answer.status, value.error);
  return value as T;
}
