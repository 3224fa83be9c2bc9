import { expect, test } from 'vitest';
import { added, type Past, readHistory, without, writeHistory } from './history.js';
import type { Keep } from './keep.js';

const past = (id: string, throws: readonly string[] = []): Past => ({
  id,
  at: 1,
  text: 'win',
  asked: { book: 'x', question: 'q', given: { range: 1 }, options: {}, throws },
});
function memory(): Keep & { text: string | null } {
  return {
    text: null,
    getItem() {
      return this.text;
    },
    setItem(_, value) {
      this.text = value;
    },
  };
}
const blocked: Keep = {
  getItem() {
    throw new Error('denied');
  },
  setItem() {
    throw new Error('denied');
  },
};

test('the newest comes first, repeated at once it is kept once, and there is an end', () => {
  const two = added(added([], past('1', ['win'])), past('2', ['lose']));
  expect(two.map(p => p.id)).toEqual(['2', '1']);
  expect(added(two, past('3', ['lose']))).toBe(two);
  expect(without(two, '2').map(p => p.id)).toEqual(['1']);
  let many: readonly Past[] = [];
  for (let i = 0; i < 99; i++) many = added(many, past(String(i), [String(i)]));
  expect(many).toHaveLength(60);
});

test('what is kept is read again; what is foreign or damaged is not', () => {
  const keep = memory();
  expect(writeHistory(keep, [past('1')])).toBe(true);
  expect(readHistory(keep)).toEqual([past('1')]);
  keep.text = '[{"id":1},null,{"id":"a","at":2,"text":"x","asked":{}}]';
  expect(readHistory(keep)).toEqual([]);
  keep.text = '{{{';
  expect(readHistory(keep)).toEqual([]);
});

test('blocked storage is no trouble', () => {
  expect(readHistory(blocked)).toEqual([]);
  expect(writeHistory(blocked, [past('1')])).toBe(false);
  expect(readHistory(undefined)).toEqual([]);
  expect(writeHistory(undefined, [])).toBe(false);
});
