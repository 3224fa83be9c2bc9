import { type BattleView, bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
import { SHELF } from '@umpire/rulesets';
import { afterAll, describe, expect, test } from 'vitest';
import { skirmish } from '../../../../tests/kit/skirmish.js';
import type { Context } from '../http/context.js';
import { makeFigures } from '../http/health.js';
import { LIMITS, makeLimits } from '../http/limits.js';
import { sqliteStore } from '../store/sqlite.js';
import { shown } from '../table/shown.js';
import { scratch } from '../testing.js';
import { callTime } from './clock.js';
import type { Head } from './head.js';
import { makeHub } from './hub.js';
import { makeMatches } from './matches.js';
import { newMatch } from './new-match.js';

bringBook(skirmish as unknown as AnyRuleset);
const MINUTE = 60_000;
const data = scratch();
const store = await sqliteStore(data.path);
const hub = makeHub();
const figures = makeFigures();
let time = 0;
const now = () => time;
const matches = makeMatches(store, hub, figures, now);
const context: Context = {
  store,
  hub,
  figures,
  matches,
  now,
  origin: undefined,
  limits: makeLimits(store, LIMITS),
  notices: { moved() {}, tryOut: async () => 200, async idle() {} },
  count() {},
};
afterAll(async () => {
  await matches.idle();
  await store.close();
  data.remove();
});

const SKIRMISH = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
const begun = async (battle = SKIRMISH, clock: Head['clock'] = { perMove: MINUTE }): Promise<string> => {
  const made = await newMatch(context, {
    battle,
    seats: { a: { player: 'p', name: 'Ada' }, b: { player: 'q', name: 'Ben' } },
    words: { a: 'a', b: 'b' },
    watching: { by: 'nobody', sees: 'common', behind: 0 },
    clock,
  });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

/** A match whose first turn goes on after an order: nobody chooses how many pips are thrown. */
async function withPips(least: number): Promise<string> {
  for (let tries = 0; tries < 60; tries++) {
    const id = await begun();
    const pips = await matches.alone(id, live => (live.played.battle.match.state as { pips: number }).pips);
    if (pips! >= least) return id;
  }
  throw new Error(`sixty matches, and none with ${least} pips`);
}

test('whoever is to act has his time from when it became his turn, and more orders of his own do not lengthen it', async () => {
  time = 1000;
  const id = await withPips(2);
  const row = await store.match(id);
  expect(row!.due).toBe(1000 + MINUTE);
  time = 5000;
  await matches.alone(id, live => {
    const by = (JSON.parse(row!.waiting) as ('a' | 'b')[])[0]!;
    const order = { verb: 'move', stand: `${by}1`, at: { x: 5300, y: by === 'a' ? 1000 : 9000 } };
    return matches.give(live, { kind: 'order', by, order }, 'the-first');
  });
  const after = await store.match(id);
  expect([after!.waiting, after!.due]).toEqual([row!.waiting, 1000 + MINUTE]);
});

test('before his time is over nothing happens', async () => {
  time = 1000;
  const id = await begun();
  await callTime(store, matches, 1000 + MINUTE - 1);
  expect((await store.match(id))!.status).toBe('running');
});

test('whoever lets his time run out gives the battle up, by the book’s own way; an answer that he owes is given for him', async () => {
  const book = SHELF.find(({ play }) => play !== undefined)!;
  time = 1000;
  const id = await begun({ ruleset: book.id, scenario: book.play!.scenarios[0]!.id, title: '', options: {} });
  for (let n = 0; n < 20 && (await store.match(id))!.status === 'running'; n++) {
    time += 2 * MINUTE;
    await callTime(store, matches, time);
  }
  expect((await store.match(id))!.status).toBe('over');
  const last = (await store.inputs(id, 1)).at(-1)!;
  expect(last.key).toMatch(/^time-/);
});

test('where both sides are late with an order nobody is wronged: it waits', async () => {
  const book = SHELF.find(({ play }) => play !== undefined)!;
  const rules = await book.play!.rules();
  /** The same book, but both sides are to order at once, in the open. */
  bringBook({
    ...rules,
    id: 'together',
    turn: state => {
      const turn = rules.turn(state);
      return 'over' in turn ? turn : { ...turn, waiting: ['a', 'b'] };
    },
  });
  time = 1000;
  const id = await begun({ ruleset: 'together', scenario: book.play!.scenarios[0]!.id, title: '', options: {} });
  expect(JSON.parse((await store.match(id))!.waiting)).toEqual(['a', 'b']);
  time += 2 * MINUTE;
  await callTime(store, matches, time);
  expect((await store.match(id))!.status).toBe('running');
  expect(await store.inputs(id, 1)).toEqual([]);
});

test('PLA-WIN-03, PLA-R-209 where all write unseen, each window has its time; when that is over, what was handed in counts and the battle goes on', async () => {
  time = 1000;
  const plana = { ruleset: 'plana', scenario: 'edge-of-the-wood', title: '', options: {} };
  const id = await begun(plana, {
    perMove: 2 * MINUTE,
    steps: { fire: MINUTE, 'close-support': 30_000, move: 90_000 },
  });
  const stage = () =>
    matches.alone(id, live => (live.played.battle.match.state as { stage: string; turn: number }).stage);
  const due = async () => (await store.match(id))!.due!;
  const ready = (by: string) =>
    matches.alone(id, live =>
      matches.give(live, { kind: 'order', by, order: { verb: 'ready' } }, `ready-${by}-${time}`),
    );
  const seen: [string, number][] = [];
  for (let windows = 0; windows < 7; windows++) {
    const [before, from] = [await stage(), time];
    seen.push([before!, (await due()) - from]);
    time += 10_000;
    // one says that he is ready: that gives nobody more time, and tells nobody anything (in close support the other has nothing to write)
    if (before !== 'close-support') {
      expect(await ready('a')).toMatchObject({ ok: true });
      expect([await stage(), await due()]).toEqual([before, from + seen.at(-1)![1]]);
    }
    await callTime(store, matches, (await due()) - 1);
    expect(await stage()).toBe(before);
    time = (await due()) + 1;
    await callTime(store, matches, time);
    expect(await stage()).not.toBe(before);
  }
  expect((await store.match(id))!.status).toBe('running');
  expect(seen).toContainEqual(['orders', 2 * MINUTE]);
  expect(seen).toContainEqual(['fire', MINUTE]);
  expect(seen).toContainEqual(['move', 90_000]);
});

test('PLA-UMP-16, PLA-R-232 the umpire gives a window more time, holds both sides and lets them go on', async () => {
  time = 1000;
  const made = await newMatch(context, {
    battle: { ruleset: 'plana', scenario: 'edge-of-the-wood', title: '', options: {} },
    seats: {
      a: { player: 'p', name: 'Ada' },
      b: { player: 'q', name: 'Ben' },
      umpire: { player: 'u', name: 'Uma' },
    },
    words: { a: 'a', b: 'b' },
    watching: { by: 'nobody', sees: 'common', behind: 0 },
    clock: { perMove: 2 * MINUTE },
  });
  if (!made.ok) throw new Error(made.error.message);
  const id = made.value;
  const due = async () => (await store.match(id))!.due;
  const rules = async (change: string, minutes = 0) =>
    expect(
      await matches.alone(id, live => {
        const order = { verb: 'clock', change, minutes, reason: 'a test' };
        return matches.give(live, { kind: 'rule', order }, `clock-${change}-${live.inputs.length}`);
      }),
    ).toMatchObject({ ok: true });
  const until = () => matches.alone(id, live => (shown(live, 'a') as { battleView: BattleView }).battleView.until);
  expect([await due(), await until()]).toEqual([1000 + 2 * MINUTE, 1000 + 2 * MINUTE]);
  time = 20_000;
  await rules('extend', 3);
  expect([await due(), await until()]).toEqual([1000 + 5 * MINUTE, 1000 + 5 * MINUTE]);
  await rules('extend', 1);
  expect(await due()).toBe(1000 + 6 * MINUTE);
  await rules('pause');
  expect([await due(), await until()]).toEqual([null, undefined]);
  await callTime(store, matches, 100 * MINUTE);
  expect((await store.inputs(id, 1)).every(({ key }) => !key.startsWith('time-'))).toBe(true);
  time = 30 * MINUTE;
  await rules('resume');
  expect(await due()).toBe(30 * MINUTE + 6 * MINUTE);
});

const turnEnds = (at: typeof matches, id: string, by: string, key: string) =>
  at.alone(id, live => at.give(live, { kind: 'order', by, order: { verb: 'end' } }, key));
const waitingIn = async (id: string): Promise<string> => (JSON.parse((await store.match(id))!.waiting) as string[])[0]!;

test('whose time runs and until when is the same at two nodes, whichever of them an order was given at', async () => {
  time = 1000;
  const id = await begun();
  const other = makeMatches(store, makeHub(), figures, now);
  await other.alone(id, () => {});
  const first = await waitingIn(id);
  time = 20_000;
  expect(await turnEnds(matches, id, first, 'turn-one')).toMatchObject({ ok: true });
  await other.sync(id);
  const second = await waitingIn(id);
  expect(second).not.toBe(first);
  time = 40_000;
  expect(await turnEnds(other, id, second, 'turn-two')).toMatchObject({ ok: true });
  expect(await store.match(id)).toMatchObject({ waiting: JSON.stringify([first]), due: 40_000 + MINUTE });
});

test('an order that was kept under its name is known again, at a node that has played on and at one that is behind', async () => {
  const id = await begun();
  const behind = makeMatches(store, makeHub(), figures, now);
  await behind.alone(id, () => {});
  const first = await waitingIn(id);
  expect(await turnEnds(matches, id, first, 'turn-one')).toEqual({ ok: true, value: 'done' });
  expect(await turnEnds(matches, id, await waitingIn(id), 'turn-two')).toEqual({ ok: true, value: 'done' });
  for (const node of [matches, behind, makeMatches(store, makeHub(), figures, now)])
    expect(await turnEnds(node, id, first, 'turn-one')).toEqual({ ok: true, value: 'known' });
  expect((await store.inputs(id, 1)).map(({ key }) => key)).toEqual(['turn-one', 'turn-two']);
});

test('an order after which it waits for the same is no news for lists; but the time that they show is at most ten seconds old', async () => {
  time = 1000;
  const id = await withPips(3);
  const by = await waitingIn(id);
  const moves = (n: number) =>
    matches.alone(id, live => {
      const { x, y } = (live.played.battle.match.state as { stands: { x: number; y: number }[] }).stands[
        by === 'a' ? n : 12 + n
      ]!;
      const order = { verb: 'move', stand: `${by}${n + 1}`, at: { x: x + 10, y } };
      return matches.give(live, { kind: 'order', by, order }, `the-move-${n}`);
    });
  const shownAt = async () => [await waitingIn(id), (await store.match(id))!.updated];
  time = 5000;
  expect(await moves(0)).toMatchObject({ ok: true });
  expect(await shownAt()).toEqual([by, 1000]);
  time = 11_000;
  expect(await moves(1)).toMatchObject({ ok: true });
  expect((await shownAt())[1]).toBe(11_000);
});

describe('several play a side, and all write unseen', () => {
  const SEATS = ['Red 1', 'Red 2', 'Blue 1', 'Blue 2'] as const;
  const PLAYERS = { a: [['a1', 'a3'], ['a2']], b: [['b1'], ['b2', 'b3']] };
  const PLAN_A = { ruleset: 'plana', scenario: 'plan-a', title: '', options: {}, players: PLAYERS };
  const four = async (): Promise<string> => {
    time = 1000;
    const made = await newMatch(context, {
      battle: PLAN_A,
      places: SEATS.map(id => ({ id, side: id.startsWith('Red') ? ('a' as const) : ('b' as const) })),
      seats: Object.fromEntries(SEATS.map(id => [id, { player: id, name: id }])),
      words: Object.fromEntries(SEATS.map(id => [id, id])),
      watching: { by: 'nobody', sees: 'common', behind: 0 },
      clock: { perMove: MINUTE },
    });
    if (!made.ok) throw new Error(made.error.message);
    return made.value;
  };
  const ready = async (id: string, ...seats: readonly string[]): Promise<void> => {
    for (const by of seats)
      expect(
        await matches.alone(id, live =>
          matches.give(live, { kind: 'order', by, order: { verb: 'ready' } }, `ready-${by}-${live.inputs.length}`),
        ),
      ).toMatchObject({ ok: true });
  };
  const standing = async (id: string) => (await store.match(id))!;

  test.each([
    ['one of a side has not handed in', ['Red 1', 'Blue 1', 'Blue 2']],
    ['nobody of a side has', ['Blue 1', 'Blue 2']],
    ['one of each side has not', ['Red 1', 'Blue 1']],
  ])('PLA-R-209 when its time is over the window closes, and the next one opens: %s', async (_, seats) => {
    const id = await four();
    time = 2000;
    await ready(id, ...seats);
    expect(await standing(id)).toMatchObject({ due: 1000 + MINUTE, waiting: JSON.stringify(SEATS) });
    await callTime(store, matches, 1000 + MINUTE);
    expect((await standing(id)).status).toBe('running');
    await callTime(store, matches, 1001 + MINUTE);
    expect(await standing(id)).toMatchObject({ status: 'running', due: 2000 + MINUTE });
  });

  test('all have the time of a move again when what was written is read and another window opens', async () => {
    const id = await four();
    time = 20_000;
    await ready(id, 'Red 1', 'Red 2', 'Blue 1');
    expect(await standing(id)).toMatchObject({ due: 1000 + MINUTE });
    await ready(id, 'Blue 2');
    expect(await standing(id)).toMatchObject({ status: 'running', due: 20_000 + MINUTE });
  });
});
