import { optionsFor, random, SIDES, seatAt, seededDice, start, submit } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Types } from '../../common/mbt/play/types.js';
import { mbt2020 } from '../index.js';
import type { Nature } from '../nature.js';
import { MODES, POSTURES, SUB_CLASSES } from '../pieces.js';

const encounter = mbt2020.scenarios.find(({ size }) => size === 'generated')!.data;
const BATTLES = 80;

/** What is in the armies that two who take any raise for a battle by the dice. */
function raised(seed: number): readonly Nature[] {
  const options = optionsFor(mbt2020, encounter);
  const begun = start<Types>({ rules: mbt2020, options, scenario: encounter, dice: seededDice(seed) });
  if (!begun.ok) throw new Error(begun.error.message);
  const match = begun.value;
  for (const side of SIDES)
    submit(match, side, mbt2020.advice.anyOrder(seatAt(match, side), random(`${seed} ${side}`)));
  return SIDES.flatMap(side =>
    match.state.rosters[side]!.flatMap(({ stands }) => stands.map(({ nature }) => nature as Nature)),
  );
}

describe('armies that are raised for battles by the dice', () => {
  const natures = Array.from({ length: BATTLES }, (_, seed) => raised(seed)).flat();
  const some = <T>(of: (nature: Nature) => T): Set<T> => new Set(natures.map(of));

  test('MBT20-CLS-02 to MBT20-CLS-16 MBT20-HSE-12 hold every sub-class; engineers are optional', () => {
    expect([...some(n => n.subClass)].sort()).toEqual(SUB_CLASSES.filter(s => s !== 'FE').sort());
  });

  test('MBT20-POS-03 MBT20-MOD-01 hold every posture and every mode', () => {
    expect([...some(n => n.posture)].sort()).toEqual([...POSTURES].sort());
    expect([...some(n => n.mode)].sort()).toEqual([...MODES].sort());
  });

  test('MBT20-CLS-20 to MBT20-CLS-24 hold mortars and missiles of both kinds of INFANTRY, and helicopters', () => {
    const arms = some(n => `${n.subClass} ${n.posture}`);
    for (const arm of ['INFn LAS', 'INFn ATM', 'INF- LAS', 'INF- ATM']) expect(arms).toContain(arm);
    expect(natures.some(n => n.helicopter)).toBe(true);
  });
});
