import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { call } from '../online/call.js';

/** Where somebody is signed in. */
export interface OnlineSession {
  readonly id: string;
  readonly created: number;
  /** What the browser calls itself. */
  readonly about: string | null;
  /** This one. */
  readonly here: boolean;
}

export const mySessions = async (): Promise<readonly OnlineSession[]> =>
  (await call<{ sessions: readonly OnlineSession[] }>('GET', 'sessions')).sessions;

export const signIn = (name: string, passphrase: string): Promise<unknown> =>
  call('POST', 'sessions', { name, passphrase });
export const rename = (name: string): Promise<unknown> => call('POST', 'name', { name });
export const keepBy = (name: string, passphrase: string): Promise<unknown> =>
  call('POST', 'passphrase', { name, passphrase });
/** One session, all of them, or this one if nothing is said. */
export const endSession = (which: { readonly id?: string; readonly all?: true } = {}): Promise<unknown> =>
  call('DELETE', 'sessions', which);

/** Keys belong to names: at an address of figures browsers make none. */
export const hasPasskeys = (): boolean =>
  window.PublicKeyCredential !== undefined && isSecureContext && !/^[\d.:[\]]+$/.test(location.hostname);

interface Posed<T> {
  readonly options: T;
  readonly ticket: string;
}

export async function addPasskey(): Promise<void> {
  const { options, ticket } = await call<Posed<Parameters<typeof startRegistration>[0]['optionsJSON']>>(
    'POST',
    'passkeys/options',
    {},
  );
  const answer = await inTime(() => startRegistration({ optionsJSON: options }));
  await call('POST', 'passkeys', { ticket, answer });
}

export async function signInByPasskey(): Promise<void> {
  const { options, ticket } = await call<Posed<Parameters<typeof startAuthentication>[0]['optionsJSON']>>(
    'POST',
    'passkeys/sign-in/options',
    {},
  );
  const answer = await inTime(() => startAuthentication({ optionsJSON: options }));
  await call('POST', 'passkeys/sign-in', { ticket, answer });
}

export const removePasskey = (id: string): Promise<unknown> => call('DELETE', `passkeys/${encodeURIComponent(id)}`);

/** Browsers say no in words for programmers. */
async function inTime<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (why) {
    const { name } = why as Error;
    if (name === 'InvalidStateError') throw new Error('this device has a key for you already');
    throw new Error('no key was used: it was put away, or took too long');
  }
}
