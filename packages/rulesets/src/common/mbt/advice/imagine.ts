import { inches, otherSide, type Random, type Side } from '@umpire/engine';
import type { PlayBook } from '../book.js';
import type { Grade } from '../pieces.js';
import type { Copying } from '../play/copy.js';
import type { Nature, RosterGroup, Stand, State } from '../play/state.js';

export function imagineAdvice(book: PlayBook & Copying) {
  const { SAMPLE_GROUPS } = book.army;
  const { copyOfState, natureOf, natureWith, withNature } = book.shapes;
  const { ORDINARY, classOf, isUnit } = book.words;

  const gradeOf = (view: State, side: Side): Grade =>
    view.stands.find(s => s.side === side && s.nature)?.nature?.grade ?? ORDINARY.grade;

  /** Every group has one BGHQ; if none is known, one of its blanks is it. */
  function nameHeadquarters(view: State, stands: Stand[]): void {
    for (const group of view.groups) {
      const heads = group.members.filter(
        i => stands[i]!.nature!.bghq && stands[i]!.place !== 'removed' && stands[i]!.place !== 'gone',
      );
      if (heads.length > 0) continue;
      const blank =
        group.members.find(i => view.stands[i]!.nature === null && stands[i]!.place === 'table') ??
        group.members.find(i => view.stands[i]!.nature === null);
      if (blank === undefined) continue;
      const stand = stands[blank]!;
      stands[blank] = withNature(stand, natureWith(stand.nature!, { bghq: true }));
    }
  }

  /** A full state that the viewer could not tell from the true one: every blank is given some nature that fits its place. */
  function imagine(view: State, viewer: Side, chance: Random): State {
    const state = copyOfState(view);
    const { stands } = state;
    for (const [i, stand] of stands.entries())
      if (!stand.nature) stands[i] = withNature(stand, guess(view, stand, chance));
    nameHeadquarters(view, stands);
    const other = viewer === 'a' ? 'b' : 'a';
    const { rosters } = state;
    if (rosters[other] === null && view.groups.some(g => g.side === other))
      rosters[other] = guessRoster(view, other, chance);
    return state;
  }

  const LISTED = SAMPLE_GROUPS.flatMap(group => group.stands);
  const GROUND = LISTED.filter(s => isUnit({ class: classOf(s.subClass) }));
  const DISTANT = LISTED.filter(s => !GROUND.includes(s));

  /** On the table and unknown: a ground stand. Behind the edge: a battery or a flight. */
  function guess(view: State, stand: Stand, chance: Random): Nature {
    const listed = chance.pick(stand.place === 'off-table' ? DISTANT : GROUND);
    return natureIn(listed, `${listed.subClass}-${stand.id}`, gradeOf(view, stand.side));
  }

  const natureIn = (listed: (typeof LISTED)[number], name: string, grade: Grade): Nature => {
    const { subClass, posture, mode } = listed;
    const of = classOf(subClass);
    return natureOf(
      { name, subClass, class: of, posture, mode, grade, jungleTrained: false, fake: false, bghq: false },
      listed,
    );
  };

  /** Lists for groups that are still to be deployed. */
  function guessRoster(view: State, side: Side, chance: Random): RosterGroup[] {
    const base = view.rosters[otherSide(side)]?.[0]?.stands[0]?.base ?? inches(1);
    return view.groups
      .filter(g => g.side === side)
      .map(group => {
        const sample = chance.pick(SAMPLE_GROUPS);
        const all = sample.stands.flatMap(s => Array.from({ length: s.count }, () => s));
        const stands = all.slice(0, group.initial).map((listed, i) => ({
          id: `${group.id}-${i + 1}`,
          base,
          nature: natureWith(natureIn(listed, `${group.id}-${i + 1}`, gradeOf(view, side)), { bghq: i === 0 }),
        }));
        return { name: group.name, stands };
      });
  }

  return { imagine };
}
