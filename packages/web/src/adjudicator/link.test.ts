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
