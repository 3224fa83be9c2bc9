import type { BattlePlan, DeskCalls } from '@umpire/desk';
import { fetchBook } from '@umpire/desk';
import { makeDesk } from '@umpire/desk/study';
import { rulesetOf } from '@umpire/rulesets/all';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Desk, DeskHandle } from '../../desk/client.js';
import type { Unsaved } from '../../storage/battles.js';
import { ordererOf } from './seating.js';
import { openSession, type Session, type World } from './session.js';

const mbt2020 = rulesetOf('mbt2020')!;

/** A desk that answers later, as the one in the worker does; when it is ended, whoever waits for it hears that it was. */
function laterDesk(silent: (keyof DeskCalls)[] = []): DeskHandle {
  const calls = makeDesk();
  let end: () => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(new Error('the desk was closed'));
  });
  ended.catch(() => {});
  const answered = async (name: keyof DeskCalls, args: readonly unknown[]) => {
    await null;
    if (silent.includes(name)) return ended;
    return JSON.parse(JSON.stringify((calls[name] as (...a: unknown[]) => unknown)(...args) ?? null));
  };
  const desk = new Proxy({} as Desk, {
    get:
      (_, name: keyof DeskCalls) =>
      (...args: unknown[]) =>
        Promise.race([answered(name, args), ended]),
  });
  return { desk, end };
}

const { id: ruleset, title, data: scenario } = mbt2020.scenarios.find(({ id }) => id === 'mbt2020-1-crossroads')!;
const plan = (seats: BattlePlan['seats']): BattlePlan => ({
  ruleset: mbt2020.id,
  scenario,
  title,
  options: {},
  seats,
  dice: { kind: 'seeded', seed: 1 },
});

function open(
  seats: BattlePlan['seats'],
  { silent = [], later = () => () => {} }: { silent?: (keyof DeskCalls)[]; later?: World['later'] } = {},
): { session: Session; saved: Unsaved[]; die: (why: string) => void } {
  const saved: Unsaved[] = [];
  let die: (why: string) => void = () => {};
  const world: World = {
    start(died) {
      die = died;
      return laterDesk(silent);
    },
    load: async () => ({
      ok: true,
      entry: { id: ruleset, title, plan: plan(seats), record: null, created: 0, updated: 0, schema: 1 } as never,
    }),
    save: async entry => {
      saved.push(entry);
      return { where: 'disk', updated: saved.length };
    },
    later,
  };
  return { session: openSession('x', world), saved, die: why => die(why) };
}

beforeAll(() => fetchBook(mbt2020.id));

/** Resolves as soon as a session is as wished. */
const until = (session: Session, wished: () => boolean): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (!wished()) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    queueMicrotask(look);
  });
const asked = (session: Session) => session.snapshot().battleView?.asked;

describe('two people at one screen', () => {
  test('hands that are shown at the same moment both count', async () => {
    const { session } = open({ a: 'person', b: 'person' });
    await until(session, () => asked(session) !== undefined);
    const both = await Promise.all([session.answer('a', 'rock'), session.answer('b', 'paper')]);
    expect(both).toEqual([undefined, undefined]);
    expect(session.snapshot().battleView?.log.at(-1)?.thrown).toMatchObject([
      { value: { a: 'rock', b: 'paper' }, won: 'b' },
    ]);
  });

  test('a second hand of the same side does not count, and none is carried over to the next throw', async () => {
    const { session } = open({ a: 'person', b: 'person' });
    await until(session, () => asked(session) !== undefined);
    const [, again, other, late] = await Promise.all([
      session.answer('a', 'rock'),
      session.answer('a', 'paper'),
      session.answer('b', 'rock'),
      session.answer('b', 'paper'),
    ]);
    expect(again).toMatchObject({ message: expect.any(String) });
    expect(other).toBeUndefined();
    expect(late).toMatchObject({ message: expect.any(String) });
    expect(session.snapshot().battleView?.log.at(-1)?.thrown).toHaveLength(1);
    expect(asked(session)?.answered).toEqual([]); // a drawn hand is shown again
  });
});

test('everything that is put in is saved, an answer that waits for the other one too', async () => {
  const { session, saved } = open({ a: 'person', b: 'person' });
  await until(session, () => asked(session) !== undefined);
  await session.answer('a', 'rock');
  await until(session, () => saved.some(entry => (entry.since?.length ?? 0) > 0));
  expect(saved.at(-1)).toMatchObject({ record: null, since: [{ by: 'a', answer: 'rock' }] });
});

test('how far the guide has come is saved with the battle', async () => {
  const { session, saved } = open({ a: 'person', b: { bot: 'greedy' } });
  await until(session, () => asked(session) !== undefined);
  const progress = { step: 1, shown: true, heard: 0 };
  session.keepGuide(progress);
  await until(session, () => saved.at(-1)?.guide !== undefined);
  expect(saved.at(-1)).toMatchObject({ guide: progress, trail: [] });
});

test('a worker that dies says why, and the battle goes on from what was kept', async () => {
  const { session, die } = open({ a: 'person', b: { bot: 'greedy' } });
  await until(session, () => asked(session) !== undefined);
  die('out of memory');
  expect(session.snapshot().phase).toEqual({ kind: 'dead', why: 'out of memory' });
  expect(await session.answer('a', 'rock')).toMatchObject({ message: expect.any(String) });
  await session.restart();
  expect(session.snapshot().phase).toEqual({ kind: 'open' });
  expect(asked(session)).toBeDefined();
});

test('a bot that is stopped at once is no worker that died: the battle goes on from what was kept', async () => {
  const due: (() => void)[] = [];
  const later: World['later'] = work => {
    due.push(work);
    return () => {};
  };
  const { session } = open({ a: { bot: 'greedy' }, b: { bot: 'greedy' } }, { silent: ['think'], later });
  await until(session, () => due.length > 0);
  due[0]!();
  expect(session.snapshot().thinking).toBe(true);
  await session.restart();
  await new Promise(resolve => setTimeout(resolve)); // whatever was on its way has come
  expect(session.snapshot().phase).toEqual({ kind: 'open' });
});

test('an order that is given while the other side is to act is that of whoever looks', () => {
  const seats = { a: { bot: 'greedy' }, b: 'person' } as const;
  const turn = { waiting: ['a'], step: 'segment-6', rule: 'X-1', text: '' } as const;
  const places = [
    { id: 'a', side: 'a' },
    { id: 'b', side: 'b' },
  ] as const;
  expect(ordererOf({ turn, at: 'b', seats, places })).toBe('b');
  expect(ordererOf({ turn: { ...turn, waiting: ['b'] }, at: 'b', seats, places })).toBe('b');
  expect(ordererOf({ turn, at: 'spectator', seats, places })).toBe('b');
});
