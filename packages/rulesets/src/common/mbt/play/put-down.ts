import { type Options, otherSide, random, type Side, shuffled } from '@umpire/engine';
import type { Draft } from '../../book/draft.js';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Placed } from './deploy.js';
import { namesOf } from './group-names.js';
import type { DeployedGroup } from './setup-events.js';
import type { Stand, State } from './state.js';

/** what mixes them is what the owner alone knows, which stand is under which of his blanks; not the order in which he lists them. */
function secretOf(state: State, by: Side, placed: readonly Placed[]): string {
  const before = state.stands.filter(({ side }) => side === by).map(({ nature, x, y }) => [nature!.name, x, y]);
  return JSON.stringify([before, placed.map(({ place }) => place)]);
}

export type PuttingDown = Gift<'setup', typeof puttingDown>;

/** The counters of a Battle Group that is put down as blanks (DEP-08). */
export function puttingDown(book: PlayBook) {
  const { idOf, ownFields, words } = book;
  const { deploys } = book.setup;

  /**
   * Counters are numbered by where they stand, from west to east and south to north, and after them those behind the edge, mixed:
   * a number tells nothing of what is under it.
   */
  function inNumber(state: State, by: Side, placed: readonly Placed[], options: Options): Placed[] {
    const onTable = placed.filter(p => p.place.at);
    onTable.sort((p, q) => p.place.at!.x - q.place.at!.x || p.place.at!.y - q.place.at!.y);
    const behind = shuffled(
      placed.filter(p => !p.place.at),
      random(secretOf(state, by, placed)),
    );
    const isHeld = (p: Placed) => deploys(p.stand.nature, options) !== 'off-table';
    return [...onTable, ...behind.filter(isHeld), ...behind.filter(p => !isHeld(p))];
  }

  function deployedGroup(
    state: State,
    by: Side,
    groupId: string,
    placed: readonly Placed[],
    options: Options,
  ): DeployedGroup {
    const group = state.groups.findIndex(g => g.id === groupId);
    const first = state.stands.filter(s => s.side === by).length + 1;
    const stands = inNumber(state, by, placed, options).map((p, i) =>
      counter(`${by.toUpperCase()}${first + i}`, by, group, p, options),
    );
    const more = (side: Side) => state.groups.some((g, i) => g.side === side && !g.deployed && i !== group);
    return {
      ...namesOf(state, group),
      side: by,
      group,
      stands,
      fakes: placed.filter(p => p.stand.nature.fake).length,
      next: more(otherSide(by)) ? otherSide(by) : by,
      because: [{ rule: idOf('DEP-08'), text: 'stands are first placed as blanks' }],
    };
  }

  function counter(id: string, side: Side, group: number, { place, stand }: Placed, options: Options): Stand {
    const offTable = deploys(stand.nature, options) === 'off-table';
    const counter: Draft<Stand> = {
      id,
      side,
      group,
      base: stand.base,
      place: place.at && !offTable ? 'table' : offTable ? 'off-table' : 'held',
      x: place.at?.x ?? 0,
      y: place.at?.y ?? 0,
      facing: place.at?.facing ?? 0,
      status: words.STEADY,
      revealed: false,
      hasEngaged: false,
      hasSupported: false,
      marker: false,
      rested: true,
      moved: 'none',
      adjusted: false,
      outOfCommand: false,
      entered: null,
      firstAttack: null,
      leftTurn: null,
      smokeUsed: 0,
      lightUsed: 0,
      task: null,
      nature: stand.nature,
    };
    ownFields.stand(null, counter);
    return counter;
  }

  return { deployedGroup };
}
