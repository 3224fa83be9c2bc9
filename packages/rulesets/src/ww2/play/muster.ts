import { type Options, otherSide, type Refusal, type Side } from '@umpire/engine';
import { said } from '../../common/book/lines.js';
import { ALLIES } from '../tables/army.js';
import { unitOf } from '../tables/units.js';
import type { Army } from './army-schema.js';
import { type AskedForce, askedFaults } from './asked-army.js';
import type { ListedGroup } from './scenario.js';
import type { Muster, State } from './state.js';

/** Armies that players bring (5.1, U2). */

/** WW2-R-126: whether one side is a German army of 1944 or 1945 that faces an Ally; which. */
export function germanOf({ declared, year }: Pick<Muster, 'declared' | 'year'>): Side | undefined {
  if (!declared || (year !== 1944 && year !== 1945)) return undefined;
  return (['a', 'b'] as const).find(side => declared[side] === 'German' && ALLIES.includes(declared[otherSide(side)]));
}

/** Why the German waits. */
export const MADE_FIRST = said('WW2-BAL-06', 'the Allied player makes his army first');
/** WW2-BAL-06: the Allied army comes first, and is final. */
export function mustWait(muster: Muster, by: Side): boolean {
  const german = germanOf(muster);
  return german === by && !muster.ready[otherSide(by)];
}

export const aircraftIn = ({ groups }: Army, options: Options): number =>
  groups
    .flatMap(({ stands }) => stands)
    .reduce((sum, { unit, count }) => sum + (unitOf(unit, options).class === 'AC' ? count : 0), 0);

/** What the battle asks of the army of a side. */
export function askedOf({ muster, defender }: State, by: Side): AskedForce {
  const { points, groups, declared, year, aircraft } = muster!;
  return {
    groups: [groups[by]],
    points,
    defends: defender === by,
    ...(declared && { nation: declared[by] }),
    ...(year !== null && { year }),
    ...(declared && aircraft !== null && { opponent: { nation: declared[otherSide(by)], aircraft } }),
  };
}

export function armyRefusal(state: State, by: Side, army: Army, options: Options): Refusal | undefined {
  for (const { at: _, ...refusal } of askedFaults(army, askedOf(state, by), options)) return refusal;
  return undefined;
}

/** The groups of an army with the ids they bear on the table. */
export const groupsOf = ({ groups }: Army, side: Side): ListedGroup[] =>
  groups.map(({ extraHq, stands, ...group }, i) => {
    const command = { ...stands[0]!, unit: 'command', count: 1, hq: true, lightMortars: false, aaa: false } as const;
    return {
      ...group,
      id: `${side.toUpperCase()}${i + 1}`,
      stands: extraHq ? [...stands, { ...command, skirts: false, jungleTrained: false }] : [...stands],
    };
  });
