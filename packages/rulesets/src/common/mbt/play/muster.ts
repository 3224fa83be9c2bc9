import { fail, inches, isRefusal, type Options, ok, type Result } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import { classOf, defaultMode, defaultPosture, type Grade } from '../pieces.js';
import type { Army } from './army-schema.js';
import { rosterFacts } from './roster.js';
import type { Nature, RosterGroup } from './state.js';

function natureOf(name: string, stand: Army['battleGroups'][number]['stands'][number], grade: Grade): Nature {
  const { subClass, bghq, helicopter, jungleTrained } = stand;
  const of = classOf(subClass);
  return {
    name,
    subClass,
    class: of,
    posture: stand.posture ?? defaultPosture(of)!,
    mode: stand.mode ?? defaultMode(of),
    grade,
    helicopter,
    jungleTrained,
    fake: false,
    bghq,
  };
}

export type Mustering = ReturnType<typeof mustering>;

/** From an army list to the stands of its groups. */
export function mustering({ DISTANCES, armyCheck }: PlayBook) {
  /** An army list as stands, checked by the question `army-list`. Names are given, or made by type. */
  function musterOf(army: Army, options: Options, names?: readonly (readonly string[])[]): Result<RosterGroup[]> {
    const groups = army.battleGroups.map(group =>
      group.stands.map(line => ({
        stand: rosterFacts({ id: '', base: inches(DISTANCES.base), nature: natureOf('', line, army.grade) }),
        bghq: line.bghq,
        count: line.count,
      })),
    );
    const checked = armyCheck({ groups, fantasy: army.fantasy }, options);
    if (isRefusal(checked)) return fail(checked);
    let number = 0;
    return ok(
      army.battleGroups.map((group, g) => {
        let place = 0;
        const stands = group.stands.flatMap(stand =>
          Array.from({ length: stand.count }, () => {
            const id = names?.[g]?.[place++] ?? `${stand.subClass}-${++number}`;
            return { id, base: inches(DISTANCES.base), nature: natureOf(id, stand, army.grade) };
          }),
        );
        return { name: group.name, stands };
      }),
    );
  }

  return { musterOf };
}
