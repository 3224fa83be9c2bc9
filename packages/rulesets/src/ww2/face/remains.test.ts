import { optionsFor, seededDice, start } from '@umpire/engine';
import { expect, test } from 'vitest';
import { ww2 } from '../index.js';
import type { Stand, State } from '../play/state.js';

const { data } = ww2.scenarios.find(({ id }) => id === 'ww2-5-first-orders')!;

/** What is left of A1.6 when it fares so. */
function leftOf(of: Partial<Stand>) {
  const begun = start({ rules: ww2, scenario: data, options: optionsFor(ww2, data), dice: seededDice(1) });
  if (!begun.ok) throw new Error(begun.error.message);
  const state = begun.value.state as State;
  const stands = state.stands.map(one => (one.id === 'A1.6' ? { ...one, x: 1900, y: 1500, ...of } : one));
  const look = { view: { ...state, stands }, viewer: 'b', options: begun.value.options } as never;
  return ww2.face.scene(look).remains!.map(({ id, x, y }) => ({ id, x, y }));
}

// biome-ignore format: one line a case
test.each<[string, Partial<Stand>, readonly object[]]>([
  ['WW2-SHO-05 the destroyed, where they stood', { where: 'destroyed' }, [{ id: 'A1.6', x: 1900, y: 1500 }]],
  ['not who left the table in retreat',          { where: 'gone' },      []],
  ['not an aircraft that has done its work',     { where: 'spent' },     []],
  ['not guns that never stood on the table',     { where: 'destroyed', x: 0, y: 0 }, []],
  ['not who is there',                           {},                     []],
])('something is left of %s', (_, of, wanted) => expect(leftOf(of)).toEqual(wanted));
