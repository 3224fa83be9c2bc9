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
import { describe, expect, test } from 'vitest';
import type { ChoiceField, Sheet } from '../../book/army-form.js';
import { varied } from '../kit.js';
import type { ArmyBattleGroup, ArmyLine } from '../play/army-schema.js';
import type { Types } from '../play/types.js';
import { MINI, MINI_FORM, mini, WORDS } from './kit.js';

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

describe('an army is drawn up in the words of the book', () => {
  const given = { options: optionsFor(mini, mini.scenarios[0]!.data), asked: { groups: [1] } };
  const band = MINI_FORM.starts(given)[0]!.value;
  const groups = MINI_FORM.sheet.list!;
  const choice = <T>(sheet: Sheet<unknown>, name: string) =>
    sheet.fields.find(field => field.name === name) as unknown as ChoiceField<T>;
  const [led] = band.battleGroups.map(group => choice<ArmyBattleGroup>(groups.sheet, 'bghq').set(group, '0', given));

  test('what is wrong is said, and can be mended', () => {
    expect(MINI_FORM.check(band, given).map(({ at }) => at)).toEqual([['battleGroups', 0, 'bghq']]);
    expect(MINI_FORM.check({ ...band, battleGroups: [led!] }, given)).toEqual([]);
  });
  test('other troops stand as the rules allow them', () => {
    const eyes = choice<ArmyLine>(groups.sheet.list!.sheet, 'subClass').set(led!.stands[0]!, 'Eyes', given);
    expect(eyes).toMatchObject({ subClass: 'Eyes', posture: 'watch', mode: 'free', bghq: true });
  });
  test('it is read in the book’s plain words', () =>
    expect(MINI_FORM.inWords({ ...band, battleGroups: [led!] }).split('\n')).toEqual([
      'Nowhere, levy, Temperate',
      '1. Band',
      '  1 Pikes stand free: patient pikes, standing, BGHQ',
      '  11 Pikes stand free: patient pikes, standing',
    ]));
});
