import type { Side, Viewer } from '@umpire/engine';
import { memoized } from '../../book/memoized.js';
import type { Gift } from '../../book/parts.js';
import type { RulesBook } from '../book.js';
import type { Copying } from './copy.js';
import { coverName, hidesName } from './group-names.js';
import { isMarkOpen } from './stands.js';
import type { Group, SideState, Stand, State } from './state.js';

export type Viewing = Gift<'hidden', typeof viewing>;

/** What each viewer sees. */
export function viewing(book: RulesBook & Copying) {
  const { ownFields } = book;
  const { copyOfStand } = book.shapes;
  /**
   * 5.1: what each viewer sees, field by field: what has no line here nobody sees. A view has the shape of the state; what the viewer
   * may not know is null. The umpire may know everything.
   */
  function view(state: State, viewer: Viewer): State {
    const shown: State = {
      phase: state.phase,
      title: state.title,
      gameType: state.gameType,
      attacker: state.attacker,
      turns: state.turns,
      ending: state.ending,
      fragileAt: state.fragileAt,
      riverAgreed: state.riverAgreed,
      zoneAgreed: state.zoneAgreed,
      season: state.season,
      startHour: state.startHour,
      hour24: state.hour24,
      light: state.light,
      awc: state.awc,
      ground: { now: state.ground.now },
      squares: state.squares.slice(),
      placer: state.placer,
      next: state.next,
      obstaclesDone: { a: state.obstaclesDone.a, b: state.obstaclesDone.b },
      sides: { a: sideFor(state, 'a', viewer), b: sideFor(state, 'b', viewer) },
      groups: groupsFor(state, viewer),
      agreed: { a: state.agreed.a, b: state.agreed.b },
      rosters: {
        a: ownedBy(viewer, 'a') ? state.rosters.a : null,
        b: ownedBy(viewer, 'b') ? state.rosters.b : null,
      },
      stands: standsFor(state, viewer),
      lookup: { ids: state.lookup.ids },
      effects: state.effects.slice(),
      turn: state.turn,
      round: state.round,
      first: state.first,
      owner: state.owner,
      segment: state.segment,
      selected: state.selected.slice(),
      tacticalBegun: state.tacticalBegun,
      lastFight: state.lastFight,
      over: state.over,
    };
    ownFields.state(state, shown);
    return shown;
  }

  const ownedBy = (viewer: Viewer, side: Side): boolean => viewer === side || viewer === 'umpire';

  /** 5.2, S2: whose army it is stays with its owner until both are in. */
  const sideFor = ({ phase, sides }: State, side: Side, viewer: Viewer): SideState =>
    phase === 'armies' && !ownedBy(viewer, side) ? { ...sides[side], name: '', homeZone: null } : sides[side];

  /** His own stands and those that are turned up, with all that is in them; of the others their counters. */
  function standsFor(state: State, viewer: Viewer): Stand[] {
    const shown = state.stands.slice();
    for (let i = 0; i < shown.length; i++) {
      const stand = shown[i]!;
      if (ownedBy(viewer, stand.side)) continue;
      if (!stand.revealed) shown[i] = counterOf(stand, i);
      else if (stand.outOfCommand && !isMarkOpen(state, stand)) shown[i] = unmarked(stand);
    }
    return shown;
  }

  const counters = new WeakMap<Stand, Stand>();
  /** The last one of each index, at hand: most stands are the same from one view to the next. */
  const latest: { readonly stand: Stand; readonly counter: Stand }[] = [];

  function counterOf(stand: Stand, index: number): Stand {
    const last = latest[index];
    if (last?.stand === stand) return last.counter;
    let counter = counters.get(stand);
    if (!counter) {
      counter = blank(stand);
      counters.set(stand, counter);
    }
    latest[index] = { stand, counter };
    return counter;
  }

  /** a stand without its mark; made once, so that the same is shown as long as nothing changes. */
  const unmarked = memoized((stand: Stand): Stand => {
    const shown = copyOfStand(stand);
    shown.outOfCommand = false;
    return shown;
  });
  /** */
  const renamed = memoized((group: Group): Group => {
    const name = coverName(group);
    return { ...group, name, known: name };
  });

  function groupsFor(state: State, viewer: Viewer): Group[] {
    const shown = state.groups.slice();
    for (let i = 0; i < shown.length; i++) {
      const group = shown[i]!;
      if (!ownedBy(viewer, group.side) && hidesName(state, group)) shown[i] = renamed(group);
    }
    return shown;
  }

  /** Whether a view shows a battle as it is now: elements never change, so it is enough that they are the same. */
  const isViewOf = (shown: State, state: State): boolean =>
    state.phase === 'battle' &&
    shown.phase === 'battle' &&
    shown.turn === state.turn &&
    shown.segment === state.segment &&
    shown.owner === state.owner &&
    shown.over === state.over &&
    shown.tacticalBegun === state.tacticalBegun &&
    ownFields.areSame(shown, state) &&
    shown.ground.now === state.ground.now &&
    areSame(shown.selected, state.selected) &&
    areSame(shown.effects, state.effects) &&
    shown.groups.length === state.groups.length &&
    shown.groups.every((group, i) => isNamed(group, state.groups[i]!, state)) &&
    shown.stands.length === state.stands.length &&
    shown.stands.every((stand, i) => isShown(stand, state.stands[i]!, i));

  const isShown = (shown: Stand, stand: Stand, i: number): boolean =>
    shown === stand || shown === counterOf(stand, i) || (stand.outOfCommand && shown === unmarked(stand));
  const isNamed = (shown: Group, group: Group, state: State): boolean =>
    shown === group || (hidesName(state, group) && shown === renamed(group));

  const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
    some.length === others.length && some.every((one, i) => one === others[i]);

  /** A counter with nothing under it. What only its owner keeps count of is as at the start. */
  function blank(s: Stand): Stand {
    const counter = copyOfStand(s);
    counter.rested = true;
    counter.adjusted = counter.outOfCommand = false;
    counter.entered = counter.firstAttack = counter.leftTurn = null;
    counter.smokeUsed = counter.lightUsed = 0;
    counter.task = counter.nature = null;
    ownFields.hide(counter);
    return counter;
  }

  return { view, isViewOf };
}
