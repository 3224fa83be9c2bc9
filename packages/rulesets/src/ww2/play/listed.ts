import type { Options } from '@umpire/engine';
import { groupOf } from '../rules/lists.js';
import { ARMY_LISTS } from '../tables/lists.js';
import type { GroupNote, ListedGroup, ListedStand } from './scenario.js';

export const isListed = (list: string): boolean => ARMY_LISTS.some(({ rule }) => rule === list);

/** Stands one by one, so that what a scenario changes of some of them has its numbers. */
const apart = (stands: readonly ListedStand[]): ListedStand[] =>
  stands.flatMap(stand => Array.from({ length: stand.count }, (): ListedStand => ({ ...stand, count: 1 })));

/** A battle group of a scenario, stand by stand; WW2-ORG-14: the additional headquarters comes last. */
export function groupFrom(note: GroupNote, options: Options): ListedGroup {
  if (!('list' in note)) return note;
  const row = ARMY_LISTS.find(({ rule }) => rule === note.list)!;
  const { stands, name, radio, doctrine, extraHq } = groupOf(row, options);
  const all: ListedStand[] = apart(stands);
  if (extraHq)
    all.push({ ...all[0]!, unit: 'command', hq: true, lightMortars: false, aaa: false, jungleTrained: false });
  for (const {
    stands: [from, to],
    grade,
    dugIn,
    radar,
  } of note.changes)
    for (let i = from - 1; i < to && i < all.length; i++) {
      const was = all[i]!;
      all[i] = { ...was, grade: grade ?? was.grade, dugIn: dugIn ?? was.dugIn, radar: radar ?? was.radar };
    }
  return { id: note.id, name, radio, doctrine, stands: all };
}
