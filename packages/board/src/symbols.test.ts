import { describe, expect, test } from 'vitest';
import { same } from './same.js';
import { drawingOf, SYMBOL_NAMES } from './symbols.js';

const NEEDED = [
  ...[
    'armour',
    'infantry',
    'infantry-mechanised',
    'mortar',
    'anti-tank',
    'reconnaissance',
    'air-defence-missile',
    'air-defence',
  ],
  ...[
    'electronic-warfare',
    'fighter',
    'attack-aircraft',
    'helicopter',
    'artillery',
    'artillery-self-propelled',
    'engineer',
  ],
  ...['armour-heavy', 'half-track', 'anti-tank-gun', 'heavy-flak', 'light-flak', 'propeller-fighter'],
  ...['assault-gun', 'cyclists', 'scouts'],
  ...['propeller-attack', 'heavy-bomber', 'pioneers', 'lorry'],
  ...['fake', 'unknown', 'foot', 'horse', 'guns', 'elephants', 'skirmishers'],
];

describe('symbols', () => {
  test('there is one for every name in use, and no two are alike', () => {
    expect([...SYMBOL_NAMES].sort()).toEqual([...NEEDED].sort());
    const bodies = NEEDED.map(name => drawingOf(name)!.viewBox + drawingOf(name)!.body);
    expect(new Set(bodies).size).toBe(NEEDED.length);
  });

  test('leave their colour to the piece, and bring no font', () => {
    for (const name of NEEDED) {
      const { body } = drawingOf(name)!;
      expect(body).toContain('currentColor');
      expect(body).not.toMatch(/black|#[0-9a-f]{3}|<text|font/i);
    }
  });
});

test('plain data is compared by what it says', () => {
  const a = { id: 'x', at: { x: 1, y: 2 }, markers: [{ letter: 'P' }] };
  expect(same(a, structuredClone(a))).toBe(true);
  expect(same(a, { ...a, at: { x: 1, y: 3 } })).toBe(false);
  expect(same(a, { ...a, more: 1 })).toBe(false);
  expect(same([1, 2], [1, 2, 3])).toBe(false);
});
