import { allProhibitions, type Citation, type Finding, type Options, type Refusal } from '@umpire/engine';
import type { ArmyFault, At } from '../../book/army-form.js';
import { capital } from '../../book/capital.js';
import { citation, prohibitedBy } from '../../book/lines.js';
import type { RulesBook } from '../book.js';
import type { Class, Grade, GroupKind, Mode, Posture, StandFacts } from '../pieces.js';
import type { DeploymentTables } from '../tables/deployment.js';
import { type ArmyGroup, type GroupsTables, standsOf } from '../tables/groups.js';

export interface StandCheck {
  readonly class: Class;
  readonly term: 'unit' | 'battery' | 'flight';
  readonly level: number;
  readonly posture: Posture;
  readonly mode: Mode;
  readonly segment: number | null;
  readonly deploys: 'table' | 'off-table';
}

/** `soviet-union`: Soviet Union. */
export const regionInWords = (region: string): string => region.split('-').map(capital).join(' ');

/** A line of an army list: so many stands alike. */
export interface ArmyStand {
  readonly stand: StandFacts;
  readonly bghq: boolean;
  readonly count: number;
}
export interface ArmyList {
  readonly groups: readonly ArmyGroup[];
  readonly fantasy: { readonly location: string; readonly insignia: string } | null;
  /** groups of a scenario may be smaller. */
  readonly anySize?: boolean;
}

export interface ArmySummary {
  readonly groups: number;
  readonly stands: number;
  readonly byClass: Readonly<Record<Class, number>>;
  readonly kinds: readonly GroupKind[];
}

/** ORG-01, for whoever brings more or fewer. */
export const agreedForce = (...groups: readonly number[]): string =>
  `the agreed force is ${groups.join(' or ')} Battle Group${groups.at(-1) === 1 ? '' : 's'}`;

export function armyRules(book: RulesBook & DeploymentTables & GroupsTables) {
  const { idOf } = book;
  const {
    BGHQ_BARS,
    FANTASY_BARS,
    GROUP_BARS,
    GROUP_SIZE_BARS,
    GROUP_SIZE,
    SEGMENTS,
    STAND_BARS,
    TERMS,
    TROOP_GRADING,
    kindOf,
  } = book.army;
  const { deploys } = book.setup;
  const { GRADES, ORDINARY, levelOf } = book.words;

  /** 7.2: why a stand cannot be what it says. */
  const standRefusal = (stand: StandFacts, options: Options): Refusal | undefined =>
    prohibitedBy(STAND_BARS, stand, options);

  /** the segment in which a posture engages; null for REC. */
  const segmentOf = (posture: Posture): number | null => SEGMENTS.find(row => row.posture === posture)!.segment;

  function standCheck(stand: StandFacts, options: Options): Refusal | Finding<StandCheck> {
    const refused = standRefusal(stand, options);
    if (refused) return refused;
    const { term, rule } = TERMS[stand.class]!;
    const { class: of, subClass, posture, mode } = stand;
    const level = levelOf(subClass);
    return {
      result: { class: of, term, level, posture, mode, segment: segmentOf(posture), deploys: deploys(stand, options) },
      because: [
        citation(idOf('CLS-01'), `${subClass} is a sub-class of ${of}`),
        citation(rule, `a stand of ${of} is called a ${term}`),
        citation(idOf('CLS-18'), 'within a class - is below n, and n below +', String(level)),
      ],
    };
  }

  const UNNAMED = { grade: ORDINARY.grade, rule: idOf('GRD-03') };

  /** GRD-01 to GRD-03, R-80: a named nation or people beats a continent; among equals the lower. */
  function troopGrading(regions: readonly string[]): Finding<{ grade: Grade }> {
    const all = TROOP_GRADING.filter(row => regions.includes(row.region));
    const named = all.filter(row => row.named);
    const counting = named.length > 0 ? named : all;
    const lowest = GRADES.map(grade => counting.find(row => row.grade === grade)).find(row => row !== undefined);
    const { grade, rule } = lowest ?? UNNAMED;
    const because: Citation[] = [
      citation(rule, `troops from ${regions.map(regionInWords).join(', ')} are ${grade}`, grade),
    ];
    if (regions.length > 1)
      because.push(citation(idOf('R-80'), 'a named nation beats a continent; among equals the lower'));
    return { result: { grade }, because };
  }

  /** ORG-02, ORG-03, 7.2, R-93. ORG-04: any mixture of classes. */
  function* groupFaults(group: ArmyGroup, at: At, options: Options, anySize: boolean): Generator<ArmyFault> {
    const size = anySize ? undefined : prohibitedBy(GROUP_SIZE_BARS, group);
    if (size) yield { ...size, at };
    const leaders = prohibitedBy(GROUP_BARS, group);
    if (leaders) yield { ...leaders, at: [...at, 'bghq'] };
    for (const [i, { stand }] of group.entries()) {
      const refused = standRefusal(stand, options);
      if (refused) yield { ...refused, at: [...at, 'stands', i] };
    }
    const leader = prohibitedBy(BGHQ_BARS, group);
    if (leader) yield { ...leader, at: [...at, 'bghq'] };
  }

  /** All that is wrong with an army list, in the order of the question `army-list`. */
  function* armyFaults({ groups, fantasy, anySize = false }: ArmyList, options: Options): Generator<ArmyFault> {
    for (const [i, group] of groups.entries()) yield* groupFaults(group, ['battleGroups', i], options, anySize);
    // FAN-02, FAN-03
    for (const refusal of fantasy ? allProhibitions(FANTASY_BARS, fantasy) : []) yield { ...refusal, at: ['fantasy'] };
  }

  function armyCheck(army: ArmyList, options: Options): Refusal | Finding<ArmySummary> {
    for (const { at: _, ...refusal } of armyFaults(army, options)) return refusal;
    const all = army.groups.flat();
    const of = (wanted: Class): number => standsOf(all, line => line.stand.class === wanted);
    const byClass = Object.fromEntries(Object.keys(TERMS).map(name => [name, of(name)]));
    const because = [
      citation(idOf('ORG-01'), 'as many Battle Groups as the players agree on'),
      citation(idOf('ORG-02'), `each of ${GROUP_SIZE} stands`),
      citation(idOf('ORG-04'), 'of any classes in any mixture'),
    ];
    if (army.fantasy) because.push(citation(idOf('FAN-01'), 'invented armies are welcome'));
    const kinds = army.groups.map(kindOf);
    return { result: { groups: kinds.length, stands: standsOf(all), byClass, kinds }, because };
  }

  return { standRefusal, segmentOf, standCheck, troopGrading, armyFaults, armyCheck };
}
