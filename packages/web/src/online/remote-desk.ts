import { type BattleView, type LogDelta, makeLogRestorer, type Outcome, randomSeed } from '@umpire/desk';
import type { Desk, DeskHandle } from '../desk/client.js';
import { announce, retract } from '../notices/notices.js';
import type { OnlineNote } from './beside-store.js';

/** What the server sends: an answer to a call, or the table as it is now because somebody has acted. */
type Heard = LogDelta & {
  readonly id?: number;
  readonly broken?: string;
  readonly pushed?: LogDelta;
  readonly notes?: readonly OnlineNote[];
  readonly present?: readonly string[];
};

/** Whoever is to hear what the server says by itself. */
export interface Hearers {
  /** Somebody has acted. */
  pushed(battleView: BattleView): void;
  notes(notes: readonly OnlineNote[]): void;
  present(viewers: readonly string[]): void;
}

export interface RemoteDesk extends DeskHandle {
  /** A call beside the battle: words and offers. */
  beside(call: 'say' | 'offer' | 'agree', args: readonly unknown[]): Promise<unknown>;
}

interface Call {
  readonly text: string;
  resolve(value: unknown): void;
  reject(why: Error): void;
}

/** How long to wait before the next try to reach the server (milliseconds): longer each time, up to the last. */
const TRIES = [300, 1000, 2000, 4000, 8000];
/** For so long (milliseconds) nobody is told that the line is down. */
const UNTOLD = 2500;
const LOST = 'lost-line';
/** Lines that the server cuts for good: the session was ended, a host has closed the match. */
const FINAL: Readonly<Record<number, true>> = { 4001: true, 4004: true };

/** The look after a break has no caller: it is shown as what somebody else did. */
const LOOK = 0;
/** What was said before we came. */
const NOTES = 1;

const ACTS = ['order', 'orders', 'answer', 'undo', 'redo', 'rule', 'release'];

/**
 * A desk on the server. The page calls it as it calls its worker. Where the line breaks, it is laid again; what was not answered is sent again,
 * each act under the name that it has, so that it is done once.
 */
export function startRemoteDesk(match: string, hearers: Hearers): RemoteDesk {
  const waiting = new Map<number, Call>();
  let restored = makeLogRestorer();
  let socket: WebSocket | undefined;
  let next = 2;
  let tries = 0;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silent: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const take = (delta: LogDelta): unknown => {
    const value = restored(delta);
    if (isShown(value)) over = 'over' in value.battleView.turn;
    return value;
  };
  const heard = ({ data }: MessageEvent<string>): void => {
    const message = JSON.parse(data) as Heard;
    if (message.notes) return hearers.notes(message.notes);
    if (message.present) return hearers.present(message.present);
    if (message.id === NOTES) return hearers.notes(message.value as readonly OnlineNote[]);
    if (message.pushed || message.id === LOOK) {
      const value = take(message.pushed ?? message);
      if (isShown(value)) hearers.pushed(value.battleView);
      return;
    }
    const call = waiting.get(message.id!);
    waiting.delete(message.id!);
    if (message.broken !== undefined) call?.reject(new Error(message.broken));
    else {
      const value = take(message);
      call?.resolve(value);
    }
  };
  const lay = (): void => {
    const address = new URL(`api/matches/${encodeURIComponent(match)}/table`, location.href.replace(/^http/, 'ws'));
    address.hash = '';
    const laid = new WebSocket(address);
    socket = laid;
    laid.addEventListener('message', heard);
    laid.addEventListener('open', () => {
      restored = makeLogRestorer();
      clearTimeout(silent);
      retract(LOST);
      // what happened meanwhile, then what was not answered
      if (tries > 0) laid.send(callText(LOOK, 'battleView', []));
      tries = 0;
      laid.send(callText(NOTES, 'notes', [0]));
      for (const { text } of waiting.values()) laid.send(text);
    });
    laid.addEventListener('close', ({ code, reason }) => (code in FINAL ? cutOff(reason) : again(laid)));
  };
  const cutOff = (why: string): void => {
    ended = true;
    tellEnded(why);
  };
  const again = (laid: WebSocket): void => {
    if (ended || laid !== socket) return;
    if (tries === 0) silent = setTimeout(tellLost, UNTOLD);
    timer = setTimeout(lay, TRIES[Math.min(tries, TRIES.length - 1)]);
    tries++;
  };
  const ask = (name: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = next++;
      const text = callText(id, name, args);
      waiting.set(id, { text, resolve, reject });
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    });
  const desk = new Proxy(
    {},
    {
      get:
        (_, name: string) =>
        (...args: unknown[]) =>
          // what the server keeps need not be fetched at every order
          name === 'keep' && !over
            ? Promise.resolve({ record: null, unrecordedInputs: [] })
            : ask(name, sent(name, args)),
    },
  ) as Desk;
  lay();
  return {
    desk,
    beside: ask,
    end() {
      ended = true;
      clearTimeout(timer);
      clearTimeout(silent);
      retract(LOST);
      socket?.close();
      for (const { reject } of waiting.values()) reject(new Error('the table was left'));
      waiting.clear();
    },
  };
}

/** The server has plan and record. */
const sent = (name: string, args: readonly unknown[]): readonly unknown[] =>
  name === 'open' || name === 'resume' ? [] : args;

const callText = (id: number, call: string, args: readonly unknown[]): string =>
  JSON.stringify({ id, call, args, ...(ACTS.includes(call) && { key: randomSeed() }) });

const isShown = (value: unknown): value is Outcome & { ok: true } =>
  typeof value === 'object' && value !== null && (value as Outcome).ok === true && 'battleView' in value;

function tellLost(): void {
  announce({
    id: LOST,
    tone: 'warning',
    text: 'The line to the server is down. It is laid again by itself; every order that was carried out is kept there.',
    actions: [],
  });
}

function tellEnded(why: string): void {
  announce({
    id: LOST,
    tone: 'warning',
    text: `You are no longer at this table: ${why}. Every order that was carried out is kept on the server.`,
    actions: [],
  });
}
