import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { isPassphrase, keptPassphrase } from '../accounts/passphrase.js';
import { cookieFor, identify, newSession, noCookie } from '../accounts/sessions.js';
import { type Context, known, type Routes } from './context.js';
import { checked, refuse } from './refused.js';

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
export const endSchema = z.strictObject({ all: z.boolean().optional() });

export const playerRoutes: Routes = (app, context) => {
  const { store, count, now } = context;

  app.get('/api/me', async request => {
    const identity = await identify(store, request.raw);
    if (!identity) return { player: null };
    const { id, name, passphrase, role } = identity.player;
    return { player: { id, name, kept: passphrase !== null, role } };
  });

  app.post('/api/guest', async (request, reply) => {
    count('guests', request.ip);
    const wanted = checked(guestSchema, request.body);
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
    const other = await store.playerNamed(wanted.name);
    if (other && other.id !== player.id) throw refuse(409, 'somebody else is called so', 'name');
    await store.changePlayer(player.id, {
      name: wanted.name,
      passphrase: await keptPassphrase(wanted.passphrase),
    });
    return { player: { id: player.id, name: wanted.name, kept: true } };
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
    const { all } = checked(endSchema, request.body ?? {});
    await store.endSessions(player.id, all ? undefined : session);
    reply.header('set-cookie', noCookie(request.headers.host));
    return {};
  });
};

async function signIn(
  { store, origin, now }: Context,
  reply: FastifyReply,
  player: { readonly id: string; readonly name: string },
  wantsToken: boolean | undefined,
) {
  const token = await newSession(store, player.id, now());
  if (!wantsToken)
    reply.header('set-cookie', cookieFor(reply.request.headers.host, token, origin?.startsWith('https:') ?? false));
  return { player: { id: player.id, name: player.name }, ...(wantsToken && { token }) };
}
