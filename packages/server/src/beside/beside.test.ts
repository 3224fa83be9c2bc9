import { bringBook } from '@umpire/desk';
import type { AnyRuleset } from '@umpire/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skirmish } from '../../../../tests/kit/skirmish.js';
import { type Running, serve } from '../serve.js';
import { sqliteStore } from '../store/sqlite.js';
import { guest, type RemoteTable, scratch, seated, sit } from '../testing.js';

bringBook(skirmish as unknown as AnyRuleset);
const BATTLE = { ruleset: 'skirmish', scenario: 'skirmish', title: 'Skirmish', options: {} };
const MOVE = { verb: 'move', stand: 'a1', at: { x: 5300, y: 1000 } };

const data = scratch();
let server: Running;
beforeAll(async () => {
  server = await serve({ data: data.path, port: 0 });
});
afterAll(async () => {
  await server.close();
  data.remove();
});

/** Whoever is to act ends his turn. */
async function goOn(red: RemoteTable, blue: RemoteTable): Promise<void> {
  const { turn } = red.view();
  const by = 'waiting' in turn && turn.waiting.includes('a') ? 'a' : 'b';
  expect(await (by === 'a' ? red : blue).act('order', by, { verb: 'end' })).toMatchObject({ ok: true });
}

async function both(): Promise<{ id: string; red: RemoteTable; blue: RemoteTable }> {
  const { id, a, b } = await seated(server.url, BATTLE);
  return { id, red: await sit(a, id), blue: await sit(b, id) };
}

test('what is said to all is read by both, what is said to one’s own side by nobody else', async () => {
  const { red, blue } = await both();
  await red.call('say', ['side', 'I go left']);
  await red.call('say', ['match', 'Good luck']);
  await blue.until(() => blue.notes.length > 0);
  await red.until(() => red.notes.length > 1);
  expect(red.notes).toMatchObject([{ text: 'I go left' }, { text: 'Good luck', name: 'Ada' }]);
  expect(blue.notes).toMatchObject([{ text: 'Good luck', by: 'a' }]);
  expect(JSON.stringify(blue.heard)).not.toContain('I go left');
});

test('each is told who else is there', async () => {
  const { red, blue } = await both();
  await red.until(() => red.present().length === 2);
  expect(red.present()).toEqual(['a', 'b']);
  blue.close();
  await red.until(() => red.present().length === 1);
});

test('an order is taken back if the other agrees, and the same dice fall again', async () => {
  const { red, blue } = await both();
  const before = red.view().scene;
  await red.act('order', 'a', MOVE);
  await red.call('offer', ['take-back', 'new words']);
  await blue.until(() => blue.notes.length > 0);
  const { n } = blue.notes[0]!;
  expect(await red.call('agree', [n, 'mine'])).toMatchObject({ ok: false });
  expect(await blue.call('agree', [n, 'mine'])).toMatchObject({ ok: true });
  await red.until(({ scene }) => JSON.stringify(scene) === JSON.stringify(before));
  expect(await blue.call('agree', [n, 'mine'])).toMatchObject({
    ok: false,
    error: { message: 'this is agreed already' },
  });
});

test('nothing is taken back when the battle has gone on since it was asked for', async () => {
  const { red, blue } = await both();
  await red.act('order', 'a', MOVE);
  await red.call('offer', ['take-back', 'new words']);
  await goOn(red, blue);
  await blue.until(() => blue.notes.length > 0);
  expect(await blue.call('agree', [blue.notes[0]!.n, 'mine'])).toMatchObject({
    ok: false,
    error: { message: 'the battle has gone on since' },
  });
});

test('a rematch is a new match with sides changed', async () => {
  const { red, blue } = await both();
  await red.call('offer', ['rematch', 'more of Ada']);
  await blue.until(() => blue.notes.length > 0);
  expect(JSON.stringify(blue.heard)).not.toContain('more of Ada');
  await blue.call('agree', [blue.notes[0]!.n, 'more of Ben']);
  await red.until(() => red.notes.length > 1);
  expect(red.notes[1]).toMatchObject({ kind: 'agreed', match: expect.any(String) });
});

test('who looks on sees what both sides see, some orders behind if the creator wants it so', async () => {
  const [ada, ben, cat] = await Promise.all(['Ada', 'Ben', 'Cat'].map(name => guest(server.url, name)));
  const watching = { by: 'link', sees: 'common', behind: 1 };
  const wanted = { battle: BATTLE, side: 'a', opponent: 'friend', words: 'Ada', watching };
  const { id, invite } = (await ada!.call('POST', '/api/matches', wanted)).body as { id: string; invite: string };
  await ben!.call('POST', `/api/matches/${id}/join`, { invite, words: 'Ben' });
  const red = await sit(ada!, id);
  const blue = await sit(ben!, id);
  const looker = await sit(cat!, id);
  const first = JSON.stringify(looker.view().scene);
  await red.act('order', 'a', MOVE);
  expect(JSON.stringify(((await looker.act('battleView')) as { battleView: { scene: object } }).battleView.scene)).toBe(
    first,
  );
  await goOn(red, blue);
  await looker.until(({ scene }) => JSON.stringify(scene) !== first);
  expect(looker.view().menu).toEqual([]);
  await expect(looker.call('order', ['a', MOVE])).rejects.toThrow('this is not your seat');
});

test.each([
  ['say', ['match', 'more'], 3999, 4000],
  ['offer', ['rematch', 'words'], 4999, 5000],
])('a table takes so much of “%s” and no more, however long somebody goes on', async (call, args, last, full) => {
  const { id, red, blue } = await both();
  const store = await sqliteStore(data.path);
  const body = JSON.stringify({ kind: 'said', by: 'a', name: 'Ada', to: 'match', text: 'x'.repeat(2000) });
  for (let n = last - 350; n <= last; n++) await store.addNote({ match: id, n, at: 1, body });
  await store.close();
  // of all that was said whoever comes in is sent the latest
  const sent = (await blue.call('notes', [0])) as { n: number }[];
  expect([sent.length, sent.at(-1)!.n]).toEqual([300, last]);
  expect(await red.call(call, args)).toMatchObject({ ok: true });
  expect(await red.call(call, args)).toMatchObject({ ok: false, error: { message: expect.stringMatching('no more') } });
  expect(((await blue.call('notes', [full])) as object[]).length).toBe(1);
  red.close();
  blue.close();
});
