import { type Battle, botToAct, decision, fetchBook, put, sidesTurnOf } from '@umpire/desk';
import { isSide, isWitnessed, replay, type Side, witnessFault } from '@umpire/engine';
import { SHELF } from '@umpire/rulesets';
import { rulesetOf } from '@umpire/rulesets/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSpy } from './secrets-kit.js';
import { type Running, serve } from './serve.js';
import { sqliteStore } from './store/sqlite.js';
import { ask, type Guest, guest, type RemoteTable, scratch, sit } from './testing.js';
import { truthOf } from './testing-truth.js';

/** Whole matches, every byte. The siege reads one of every scenario; here each book is played once. */
const EVERY = process.env.UMPIRE_SIEGE !== undefined;
const FREELY = { atOnce: 1e6, aMinute: 1e6 };
const LIMITS = { requests: FREELY, guests: FREELY, matches: FREELY, messages: FREELY };

const data = scratch();
const open = () => sqliteStore(data.path);
let server: Running;
beforeAll(async () => {
  server = await serve({ data: data.path, port: 0, limits: LIMITS });
});
afterAll(async () => {
  await server.close();
  data.remove();
});

/** What those may see who look on: by turns, so that each of them is tried. */
const WATCHING = [
  { by: 'link', sees: 'common', behind: 0 },
  { by: 'link', sees: 'common', behind: 3 },
  { by: 'link', sees: 'all', behind: 3 },
] as const;

type Scenario = NonNullable<(typeof SHELF)[number]['play']>['scenarios'][number];
const MATCHES = SHELF.flatMap(book => {
  const scenarios = book.play?.scenarios ?? [];
  return (EVERY ? scenarios : scenarios.slice(0, 1)).map(scenario => [book.id, scenario.title, scenario] as const);
}).map(([id, title, scenario], i) => [id, title, scenario, WATCHING[i % WATCHING.length]!] as const);

const WORDS = { a: 'words of Ada alone', b: 'words of Ben alone', umpire: 'words of Una alone' };
/** What each of them says to his own side, and to nobody else. */
const ASIDE = { a: 'an aside of Ada', b: 'an aside of Ben' };

describe.each(MATCHES)('a match of %s, %s', (ruleset, _, scenario, watching) => {
  test(`no seat, and nobody who sees ${watching.sees} ${watching.behind} orders behind, is sent what it must not know`, async () => {
    await fetchBook(ruleset);
    const hasUmpire = rulesetOf(ruleset)!.umpire !== undefined;
    const { id, players } = await begun(ruleset, scenario, watching, hasUmpire);
    const truth = await truthOf(open, id);
    const late = (await truthOf(open, id)).battle;
    const { a, b, umpire, cat } = players;
    const tables = {
      a: [await sit(a, id)],
      b: [await sit(b, id), await sit(b, id, 'news')],
      spectator: [await sit(cat, id), await sit(cat, id, 'news')],
      ...(umpire && { umpire: [await sit(umpire, id)] }),
    };
    const dice = [truth.seed, truth.secret];
    const eyes = watching.sees === 'all' ? 'umpire' : 'spectator';
    const spies = {
      a: makeSpy(truth.battle, 'a', [...dice, WORDS.b, WORDS.umpire, ASIDE.b]),
      b: makeSpy(truth.battle, 'b', [...dice, WORDS.a, WORDS.umpire, ASIDE.a]),
      spectator: makeSpy(late, eyes, [...dice, ...Object.values(WORDS), ...Object.values(ASIDE)], truth.battle),
      umpire: makeSpy(truth.battle, 'umpire', [...dice, WORDS.a, WORDS.b, ...Object.values(ASIDE)]),
    };
    const readAll = () => {
      for (const seat of Object.keys(tables) as (keyof typeof spies)[])
        for (const { heard } of tables[seat]!)
          for (const message of heard.splice(0)) expect(spies[seat].read(message), seat).toBeUndefined();
    };
    const all = Object.values(tables).flat();
    const done: ReturnType<typeof decision>[] = [];
    let seen = 0;
    for (const by of ['a', 'b'] as const) await tables[by][0]!.call('say', ['side', ASIDE[by]]);
    readAll();
    for (let by = botToAct(truth.battle); by && isSide(by); by = botToAct(truth.battle)) {
      done.push(await step(tables[by][0]!, truth.battle, by));
      // when it is over, those who look on are shown all of it
      const behind = 'over' in sidesTurnOf(truth.battle.match) ? 0 : watching.behind;
      for (; seen < done.length - behind; seen++) put(late, done[seen]!);
      await Promise.all(all.map(table => table.call('glossary', [])));
      readAll();
      if (done.length === 5) await overHttp(players, id, spies);
    }
    expect(sidesTurnOf(truth.battle.match)).toHaveProperty('over');
    for (const table of all) table.close();
    await verified(id, a.token, ruleset);
  });
});

interface Players {
  readonly a: Guest;
  readonly b: Guest;
  readonly cat: Guest;
  readonly umpire?: Guest;
}

async function begun(
  ruleset: string,
  { id, title, options = {} }: Scenario,
  watching: object,
  hasUmpire: boolean,
): Promise<{ readonly id: string; readonly players: Players }> {
  const names = ['Ada', 'Ben', 'Cat', 'Una'];
  const [a, b, cat, una] = (await Promise.all(names.map(name => guest(server.url, name)))) as [
    Guest,
    Guest,
    Guest,
    Guest,
  ];
  const battle = { ruleset, scenario: id, title, options };
  const wanted = {
    battle,
    side: 'a',
    opponent: 'friend',
    words: WORDS.a,
    watching,
    ...(hasUmpire && { umpire: true }),
  };
  const made = (await a.call('POST', '/api/matches', wanted)).body as { id: string; invite: string };
  const join = (who: Guest, seat: 'b' | 'umpire') =>
    who.call('POST', `/api/matches/${made.id}/join`, { invite: made.invite, words: WORDS[seat], seat });
  expect((await join(b, 'b')).status).toBe(200);
  if (hasUmpire) expect((await join(una, 'umpire')).status).toBe(200);
  return { id: made.id, players: { a, b, cat, ...(hasUmpire && { umpire: una }) } };
}

/** One decision of a bot, made from the truth and sent as a player sends it; what it may ask meanwhile is asked too. */
async function step(table: RemoteTable, battle: Battle, by: Side): Promise<ReturnType<typeof decision>> {
  const { pieces } = table.view().scene;
  const some = pieces[battle.match.entries.length % Math.max(1, pieces.length)]?.id;
  if (some !== undefined) await Promise.all([table.call('inspect', [by, some]), table.call('readiness', [by])]);
  const decided = decision(battle, by);
  const done = 'order' in decided ? table.act('order', by, decided.order) : table.act('answer', by, decided.answer);
  expect(await done).toMatchObject({ ok: true });
  expect(put(battle, decided).ok).toBe(true);
  return decided;
}

/** The same holds for whatever is asked over HTTP. */
async function overHttp(
  { a, b, cat }: Players,
  id: string,
  spies: Record<'a' | 'b' | 'spectator', ReturnType<typeof makeSpy>>,
) {
  for (const [seat, who] of [
    ['a', a],
    ['b', b],
    ['spectator', cat],
  ] as const) {
    for (const path of ['/api/matches', `/api/matches/${id}`, `/api/matches/${id}/record`, '/api/me', '/api/metrics']) {
      const headers = { authorization: `Bearer ${who.token}` };
      const text = await (await fetch(new URL(path, server.url), { headers })).text();
      expect(spies[seat].read(JSON.stringify({ text })), `${seat} ${path}`).toBeUndefined();
    }
    const { body } = await who.call('POST', `/api/matches/${id}/table`, { call: 'battleView', args: [] });
    expect(spies[seat].read(JSON.stringify(body)), `${seat} over HTTP`).toBeUndefined();
    for (const call of ['record', 'keep'])
      expect(
        spies[seat].read(JSON.stringify((await who.call('POST', `/api/matches/${id}/table`, { call, args: [] })).body)),
      ).toBeUndefined();
  }
}

/** When it is over, anybody can check every throw. */
async function verified(id: string, token: string, ruleset: string): Promise<void> {
  const { status, body } = await ask(server.url, 'GET', `/api/matches/${id}/record`, undefined, token);
  expect(status).toBe(200);
  const given: unknown = body;
  if (!isWitnessed(given)) throw new Error('no witness');
  expect(witnessFault(given.dice, given.record.dice)).toBeUndefined();
  expect(replay(rulesetOf(ruleset)!, given.record).ok).toBe(true);
}
