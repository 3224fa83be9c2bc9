import type { FastifyReply } from 'fastify';
import { cookieFor, newSession } from '../accounts/sessions.js';
import type { Context } from './context.js';

/** Somebody is known from now on: by a cookie, or by a token if he asked for one. */
export async function signIn(
  { store, origin, now }: Context,
  reply: FastifyReply,
  player: { readonly id: string; readonly name: string },
  wantsToken: boolean | undefined,
) {
  const { host, 'user-agent': about } = reply.request.headers;
  const token = await newSession(store, player.id, now(), about);
  if (!wantsToken) reply.header('set-cookie', cookieFor(host, token, origin?.startsWith('https:') ?? false));
  return { player: { id: player.id, name: player.name }, ...(wantsToken && { token }) };
}
