import { createServer, type IncomingMessage, type Server } from 'node:http';
import Fastify from 'fastify';
import { bookRoutes } from './http/books.js';
import type { Context } from './http/context.js';
import { healthRoutes, makeFigures } from './http/health.js';
import { hostRoutes } from './http/host.js';
import { LIMITS, type Limits, makeCounter, makeLimits } from './http/limits.js';
import { matchRoutes } from './http/matches.js';
import { noticeRoutes } from './http/notices.js';
import { openApiRoutes } from './http/openapi.js';
import { passkeyRoutes } from './http/passkeys.js';
import { playerRoutes } from './http/players.js';
import { recordRoutes } from './http/records.js';
import { Refused } from './http/refused.js';
import { tableRoutes } from './http/tables.js';
import { callTime } from './match/clock.js';
import { type FanOut, redisFanOut } from './match/fan-out.js';
import { makeHub } from './match/hub.js';
import { makeMatches, NotKept } from './match/matches.js';
import { makeNotices } from './notices/notices.js';
import { comesFromUs, isForUs } from './page/ourselves.js';
import { pageHandler } from './page/page.js';
import { postgresStore } from './store/postgres.js';
import { sqliteStore } from './store/sqlite.js';
import type { Store } from './store/store.js';
import { makeTables, type Tables } from './table/upgrade.js';

export interface ServerOptions {
  /** The folder of the built page; none: matches only. */
  readonly page?: string;
  /** The folder of the embedded store. */
  readonly data: string;
  /** Any free one, if it is 0. */
  readonly port: number;
  /** Where we are found from outside, if a proxy stands before us: `https://club.example`. */
  readonly origin?: string;
  /** PostgreSQL in place of the embedded store, and Redis between nodes: then any number of them serve the same matches. */
  readonly database?: string;
  readonly redis?: string;
  readonly limits?: Partial<Limits>;
  /** Notices may go to this machine and its own network: players say where to, so only where all of them are trusted. */
  readonly localNotices?: boolean;
  /** How much the embedded store may grow to (bytes); as much as the disk holds, if nothing is said. */
  readonly largest?: number;
  /** How often those at a table are asked whether they are still there (milliseconds). */
  readonly heartbeat?: number;
  /** What goes wrong, for whoever runs it. */
  log?(line: Readonly<Record<string, unknown>>): void;
}

export interface Running {
  readonly url: string;
  readonly port: number;
  /** Puts away what nobody looks at, as it does by itself every minute. */
  tidy(): void;
  close(): Promise<void>;
}

/** What a request may weigh (bytes): a scenario of a player's own fits in. */
const LARGEST = 2_000_000;
/** A page that lies in a plain folder has no server; it knows by this that it has one, without asking in vain. */
const HAS_SERVER = 'umpire-server=1; Path=/; SameSite=Strict; Max-Age=31536000';
/** How often matches that nobody looks at are put away, and what a host has set is read again (milliseconds). */
const TIDY = 60_000;
/** How often it is looked whether somebody has run out of time (milliseconds). */
const CLOCKS = 1000;

/** Page and server on one port of the loopback address. */
export async function serve(options: ServerOptions): Promise<Running> {
  const store = options.database
    ? await postgresStore(options.database)
    : await sqliteStore(options.data, options.largest);
  const log = options.log ?? (() => {});
  const broken = (why: unknown): void => log({ level: 'error', message: String(why), stack: (why as Error)?.stack });
  let port = options.port;
  const url = (): string => `${options.origin ?? `http://127.0.0.1:${port}`}/`;
  const { fanOut, ...context } = await contextOf(store, options, { broken, log, url });
  const tables = makeTables(context, broken, options.heartbeat);
  const { app, server } = httpOf(context, options, broken, tables);
  await app.ready();
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    if (isForUs(request, options.origin) && comesFromUs(request, options.origin)) tables.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  await listening(server, options.port);
  await context.limits.refresh();
  const tidying = setInterval(() => {
    context.matches.tidy();
    context.limits.refresh().catch(broken);
  }, TIDY);
  const timing = setInterval(() => void callTime(store, context.matches, Date.now()).catch(broken), CLOCKS);
  for (const timer of [tidying, timing]) timer.unref();
  port = (server.address() as { port: number }).port;
  return {
    url: `http://127.0.0.1:${port}/`,
    port,
    tidy: () => context.matches.tidy(),
    async close() {
      clearInterval(tidying);
      clearInterval(timing);
      tables.close();
      server.close();
      server.closeIdleConnections();
      await context.matches.idle();
      await context.notices.idle();
      await app.close();
      server.closeAllConnections();
      await fanOut?.close();
      await store.close();
    },
  };
}

interface Around {
  broken(why: unknown): void;
  log(line: Readonly<Record<string, unknown>>): void;
  /** Where the page is found. */
  url(): string;
}

async function contextOf(
  store: Store,
  { origin, limits, redis, localNotices = false }: ServerOptions,
  { broken, log, url }: Around,
): Promise<Context & { readonly fanOut: FanOut | undefined }> {
  let fanOut: FanOut | undefined;
  const hub = makeHub(
    (what, match) => fanOut?.publish(what, match),
    match => matches.left(match),
  );
  const now = () => Date.now();
  const figures = makeFigures();
  const inForce = makeLimits(store, { ...LIMITS, ...limits });
  const notices = makeNotices({ store, hub, url, log, now, anywhere: localNotices });
  const matches = makeMatches(store, hub, figures, now, notices.moved);
  const catchUp = (work: Promise<void>, then: () => void): void => void work.then(then).catch(broken);
  if (redis !== undefined)
    fanOut = await redisFanOut(
      redis,
      (what, match) => {
        if (what === 'closed') matches.forget(match);
        catchUp(matches.sync(match), () => hub.here[what](match));
      },
      () =>
        catchUp(matches.syncAll(), () => {
          for (const match of hub.matches()) for (const what of ['changed', 'told'] as const) hub.here[what](match);
        }),
      broken,
    );
  return {
    fanOut,
    notices,
    figures,
    store,
    hub,
    matches,
    origin,
    now,
    limits: inForce,
    count: makeCounter(inForce.now),
  };
}

const ROUTES = [
  playerRoutes,
  passkeyRoutes,
  noticeRoutes,
  hostRoutes,
  matchRoutes,
  recordRoutes,
  tableRoutes,
  bookRoutes,
  openApiRoutes,
];

function httpOf(context: Context, { page, origin }: ServerOptions, broken: (why: unknown) => void, tables: Tables) {
  let server!: Server;
  const showPage = page === undefined ? undefined : pageHandler(page, origin);
  const app = Fastify({
    bodyLimit: LARGEST,
    trustProxy: (_, hop) => origin !== undefined && hop === 0,
    serverFactory(answer) {
      server = createServer((request, response) => {
        const isCall = request.url?.startsWith('/api/') ?? false;
        if (!isForUs(request, origin)) {
          response.writeHead(403, { 'Content-Type': 'text/plain' }).end('only for this machine, by its own name\n');
        } else if (isCall || !showPage) answer(request, response);
        else {
          response.setHeader('Set-Cookie', HAS_SERVER);
          void showPage(request, response);
        }
      });
      server.requestTimeout = 30_000;
      return server;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    context.count('requests', request.ip);
    if (request.method !== 'GET' && !comesFromUs(request.raw as IncomingMessage, origin))
      throw new Refused(403, { message: 'another page may not ask for this' });
    reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  });
  app.setErrorHandler((error, _, reply) => {
    if (error instanceof Refused) return reply.status(error.status).send({ error: error.refusal });
    const status = error instanceof NotKept ? 503 : ((error as { statusCode?: number }).statusCode ?? 500);
    if (status >= 500) broken(error);
    return reply
      .status(status)
      .send({ error: { message: status >= 500 ? 'the server could not do this now' : (error as Error).message } });
  });
  app.setNotFoundHandler((_, reply) => reply.status(404).send({ error: { message: 'there is nothing here' } }));
  for (const routes of [...ROUTES, healthRoutes(context.figures, tables)]) routes(app, context);
  return { app, server };
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
