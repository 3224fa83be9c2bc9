import type { Refusal, Side, Viewer } from '@umpire/engine';
import { turnWords } from '../../battles/words.js';
import type { Desk, DeskHandle } from '../../desk/client.js';
import type { BattlePlan, Glance, Kept, Outcome } from '../../desk/messages.js';
import type { BattleEntry, ReadEntry, Unsaved } from '../../storage/battles.js';
import { guarded } from './guard.js';
import { isQuiet, type News, NO_NEWS, newsOf } from './news.js';
import { pauseAfter, possibilities, type Speed, stepToSkip } from './pace.js';
import { actorOf, firstViewer, nextSeat, personsOf } from './seating.js';

/** Where a battle stands between page and worker. */
export type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unread'; readonly why: 'missing' | 'damaged' | 'newer' | 'blocked'; readonly message: string }
  /** It was read, but the engine will not go on from it. */
  | { readonly kind: 'refused'; readonly error: Refusal; readonly entry: BattleEntry }
  | { readonly kind: 'open' }
  | { readonly kind: 'dead'; readonly why: string };

export interface Snapshot {
  readonly phase: Phase;
  readonly plan?: BattlePlan;
  readonly title: string;
  readonly glance?: Glance;
  readonly news: News;
  /** What was thrown last, until something else happens or it is put away. */
  readonly thrown?: News;
  /** The screen is to be passed to this side. `shown`: the table is covered; before that, the last result may be looked at. */
  readonly pass?: { readonly to: Side; readonly shown: boolean };
  /** An order or an answer is on its way. */
  readonly busy: boolean;
  /** Bots act by themselves; else one step at a time. */
  readonly running: boolean;
  readonly thinking: boolean;
  readonly speed: Speed;
  readonly skips: boolean;
  readonly saved: { readonly state: 'saving' | 'saved' | 'held'; readonly at?: number };
}

/** What a session needs of the world; tests bring their own. */
export interface World {
  start(died: (why: string) => void): DeskHandle;
  load(id: string): Promise<ReadEntry>;
  save(entry: Unsaved): Promise<{ readonly where: 'disk' | 'tab' | 'contested'; readonly updated?: number }>;
  later(work: () => void, ms: number): () => void;
}

export interface Session {
  readonly snapshot: () => Snapshot;
  subscribe(changed: () => void): () => void;
  /** The desk for questions; orders go through the session. */
  desk(): Desk;
  order(order: { readonly verb: string }): Promise<Refusal | undefined>;
  answer(by: Side, value: unknown): Promise<Refusal | undefined>;
  undo(): Promise<Refusal | undefined>;
  redo(): Promise<Refusal | undefined>;
  /** Covers the table, then shows it to the one it was passed to. */
  cover(): void;
  uncover(): Promise<void>;
  run(running: boolean): void;
  step(): void;
  pace(speed: Speed): void;
  skip(skips: boolean): void;
  putAway(): void;
  /** Starts the worker again from what was kept last. */
  restart(): Promise<void>;
  record(): Promise<Kept | undefined>;
  close(): void;
}

const START: Snapshot = {
  phase: { kind: 'loading' },
  title: '',
  news: NO_NEWS,
  busy: false,
  running: true,
  thinking: false,
  speed: 'normal',
  skips: true,
  saved: { state: 'saved' },
};
/** A step in which nothing can be done is seen for a moment before it ends. */
const SKIP_AFTER = 260;
const AT_ONCE = 40;

export function openSession(id: string, world: World, begin: Partial<Snapshot> = {}): Session {
  let now: Snapshot = { ...START, ...begin };
  let handle: DeskHandle | undefined;
  let desk: Desk | undefined;
  let entry: BattleEntry | undefined;
  let kept: Kept | undefined;
  let closed = false;
  /** After an undo nothing is skipped until the player acts again. */
  let held = false;
  /** What the player could have done in the step that he ended last. */
  let passed: ReadonlySet<string> = new Set();
  let cancel: () => void = () => {};
  const lastSeen = new Map<Viewer, Glance>();
  const listeners = new Set<() => void>();

  const set = (change: Partial<Snapshot>): void => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };
  const putAway = (): void => {
    const { thrown: _thrown, ...rest } = now;
    now = rest;
  };
  const dropPass = (): void => {
    const { pass: _passed, ...rest } = now;
    now = rest;
  };

  const died = (why: string): void => {
    if (closed || now.phase.kind === 'dead') return;
    cancel();
    handle?.end();
    set({ phase: { kind: 'dead', why }, busy: false, thinking: false });
  };

  async function load(): Promise<void> {
    const read = await world.load(id);
    if (closed) return;
    if (!read.ok) return set({ phase: { kind: 'unread', why: read.why, message: read.message } });
    entry = read.entry;
    kept = { record: entry.record, unrecordedInputs: entry.since ?? [] };
    set({ plan: entry.plan, title: entry.title });
    await openDesk();
  }

  async function openDesk(): Promise<void> {
    const { plan } = entry!;
    handle = world.start(died);
    desk = guarded(handle.desk, died);
    const { record, unrecordedInputs } = kept!;
    const opened = await attempt(
      record ? desk.resume(record, plan, id, unrecordedInputs) : desk.open(plan, id, unrecordedInputs),
    );
    if (!opened || closed) return;
    if (!opened.ok) return set({ phase: { kind: 'refused', error: opened.error, entry: entry! } });
    const viewer = now.glance?.viewer ?? firstViewer(plan.seats);
    const first = opened.glance.viewer === viewer ? opened : await attempt(desk.glance(viewer));
    if (!first?.ok || closed) return;
    set({ phase: { kind: 'open' } });
    received(first.glance);
  }

  /** What a call brings; nothing if the worker broke down on it. */
  async function attempt<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      return await call;
    } catch (error) {
      died(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** A new position: who looks at it, what is new in it, what happens next. */
  function received(glance: Glance): void {
    const news = newsOf(lastSeen.get(glance.viewer), glance, now.news.n + 1);
    lastSeen.set(glance.viewer, glance);
    dropPass();
    const to = nextSeat(now.plan!, glance);
    if (news.throws.length === 0 && !isQuiet(news)) putAway();
    const thrown = news.throws.length > 0 ? { thrown: news } : {};
    const changed = { glance, news, ...thrown, busy: false, thinking: false };
    if (to === undefined) set(changed);
    else if (now.plan!.privacy === false) {
      set(changed);
      void show(to);
    } else set({ ...changed, pass: { to, shown: news.throws.length === 0 } });
    void save(glance);
    goOn();
  }

  async function show(viewer: Viewer): Promise<void> {
    const outcome = await attempt(desk!.glance(viewer));
    if (outcome?.ok && !closed) received(outcome.glance);
  }

  /** Bots act, and empty steps end, by themselves. */
  function goOn(): void {
    cancel();
    const { glance, running, pass, news, speed, skips } = now;
    if (!glance || now.phase.kind !== 'open') return;
    if (glance.thinking) {
      // a hand that is shown unseen need not be waited for
      if (running) cancel = world.later(think, glance.asked ? AT_ONCE : pauseAfter(news, speed));
      return;
    }
    const only = skips && !held && !pass && actorOf(glance) ? stepToSkip(glance.menu, passed) : undefined;
    if (only)
      cancel = world.later(() => {
        set({ busy: true }); // whoever presses the same button in this moment must not end the next step too
        void put(desk!.order(actorOf(glance)!, { verb: only.verb }, glance.viewer));
      }, SKIP_AFTER);
  }

  function think(): void {
    cancel();
    if (now.busy || now.thinking || !now.glance?.thinking) return;
    set({ thinking: true });
    void put(desk!.think(now.glance.viewer));
  }

  async function put(call: Promise<Outcome>): Promise<Refusal | undefined> {
    const outcome = await attempt(call);
    if (closed) return undefined;
    if (!outcome) return { message: 'the table has stopped' };
    if (outcome.ok) {
      received(outcome.glance);
      return undefined;
    }
    set({ busy: false, thinking: false });
    return outcome.error;
  }

  /** Something a person does; not while something else is on its way. */
  async function act(
    call: (of: Desk, glance: Glance) => Promise<Outcome>,
    holds = false,
  ): Promise<Refusal | undefined> {
    const { glance, phase } = now;
    if (!desk || !glance || phase.kind !== 'open') return { message: 'the table is not open' };
    if (now.busy || now.thinking) return { message: 'one moment: something is under way' };
    cancel();
    held = holds;
    putAway();
    set({ busy: true });
    const refusal = await put(call(desk, glance));
    if (refusal) goOn();
    return refusal;
  }

  /** The answer that is on its way. */
  let answering: { readonly by: Side; readonly ask: string; readonly done: Promise<unknown> } | undefined;
  async function answer(by: Side, value: unknown): Promise<Refusal | undefined> {
    const ask = askName(now.glance);
    // two show their hands at once: the second waits for the first, as long as it is still the same hand
    if (answering && answering.by !== by && answering.ask === ask) await answering.done;
    if (answering || askName(now.glance) !== ask) return { message: 'one moment: something is under way' };
    const done = act((of, glance) => of.answer(by, value, glance.viewer));
    answering = { by, ask, done };
    const refusal = await done;
    answering = undefined;
    return refusal;
  }

  let saving = false;
  let again = false;
  async function save(glance: Glance): Promise<void> {
    if (saving) {
      again = true;
      return;
    }
    saving = true;
    set({ saved: { ...now.saved, state: 'saving' } });
    const over = 'over' in glance.turn ? turnWords(glance.turn) : undefined;
    const next = await attempt(desk!.keep());
    if (next && entry) {
      kept = next;
      const { updated: _stamp, over: _was, since: _old, ...rest } = entry;
      const stage = glance.scene.status.turn;
      const done = await world.save({
        ...rest,
        record: next.record,
        stage,
        ...(next.unrecordedInputs.length > 0 && { since: next.unrecordedInputs }),
        ...(over !== undefined && { over }),
      });
      if (!closed)
        set({
          saved: {
            state: done.where === 'disk' ? 'saved' : 'held',
            ...(done.updated !== undefined && { at: done.updated }),
          },
        });
    }
    saving = false;
    if (again && !closed && now.glance) {
      again = false;
      await save(now.glance);
    }
  }

  void load();
  return {
    snapshot: () => now,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    desk: () => desk!,
    order(order) {
      const menu = now.glance?.menu ?? [];
      const item = menu.find(({ verb }) => verb === order.verb);
      if (item?.ends !== undefined) passed = item.ends === 'step' ? possibilities(menu) : new Set();
      return act((of, glance) => of.order(actorOf(glance) ?? 'a', order, glance.viewer));
    },
    answer,
    undo: () => act((of, glance) => of.undo(sideOf(glance)), true),
    redo: () => act((of, glance) => of.redo(sideOf(glance)), true),
    cover() {
      if (now.pass) set({ pass: { ...now.pass, shown: true } });
    },
    async uncover() {
      if (now.pass) await show(now.pass.to);
    },
    run(running) {
      set({ running });
      goOn();
    },
    step: think,
    pace(speed) {
      set({ speed });
      goOn();
    },
    skip(skips) {
      set({ skips });
      goOn();
    },
    putAway() {
      putAway();
      set({});
    },
    async restart() {
      handle?.end();
      if (!entry || !kept) return load();
      set({ phase: { kind: 'loading' }, busy: false, thinking: false });
      await openDesk();
    },
    record: async () => (desk ? attempt(desk.keep()) : kept),
    close() {
      closed = true;
      cancel();
      handle?.end();
    },
  };
}

/** What is asked, as long as it is the same. */
const askName = (glance: Glance | undefined): string =>
  glance?.asked ? `${glance.entries} ${glance.asked.ask.text} ${thrownIn(glance)}` : '';
/** How much was thrown in the last entry: a hand that is shown again is another one. */
const thrownIn = ({ log }: Glance): number => log.at(-1)?.thrown?.length ?? 0;

const sideOf = ({ viewer, seats }: Glance): Side =>
  viewer === 'a' || viewer === 'b' ? viewer : (personsOf(seats)[0] ?? 'a');
