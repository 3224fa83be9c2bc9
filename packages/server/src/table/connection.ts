import { type LogDelta, makeLogShortener, type Outcome } from '@umpire/desk';
import { heldTo } from '@umpire/engine';
import type { WebSocket } from 'ws';
import type { Hub } from '../match/hub.js';
import { makeQueue } from '../match/queue.js';
import { messageSchema } from './calls.js';
import { makePace } from './pace.js';
import { NotAllowed, type SeatDesk } from './seat-desk.js';

/** So much may lie unread on its way to somebody (bytes): who reads slower than it comes is let go, and comes back when he can. */
const UNREAD = 8_000_000;
/** So many messages may wait for their turn before no more are read. */
const WAITING = 16;
/** So many times somebody may send what is no message. */
const PATIENCE = 10;

export interface Around {
  readonly hub: Hub;
  /** Something broke that is not the sender's fault. */
  broken(why: unknown): void;
}

/** One browser, or one bot, at a table: calls in their order, each answered; and the table itself whenever it has changed. */
export function attend(socket: WebSocket, match: string, desk: SeatDesk, { hub, broken }: Around): void {
  const shortened = makeLogShortener();
  const queue = makeQueue();
  const pace = makePace(socket);
  let waiting = 0;
  let garbage = 0;
  let sent = '';
  let stale = false;

  const send = (message: object): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > UNREAD) return socket.terminate();
    socket.send(JSON.stringify(message));
  };
  /** What somebody was shown last is not sent again: that nothing has changed for him tells him nothing. */
  const showing = (value: unknown): LogDelta & { readonly same: boolean } => {
    if (!isShown(value)) return { value, same: false };
    const { log, ...rest } = value.battleView;
    const now = JSON.stringify([rest, log.length, log.at(-1)]);
    const same = now === sent;
    sent = now;
    return { ...shortened(value), same };
  };
  const push = async (): Promise<void> => {
    stale = false;
    const { same, ...delta } = showing(await desk.view());
    if (!same) send({ pushed: delta });
  };
  const leave = hub.listen(match, {
    changed() {
      if (stale) return; // one look will do for all that has happened until then
      stale = true;
      queue.run(push).catch(broken);
    },
  });

  const handle = async (text: string): Promise<void> => {
    const message = read(text);
    if (!message) {
      send({ broken: 'this is no message' });
      if (++garbage > PATIENCE) socket.close(1007, 'no messages');
      return;
    }
    const { id } = message;
    try {
      const { same, ...delta } = showing(await desk.answer(message));
      send({ id, ...delta });
    } catch (why) {
      if (!(why instanceof NotAllowed)) broken(why);
      send({ id, broken: why instanceof NotAllowed ? why.message : 'the server could not do this now' });
    }
  };

  socket.on('message', (data, binary) => {
    pace.count();
    if (binary) return socket.close(1003, 'text only');
    if (++waiting >= WAITING) socket.pause();
    void queue
      .run(() => handle(String(data)))
      .finally(() => {
        if (--waiting < WAITING / 2 && socket.isPaused && !pace.resting()) socket.resume();
      });
  });
  socket.on('close', () => {
    leave();
    pace.end();
  });
  socket.on('error', () => socket.terminate());
}

function read(text: string) {
  try {
    const parsed = heldTo(messageSchema, JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

const isShown = (value: unknown): value is Outcome & { ok: true } =>
  typeof value === 'object' && value !== null && (value as Outcome).ok === true && 'battleView' in value;
