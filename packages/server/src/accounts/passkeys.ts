import { randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Store } from '../store/store.js';
import type { PasskeyRow, PlayerRow } from '../store/tables.js';

/** Loaded when the first key is made or used: it is a quarter of all that a server loads. */
const webAuthn = () => import('@simplewebauthn/server');

/** So long (milliseconds) somebody has to take his key out. */
const PATIENCE = 5 * 60_000;
/** So many keys one player may keep. */
export const MOST_PASSKEYS = 20;

/** Where the page is that a key is made for and used at: a key of one page is of no use to another. */
export interface Place {
  readonly origin: string;
  readonly host: string;
}

/** `https://club.example` if a proxy stands before us; else the name by which the browser calls us. */
export function placeOf(origin: string | undefined, host: string | undefined): Place {
  const url = new URL(origin ?? `http://${host ?? 'localhost'}`);
  return { origin: url.origin, host: url.hostname };
}

async function posed(store: Store, challenge: string, now: number): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await store.addChallenge({ id, challenge, until: now + PATIENCE }, now);
  return id;
}

/** What the browser needs to make a key for this player. */
export async function newKeyOptions(store: Store, { host }: Place, player: PlayerRow, now: number) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Umpire',
    rpID: host,
    userName: player.name,
    userID: new TextEncoder().encode(player.id),
    attestationType: 'none',
    excludeCredentials: (await store.passkeysOf(player.id)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { options, ticket: await posed(store, options.challenge, now) };
}

/** The key that a browser has made, if it is one; undefined: it is not what was asked for. */
export async function madeKey(
  store: Store,
  { origin, host }: Place,
  { ticket, answer }: { readonly ticket: string; readonly answer: unknown },
  now: number,
): Promise<Pick<PasskeyRow, 'id' | 'key' | 'counter'> | undefined> {
  const expectedChallenge = await store.takeChallenge(ticket, now);
  if (expectedChallenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, key: Buffer.from(publicKey).toString('base64url'), counter };
}

/** What the browser needs to be signed in by any key that it has for this page. */
export async function anyKeyOptions(store: Store, { host }: Place, now: number) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
  return { options, ticket: await posed(store, options.challenge, now) };
}

/** Whose key has signed; undefined: nobody's. */
export async function whoSigned(
  store: Store,
  { origin, host }: Place,
  { ticket, answer }: { readonly ticket: string; readonly answer: { readonly id: string } },
  now: number,
): Promise<PlayerRow | undefined> {
  const expectedChallenge = await store.takeChallenge(ticket, now);
  const passkey = await store.passkey(answer.id);
  if (expectedChallenge === undefined || !passkey) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: passkey.id, publicKey: Buffer.from(passkey.key, 'base64url'), counter: passkey.counter },
    requireUserVerification: false,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified) return undefined;
  await store.usePasskey(passkey.id, authenticationInfo!.newCounter);
  return store.player(passkey.player);
}
