import { type Random, type Side, shuffled } from '@umpire/engine';
import type { Copying } from './play/copy.js';
import { hidesName } from './play/group-names.js';
import { isMarkOpen } from './play/stands.js';
import type { Group, Nature, Stand, State } from './play/state.js';
import type { Viewing } from './play/view.js';

/** For tests only. */

type Imagine = (view: State, viewer: Side, chance: Random) => State;

/**
 * For the suite: the true battle with everything changed that a side may not know (5.1, R-158, R-159, R-160). Counters stay as they
 * are, with what lies open on them; so do the numbers of fakes and headquarters under the blanks of a Battle Group.
 */
export const varied =
  (book: Copying & Viewing & { readonly bots: { readonly imagine: Imagine } }) =>
  (state: State, side: Side, chance: Random): State => {
    const { imagine } = book.bots;
    const { copyOfState } = book.shapes;
    const { view } = book.hidden;
    const imagined = imagine(view(state, side), side, chance);
    const other = copyOfState(state);
    other.stands = state.stands.map(s => (s.side === side ? s : otherStand(state, s, chance)));
    for (const group of state.groups) if (group.side !== side) exchangeNatures(other, imagined, group, chance);
    other.groups = state.groups.map(g => (g.side === side || !hidesName(state, g) ? g : otherName(g)));
    const hidden = side === 'a' ? 'b' : 'a';
    if (state.rosters[hidden]) other.rosters = { ...state.rosters, [hidden]: imagined.rosters[hidden] };
    if (state.phase === 'armies')
      other.sides = { ...state.sides, [hidden]: { ...state.sides[hidden], name: 'Another', homeZone: 'Tropical' } };
    return other;
  };

/** A printed list stays a printed one. */
const otherName = (group: Group): Group => ({
  ...group,
  name: 'Another',
  ...(group.name === group.known && { known: 'Another' }),
});

/** What only the owner of a blank keeps count of, and the mark of a stand whose BGHQ is unknown. */
function otherStand(state: State, stand: Stand, chance: Random): Stand {
  const either = () => chance.below(2) === 0;
  const turn = () => (either() ? null : 1 + chance.below(state.turn + 1));
  if (stand.revealed) return isMarkOpen(state, stand) ? stand : { ...stand, outOfCommand: either() };
  return {
    ...stand,
    rested: either(),
    adjusted: either(),
    outOfCommand: either(),
    entered: turn(),
    firstAttack: turn(),
    leftTurn: turn(),
    smokeUsed: chance.below(3),
    lightUsed: chance.below(3),
    task: either()
      ? null
      : { kind: 'bridge', object: 'river', at: { x: stand.x, y: stand.y }, rounds: chance.below(3) },
  };
}

/** The blanks of a group that lie in the same place change what they are; most of them become something else altogether. */
function exchangeNatures(other: State, imagined: State, { members }: Group, chance: Random): void {
  const blanks = members.filter(i => !other.stands[i]!.revealed);
  for (const place of new Set(blanks.map(i => other.stands[i]!.place))) {
    const there = blanks.filter(i => other.stands[i]!.place === place);
    const natures = shuffled(there, chance).map(i => other.stands[i]!.nature!);
    there.forEach((i, k) => {
      const nature = otherNature(natures[k]!, imagined.stands[i]!.nature!, chance);
      other.stands[i] = { ...other.stands[i]!, nature };
    });
  }
}

const otherNature = (was: Nature, imagined: Nature, chance: Random): Nature =>
  was.fake || chance.below(4) === 0 ? was : { ...imagined, bghq: was.bghq };
