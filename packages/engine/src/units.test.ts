import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cm, inches, mm, toCm, toInches } from './units.js';

describe('lengths in a book’s own unit become exact tenths of a millimetre', () => {
  test.each([
    ['an inch', inches(1), 254],
    ['half an inch', inches(0.5), 127],
    ['a quarter of six inches', inches(1.5), 381],
    ['a foot', inches(12), 3048],
    ['a centimetre', cm(1), 100],
    ['0.07 cm, which no double holds exactly', cm(0.07), 7],
    ['1.1 mm, likewise', mm(1.1), 11],
    ['nothing', inches(0), 0],
    ['less than nothing', cm(-2), -200],
  ])('%s', (_, length, expected) => {
    expect(length).toBe(expected);
  });

  test('minus nothing is a plain 0', () => {
    expect(Object.is(inches(-0), 0)).toBe(true);
  });

  test.each([
    ['a third of an inch', () => inches(1 / 3)],
    ['a quarter of an inch', () => inches(0.25)],
    ['half a tenth of a millimetre', () => mm(0.05)],
    ['not a number', () => cm(Number.NaN)],
    ['infinity', () => cm(Number.POSITIVE_INFINITY)],
  ])('%s is refused', (_, convert) => {
    expect(convert).toThrow(RangeError);
  });

  test('the message names the amount and its unit', () => {
    expect(() => inches(0.3)).toThrow('0.3 inches');
  });

  test('whole inches and centimetres come back as they went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), n => {
        expect(toInches(inches(n))).toBe(n);
        expect(toCm(cm(n))).toBe(n);
      }),
    );
  });
});
