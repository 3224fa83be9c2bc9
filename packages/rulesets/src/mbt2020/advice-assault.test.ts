import { random } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ADVISED } from './advice/index.js';
import { begun, playUntil } from './advice-kit.js';
import { mbt2020 } from './index.js';

/** Rain at night, deployed as bots do. */
const match = begun('mbt2020-5-night-rain', 5);
playUntil(match, random(5), () => match.state.phase === 'battle');
const { state, options } = match;

test.each<[string, readonly string[], Readonly<Record<string, number>>]>([
  ['of both his groups', [], { 'Night infantry': 4, 'Support group': 2 }],
  ['of the one that can still hold it', ['Night infantry'], { 'Support group': 6 }],
  ['of the other', ['Support group'], { 'Night infantry': 6 }],
])('MBT20-R-64 an attacker who is to take a town sends some %s', (_, fragile, wanted) => {
  const groups = state.groups.map(g => (fragile.includes(g.name) ? { ...g, fragile: 'MBT20-VIC-01' as const } : g));
  const seat = { view: mbt2020.view({ ...state, groups, turn: 5 }, 'b'), by: 'b', options } as const;
  const assessment = ADVISED.bots.assessmentOf(seat);
  const sent: Record<string, number> = {};
  for (const stand of assessment.own) {
    const { name } = state.groups[stand.group]!;
    if (ADVISED.bots.objectiveOf(assessment, stand)) sent[name] = (sent[name] ?? 0) + 1;
  }
  expect(sent).toEqual(wanted);
});
