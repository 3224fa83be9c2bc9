import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { anyKeyOptions, MOST_PASSKEYS, madeKey, newKeyOptions, placeOf, whoSigned } from '../accounts/passkeys.js';
import { type Context, known, type Routes } from './context.js';
import { checked, refuse } from './refused.js';
import { signIn } from './sign-in.js';

const ticket = z.string().max(64);
/** What browsers hand out is looked at closely by whoever checks the signature. */
const answer = z.looseObject({ id: z.string().max(1500), response: z.looseObject({}) });

export const newPasskeySchema = z.strictObject({ ticket, answer });
export const signPasskeySchema = z.strictObject({ ticket, answer, token: z.boolean().optional() });

/** Keys that a device holds, in place of a passphrase (WebAuthn). */
export const passkeyRoutes: Routes = (app, context) => {
  const { store, count, now } = context;
  const place = (request: FastifyRequest) => placeOf(context.origin, request.headers.host);

  app.post('/api/passkeys/options', async request => {
    count('passphrases', request.ip);
    const { player } = await known(context, request);
    await refuseMore(context, player.id);
    return newKeyOptions(store, place(request), player, now());
  });

  app.post('/api/passkeys', async request => {
    const { player } = await known(context, request);
    await refuseMore(context, player.id);
    const other = await store.playerNamed(player.name);
    if (other && other.id !== player.id)
      throw refuse(409, 'somebody else is called so: take another name first', 'name');
    const made = await madeKey(store, place(request), checked(newPasskeySchema, request.body), now());
    if (!made) throw refuse(400, 'this is not the key that was asked for: try again', 'answer');
    if (await store.passkey(made.id)) throw refuse(409, 'this key is somebody’s already', 'answer');
    await store.addPasskey({ ...made, player: player.id, created: now() });
    return { passkey: { id: made.id } };
  });

  app.delete<{ Params: { id: string } }>('/api/passkeys/:id', async request => {
    const { player } = await known(context, request);
    const { id } = request.params;
    const mine = await store.passkeysOf(player.id);
    if (!mine.some(passkey => passkey.id === id)) throw refuse(404, 'there is no such key of yours');
    await store.removePasskey(player.id, id);
    return {};
  });

  app.post('/api/passkeys/sign-in/options', async request => {
    count('passphrases', request.ip);
    return anyKeyOptions(store, place(request), now());
  });

  app.post('/api/passkeys/sign-in', async (request, reply) => {
    count('passphrases', request.ip);
    const { token, ...signed } = checked(signPasskeySchema, request.body);
    const player = await whoSigned(store, place(request), signed, now());
    if (!player) throw refuse(401, 'nobody here is known by this key');
    return signIn(context, reply, player, token);
  });
};

async function refuseMore({ store }: Context, player: string): Promise<void> {
  if ((await store.passkeysOf(player)).length >= MOST_PASSKEYS)
    throw refuse(409, `you have ${MOST_PASSKEYS} keys already: remove one first`);
}
