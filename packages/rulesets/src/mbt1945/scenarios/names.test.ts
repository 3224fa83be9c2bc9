import { expect, test } from 'vitest';
import { mbt1945 } from '../index.js';
import { SAMPLE_GROUPS } from '../tables/groups.js';

/** MBT45-HSE-21, and what the book itself names (MBT45-CLS-02 to MBT45-CLS-04, MBT45-CLS-19). */
// biome-ignore format: a sub-class a line
const TANKS: Readonly<Record<string, readonly string[]>> = {
  'MBT++': ['Tiger II', 'Elefant', 'Jagdtiger', 'Jagdpanther', 'IS-3'],
  'MBT+':  ['Tiger I', 'Brummbär', 'Jagdpanzer IV', 'Panther', 'IS-2', 'ISU-122', 'ISU-152', 'SU-100', 'Churchill VII', 'Centurion', 'Pershing'],
  MBTn:    ['Panzer III L', 'Panzer IV', 'Panzer IV F2', 'Panzer IV H', 'StuG III', 'StuG IV', 'Hetzer', 'Marder', 'T-34', 'T-34/85', 'T-34 with riders', 'KV-1', 'KV-85', 'SU-85', 'SU-76', 'Matilda', 'Churchill', 'Cromwell', 'Comet', 'Firefly', 'Valentine', 'Sherman', 'Lee', 'Grant', 'M10', 'M36', 'Chi-Nu', 'Char B1', 'Somua S35'],
  'MBT-':  ['Panzer III E', 'Panzer III G, dug in', 'Panzer IV D', 'T-26', 'BT-7', 'T-60', 'T-70', 'Crusader', 'A13', 'M3 Stuart', 'Chi-Ha', 'Ha-Go', 'M13/40', 'M14/41, dug in', 'R35', 'H39', '7TP'],
};
interface Named {
  readonly name?: string;
  readonly subClass: string;
  readonly posture: string;
}
interface Sides {
  readonly sides?: Readonly<Record<'a' | 'b', { readonly groups: readonly { readonly stands: readonly Named[] }[] }>>;
}
const inScenarios = mbt1945.scenarios.flatMap(({ title, data }) => {
  const { sides } = data as Sides;
  return (sides ? [sides.a, sides.b] : []).flatMap(({ groups }) =>
    groups.flatMap(({ stands }) => stands.map(stand => ({ ...stand, where: title }))),
  );
});
const inLists = SAMPLE_GROUPS.flatMap(({ name, stands }) => stands.map(stand => ({ ...stand, where: name })));
const tanks = [...inScenarios, ...inLists].filter(({ name, posture }) => posture === 'ARM' && name);

test('MBT45-HSE-21 every tank with a name is of the sub-class that the book or its list gives it', () => {
  const wrong = tanks.filter(({ name, subClass }) =>
    Object.keys(TANKS).some(of => of !== subClass && TANKS[of]!.includes(name!)),
  );
  expect(wrong.map(({ where, name, subClass }) => `${where}: ${name} ${subClass}`)).toEqual([]);
  expect(tanks.filter(({ name, subClass }) => TANKS[subClass]!.includes(name!)).length).toBeGreaterThan(40);
});
