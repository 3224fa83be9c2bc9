import { botToAct, decision, fetchBook, put, sidesTurnOf } from '@umpire/desk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSpy } from './secrets-kit.js';
import { type Running, serve } from './serve.js';
import { sqliteStore } from './store/sqlite.js';
import { type Guest, guest, scratch, sit } from './testing.js';
import { truthOf } from './testing-truth.js';

const FREE = { atOnce: 1e6, aMinute: 1e6 };
const LIMITS = { requests: FREE, guests: FREE, matches: FREE, messages: FREE };
const PLAYERS = { a: [['a1', 'a3'], ['a2']], b: [['b1'], ['b2', 'b3']] };
const BATTLE = { ruleset: 'plana', scenario: 'plan-a', title: 'Plan A', options: {}, players: PLAYERS };
const NAMES = ['Red 1', 'Red 2', 'Blue 1', 'Blue 2'] as const;
type Name = (typeof NAMES)[number];

const data = scratch();
let server: Running;
beforeAll(async () => {
  await fetchBook('plana', 'plan-a');
  server = await serve({ data: data.path, port: 0, limits: LIMITS });
}, 60_000);
afterAll(async () => {
  await server.close();
  data.remove();
});

interface Made {
  readonly id: string;
  readonly invite: string;
  readonly invites: Readonly<Record<string, string>>;
}
const guests = (...names: readonly string[]) => Promise.all(names.map(name => guest(server.url, name)));
const make = (by: Guest, more: object) =>
  by.call('POST', '/api/matches', { battle: BATTLE, side: 'Red 1', opponent: 'friend', words: 'words', ...more });
const join = (who: Guest, { id }: Made, invite: string | undefined, more: object = {}) =>
  who.call('POST', `/api/matches/${id}/join`, { invite, words: 'words', ...more });

/** Four guests, each at a seat of his own. */
async function four(more: object = {}) {
  const players = (await guests('Ada', 'Eve', 'Ben', 'Dan')) as [Guest, Guest, Guest, Guest];
  const made: Made = (await make(players[0], more)).body;
  for (const [i, seat] of NAMES.entries())
    if (i > 0) expect((await join(players[i]!, made, made.invites[seat])).body).toMatchObject({ seat });
  return { made, at: Object.fromEntries(NAMES.map((seat, i) => [seat, players[i]!])) as Record<Name, Guest> };
}

test('each seat has a link of its own; the match begins when all are taken, and the lists say who is missing', async () => {
  const [ada, eve, ben, dan] = (await guests('Ada', 'Eve', 'Ben', 'Dan')) as [Guest, Guest, Guest, Guest];
  const made: Made = (await make(ada, {})).body;
  expect(made).toMatchObject({
    seat: 'Red 1',
    side: 'a',
    free: ['Red 2', 'Blue 1', 'Blue 2'],
    names: { 'Red 1': 'Ada', 'Red 2': null, 'Blue 1': null, 'Blue 2': null },
  });
  const { invites } = made;
  expect((await join(eve, made, invites['Red 2'], { seat: 'Blue 1' })).status).toBe(403);
  expect((await join(eve, made, invites['Red 2'])).body).toMatchObject({ seat: 'Red 2', side: 'a', status: 'waiting' });
  expect((await join(ben, made, invites['Red 2'])).status).toBe(403);
  // who sits at the other seats is for whoever made the match to say: he alone is shown the links
  for (const [who, shown] of [
    [ada, true],
    [eve, false],
    [ben, false],
  ] as const) {
    const { body } = await who.call('GET', `/api/matches/${made.id}`);
    expect([who === ada, 'invite' in body, 'invites' in body]).toEqual([shown, shown, shown]);
  }
  const listed = (await eve.call('GET', '/api/matches')).body as { matches: object[] };
  expect(JSON.stringify(listed)).not.toContain(made.invite);
  expect(JSON.stringify(listed)).not.toContain(invites['Blue 1']);
  const asked = await fetch(new URL(`/api/matches/${made.id}?invite=${invites['Blue 2']}`, server.url));
  expect(await asked.json()).toMatchObject({ offered: ['Blue 2'], free: ['Blue 1', 'Blue 2'] });
  expect((await join(ben, made, made.invite)).body).toMatchObject({ seat: 'Blue 1', against: 'Ada, Eve' });
  expect((await join(dan, made, invites['Blue 2'])).body).toMatchObject({ status: 'running', free: [] });
  expect((await eve.call('GET', '/api/matches')).body).toMatchObject({
    matches: [{ seat: 'Red 2', against: 'Ben, Dan', waiting: NAMES, yourMove: true }],
  });
});

test.each([
  ['a seat that there is not', { side: 'Red 3' }, 'side'],
  ['a side that several play', { side: 'a' }, 'side'],
  ['an opponent at no seat', { opponent: { 'Blue 3': 'friend' } }, 'opponent.Blue 3'],
  ['a bot that there is not', { opponent: { 'Blue 2': { bot: 'nobody' } } }, 'opponent'],
  [
    'a battalion given twice',
    { battle: { ...BATTLE, players: { a: [['a1'], ['a1', 'a2']] } }, opponent: 'friend' },
    'players.a.1.0',
  ],
  [
    'a book with one player a side',
    { battle: { ...BATTLE, ruleset: 'mbt2020', scenario: '', players: { a: [['x'], ['y']] } } },
    undefined,
  ],
])(
  '%s is refused',
  async (_, more, path) => {
    const [ada] = (await guests('Ada')) as [Guest];
    const { status, body } = await make(ada, more);
    expect(status).toBe(400);
    if (path) expect(body).toMatchObject({ error: { path } });
  },
  60_000,
);

test('PLA-GEN-13 no seat is sent what it must not know, its fellow’s own table least of all', async () => {
  const more = { battle: { ...BATTLE, options: { 'PLA-GEN-13': 'on' } } };
  const { made, at } = await four(more);
  const truth = await truthOf(() => sqliteStore(data.path), made.id);
  const dice = [truth.seed, truth.secret];
  const tables = Object.fromEntries(
    await Promise.all(NAMES.map(async seat => [seat, await sit(at[seat], made.id)] as const)),
  );
  const aside = (seat: string) => `an aside of ${seat.split(' ')[0]}`;
  const spies = Object.fromEntries(
    NAMES.map(seat => {
      const others = NAMES.filter(one => aside(one) !== aside(seat)).map(aside);
      return [seat, makeSpy(truth.battle, seat, [...dice, ...others])] as const;
    }),
  );
  for (const seat of NAMES) await tables[seat]!.call('say', ['side', aside(seat)]);
  const turnOf = () => sidesTurnOf(truth.battle.match);
  for (let n = 0, by = botToAct(truth.battle); by && n < 40; n++, by = botToAct(truth.battle)) {
    const decided = decision(truth.battle, by);
    const table = tables[by]!;
    const done = 'order' in decided ? table.act('order', by, decided.order) : table.act('answer', by, decided.answer);
    expect(await done).toMatchObject({ ok: true });
    expect(put(truth.battle, decided).ok).toBe(true);
    await Promise.all(NAMES.map(seat => tables[seat]!.call('glossary', [])));
    for (const seat of NAMES)
      for (const message of tables[seat]!.heard.splice(0)) expect(spies[seat]!.read(message), seat).toBeUndefined();
  }
  expect(turnOf()).toHaveProperty('waiting');
  // what one of a side says to it his fellow reads, and nobody else
  expect(tables['Red 2']!.notes.length).toBeGreaterThan(0);
  for (const [call, args] of [
    ['order', ['Red 1', { verb: 'ready' }]],
    ['order', ['a', { verb: 'ready' }]],
    ['readiness', ['Red 1']],
    ['inspect', ['a', 'x']],
    ['lookBack', [0, 'Red 1']],
    ['suggested', ['a']],
  ] as const)
    await expect(tables['Red 2']!.call(call, args)).rejects.toThrow('this is not your seat');
  expect([...tables['Red 1']!.present()].sort()).toEqual([...NAMES].sort());
  for (const table of Object.values(tables)) table.close();
}, 120_000);

test('bots take any seat, and write when the people have', async () => {
  const [ada, ben] = (await guests('Ada', 'Ben')) as [Guest, Guest];
  const bot = { bot: 'random' };
  const made: Made = (await make(ada, { opponent: { 'Red 2': bot, 'Blue 1': 'friend', 'Blue 2': bot } })).body;
  expect(made).toMatchObject({ names: { 'Red 2': 'random' }, free: ['Blue 1'] });
  await join(ben, made, made.invites['Blue 1']);
  const [red, blue] = await Promise.all([sit(ada, made.id), sit(ben, made.id)]);
  expect(red.view()).toMatchObject({ at: 'Red 1', viewer: 'a', seats: { 'Red 1': 'person', 'Red 2': bot } });
  const first = red.view().turn;
  const step = 'step' in first ? `${red.view().scene.status.turn} ${first.step}` : '';
  await red.act('order', 'Red 1', { verb: 'ready' });
  expect(red.view().turn).toMatchObject({ waiting: ['Red 2', 'Blue 1', 'Blue 2'] });
  await blue.act('order', 'Blue 1', { verb: 'ready' });
  await red.until(({ turn, scene }) => 'step' in turn && `${scene.status.turn} ${turn.step}` !== step);
  red.close();
  blue.close();
});

test('one of a side agrees for it; a rematch gives everybody the other side', async () => {
  const { made, at } = await four();
  const [red, fellow, blue] = await Promise.all(
    (['Red 1', 'Red 2', 'Blue 2'] as const).map(seat => sit(at[seat], made.id)),
  );
  await red!.call('offer', ['rematch', 'words of red']);
  expect(await fellow!.call('agree', [1, 'mine'])).toMatchObject({ ok: false });
  expect(await blue!.call('agree', [1, 'words of blue'])).toMatchObject({ ok: true });
  const { matches } = (await at['Red 2'].call('GET', '/api/matches')).body as { matches: { id: string }[] };
  expect(matches.find(({ id }) => id !== made.id)).toMatchObject({
    seat: 'Blue 2',
    status: 'running',
    names: { 'Red 1': 'Ben', 'Red 2': 'Dan', 'Blue 1': 'Ada', 'Blue 2': 'Eve' },
  });
  for (const table of [red, fellow, blue]) table!.close();
});

test('one of a side offers to take the battle home, one of the other agrees, and it is over here for all four', async () => {
  const { made, at } = await four();
  const tables = await Promise.all(NAMES.map(seat => sit(at[seat], made.id)));
  const [red, fellow, , blue] = tables;
  await red!.call('offer', ['take-home', 'w']);
  expect(await fellow!.call('agree', [1, 'w'])).toMatchObject({ ok: false });
  expect(await blue!.call('agree', [1, 'w'])).toMatchObject({ ok: true });
  for (const [i, seat] of NAMES.entries()) {
    expect(await at[seat].call('GET', `/api/matches/${made.id}/record`)).toMatchObject({
      status: 200,
      body: { record: { seats: NAMES.map(id => expect.objectContaining({ id })) } },
    });
    expect(await tables[i]!.act('order', seat, { verb: 'ready' })).toMatchObject({
      error: { message: expect.stringMatching('taken home') },
    });
    const { body } = await at[seat].call('GET', `/api/matches/${made.id}`);
    expect(body).toMatchObject({ status: 'home', waiting: [], yourMove: false });
  }
  for (const table of tables) table.close();
});

test('a side that gives up has lost, whoever else plays it', async () => {
  const { made, at } = await four();
  const tables = await Promise.all(NAMES.map(seat => sit(at[seat], made.id)));
  expect(await tables[0]!.act('order', 'Red 1', { verb: 'concede' })).toMatchObject({ ok: true });
  for (const table of tables)
    expect(await table.until(({ turn }) => 'over' in turn)).toMatchObject({ turn: { over: 'b' } });
  expect((await at['Red 2'].call('GET', `/api/matches/${made.id}`)).body).toMatchObject({
    status: 'over',
    waiting: [],
  });
  for (const table of tables) table.close();
});

test('two of a side who agree at once agree to one rematch', async () => {
  const { made, at } = await four();
  const [red, ben, dan] = await Promise.all(
    (['Red 1', 'Blue 1', 'Blue 2'] as const).map(seat => sit(at[seat], made.id)),
  );
  await red!.call('offer', ['rematch', 'words of red']);
  const came = await Promise.all([ben, dan].map(one => one!.call('agree', [1, 'words of blue'])));
  expect(came.map(one => (one as { ok: boolean }).ok).sort()).toEqual([false, true]);
  const { matches } = (await at['Red 1'].call('GET', '/api/matches')).body as { matches: object[] };
  expect(matches).toHaveLength(2);
  for (const table of [red, ben, dan]) table!.close();
});
