import type { GuideProgress, Refusal, Side, Viewer } from '@umpire/engine';
import type { Desk, DeskHandle } from '../../desk/client.js';
import type { BattlePlan, BattleView, Kept, Outcome } from '../../desk/messages.js';
import type { BattleEntry, ReadEntry, Unsaved } from '../../storage/battles.js';
import { guarded } from './guard.js';
import { isQuiet, type News, NO_NEWS, newsOf } from './news.js';
import { pauseAfter, possibilities, type Speed, stepToSkip } from './pace.js';
import { asKept, oneAtATime } from './saving.js';
import { actorOf, firstViewer, nextSeat, ordererOf, personsOf } from './seating.js';

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
  readonly battleView?: BattleView;
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
  /** How far the guide of the battle has come. */
  readonly guide?: GuideProgress;
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
  /** How far the guide has come is kept with the battle. */
  keepGuide(guide: GuideProgress): void;
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
  const lastSeen = new Map<Viewer, BattleView>();
  const listeners = new Set<() => void>();

  const set = (change: Partial<Snapshot>): void => {
    now = { ...now, ...change };
    for (const listener of listeners) listener();
  };
  /** Keeps the battle as it stands. */
  const save = oneAtATime(async () => {
    if (closed || !now.battleView) return;
    set({ saved: { ...now.saved, state: 'saving' } });
    const next = await attempt(desk!.keep());
    if (!next || !entry) return;
    kept = next;
    const { where, updated } = await world.save(asKept(entry, next, now.battleView));
    if (closed) return;
    set({ saved: { state: where === 'disk' ? 'saved' : 'held', ...(updated !== undefined && { at: updated }) } });
  });
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
    kept = { record: entry.record, unrecordedInputs: entry.since ?? [], state: entry.state };
    set({ plan: entry.plan, title: entry.title, ...(entry.guide && { guide: entry.guide }) });
    await openDesk();
  }

  async function openDesk(): Promise<void> {
    const { plan } = entry!;
    handle = world.start(died);
    desk = guarded(handle.desk, died);
    const { record, unrecordedInputs, state } = kept!;
    const opened = await attempt(
      record ? desk.resume(record, plan, id, unrecordedInputs, state) : desk.open(plan, id, unrecordedInputs),
    );
    if (!opened || closed) return;
    if (!opened.ok) return set({ phase: { kind: 'refused', error: opened.error, entry: entry! } });
    const viewer = now.battleView?.viewer ?? firstViewer(plan.seats);
    const first = opened.battleView.viewer === viewer ? opened : await attempt(desk.battleView(viewer));
    if (!first?.ok || closed) return;
    set({ phase: { kind: 'open' } });
    received(first.battleView);
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
  function received(battleView: BattleView): void {
    const news = newsOf(lastSeen.get(battleView.viewer), battleView, now.news.n + 1);
    lastSeen.set(battleView.viewer, battleView);
    dropPass();
    const to = nextSeat(now.plan!, battleView);
    if (news.throws.length === 0 && !isQuiet(news)) putAway();
    const thrown = news.throws.length > 0 ? { thrown: news } : {};
    const changed = { battleView, news, ...thrown, busy: false, thinking: false };
    if (to === undefined) set(changed);
    else if (now.plan!.privacy === false) {
      set(changed);
      void show(to);
    } else set({ ...changed, pass: { to, shown: news.throws.length === 0 } });
    void save();
    goOn();
  }

  async function show(viewer: Viewer): Promise<void> {
    const outcome = await attempt(desk!.battleView(viewer));
    if (outcome?.ok && !closed) received(outcome.battleView);
  }

  /** Bots act, and empty steps end, by themselves. */
  function goOn(): void {
    cancel();
    const { battleView, running, pass, news, speed, skips } = now;
    if (!battleView || now.phase.kind !== 'open') return;
    if (battleView.thinking) {
      // a hand that is shown unseen need not be waited for
      if (running) cancel = world.later(think, battleView.asked ? AT_ONCE : pauseAfter(news, speed));
      return;
    }
    const only = skips && !held && !pass && actorOf(battleView) ? stepToSkip(battleView.menu, passed) : undefined;
    if (only)
      cancel = world.later(() => {
        set({ busy: true }); // whoever presses the same button in this moment must not end the next step too
        void put(desk!.order(actorOf(battleView)!, { verb: only.verb }, battleView.viewer));
      }, SKIP_AFTER);
  }

  function think(): void {
    cancel();
    if (now.busy || now.thinking || !now.battleView?.thinking) return;
    set({ thinking: true });
    void put(desk!.think(now.battleView.viewer));
  }

  async function put(call: Promise<Outcome>): Promise<Refusal | undefined> {
    const outcome = await attempt(call);
    if (closed) return undefined;
    if (!outcome) return { message: 'the table has stopped' };
    if (outcome.ok) {
      received(outcome.battleView);
      return undefined;
    }
    set({ busy: false, thinking: false });
    return outcome.error;
  }

  /** Something a person does; not while something else is on its way. */
  async function act(
    call: (of: Desk, battleView: BattleView) => Promise<Outcome>,
    holds = false,
  ): Promise<Refusal | undefined> {
    const { battleView, phase } = now;
    if (!desk || !battleView || phase.kind !== 'open') return { message: 'the table is not open' };
    if (now.busy || now.thinking) return { message: 'one moment: something is under way' };
    cancel();
    held = holds;
    putAway();
    set({ busy: true });
    const refusal = await put(call(desk, battleView));
    if (refusal) goOn();
    return refusal;
  }

  /** The answer that is on its way. */
  let answering: { readonly by: Side; readonly ask: string; readonly done: Promise<unknown> } | undefined;
  async function answer(by: Side, value: unknown): Promise<Refusal | undefined> {
    const ask = askName(now.battleView);
    // two show their hands at once: the second waits for the first, as long as it is still the same hand
    if (answering && answering.by !== by && answering.ask === ask) await answering.done;
    if (answering || askName(now.battleView) !== ask) return { message: 'one moment: something is under way' };
    const done = act((of, battleView) => of.answer(by, value, battleView.viewer));
    answering = { by, ask, done };
    const refusal = await done;
    answering = undefined;
    return refusal;
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
      const menu = now.battleView?.menu ?? [];
      const item = menu.find(({ verb }) => verb === order.verb);
      if (item?.ends !== undefined) passed = item.ends === 'step' ? possibilities(menu) : new Set();
      return act((of, battleView) => of.order(ordererOf(battleView), order, battleView.viewer));
    },
    answer,
    undo: () => act((of, battleView) => of.undo(sideOf(battleView)), true),
    redo: () => act((of, battleView) => of.redo(sideOf(battleView)), true),
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
    keepGuide(guide) {
      if (!entry) return;
      entry = { ...entry, guide };
      set({ guide });
      void save();
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
const askName = (battleView: BattleView | undefined): string =>
  battleView?.asked ? `${battleView.entries} ${battleView.asked.ask.text} ${thrownIn(battleView)}` : '';
/** How much was thrown in the last entry: a hand that is shown again is another one. */
const thrownIn = ({ log }: BattleView): number => log.at(-1)?.thrown?.length ?? 0;

const sideOf = ({ viewer, seats }: BattleView): Side =>
  viewer === 'a' || viewer === 'b' ? viewer : (personsOf(seats)[0] ?? 'a');
