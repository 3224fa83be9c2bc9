import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SeatId } from '@umpire/engine';
import { type WebSocket, WebSocketServer } from 'ws';
import { identify } from '../accounts/sessions.js';
import { besideOf } from '../beside/beside.js';
import type { Context } from '../http/context.js';
import { type Head, readHead, viewerFor } from '../match/head.js';
import { addressOf } from '../page/ourselves.js';
import { attend } from './connection.js';
import { seatDesk } from './seat-desk.js';
import type { Follow } from './shown.js';

/** The largest message that a table takes (bytes). */
const LARGEST = 256_000;
/** How often we ask whether somebody is still there (milliseconds): who has not answered by the next time is let go. */
const HEARTBEAT = 20_000;
/** A line that is cut for good: a browser does not lay it again. */
const ENDED = 4001;

/** Tables over WebSockets. */
export interface Tables {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  open(): number;
  /** How many bytes lie unread on their way to those who are there. */
  unread(): number;
  /** Lets everybody go: they come back by themselves. */
  close(): void;
}

const BASE = 'http://localhost';
const PATH = /^\/api\/matches\/([\w-]{1,40})\/table$/;

export function makeTables(context: Context, broken: (why: unknown) => void, heartbeat = HEARTBEAT): Tables {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  const heard = new WeakSet<WebSocket>();
  const sessions = new WeakMap<WebSocket, string>();
  const asking = setInterval(() => {
    for (const socket of server.clients) {
      if (!heard.delete(socket)) socket.terminate();
      else socket.ping();
      void stillKnown(sessions.get(socket)).then(
        known => known || socket.close(ENDED, 'this session was ended'),
        broken,
      );
    }
  }, heartbeat);
  /** A session may be ended from elsewhere. */
  const stillKnown = async (session = ''): Promise<boolean> => (await context.store.sessionOf(session)) !== undefined;
  asking.unref();

  const welcome = (line: Duplex, socket: WebSocket, { match, head, viewer, name, session, follow }: Seated): void => {
    heard.add(socket);
    sessions.set(socket, session);
    socket.on('pong', () => heard.add(socket));
    const desk = seatDesk(context.matches, match, viewer, follow);
    const beside = besideOf(context, { match, head, viewer, name });
    attend(
      socket,
      { match, viewer, desk, beside },
      { hub: context.hub, messages: context.limits.now().messages, broken },
      line,
    );
  };

  return {
    upgrade(request, socket, head) {
      seatFor(context, request)
        .then(found => {
          if (typeof found === 'number') return refuseUpgrade(socket, found);
          server.handleUpgrade(request, socket, head, ws => welcome(socket, ws, found));
        })
        .catch(why => {
          broken(why);
          refuseUpgrade(socket, 500);
        });
    },
    open: () => server.clients.size,
    unread: () => [...server.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
    close() {
      clearInterval(asking);
      for (const socket of server.clients) socket.close(1012, 'the server is started again');
    },
  };
}

interface Seated {
  readonly match: string;
  readonly head: Head;
  readonly viewer: SeatId;
  readonly name: string;
  /** By which he is known. */
  readonly session: string;
  readonly follow: Follow;
}

async function seatFor({ store, matches, count, origin }: Context, request: IncomingMessage): Promise<Seated | number> {
  try {
    count('requests', addressOf(request, origin));
  } catch {
    return 429;
  }
  const asked = request.url ?? '/';
  const { pathname, searchParams } = URL.canParse(asked, BASE) ? new URL(asked, BASE) : new URL(BASE);
  const id = PATH.exec(pathname)?.[1];
  const row = id === undefined ? undefined : await store.match(id);
  if (!row || row.status === 'waiting' || row.status === 'closed') return 404;
  const identity = await identify(store, request);
  if (!identity) return 401;
  const head = readHead(row.head);
  const viewer = viewerFor(head, identity.player.id);
  const {
    player: { name },
    session,
  } = identity;
  const follow = searchParams.get('follow') === 'news' ? 'news' : 'view';
  // another node may have played on, and its news be still under way: whoever sits down sees what is kept
  if (viewer !== undefined) await matches.sync(row.id);
  return viewer === undefined ? 403 : { match: row.id, head, viewer, name, session, follow };
}

const WORDS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${WORDS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
