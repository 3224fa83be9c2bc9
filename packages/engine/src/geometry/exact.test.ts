import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareProducts } from './exact.js';

const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);
const large = fc.integer({ min: -(2 ** 40), max: 2 ** 40 });

describe('products beyond 2^53 are compared exactly', () => {
  test.each([
    ['small and equal', 6, 7, 21, 2, 0],
    ['small and less', 6, 7, 43, 1, -1],
    ['equal after rounding, greater before', 94906267, 94906267, 94906266, 94906268, 1],
    ['equal after rounding, less before', 94906266, 94906268, 94906267, 94906267, -1],
    ['halves', 0.5, 3, 1.5, 1, 0],
  ])('%s', (_, a, b, c, d, expected) => {
    expect(compareProducts(a, b, c, d)).toBe(expected);
  });

  test('as BigInt says, for any integers up to 2^40', () => {
    fc.assert(
      fc.property(large, large, large, large, (a, b, c, d) => {
        expect(compareProducts(a, b, c, d)).toBe(sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)));
      }),
    );
  });

  test('as BigInt says, for products that differ by next to nothing', () => {
    const little = fc.integer({ min: -3, max: 3 });
    fc.assert(
      fc.property(large, large, little, little, (a, b, i, j) => {
        const [c, d] = [a + i, b + j];
        expect(compareProducts(a, b, c, d)).toBe(sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)));
      }),
    );
  });
});
