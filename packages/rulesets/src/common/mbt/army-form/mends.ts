import type { ArmyFault, ArmyGiven, Start } from '../../book/army-form.js';
import { ledBy, resized, resizedWords } from '../../book/army-parts.js';
import type { Gift } from '../../book/parts.js';
import type { Army, ArmyBattleGroup, ArmyLine } from '../play/army-schema.js';
import type { ArmyFormBook, AskedForce } from './book.js';
import type { GroupList } from './groups.js';
import type { LegalLines } from './line.js';
import type { StandList } from './stands.js';

export type ArmyMends = Gift<'form', typeof armyMends>;

/** What could be done about what is wrong with an army. */
export function armyMends(book: ArmyFormBook & LegalLines & StandList & GroupList) {
  const { idOf } = book;
  const { GROUP_SIZE } = book.army;
  const { WORDS, groups, modeIn, postureIn, settled, stands } = book.form;
  const nameOf = (line: ArmyLine): string => stands.sheet.titleOf(line);
  /** With what sets it apart, where other lines of the group are called the same. */
  function nameIn(line: ArmyLine, { stands: lines }: ArmyBattleGroup): string {
    const name = nameOf(line);
    if (lines.filter(one => nameOf(one) === name).length < 2) return name;
    return `${name} (${WORDS.POSTURES[postureIn(line)]!}, ${WORDS.MODES[modeIn(line)]!.toLowerCase()})`;
  }

  const withGroup = (army: Army, i: number, change: Partial<ArmyBattleGroup>): Army => ({
    ...army,
    battleGroups: army.battleGroups.map((group, k) => (k === i ? { ...group, ...change } : group)),
  });

  /** Where there are several groups the same words would be about each of them. */
  const inGroup = ({ battleGroups }: Army, at: number): string =>
    battleGroups.length > 1 ? ` in ${battleGroups[at]!.name}` : '';

  /** ORG-02. */
  const sized = (army: Army, at: number): Start<Army>[] =>
    resized(army.battleGroups[at]!.stands, GROUP_SIZE, ({ bghq }) => bghq).map(({ line, by, lines }) => ({
      label: `${resizedWords(by, nameIn(line, army.battleGroups[at]!))}${inGroup(army, at)}`,
      value: withGroup(army, at, { stands: lines }),
    }));

  /** ORG-03, R-93. */
  const led = (army: Army, at: number): Start<Army>[] =>
    army.battleGroups[at]!.stands.map((line, i, lines) => ({
      label: `The BGHQ is with ${i + 1} ${nameIn(line, army.battleGroups[at]!)}`,
      value: withGroup(army, at, { stands: ledBy(lines, 'bghq', i) }),
    }));

  /** ORG-01. */
  function grouped(army: Army, given: ArmyGiven): Start<Army>[] {
    const { groups: [wanted] = [] } = (given.asked ?? {}) as AskedForce;
    const { battleGroups } = army;
    if (wanted === undefined) return [];
    if (battleGroups.length > wanted)
      return battleGroups.map(({ name }, i) => ({
        label: `Leave out ${i + 1} ${name}`,
        value: { ...army, battleGroups: battleGroups.filter((_, k) => k !== i) },
      }));
    return groups.starts(given).map(({ label, value }) => ({
      label: `Add ${label}`,
      value: { ...army, battleGroups: [...battleGroups, groups.beside!(value, battleGroups)] },
    }));
  }

  /** 7.2: a line that cannot be what it says becomes the nearest that can. */
  function legal(army: Army, at: number, row: number, { options }: ArmyGiven): Start<Army>[] {
    const lines = army.battleGroups[at]!.stands;
    const next = settled(lines[row]!, options);
    return [{ label: `Make it ${nameOf(next)}`, value: withGroup(army, at, { stands: lines.with(row, next) }) }];
  }

  function mends(army: Army, { rule, at }: ArmyFault, given: ArmyGiven): readonly Start<Army>[] {
    const [, group, part, row] = at;
    if (rule === idOf('ORG-01')) return grouped(army, given);
    if (typeof group !== 'number') return [];
    if (rule === idOf('ORG-02')) return sized(army, group);
    if (part === 'bghq') return led(army, group);
    return part === 'stands' && typeof row === 'number' ? legal(army, group, row, given) : [];
  }
  return { mends };
}
