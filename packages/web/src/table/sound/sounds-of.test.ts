import { expect, test } from 'vitest';
import { type News, NO_NEWS } from '../session/news.js';
import { soundsOf } from './sounds-of.js';

const line = (...about: string[]) => ({ text: '', about, because: [], entry: 0, by: 'b' }) as const;
const THROWN = { before: 0, text: '', rule: 'X-1' } as const;
const MOVED = { id: 'B1', from: { x: 0, y: 0 }, to: { x: 9, y: 0 } };

// biome-ignore format: a case a line
test.each<[string, Partial<News>, string[]]>([
  ['nothing',                          {}, []],
  ['a move',                           { moved: [MOVED], lines: [line('B1')] }, ['move']],
  ['somebody strikes, and waits',      { lines: [line('B1', 'A1')] }, ['shot']],
  ['a throw that changes nothing',     { throws: [THROWN], lines: [line('B1', 'A1')] }, ['throw', 'result']],
  ['a throw that strikes',             { throws: [THROWN], stamps: [{ piece: 'A1', text: 'LOST' }] }, ['throw', 'shot', 'result']],
])('what is heard: %s', (_, news, sounds) => {
  expect(soundsOf({ ...NO_NEWS, ...news })).toEqual(sounds);
});
