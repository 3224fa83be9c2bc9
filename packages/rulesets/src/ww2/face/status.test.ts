import { defaultOptions, heldWords, optionsFor, SIDES, scriptedDice, seededDice, start } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ww2 } from '../index.js';
import type { State } from '../play/state.js';

/** S-5, the farm: some of its stands are put there. */
function prizeWith(...inFarm: string[]) {
  const { data } = ww2.scenarios.find(({ id }) => id === 'ww2-5-first-orders')!;
  const begun = start({ rules: ww2, scenario: data, options: optionsFor(ww2, data), dice: scriptedDice([6, 6, 6]) });
  if (!begun.ok) throw new Error(begun.error.message);
  const state = begun.value.state as State;
  const stands = state.stands.map(stand => (inFarm.includes(stand.id) ? { ...stand, x: 1900, y: 1500 } : stand));
  const view = { ...state, stands };
  return ww2.face.scene({ view, viewer: 'a', options: defaultOptions(ww2.options) } as never).status.prizes;
}

// biome-ignore format: one line a case
test.each<[string, string[], string[]]>([
  ['nobody is there',                                    [],                       ['Red has 0 in the farm',        'Blue has 0 in the farm']],
  ['who is carried counts with his carrier (WW2-R-128)', ['A1.6'],                 ['Red holds the farm, with 2',   'Blue has 0 in the farm']],
  ['both sides are',                                     ['A1.4', 'B1.2', 'B1.3'], ['Red has 1 in the farm',        'Blue holds the farm, with 2']],
  ['as many of both',                                    ['A1.4', 'B1.2'],         ['Red has 1 in the farm',        'Blue has 1 in the farm']],
])('WW2-HG-09 how many hold the objective: %s', (_, inFarm, said) =>
  expect(SIDES.map(side => heldWords(prizeWith(...inFarm)![0]!, side))).toEqual(said));

// biome-ignore format: one line a case
test.each<[string, 'a' | 'b', string, string[]]>([
  ['ww2-5-first-orders', 'a', 'break Blue’s group, or hold the farm after turn 6', ['You win when Blue’s battle group has failed a morale test.', 'You lose when your battle group has failed one.']],
  ['ww2-3-south-of-the-ridge', 'a', 'break half of Blue’s groups, or hold ', ['You win when 3 of Blue’s 6 battle groups have failed a morale test.', 'You lose when 3 of your 5 battle groups have failed one.']],
])('WW2-VIC-01 what wins is told by the number of groups: %s', (id, side, aim, aims) => {
  const { data } = ww2.scenarios.find(one => one.id === id)!;
  const begun = start({ rules: ww2, scenario: data, options: optionsFor(ww2, data), dice: seededDice(1) });
  if (!begun.ok) throw new Error(begun.error.message);
  const { status } = ww2.face.scene({ view: begun.value.state, viewer: side, options: begun.value.options } as never);
  expect(status.aim).toContain(aim);
  expect(ww2.face.briefing!(data, side)!.aims.slice(0, 2)).toEqual(aims);
});
