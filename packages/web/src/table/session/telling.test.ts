import { expect, test } from 'vitest';
import type { Take } from '../film/takes.js';
import { step } from './machine.js';
import { BEGINNING, type Sitting } from './state.js';
import { type Situation, viewAt } from './testing.js';

const TOLD = [{ entry: 0, by: 'b', number: 1 } as unknown as Take];
const at = (situation: Situation, kind: 'asked' | 'choosing'): Sitting => ({
  ...BEGINNING,
  state: { kind },
  battleView: viewAt(situation),
  takes: TOLD,
});

// biome-ignore format: a case a line
test.each<[string, Sitting, string, true | undefined]>([
  ['an order makes past what the others did', at('own orders', 'choosing'), 'march', true],
  ['an answer that is made at the table as an order is does not: they are still at it', at('a place to choose', 'asked'), 'answer', undefined],
])('%s', (_, sitting, verb, past) => {
  const { next } = step(sitting, { kind: 'order', order: { verb }, ticket: 1 });
  expect([next.state.kind, next.takes.map(take => take.past)]).toEqual(['sending', [past]]);
});
