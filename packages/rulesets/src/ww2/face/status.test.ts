import { defaultOptions, heldWords, optionsFor, SIDES, scriptedDice, start } from '@umpire/engine';
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
