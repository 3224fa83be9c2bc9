import { expect, test } from 'vitest';
import { battle, type VignetteNote } from './kit.js';
import type { State } from './state.js';
import { view } from './view.js';

const column = (corner: 'sw' | null): Partial<State> => ({
  ambush: { now: { marcher: 'a', corner, steps: 1, sprung: true, keepOff: 0 } },
  march: { order: ['A1', 'A2', 'A3'] },
});
const marchers: Record<string, VignetteNote> = {
  A1: { at: [11, 5] },
  A2: { at: null },
  A3: { at: null },
  B1: { at: [11, 8] },
};
const { state } = battle({ vignettes: marchers, state: column('sw') });

test.each([
  ['IGR-AMB-02 the marcher knows his order of march', 'a', ['A1', 'A2', 'A3']],
  ['IGR-AMB-02 the ambusher sees who has come on', 'b', ['A1', null, null]],
  ['IGR-AMB-02 and so does a spectator', 'spectator', ['A1', null, null]],
  ['the umpire sees everything', 'umpire', ['A1', 'A2', 'A3']],
] as const)('%s', (_, viewer, order) => expect(view(state, viewer).march.order).toEqual(order));

test('what nobody shows is not seen', () => {
  const more = { ...state, diary: 'of the marcher' };
  for (const viewer of ['a', 'b', 'spectator', 'umpire'] as const)
    expect(Object.keys(view(more, viewer)).sort()).toEqual(Object.keys(state).sort());
});

test('a view is nobody’s live state', () => {
  const seen = view(state, 'a');
  expect(seen).toEqual(state);
  for (const name of ['extra', 'ground', 'ambush', 'march', 'sides', 'vignettes', 'lookup', 'pursuit'] as const)
    expect(seen[name]).not.toBe(state[name]);
});
