import type { Remains } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { renderScene } from '../index.js';
import { layer } from '../testing/layer.js';
import { piece, scene } from '../testing/sample.js';

const left = (id: string, more: Partial<Remains> = {}): Remains => ({
  id,
  side: 'a',
  symbol: 'armour',
  x: 5000,
  y: 5000,
  facing: 300,
  width: 254,
  depth: 254,
  ...more,
});
/** Where figures were lost others still stand. */
const pieces = [...scene.pieces, piece('A-figures', { figure: { troops: 'horse' } })];
const drawn = (...remains: readonly Remains[]): string => renderScene({ ...scene, pieces, remains });
const count = (text: string, part: string): number => text.split(part).length - 1;
const MUSKETS = { figure: { troops: 'muskets', drilled: true } } as const;

describe('what is left of those who were lost', () => {
  test('lies beneath the pieces, the names and the marks', () => {
    const svg = drawn(left('X1'));
    const at = (name: string) => svg.indexOf(`<g data-layer="${name}"`);
    expect(at('remains')).toBeGreaterThan(at('land'));
    expect(at('remains')).toBeLessThan(at('names'));
    expect(at('remains')).toBeLessThan(at('pieces'));
  });

  test('is no piece: nothing of it is touched, named or stands on a base', () => {
    const remains = layer(drawn(left('X1'), left('X2', MUSKETS)), 'remains');
    expect(remains).toContain('pointer-events="none"');
    expect(remains).not.toMatch(/data-piece|data-base|<title|<text|tabindex/);
    expect(drawn(left('X1'))).not.toContain('X1');
  });

  test.each([
    ['vehicles burn', { symbol: 'armour' }, 1],
    ['aircraft burn', { symbol: 'helicopter' }, 1],
    ['foot leave an empty position', { symbol: 'infantry' }, 0],
    ['guns are left standing', { symbol: 'artillery' }, 0],
    ['nobody knows what was there', { symbol: 'unknown' }, 0],
    ['figures do not burn', MUSKETS, 0],
  ])('%s', (_, of, fires) => expect(count(layer(drawn(left('X1', of)), 'remains'), '#left-smoke')).toBe(fires));

  test('those who had a standard leave it where they fell; skirmishers leave none', () => {
    const flagOf = (troops: 'muskets' | 'skirmishers', leader?: true) =>
      count(layer(drawn(left('X1', { figure: { troops }, ...(leader && { leader }) })), 'remains'), 'M0 16V-30');
    expect([flagOf('muskets'), flagOf('skirmishers'), flagOf('skirmishers', true)]).toEqual([1, 0, 1]);
  });

  test('a hundred of a kind cost three elements each', () => {
    const many = (n: number): number => {
      const all = Array.from({ length: n }, (_, i) => left(`X${i}`, { x: 1000 + i * 90 }));
      return (layer(drawn(...all), 'remains').match(/<\w/g) ?? []).length;
    };
    expect(many(101) - many(1)).toBe(300);
  });

  test('nobody was lost: nothing is drawn', () => {
    expect(drawn()).not.toContain('data-layer="remains"');
    expect(renderScene(scene)).not.toContain('data-layer="remains"');
  });
});
