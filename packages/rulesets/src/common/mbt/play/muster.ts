import { fail, isRefusal, type Options, ok, type Result } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Grade } from '../pieces.js';
import type { Army, ArmyLine } from './army-schema.js';
import type { ListedStands } from './listed-stands.js';
import type { Placing } from './placing.js';
import type { RosterGroup } from './state.js';

/** A list whose groups have their grade. */
export interface GradedList {
  readonly fantasy: Army['fantasy'];
  readonly battleGroups: readonly {
    readonly name: string;
    readonly grade: Grade;
    readonly stands: readonly ArmyLine[];
  }[];
}

export interface Printed {
  readonly names?: readonly (readonly { readonly id: string; readonly name: string }[])[];
  /** a scenario may print smaller groups. */
  readonly anySize?: boolean;
}

export type Mustering = Gift<'setup', typeof mustering>;

/** From an army list to the stands of its groups. */
export function mustering(book: PlayBook & ListedStands & Placing) {
  const { armyCheck, troopGrading } = book.army;
  const { baseSide, lineFacts, natureIn } = book.setup;

  /** an army that a player brings has the grade of its regions. */
  function musterOf({ battleGroups, fantasy, regions }: Army, options: Options): Result<RosterGroup[]> {
    const gradeOf = (of: readonly string[] = regions): Grade => troopGrading(of).result.grade;
    const graded = battleGroups.map(({ name, regions: own, stands }) => ({ name, grade: gradeOf(own), stands }));
    return musterList({ fantasy, battleGroups: graded }, options, {});
  }

  /** An army list as stands, checked by the question `army-list`. Names are given, or made by type. */
  function musterList(army: GradedList, options: Options, { names, anySize = false }: Printed): Result<RosterGroup[]> {
    const base = baseSide(options);
    const groups = army.battleGroups.map(({ grade, stands }) =>
      stands.map(line => ({
        stand: lineFacts(line, grade, base),
        bghq: line.bghq,
        count: line.count,
      })),
    );
    const checked = armyCheck({ groups, fantasy: army.fantasy, anySize }, options);
    if (isRefusal(checked)) return fail(checked);
    let number = 0;
    return ok(
      army.battleGroups.map((group, g) => {
        let place = 0;
        const stands = group.stands.flatMap(stand =>
          Array.from({ length: stand.count }, () => {
            const made = `${stand.subClass}-${++number}`;
            const { id, name } = names?.[g]?.[place++] ?? { id: made, name: stand.name ?? made };
            return { id, base, nature: natureIn(name, stand, group.grade) };
          }),
        );
        return { name: group.name, stands };
      }),
    );
  }

  return { musterList, musterOf };
}
