import { defaultOptions, type Option } from '@umpire/engine';
import type { ArmyBattle, ArmyGiven } from '../../book/army-form.js';
import type { AskedForce } from './book.js';

const groupsIn = ({ asked }: ArmyGiven): number => (asked as AskedForce).groups?.[0] ?? 1;

/** ORG-01: so many Battle Groups were agreed on. */
export const armyBattle = (options: readonly Option[], groups: number): ArmyBattle => ({
  usual: { options: defaultOptions(options), asked: { groups: [groups] } satisfies AskedForce },
  fields: [
    {
      kind: 'number',
      name: 'groups',
      label: 'Battle Groups',
      least: 1,
      most: 12,
      get: groupsIn,
      set: (given, many) => ({ ...given, asked: { groups: [many] } satisfies AskedForce }),
    },
  ],
  agreed: given => ({ terms: { 'groups-a': `${groupsIn(given)}`, 'groups-b': `${groupsIn(given)}` }, options: {} }),
});
