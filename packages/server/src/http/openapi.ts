import { z } from 'zod';
import type { Routes } from './context.js';
import { closeSchema } from './host.js';
import { limitsSchema } from './limits.js';
import { createSchema, joinSchema } from './matches.js';
import { noticeSchema } from './notices.js';
import { newPasskeySchema, signPasskeySchema } from './passkeys.js';
import { endSchema, guestSchema, keepSchema, nameSchema, signInSchema } from './players.js';
import { openSchema } from './records.js';
import { callSchema } from './tables.js';

interface Described {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  readonly text: string;
  readonly body?: z.ZodType;
  /** Anybody may ask. */
  readonly open?: true;
}

const ROUTES: readonly Described[] = [
  { method: 'get', path: '/api/health', text: 'Whether the server and its store are well.', open: true },
  { method: 'get', path: '/api/metrics', text: 'Figures for Prometheus.', open: true },
  { method: 'get', path: '/api/books', text: 'The books, their scenarios, and the bots.', open: true },
  {
    method: 'post',
    path: '/api/adjudicate',
    text: 'A question about the rules, answered.',
    body: z.looseObject({ ruleset: z.string(), question: z.string() }),
    open: true,
  },
  { method: 'get', path: '/api/me', text: 'Who you are to the server.', open: true },
  {
    method: 'post',
    path: '/api/guest',
    text: 'Play as a guest. `token: true` gives a token in place of a cookie.',
    body: guestSchema,
    open: true,
  },
  { method: 'post', path: '/api/passphrase', text: 'Keep your identity by a passphrase.', body: keepSchema },
  { method: 'post', path: '/api/name', text: 'Be called something else.', body: nameSchema },
  { method: 'get', path: '/api/sessions', text: 'Where you are signed in.' },
  { method: 'post', path: '/api/sessions', text: 'Sign in by name and passphrase.', body: signInSchema, open: true },
  {
    method: 'delete',
    path: '/api/sessions',
    text: 'End this session, another one of yours, or all of them.',
    body: endSchema,
  },
  { method: 'post', path: '/api/passkeys/options', text: 'What your browser needs to make a passkey.' },
  { method: 'post', path: '/api/passkeys', text: 'Keep your identity by a passkey.', body: newPasskeySchema },
  { method: 'delete', path: '/api/passkeys/{id}', text: 'Forget a passkey of yours.' },
  {
    method: 'post',
    path: '/api/passkeys/sign-in/options',
    text: 'What your browser needs to sign in by a passkey.',
    open: true,
  },
  {
    method: 'post',
    path: '/api/passkeys/sign-in',
    text: 'Sign in by a passkey.',
    body: signPasskeySchema,
    open: true,
  },
  {
    method: 'get',
    path: '/api/notices',
    text: 'Where you are told that it is your move, and the key of this server for browsers.',
  },
  {
    method: 'post',
    path: '/api/notices',
    text: 'Be told in this browser (Web Push), or at an address of yours (a webhook; what it is signed with is shown once).',
    body: noticeSchema,
  },
  { method: 'post', path: '/api/notices/{id}/try', text: 'Send a notice there to try it.' },
  { method: 'delete', path: '/api/notices/{id}', text: 'Be told there no longer.' },
  { method: 'get', path: '/api/host/matches', text: 'For a host: the matches of this server.' },
  {
    method: 'post',
    path: '/api/host/matches/{id}',
    text: 'For a host: close a match, or open it again.',
    body: closeSchema,
  },
  { method: 'delete', path: '/api/host/matches/{id}', text: 'For a host: remove a match with all that is kept of it.' },
  { method: 'delete', path: '/api/host/players/{id}/sessions', text: 'For a host: end all sessions of a player.' },
  { method: 'get', path: '/api/host/limits', text: 'For a host: the limits in force.' },
  { method: 'post', path: '/api/host/limits', text: 'For a host: set limits.', body: limitsSchema },
  { method: 'get', path: '/api/matches', text: 'Your matches, and whose move it is.' },
  {
    method: 'post',
    path: '/api/matches',
    text: 'A new match with whoever gets a link, or with bots. Where the book allows it several play one side (`battle.players`).',
    body: createSchema,
  },
  { method: 'get', path: '/api/matches/{id}', text: 'One match.' },
  {
    method: 'post',
    path: '/api/matches/{id}/join',
    text: 'Take a seat that is free: `invite` gives any of them, each of `invites` one.',
    body: joinSchema,
  },
  {
    method: 'post',
    path: '/api/matches/{id}/table',
    text: 'One call at the table of a match; over a WebSocket at the same address the table is pushed as it changes.',
    body: callSchema,
  },
  {
    method: 'get',
    path: '/api/matches/{id}/record',
    text: 'The record of a match that is over, with the proof of its dice.',
  },
  {
    method: 'post',
    path: '/api/matches/{id}/open',
    text: 'Agree that everybody may watch it again when it is over.',
    body: openSchema,
  },
];

const ANSWERS = {
  '200': { description: 'done', content: { 'application/json': { schema: {} } } },
  '4XX': {
    description: 'refused: why, and where in what was sent',
    content: {
      'application/json': {
        schema: z.toJSONSchema(
          z.object({
            error: z.object({ message: z.string(), path: z.string().optional(), rule: z.string().optional() }),
          }),
        ),
      },
    },
  },
};

function operation({ path, text, body, open }: Described): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    summary: text,
    ...(inPath.length > 0 && { parameters: inPath }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) } },
      },
    }),
    responses: ANSWERS,
    ...(!open && { security: [{ token: [] }] }),
  };
}

/** What can be asked of the server, in the form that programs read; the schemas are those by which it is checked. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of ROUTES) paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  return {
    openapi: '3.1.0',
    info: { title: 'Umpire', version: '1', description: 'Tabletop battles between screens. See docs/online-bots.md.' },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

export const openApiRoutes: Routes = app => {
  let document: object | undefined;
  app.get('/api/openapi.json', async () => {
    document ??= openApi();
    return document;
  });
};
