import { type BookTypes, type Match, optionsFor, random, seededDice, start, step, turnOf } from '@umpire/engine';
import { expect, test } from 'vitest';
import { mbt2020 } from '../index.js';
import type { State } from '../nature.js';

/** What every stand is, by its number. */
const natures = (state: State) =>
  state.stands.map(s => [s.id, s.nature!.subClass, s.nature!.posture, s.nature!.helicopter ? 'any' : s.nature!.mode]);

test('MBT20-POS-01 MBT20-POS-02 MBT20-MOD-12 posture and mode, once given, stay for the whole game', () => {
  for (const [seed, { data }] of mbt2020.scenarios.entries()) {
    const begun = start({
      rules: mbt2020,
      options: optionsFor(mbt2020, data),
      scenario: data,
      dice: seededDice(seed),
    });
    if (!begun.ok) throw new Error(begun.error.message);
    const match = begun.value;
    const chance = random(seed);
    let first: unknown;
    for (let turn = turnOf(match); !('over' in turn); turn = turnOf(match)) {
      step(match as unknown as Match<BookTypes>, turn.waiting[0]!, chance);
      if (match.state.turn === 1) first ??= natures(match.state as State);
    }
    expect(natures(match.state as State)).toEqual(first);
  }
});
