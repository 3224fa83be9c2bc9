import type { BattleView, Kept } from '@umpire/desk';
import type { Draft, GuideProgress, MenuItem, OrderBase, Refusal, SeatId } from '@umpire/engine';
import type { Desk, DeskHandle } from '../../desk/client.js';
import type { ReadEntry, Unsaved } from '../../storage/battles.js';
import { makeDeskLine } from './desk-line.js';
import { performer } from './effects.js';
import { isAsLeft, type LaidBy, toLayBy } from './laid-by.js';
import { type SessionInput, step } from './machine.js';
import type { Speed } from './pace.js';
import { type Snapshot, snapshotOf } from './snapshot.js';
import { BEGINNING, type DraftInput, type Habits, type Sitter, type Sitting } from './state.js';

/** What a session needs of the world; tests bring their own. */
export interface World {
  /** `pushed`: the table as somebody elsewhere has left it; a desk of this browser never calls it. */
  start(died: (why: string) => void, pushed: (battleView: BattleView) => void): DeskHandle;
  load(id: string): Promise<ReadEntry>;
  save(
    entry: Unsaved,
  ): Promise<{ readonly where: 'disk' | 'tab' | 'contested' | 'deleted'; readonly updated?: number }>;
  later(work: () => void, ms: number): () => void;
  /** The order that was in hand when the page was left, of which something was done by hand. */
  layBy?(id: string, laid: LaidBy | undefined): void;
  laidBy?(id: string): LaidBy | undefined;
  /** The worker has said nothing for a while, though it was asked: somebody may start it again. Undefined: it speaks again. */
  silence?(startAgain: (() => void) | undefined): void;
}

/** What is done to the order in hand. */
export interface Hand {
  /**
   * `first` fills the first field; a path that was drawn for the order before it stays, if the new one goes somewhere too. `atOnce`: one
   * movement of the hand says all of it.
   */
  begin(item: MenuItem, first?: unknown, atOnce?: boolean): void;
  /** Fills a field; undefined empties it. */
  fill(name: string, value: unknown): void;
  /** Fills a field; where one touch is all it takes, the next one is taken in hand. `follows`: the same hand still moves it. */
  touch(name: string, value: unknown, follows?: boolean): void;
  clear(name: string): void;
  /** To the next field, if the one in hand is filled. */
  next(): void;
  /** One field back; at the first one the order is given up. */
  back(): void;
  drop(): void;
  /** Takes up an order of which something is said already. */
  takeUp(draft: Draft): void;
  /** Takes back what was put down last, or puts it there again. */
  unplace(): void;
  placeAgain(): void;
}

/** The order in hand, what it would do, and what is done to it: for the table and for words. */
export interface OrderInHand extends Hand, Pick<Snapshot, 'draft' | 'preview'> {}

export const inHand = ({ hand }: Session, { draft, preview }: Snapshot): OrderInHand => ({
  ...hand,
  ...(draft && { draft }),
  ...(preview && { preview }),
});

export interface Session {
  readonly snapshot: () => Snapshot;
  subscribe(changed: () => void): () => void;
  /** The desk for questions; orders go through the session. */
  desk(): Desk;
  readonly hand: Hand;
  order(order: { readonly verb: string }): Promise<Refusal | undefined>;
  /** Orders one after the other, taken back as one. */
  orders(orders: readonly OrderBase[]): Promise<Refusal | undefined>;
  answer(by: SeatId, value: unknown): Promise<Refusal | undefined>;
  /** The umpire rules, gives his word, and hands the screen on or has it handed to him. */
  rule(order: unknown): Promise<Refusal | undefined>;
  release(): Promise<Refusal | undefined>;
  sit(to: Sitter): void;
  undo(): Promise<Refusal | undefined>;
  redo(): Promise<Refusal | undefined>;
  /** Covers the table, then shows it to the one it was passed to. */
  cover(): void;
  uncover(): Promise<unknown>;
  /** The briefing was read: bots that begin may. */
  read(): void;
  run(running: boolean): void;
  step(): void;
  /** The bots are not waited for until somebody here is to act. */
  hurry(): void;
  pace(speed: Speed): void;
  skip(skips: boolean): void;
  putAway(): void;
  /** How far the guide has come is kept with the battle. */
  keepGuide(progress: GuideProgress): void;
  /** Starts the worker again from what was kept last. */
  restart(): Promise<unknown>;
  record(): Promise<Kept | undefined>;
  /** What is in hand is kept for whoever comes back. */
  layBy(): void;
  close(): void;
}

/** A session at work: the machine decides (`machine.ts`), `effects.ts` does what it wants done. */
export function openSession(id: string, world: World, habits: Partial<Habits> = {}): Session {
  let now: Sitting = { ...BEGINNING, ...habits };
  let shown = snapshotOf(now);
  const listeners = new Set<() => void>();
  const restart = () => request(ticket => ({ kind: 'restart', ticket }));
  const silent = (is: boolean) => world.silence?.(is ? () => void restart() : undefined);
  const pushed = (battleView: BattleView) => hear({ kind: 'pushed', battleView });
  const line = makeDeskLine(
    died => world.start(died, pushed),
    why => hear({ kind: 'died', why }),
    silent,
  );
  const requests = makeRequests();
  const perform = performer({ id, world, line, hear, now: () => now, tell: requests.tell });

  function hear(input: SessionInput): void {
    const { next, effects } = step(now, input);
    const changed = next !== now;
    now = next;
    if (changed) shown = snapshotOf(now);
    effects.forEach(perform);
    if (changed) for (const listener of listeners) listener();
    if (!takenUp && now.state.kind in OPEN) takeUp();
  }
  let takenUp = false;
  function takeUp(): void {
    takenUp = true;
    const laid = world.laidBy?.(id);
    if (laid && isAsLeft(now, laid)) hear({ kind: 'take up', draft: laid.draft });
  }
  const layBy = () => {
    if (takenUp) world.layBy?.(id, toLayBy(now));
  };
  const request = (input: (ticket: number) => SessionInput) => requests.make(ticket => hear(input(ticket)));

  perform({ do: 'load' });
  return {
    snapshot: () => shown,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    desk: line.desk,
    hand: handOf(hear),
    order: order => request(ticket => ({ kind: 'order', order, ticket })),
    orders: orders => request(ticket => ({ kind: 'orders', orders, ticket })),
    answer: (by, value) => request(ticket => ({ kind: 'answer', by, value, ticket })),
    rule: order => request(ticket => ({ kind: 'rule', order, ticket })),
    release: () => request(ticket => ({ kind: 'release', ticket })),
    sit: to => hear({ kind: 'sit', to }),
    undo: () => request(ticket => ({ kind: 'undo', ticket })),
    redo: () => request(ticket => ({ kind: 'redo', ticket })),
    cover: () => hear({ kind: 'cover' }),
    uncover: () => request(ticket => ({ kind: 'uncover', ticket })),
    read: () => hear({ kind: 'read' }),
    run: running => hear({ kind: 'habit', change: { running } }),
    step: () => hear({ kind: 'step' }),
    hurry: () => hear({ kind: 'hurry' }),
    pace: speed => hear({ kind: 'habit', change: { speed } }),
    skip: skips => hear({ kind: 'habit', change: { skips } }),
    putAway: () => hear({ kind: 'put away' }),
    keepGuide: progress => hear({ kind: 'guided', progress }),
    restart,
    record: async () => (line.isOpen() ? line.attempt(desk => desk.keep()) : now.kept),
    layBy,
    close() {
      layBy();
      hear({ kind: 'close' });
    },
  };
}

/** Whoever looks at the table can have something in hand: what he had is given back to him. */
const OPEN: Partial<Record<Sitting['state']['kind'], true>> = {
  choosing: true,
  skipping: true,
  asked: true,
  drafting: true,
};

const handOf = (hear: (input: DraftInput) => void): Hand => ({
  begin: (item, first, atOnce = false) => hear({ kind: 'begin', item, first, atOnce }),
  fill: (name, value) => hear(value === undefined ? { kind: 'clear', name } : { kind: 'fill', name, value }),
  touch: (name, value, follows = false) => hear({ kind: 'touch', name, value, follows }),
  clear: name => hear({ kind: 'clear', name }),
  next: () => hear({ kind: 'next' }),
  back: () => hear({ kind: 'back' }),
  drop: () => hear({ kind: 'drop' }),
  takeUp: draft => hear({ kind: 'take up', draft }),
  unplace: () => hear({ kind: 'unplace' }),
  placeAgain: () => hear({ kind: 'place again' }),
});

/** Whoever asks for something gets a ticket, and is told by it how it came out. */
function makeRequests() {
  const waiting = new Map<number, (refusal: Refusal | undefined) => void>();
  let last = 0;
  return {
    make: (ask: (ticket: number) => void) =>
      new Promise<Refusal | undefined>(resolve => {
        const ticket = ++last;
        waiting.set(ticket, resolve);
        ask(ticket);
      }),
    tell(ticket: number, refusal: Refusal | undefined) {
      waiting.get(ticket)?.(refusal);
      waiting.delete(ticket);
    },
  };
}
