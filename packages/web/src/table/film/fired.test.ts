import { expect, test } from 'vitest';
import { type News, NO_NEWS } from '../session/news.js';
import { firedIn } from './fired.js';
import { piece } from './testing.js';

const SIZE = { width: 20, depth: 20 };
const [A1, B1] = [piece('A1', 0, SIZE), piece('B1', 300, SIZE)];
const line = (about: string[], more: object = {}) =>
  ({ text: '', about, because: [], entry: 0, by: 'b', ...more }) as const;
const throws = [{ before: 0, text: '', rule: 'X-1' }];
const moved = (id: string, from: number) => [{ id, from: { x: from, y: 0 }, to: { x: 0, y: 0 } }];

// biome-ignore format: a case a line
test.each<[string, Partial<News>, string[]]>([
  ['who acts shoots',                        { lines: [line(['B1', 'A1'])] },                 ['B1@300 A1@0']],
  ['in whatever order they are told',        { lines: [line(['A1', 'B1'])] },                 ['B1@300 A1@0']],
  ['who answers shoots, too',                { lines: [line(['A1', 'B1'], { reply: true })] }, ['A1@0 B1@300']],
  ['one shot told in two lines',             { lines: [line(['B1', 'A1']), line(['A1', 'B1'])] }, ['B1@300 A1@0']],
  ['at one who was driven back: where he stood', { lines: [line(['B1', 'A1'])], moved: moved('A1', 60) }, ['B1@300 A1@60']],
  ['at one who is gone',                     { lines: [line(['B1', 'A2'])], gone: [piece('A2', 90, SIZE)] }, ['B1@300 A2@90']],
  ['a charge is no shot',                    { lines: [line(['B1', 'A1'])], moved: moved('B1', 400) }, []],
  ['nor a fight hand to hand',               { lines: [line(['B1', 'A3'])], gone: [piece('A3', 279, SIZE)] }, []],
  ['nor what concerns one side',             { lines: [line(['B1'])] },                       []],
  ['nothing was thrown for it',              { lines: [line(['B1', 'A1'])], throws: [] },     []],
])('the shots that are seen: %s', (_, news, wanted) => {
  const shots = firedIn({ ...NO_NEWS, throws, ...news } as News, [A1, B1]);
  expect(shots.map(({ from, to }) => `${from.id}@${from.x} ${to.id}@${to.x}`)).toEqual(wanted);
});
