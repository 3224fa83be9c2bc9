import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packed, unpacked } from './link.js';

test('a link says what was asked, whatever it was', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.dictionary(fc.string(), fc.string()),
      fc.array(fc.oneof(fc.integer(), fc.constantFrom('win', 'draw', 'lose'))),
      (given, options, throws) => {
        const text = packed({ given, options, throws });
        expect(text).toMatch(/^[\w-]*$/);
        expect(unpacked(text)).toEqual(JSON.parse(JSON.stringify({ given, options, throws })));
      },
    ),
  );
});

test('a damaged link says nothing', () => {
  const text = packed({ given: { range: 8 }, options: {}, throws: [] });
  for (const bad of ['', '!', text.slice(3), `x${text}`, 'bm90IGpzb24']) expect(unpacked(bad)).toBeUndefined();
});

test('a usual question makes a short link', () => {
  const given = { owner: { subClass: 'MBTn' }, target: { subClass: 'INFn', state: 'pinned' }, range: 7.5 };
  expect(packed({ given, options: {}, throws: ['win'] }).length).toBeLessThan(160);
});

test.each<[string, () => unknown]>([
  ['a list that would take for ever to show', () => Array.from({ length: 30_000 }, () => ({ x: 1 }))],
  ['nested two thousand deep', () => JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`)],
  ['a text of 2 MB', () => 'x'.repeat(2_000_000)],
  ['a text of 40 MB', () => 'x'.repeat(40_000_000)],
])('a link with a bomb in it says nothing, and at once: %s', (_, given) => {
  const text = packed({ given: { given: given() }, options: {}, throws: [] });
  const began = performance.now();
  expect(unpacked(text)).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(2000);
});
