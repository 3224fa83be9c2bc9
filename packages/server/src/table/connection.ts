import type { Duplex } from 'node:stream';
import type { SeatId } from '@umpire/engine';
import type { WebSocket } from 'ws';
import type { Beside } from '../beside/beside.js';
import { BESIDE } from '../beside/note.js';
import type { Limit } from '../http/limits.js';
import type { Hub } from '../match/hub.js';
import type { LiveMatch } from '../match/live-match.js';
import { NotKept } from '../match/matches.js';
import { makeQueue } from '../match/queue.js';
import type { Message } from './calls.js';
import { framed } from './frame.js';
import { isHarmless, messageIn } from './message.js';
import { makePace } from './pace.js';
import { checkedArgs, NotAllowed, type SeatDesk } from './seat-desk.js';
import { makeWire } from './wire.js';

/** So much may lie unread on its way to somebody (bytes): who reads slower than it comes is let go, and comes back when he can. */
const UNREAD = 8_000_000;
/** Who has more than this to read (bytes) is sent no table that he would see too late: he gets the latest when he has read. */
const BEHIND = 256_000;
/** A line that is cut for good: a browser does not lay it again. */
const CLOSED = 4004;
/** So many messages may wait for their turn before no more are read. */
const WAITING = 16;
type Shown = Awaited<ReturnType<SeatDesk['latest']>>;
const SAME = { same: true, text: '' };
/** So many times somebody may send what is no message. */
const PATIENCE = 10;

export interface Around {
  readonly hub: Hub;
  readonly messages: Limit;
  /** Something broke that is not the sender's fault. */
  broken(why: unknown): void;
}

/** Who sits here: as whom he looks, his table, and what goes on beside it. */
export interface Attending {
  readonly match: string;
  readonly viewer: SeatId;
  readonly desk: SeatDesk;
  readonly beside: Beside;
}

/**
 * One browser, or one bot, at a table: calls in their order, each answered; and the table itself whenever it has changed. `line`: what lies beneath
 * his socket.
 */
export function attend(
  socket: WebSocket,
  { match, viewer, desk, beside }: Attending,
  { hub, messages, broken }: Around,
  line: Duplex,
): void {
  const wired = makeWire();
  const queue = makeQueue();
  const pace = makePace(socket, messages);
  let waiting = 0;
  let garbage = 0;
  /** Something has happened that he was not shown; how the match was then, if it is known; and whether he will be. */
  let stale = false;
  let staleAt: LiveMatch | undefined;
  let lookDue = false;
  let owed = false;

  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    const unread = socket.bufferedAmount;
    if (unread > UNREAD) return socket.terminate();
    // a character is three bytes at the most; where he cannot fall behind by it, nobody need wait until he has read it
    if (unread + 3 * text.length > BEHIND) return socket.send(text, caughtUp);
    const frame = framed(text);
    if (frame === undefined) socket.send(text);
    else line.write(frame, 'latin1');
  };
  /** He has read so much that he can be shown the latest again. */
  const caughtUp = (): void => {
    if (!owed || socket.bufferedAmount > BEHIND) return;
    owed = false;
    changed();
  };
  const send = (message: object): void => sendText(JSON.stringify(message));
  /** What somebody was shown last is not sent again: that nothing has changed for him tells him nothing. */
  const show = (latest: Shown | undefined): void => {
    const { same, text } = latest === undefined ? SAME : wired(latest);
    if (!same) sendText(`{"pushed":{${text}}}`);
  };
  const isBehind = (): boolean => {
    stale = false;
    owed ||= socket.bufferedAmount > BEHIND;
    return owed;
  };
  const push = async (): Promise<void> => {
    lookDue = false;
    if (!isBehind()) show(await desk.latest());
  };
  let read = 0;
  /** What was said since he looked last. */
  const tell = async (): Promise<void> => {
    const notes = (await beside.notes(read + 1)) as readonly { readonly n: number }[];
    read = notes.at(-1)?.n ?? read;
    if (notes.length > 0) send({ notes });
  };
  /** Whoever is told to go is read on, so that he can say that he has heard it. */
  const end = (code: number, why: string): void => {
    socket.close(code, why);
    socket.resume();
  };
  const showNow = (live: LiveMatch): void => {
    try {
      if (!isBehind()) show(desk.latestOf(live));
    } catch (why) {
      broken(why); // not the trouble of whoever has ordered
    }
  };
  const changed = (live?: LiveMatch): void => {
    if (live && queue.idle()) return showNow(live);
    // who has asked for something is answered first; one look will do for all that has happened until then
    staleAt = stale && !staleAt ? undefined : live;
    stale = true;
    if (queue.idle()) lookLater();
  };
  const lookLater = (): void => {
    lookDue = true;
    inTurn(push);
  };
  /** Whatever happens meanwhile he is shown afterwards. */
  const inTurn = (work: () => Promise<void>): void => void queue.run(work).catch(broken).then(settle);
  /** Whoever has ordered is shown by the answer what came of it: where nothing more has happened, that will do. */
  const settle = (): void => {
    if (!stale || lookDue) return;
    if (staleAt && hasShown(staleAt)) stale = false;
    else lookLater();
    staleAt = undefined;
  };
  const hasShown = (live: LiveMatch): boolean => {
    try {
      return desk.hasShown(live);
    } catch {
      return false; // whoever looks again hears why
    }
  };
  const leave = hub.listen(match, {
    viewer,
    told: () => inTurn(tell),
    met: () => send({ present: hub.present(match) }),
    closed: () => end(CLOSED, 'the host has closed this match'),
    changed,
  });

  const answered = (message: Message, harmless: boolean): unknown =>
    Object.hasOwn(BESIDE, message.call) ? askBeside(beside, message) : desk.answer(message, harmless);

  const handle = (text: string, leave: () => void): void => {
    if (socket.readyState !== socket.OPEN) return leave();
    const message = messageIn(text);
    if (!message) {
      send({ broken: 'this is no message' });
      if (++garbage > PATIENCE) end(1007, 'no messages');
      return leave();
    }
    const { id } = message;
    const failed = (why: unknown): void => {
      if (!(why instanceof NotAllowed)) broken(why);
      send({ id, broken: sentenceFor(why) });
      settle();
      leave();
    };
    const done = (value: unknown): void => {
      try {
        sendText(`{"id":${id},${wired(value).text}}`);
      } catch (why) {
        return failed(why);
      }
      settle();
      leave();
    };
    try {
      const harmless = isHarmless(text);
      if (desk.orderThen(message, harmless, { done, failed })) return;
      const value = answered(message, harmless);
      if (value instanceof Promise) value.then(done, failed);
      else done(value);
    } catch (why) {
      failed(why);
    }
  };

  socket.on('message', (data, binary) => {
    if (socket.readyState !== socket.OPEN) return; // he was told to go
    pace.count();
    if (binary) return end(1003, 'text only');
    if (++waiting >= WAITING) socket.pause();
    queue.enter(leave =>
      handle(String(data), () => {
        if (--waiting < WAITING / 2 && socket.isPaused && !pace.resting()) socket.resume();
        leave();
      }),
    );
  });
  socket.on('close', () => {
    leave();
    pace.end();
  });
  socket.on('error', () => socket.terminate());
}

/** What whoever asked is told of what went wrong: nothing of how the server is made. */
function sentenceFor(why: unknown): string {
  if (why instanceof NotAllowed) return why.message;
  return why instanceof NotKept
    ? 'the server cannot keep anything now: try again in a while'
    : 'the server could not do this now';
}

const BESIDE_CALLS: { readonly [K in keyof typeof BESIDE]: (beside: Beside, args: never) => Promise<unknown> } = {
  notes: (beside, [from]: [number]) => beside.notes(from),
  say: (beside, [to, text]: [never, string]) => beside.say(to, text),
  offer: (beside, [what, words]: [never, string]) => beside.offer(what, words),
  agree: (beside, [offer, words]: [number, string]) => beside.agree(offer, words),
};

export function askBeside(beside: Beside, { call, args }: Message): Promise<unknown> {
  const name = call as keyof typeof BESIDE;
  return BESIDE_CALLS[name](beside, checkedArgs(BESIDE, name, args) as never);
}
