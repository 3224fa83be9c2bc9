import {
  answer,
  anyAnswer,
  askingOf,
  optionsFor,
  random,
  seatAt,
  seededDice,
  start,
  submit,
  turnOf,
} from '@umpire/engine';
import { expect, test } from 'vitest';
import type { Types } from '../common/mbt/play/types.js';
import { BOOK } from './book.js';
import { mbt2020 } from './index.js';

/** Rain at night, deployed as bots do. */
function deployed() {
  const { data } = mbt2020.scenarios.find(({ id }) => id === 'mbt2020-5-night-rain')!;
  const options = optionsFor(mbt2020, data);
  const begun = start<Types>({ rules: mbt2020, options, scenario: data, dice: seededDice(5) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  const chance = random(5);
  while (match.state.phase !== 'battle') {
    const turn = turnOf(match);
    if ('over' in turn) throw new Error('over before it began');
    const seat = seatAt(match, turn.waiting[0]!);
    const asking = askingOf(match, seat.by);
    const [best] = asking ? [] : mbt2020.advice.candidates(seat, chance);
    const done = asking ? answer(match, seat.by, anyAnswer(asking, chance)) : submit(match, seat.by, best!.order);
    if (!done.ok) throw new Error(done.error.message);
  }
  return match;
}
const { state, options } = deployed();

test.each<[string, readonly string[], Readonly<Record<string, number>>]>([
  ['of both his groups', [], { 'Night infantry': 4, 'Support group': 2 }],
  ['of the one that can still hold it', ['Night infantry'], { 'Support group': 6 }],
  ['of the other', ['Support group'], { 'Night infantry': 6 }],
])('MBT20-R-64 an attacker who is to take a town sends some %s', (_, fragile, wanted) => {
  const groups = state.groups.map(g => (fragile.includes(g.name) ? { ...g, fragile: 'MBT20-VIC-01' as const } : g));
  const seat = { view: mbt2020.view({ ...state, groups, turn: 5 }, 'b'), by: 'b', options } as const;
  const assessment = BOOK.bots.assessmentOf(seat);
  const sent: Record<string, number> = {};
  for (const stand of assessment.own) {
    const { name } = state.groups[stand.group]!;
    if (BOOK.bots.objectiveOf(assessment, stand)) sent[name] = (sent[name] ?? 0) + 1;
  }
  expect(sent).toEqual(wanted);
});
