import {
  type BookTypes,
  bookSuite,
  type Match,
  optionsFor,
  random,
  seededDice,
  start,
  step,
  told,
  turnOf,
} from '@umpire/engine';
import { expect, test } from 'vitest';
import { varied } from '../kit.js';
import type { Types } from '../play/types.js';
import { MINI, mini, WORDS } from './kit.js';

/** A book of the family that is none of its two plays: what is shared needs no word of theirs. */

for (const { title, run } of bookSuite(mini, { games: 3, inputs: 1000, vary: varied(MINI) })) test(title, run, 120_000);

function battle(seed: number): Match<Types> {
  const { data } = mini.scenarios[0]!;
  const begun = start({ rules: mini, options: optionsFor(mini, data), scenario: data, dice: seededDice(seed) });
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const match = begun.value;
  const chance = random(seed);
  for (let turn = turnOf(match); !('over' in turn); turn = turnOf(match))
    step(match as unknown as Match<BookTypes>, turn.waiting[0]!, chance);
  return match;
}

test('battles are fought in the words of the book, to their end', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 12; seed++) {
    const { state } = battle(seed);
    expect(state.over).not.toBeNull();
    for (const { status } of state.stands) met.add(status);
  }
  expect([...met].sort()).toEqual(Object.keys(WORDS.STATUSES).sort());
});

test('what is told of a battle speaks of the book’s statuses alone', () => {
  const match = battle(1);
  const log = match.entries.flatMap(entry => told(match, entry, 'umpire').map(({ text }) => text)).join('\n');
  expect(log).toMatch(/sulks/);
  expect(log).not.toMatch(/pinned|repulsed|shaken|neutralised|broken|INF|STATIC|GREEN/i);
});
