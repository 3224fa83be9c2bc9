import { expect, test } from 'vitest';
import { canAfford } from './activation.js';
import { type BattleNote, battle, type VignetteNote } from './kit.js';
import type { State } from './state.js';
import { tell } from './tell.js';
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

/** The second of the column is dear, and is called up. */
const called = battle({
  phase: 'activation',
  vignettes: { ...marchers, A2: { at: null, troop: '(ART-II-IA)EIII medium', now: { activated: true } } },
  state: column('sw'),
}).state;
test.each([
  ['IGR-R-119 the ambusher does not see who was called up', 'b', false],
  ['IGR-R-119 his owner does', 'a', true],
] as const)('%s', (_, viewer, seen) =>
  expect(view(called, viewer).vignettes.find(v => v.id === 'A2')!.now.activated).toBe(seen),
);
test('IGR-R-119 nor does the log tell him', () => {
  const event = {
    kind: 'activated' as const,
    stands: ['A2'],
    cost: 4,
    crossing: false,
    marcher: 'a' as const,
    because: [{ rule: 'IGR-ACT-10', text: 'amalgamated artillery' }],
  };
  expect(tell(event, 'a')).toMatchObject({ text: 'A2 is activated for 4 AP', about: ['A2'] });
  expect(tell(event, 'b')).toEqual({
    text: 'The next of the column is called up for 4 AP',
    because: [{ rule: 'IGR-R-119', text: 'who is called up from the column shows when he enters' }],
    about: [],
  });
});

/** Everybody on the table is activated, and one point is left. */
const columnWith = (troop: string, more: Partial<BattleNote> = {}): BattleNote => ({
  phase: 'activation',
  ap: 1,
  vignettes: { ...marchers, A1: { at: [11, 5], now: { activated: true } }, A2: { at: null, troop } },
  state: column('sw'),
  ...more,
});
// biome-ignore format: one line a case
test.each([
  ['IGR-R-119 with a marcher who is too dear phase A waits as with a cheap one', columnWith('(ART-II-IA)EIII medium'), true],
  ['IGR-R-119 with a cheap one',                                                 columnWith('(HIM-III-RA)EIII'), true],
  ['IGR-R-119 it ends when no point is left',                                    columnWith('(HIM-III-RA)EIII', { ap: 0 }), false],
  ['IGR-R-119 or when he was called up, which is open',                          columnWith('', { vignettes: { ...marchers, A1: { at: [11, 5], now: { activated: true } }, A2: { at: null, now: { activated: true } } } }), false],
])('%s', (_, note, waits) => {
  const { state: now, options } = battle(note);
  expect(canAfford(now, options)).toBe(waits);
});
