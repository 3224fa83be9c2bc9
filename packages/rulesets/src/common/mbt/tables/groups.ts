import { rows, table } from '@umpire/engine';
import type { Prohibition } from '../../book/lines.js';
import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import type { GroupKind } from '../pieces.js';
import type { ArmyList, ArmyStand } from '../rules/army.js';

export type ArmyGroup = readonly ArmyStand[];

export const standsOf = (group: ArmyGroup, counts: (line: ArmyStand) => boolean = () => true): number =>
  group.reduce((sum, line) => sum + (counts(line) ? line.count : 0), 0);

export type GroupsTables = Gift<'army', typeof groupsTables>;

export function groupsTables(book: RulesBook) {
  const { idOf, list } = book;
  const { isUnit } = book.words;

  function kindOf(group: ArmyGroup): GroupKind {
    const units = group.some(line => isUnit(line.stand));
    if (!units) return 'air-artillery';
    return group.every(line => isUnit(line.stand)) ? 'ground' : 'mixed';
  }

  /** ORG-02. */
  const GROUP_SIZE: number = table(list('GROUP_SIZE'), 12);

  // biome-ignore format: one line a rule
  const GROUP_SIZE_BARS = rows<Prohibition<ArmyGroup>>(list('GROUP_SIZE_BARS'), [
    { rule: idOf('ORG-02'), text: 'a Battle Group has 12 stands', when: group => standsOf(group) !== GROUP_SIZE },
  ]);

  // biome-ignore format: one line a rule
  const GROUP_BARS = rows<Prohibition<ArmyGroup>>(list('GROUP_BARS'), [
    { rule: idOf('ORG-03'), text: 'one stand of a Battle Group, and only one, is its BGHQ', when: group => standsOf(group, line => line.bghq) !== 1 },
  ]);

  /** Asked once the stands themselves are in order. */
  // biome-ignore format: one line a rule
  const BGHQ_BARS = rows<Prohibition<ArmyGroup>>(list('BGHQ_BARS'), [
    { rule: idOf('R-93'), text: 'the BGHQ is INFANTRY or ARMOUR if the Battle Group has any', when: group => kindOf(group) === 'mixed' && group.some(line => line.bghq && !isUnit(line.stand)) },
  ]);

  /** FAN-04: there is none on equipment. */
  // biome-ignore format: one line a rule
  const FANTASY_BARS = rows<Prohibition<NonNullable<ArmyList['fantasy']>>>(list('FANTASY_BARS'), [
    { rule: idOf('FAN-02'), text: 'an invented army comes from some place', when: army => army.location === '' },
    { rule: idOf('FAN-03'), text: 'an invented army has insignia of its own', when: army => army.insignia === '' },
  ]);

  return { kindOf, GROUP_SIZE, GROUP_SIZE_BARS, GROUP_BARS, BGHQ_BARS, FANTASY_BARS };
}
