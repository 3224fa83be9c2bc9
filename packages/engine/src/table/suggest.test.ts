import { describe, expect, test } from 'vitest';
import type { Gesture } from './menu.js';
import { pathIn, suggestedValue } from './suggest.js';

const at = { x: 100, y: 200, facing: 900 };
const size = { width: 10, depth: 10 };
const closed = { message: 'not now' };

describe('what a gesture suggests', () => {
  const cases: [string, Gesture, unknown][] = [
    [
      'the first choice that is open',
      {
        kind: 'choose',
        among: [
          { value: 1, label: '1', closed },
          { value: 2, label: '2' },
        ],
      },
      2,
    ],
    ['no choice where all are closed', { kind: 'choose', among: [{ value: 1, label: '1', closed }] }, undefined],
    ['none of several', { kind: 'several', text: '', among: [{ value: 'x', label: 'x' }] }, []],
    ['those of several that are named', { kind: 'several', text: '', among: [], start: ['x'] }, ['x']],
    [
      'a list to begin with',
      { kind: 'rank', text: '', rows: [], starts: [{ label: 'so', value: ['b', 'a'] }] },
      ['b', 'a'],
    ],
    ['the place where it stands', { kind: 'place', zones: [], size, turn: true, at }, at],
    ['the path that goes before it', { kind: 'path', from: at, size, along: [{ x: 1, y: 1 }] }, [{ x: 1, y: 1 }]],
    ['no path of itself', { kind: 'path', from: at, size }, undefined],
    ['to face as before', { kind: 'turn', from: at, size }, 900],
    ['nobody to aim at', { kind: 'target', targets: [{ id: 'b1', gap: null }] }, undefined],
    ['nowhere to aim', { kind: 'aim', from: at, shape: { kind: 'disc', diameter: 1 }, zones: [] }, undefined],
  ];
  test.each(cases)('%s', (_, gesture, value) => expect(suggestedValue(gesture)).toEqual(value));

  test('after a path, to face along its last leg', () => {
    const path = [
      { x: 100, y: 300 },
      { x: 50, y: 300 },
      { x: 50, y: 300 },
    ];
    expect(suggestedValue({ kind: 'turn', from: at, size }, path)).toBe(2700);
    expect(suggestedValue({ kind: 'turn', from: at, size }, [at])).toBe(900);
  });
  test('the path of an order is no other list', () => {
    const path = [{ x: 1, y: 2 }];
    expect(pathIn({ verb: 'march', with: ['A1'], none: [], path })).toBe(path);
    expect(pathIn({ verb: 'march', with: ['A1'] })).toBeUndefined();
  });
});
