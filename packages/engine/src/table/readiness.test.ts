import { expect, test } from 'vitest';
import type { MenuItem } from './menu.js';
import { readinessOf } from './readiness.js';

const WHY = { ok: false, code: 'x', text: 'it has fired' } as unknown as NonNullable<MenuItem['closed']>;
const item = (stand: string | undefined, use: MenuItem['use'], closed = false): MenuItem => ({
  verb: 'v',
  label: 'V',
  text: '',
  fields: [],
  ...(stand && { stand }),
  ...(use && { use }),
  ...(closed && { closed: WHY }),
});

test.each([
  ['an open verb: it can', [item('A1', 'move')], ['move'], []],
  ['a closed one: it cannot any more', [item('A1', 'fire', true)], [], ['fire']],
  ['one of two ways to move is enough', [item('A1', 'move', true), item('A1', 'move')], ['move'], []],
  ['whom it could strike is out of reach: as good as closed', [{ ...item('A1', 'fire'), vain: true }], [], ['fire']],
  ['move spent, fire left', [item('A1', 'move', true), item('A1', 'fire')], ['fire'], ['move']],
] as const)('who can still act comes from the menu: %s', (_name, menu, can, cannot) => {
  expect(readinessOf(menu).get('A1')).toEqual({ stand: 'A1', can, cannot });
});

test('verbs of no piece and verbs without a use make nobody ready', () => {
  expect(readinessOf([item(undefined, 'act'), item('A1', undefined)]).size).toBe(0);
});
