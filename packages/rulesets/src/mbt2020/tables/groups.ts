import { rows, table } from '@umpire/engine';
import type { Bar } from '../lines.js';
import { type GroupKind, isUnit, type Mode, type StandFacts } from '../pieces.js';
import type { ArmyList, ArmyStand } from '../rules/army.js';
import { HELICOPTER_MODES } from './stand.js';

export type ArmyGroup = readonly ArmyStand[];

/** MBT20-ORG-02. */
export const GROUP_SIZE: number = table('mbt2020/GROUP_SIZE', 12);

export const standsOf = (group: ArmyGroup, counts: (line: ArmyStand) => boolean = () => true): number =>
  group.reduce((sum, line) => sum + (counts(line) ? line.count : 0), 0);

export function kindOf(group: ArmyGroup): GroupKind {
  const units = group.some(line => isUnit(line.stand));
  if (!units) return 'air-artillery';
  return group.every(line => isUnit(line.stand)) ? 'ground' : 'mixed';
}

// biome-ignore format: one line a rule
export const GROUP_BARS = rows<Bar<ArmyGroup>>('mbt2020/GROUP_BARS', [
  { rule: 'MBT20-ORG-02', text: 'a Battle Group has 12 stands', when: group => standsOf(group) !== GROUP_SIZE },
  { rule: 'MBT20-ORG-03', text: 'one stand of a Battle Group, and only one, is its BGHQ', when: group => standsOf(group, line => line.bghq) !== 1 },
]);

/** Asked once the stands themselves are in order. */
// biome-ignore format: one line a rule
export const BGHQ_BARS = rows<Bar<ArmyGroup>>('mbt2020/BGHQ_BARS', [
  { rule: 'MBT20-R-93', text: 'the BGHQ is INFANTRY or ARMOUR if the Battle Group has any', when: group => kindOf(group) === 'mixed' && group.some(line => line.bghq && !isUnit(line.stand)) },
]);

/** MBT20-FAN-04: there is none on equipment. */
// biome-ignore format: one line a rule
export const FANTASY_BARS = rows<Bar<NonNullable<ArmyList['fantasy']>>>('mbt2020/FANTASY_BARS', [
  { rule: 'MBT20-FAN-02', text: 'an invented army comes from some place', when: army => army.location === '' },
  { rule: 'MBT20-FAN-03', text: 'an invented army has insignia of its own', when: army => army.insignia === '' },
]);

export interface ModeChange {
  readonly stand: StandFacts;
  readonly to: Mode;
}
const changes = (c: ModeChange): boolean => c.to !== c.stand.mode;

// biome-ignore format: one line a rule
export const MODE_BARS = rows<Bar<ModeChange>>('mbt2020/MODE_BARS', [
  { rule: 'MBT20-MOD-12', text: 'a mode, once given, is permanent', when: c => changes(c) && !c.stand.helicopter },
  { rule: 'MBT20-MOD-05', text: 'a helicopter is STATIC or MOBILE', when: c => changes(c) && !HELICOPTER_MODES.includes(c.to) },
]);
