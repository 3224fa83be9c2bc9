import { defaultOptions } from '@umpire/engine';
import { expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import type { ReadyEngagement } from './combat.js';
import { tableOf } from './drawn-table.js';

test('MBT45-RES-31 the columns say whose causes they count, and are figures alone', () => {
  const ready = { type: 'mutual', weight: [1, 5] } as unknown as ReadyEngagement;
  const { at, columns, counted, title } = tableOf(ready, defaultOptions(mbt1945.options), ['A5', 'B2']);
  expect([columns, columns[at], counted]).toEqual([['0', '1', '2', '3', '4', '5'], '5', 'causes of B2']);
  expect(title).toContain('A5 counts 1 cause');
});
