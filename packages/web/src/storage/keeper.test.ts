import { describe, expect, test } from 'vitest';
import { newId, readEntry, SCHEMA, storedForm, summaryOf } from './entry.js';
import { makeKeeper, type Unsaved } from './keeper.js';
import { memoryStore, type Store } from './store.js';

const entry = (id = 'x', title = 'Crossroads'): Unsaved => ({
  id,
  title,
  plan: {
    ruleset: 'book',
    scenario: {},
    title,
    options: {},
    seats: { a: 'person', b: { bot: 'greedy' } },
    dice: { kind: 'seeded', seed: 7 },
  },
  record: null,
});
const failing = (error: Error): Store => ({
  get: () => Promise.reject(error),
  list: () => Promise.reject(error),
  put: () => Promise.reject(error),
  remove: () => Promise.reject(error),
});
const named = (name: string) => Object.assign(new Error('no'), { name });
/** A clock that stands still: stamps must differ all the same. */
const still = () => 1000;

describe('a keeper', () => {
  test('saves, loads, lists the latest first, and removes', async () => {
    let time = 0;
    const keeper = makeKeeper(memoryStore(), memoryStore(), () => ++time);
    await keeper.save(entry('one'));
    await keeper.save(entry('two', 'The town'));
    await keeper.save(entry('one'));
    expect((await keeper.list()).battles.map(battle => battle.id)).toEqual(['one', 'two']);
    expect(await keeper.load('two')).toMatchObject({ ok: true, entry: { title: 'The town' } });
    await keeper.remove('one');
    expect(await keeper.load('one')).toMatchObject({ ok: false, why: 'missing' });
  });

  test('a quick player does not overtake himself', async () => {
    const keeper = makeKeeper(memoryStore(), memoryStore(), still);
    const kept = await Promise.all([1, 2, 3].map(n => keeper.save(entry('x', `save ${n}`))));
    expect(kept.map(k => k.where)).toEqual(['disk', 'disk', 'disk']);
    expect(await keeper.load('x')).toMatchObject({ ok: true, entry: { title: 'save 3' } });
  });

  test('what another tab deleted does not come back by itself, and is kept if somebody says so', async () => {
    const disk = memoryStore();
    const [here, there] = [makeKeeper(disk, memoryStore()), makeKeeper(disk, memoryStore())];
    await here.save(entry('x', 'begun'));
    await there.remove('x');
    expect(await here.save(entry('x', 'played on'))).toEqual({ where: 'deleted' });
    expect(await there.load('x')).toMatchObject({ ok: false, why: 'missing' });
    expect(await here.load('x')).toMatchObject({ entry: { title: 'played on' } });
    expect(await here.save(entry('x', 'kept'), { overwrite: true })).toMatchObject({ where: 'disk' });
    expect(await here.save(entry('x', 'and played on'))).toMatchObject({ where: 'disk' });
  });

  test('never writes over what another tab wrote, and holds what was to be saved', async () => {
    const disk = memoryStore();
    const [here, there] = [makeKeeper(disk, memoryStore()), makeKeeper(disk, memoryStore())];
    await here.save(entry('x', 'begun'));
    await there.load('x');
    await there.save(entry('x', 'played on there'));
    expect(await here.save(entry('x', 'played on here'))).toMatchObject({ where: 'contested' });
    expect(await there.load('x')).toMatchObject({ entry: { title: 'played on there' } });
    expect(await here.load('x')).toMatchObject({ entry: { title: 'played on here' } });
    expect(await here.save(entry('x', 'mine after all'), { overwrite: true })).toMatchObject({ where: 'disk' });
    expect(await there.load('x')).toMatchObject({ entry: { title: 'mine after all' } });
  });

  test.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
    ['VersionError', 'newer'],
    ['UnknownError', 'broken'],
  ])('keeps a battle in the tab when the browser keeps nothing: %s', async (name, kind) => {
    const keeper = makeKeeper(failing(named(name)), memoryStore());
    expect(await keeper.save(entry())).toMatchObject({ where: 'tab', trouble: { kind } });
    expect(await keeper.load('x')).toMatchObject({ ok: true });
    expect(await keeper.list()).toMatchObject({ battles: [{ id: 'x' }], trouble: { kind } });
    await keeper.remove('x');
    expect((await keeper.list()).battles).toEqual([]);
  });

  test('writes to the disk again as soon as it can', async () => {
    const disk = memoryStore();
    let full = true;
    const keeper = makeKeeper(
      { ...disk, put: (...args) => (full ? Promise.reject(named('QuotaExceededError')) : disk.put(...args)) },
      memoryStore(),
    );
    expect(await keeper.save(entry())).toMatchObject({ where: 'tab' });
    full = false;
    expect(await keeper.save(entry())).toMatchObject({ where: 'disk' });
    expect((await keeper.list()).battles).toHaveLength(1);
  });

  test('a battle that cannot be read is not a missing one', async () => {
    expect(await makeKeeper(failing(named('SecurityError')), memoryStore()).load('x')).toMatchObject({
      why: 'blocked',
    });
  });
});

describe('what lies in the store', () => {
  const whole = { ...entry(), updated: 5 };
  const stored = storedForm(whole);
  test('is read as it was written', () => {
    expect(readEntry(JSON.parse(JSON.stringify(stored)))).toEqual({ ok: true, entry: whole });
    expect(summaryOf(whole)).toMatchObject({ id: 'x', entries: 0, ruleset: 'book', updated: 5 });
  });
  test.each([
    ['nothing', undefined, 'missing'],
    ['a word', 'battle', 'damaged'],
    ['no form', { ...stored, schema: undefined }, 'damaged'],
    ['a form of tomorrow', { ...stored, schema: SCHEMA + 1 }, 'newer'],
    ['no plan', { ...stored, plan: null }, 'damaged'],
    ['no seats', { ...stored, plan: { ...whole.plan, seats: { a: 'person' } } }, 'damaged'],
    ['no dice', { ...stored, plan: { ...whole.plan, dice: { kind: 'seeded' } } }, 'damaged'],
    ['half a record', { ...stored, record: { umpire: 1 } }, 'damaged'],
    ['no date', { ...stored, updated: 'yesterday' }, 'damaged'],
  ])('%s is told apart', (_, raw, why) => expect(readEntry(raw)).toMatchObject({ ok: false, why }));

  test('a match that was played with somebody elsewhere is read', () => {
    const plan = { ...whole.plan, seats: { a: 'person', b: { player: 'Ben' } } };
    expect(readEntry({ ...stored, plan })).toMatchObject({ ok: true, entry: { plan } });
  });

  test('older forms are lifted step by step', () => {
    const steps = [
      (old: Record<string, unknown>) => ({ ...old, title: `${old.name}!`, name: undefined }),
      (old: Record<string, unknown>) => ({ ...old, title: `${old.title}!` }),
    ];
    const old = { ...stored, schema: 1, title: undefined, name: 'Crossroads' };
    expect(readEntry(old, steps, 3)).toMatchObject({ ok: true, entry: { title: 'Crossroads!!' } });
    expect(readEntry({ ...stored, schema: 2 }, steps, 3)).toMatchObject({ ok: true, entry: { title: 'Crossroads!' } });
  });
  test('what one earlier version recorded is the first of the earlier parts', () => {
    const earlier = { entries: [] };
    expect(readEntry({ ...stored, schema: 1, earlier })).toMatchObject({
      ok: true,
      entry: { earlier: [{ record: earlier }] },
    });
  });
  test('a trail is read back, and what is none is not', () => {
    const parts = [{ record: { entries: [] }, trail: ['{}'] }, { record: { entries: [] }, trail: [1] }, { trail: [] }];
    const read = readEntry({ ...stored, trail: ['{}'], earlier: parts });
    expect(read).toMatchObject({ ok: true, entry: { trail: ['{}'] } });
    expect(read.ok && read.entry.earlier).toEqual([parts[0], { record: { entries: [] } }]);
    expect(readEntry({ ...stored, trail: 'x' })).not.toHaveProperty('entry.trail');
  });

  const order = { by: 'a', order: { verb: 'x' } };
  test.each<[string, unknown[], unknown[]]>([
    ['an answer and an order', [order, { by: 'b', answer: 3 }], [order, { by: 'b', answer: 3 }]],
    ['nothing', [order, null, order], [order]],
    ['a text', ['order'], []],
    ['of nobody', [{ by: 'c', order: {} }, order], []],
    ['neither order nor answer', [{ by: 'a' }], []],
  ])('of what was put in since, what is sound is kept: %s', (_, since, read) => {
    expect(readEntry({ ...stored, since })).toMatchObject({ ok: true, entry: { since: read } });
  });
  test('how far the guide has come is read back beside the trail, and what makes no sense is not', () => {
    const guide = { step: 2, shown: true, heard: 7 };
    expect(readEntry({ ...stored, trail: ['{}'], guide })).toMatchObject({ ok: true, entry: { trail: ['{}'], guide } });
    expect(readEntry({ ...stored, guide: { ...guide, step: -1 } })).not.toHaveProperty('entry.guide');
  });
  test('ids are never met twice and fit into an address', () => {
    const ids = new Set(Array.from({ length: 50 }, (_, i) => newId(1_700_000_000_000, i / 50)));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+-[a-z0-9]{4}$/);
  });
});
