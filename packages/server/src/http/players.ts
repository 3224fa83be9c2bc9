import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isPassphrase, keptPassphrase } from '../accounts/passphrase.js';
import { identify, noCookie } from '../accounts/sessions.js';
import { type Context, known, type Routes } from './context.js';
import { checked, refuse } from './refused.js';
import { signIn } from './sign-in.js';

/** Names are shown to others: no control characters, nothing that turns a line round. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u, 'only letters, signs and spaces');
const passphrase = z.string().min(8, 'at least eight characters').max(200);
/** A program has no cookies: it is told its token. */
const token = z.boolean().optional();

export const guestSchema = z.strictObject({ name, token });
export const keepSchema = z.strictObject({ name, passphrase });
export const signInSchema = z.strictObject({ name, passphrase, token });
/** This session, one of his others by its number in the list, or all of them. */
export const endSchema = z.strictObject({ all: z.boolean().optional(), id: z.string().max(64).optional() });
export const nameSchema = z.strictObject({ name });

export const playerRoutes: Routes = (app, context) => {
  const { store, count, now } = context;

  app.get('/api/me', async request => {
    const identity = await identify(store, request.raw);
    if (!identity) return { player: null };
    const { id, name, passphrase, role } = identity.player;
    const passkeys = (await store.passkeysOf(id)).map(passkey => ({ id: passkey.id, created: passkey.created }));
    return { player: { id, name, kept: passphrase !== null || passkeys.length > 0, passkeys, role } };
  });

  app.post('/api/guest', async (request, reply) => {
    count('guests', request.ip);
    const wanted = checked(guestSchema, request.body);
    if (await store.playerNamed(wanted.name))
      throw refuse(409, 'somebody keeps this name: sign in if it is you, or take another', 'name');
    const player = {
      id: randomBytes(9).toString('base64url'),
      name: wanted.name,
      created: now(),
      passphrase: null,
      role: 'player',
    };
    await store.addPlayer(player);
    return signIn(context, reply, player, wanted.token);
  });

  app.post('/api/passphrase', async request => {
    count('passphrases', request.ip);
    const { player } = await known(context, request);
    const wanted = checked(keepSchema, request.body);
    await refuseTaken(context, wanted.name, player.id);
    await store.changePlayer(player.id, {
      name: wanted.name,
      passphrase: await keptPassphrase(wanted.passphrase),
    });
    return { player: { id: player.id, name: wanted.name, kept: true } };
  });

  /** Under another name from now on; who keeps his must not be mistaken for somebody else who does. */
  app.post('/api/name', async request => {
    const { player } = await known(context, request);
    const wanted = checked(nameSchema, request.body);
    await refuseTaken(context, wanted.name, player.id);
    await store.changePlayer(player.id, { name: wanted.name });
    return { player: { id: player.id, name: wanted.name } };
  });

  app.get('/api/sessions', async request => {
    const { player, session } = await known(context, request);
    const sessions = await store.sessionsOf(player.id);
    return {
      sessions: sessions.map(({ hash, created, about }) => ({
        id: shortOf(hash),
        created,
        about,
        here: hash === session,
      })),
    };
  });

  app.post('/api/sessions', async (request, reply) => {
    count('passphrases', request.ip);
    const wanted = checked(signInSchema, request.body);
    const player = await store.playerNamed(wanted.name);
    if (!(await isPassphrase(player?.passphrase, wanted.passphrase)))
      throw refuse(401, 'no such name, or another passphrase');
    return signIn(context, reply, player!, wanted.token);
  });

  app.delete('/api/sessions', async (request, reply) => {
    const { player, session } = await known(context, request);
    const { all, id } = checked(endSchema, request.body ?? {});
    const hash = await endedBy(context, player.id, session, id);
    await store.endSessions(player.id, all ? undefined : hash);
    if (all || hash === session) reply.header('set-cookie', noCookie(request.headers.host));
    return {};
  });
};

/** What a session is called in the list of its owner. */
const shortOf = (hash: string): string => hash.slice(0, 16);

async function endedBy({ store }: Context, player: string, own: string, id: string | undefined): Promise<string> {
  if (id === undefined) return own;
  const found = (await store.sessionsOf(player)).find(({ hash }) => shortOf(hash) === id);
  if (!found) throw refuse(404, 'there is no such session', 'id');
  return found.hash;
}

async function refuseTaken({ store }: Context, name: string, player: string): Promise<void> {
  const other = await store.playerNamed(name);
  if (other && other.id !== player) throw refuse(409, 'somebody else is called so', 'name');
}
