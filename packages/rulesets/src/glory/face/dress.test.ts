import { describe, expect, test } from 'vitest';
import { ARMY_ENTRIES, ARMY_LISTS } from '../tables/armies.js';
import { DRESS_OF_ENTRIES, DRESS_OF_LISTS } from './dress.js';
import { LAND_OF_LISTS } from './land.js';

const COLOUR = /^#[0-9a-f]{6}$/;

describe('the dress of the armies', () => {
  for (const { list } of ARMY_LISTS)
    test(`${list} has a dress of whole colours, a flag and a country`, () => {
      const { coat, trim, legs, hat, flag } = DRESS_OF_LISTS[list]!;
      for (const colour of [coat, trim, legs, hat, ...flag.colours]) expect(colour).toMatch(COLOUR);
      const { open, bad, earth, water } = LAND_OF_LISTS[list]!.tints;
      for (const colour of [open, bad, earth, water]) expect(colour).toMatch(COLOUR);
    });

  test('what differs is worn by somebody', () => {
    const entries = new Set(ARMY_ENTRIES.map(({ list, entry }) => `${list} ${entry}`));
    expect(Object.keys(DRESS_OF_ENTRIES).filter(name => !entries.has(name))).toEqual([]);
  });
});
