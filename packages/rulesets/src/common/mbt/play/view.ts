import type { Side, Viewer } from '@umpire/engine';
import type { Stand, State } from './state.js';

/**
 * 5.1: what each viewer sees, field by field: what has no line here nobody sees. A view has the shape of the state; what the viewer
 * may not know is null. The umpire may know everything.
 */
export const view = (state: State, viewer: Viewer): State => ({
  phase: state.phase,
  title: state.title,
  gameType: state.gameType,
  attacker: state.attacker,
  turns: state.turns,
  ending: state.ending,
  riverAgreed: state.riverAgreed,
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
  sides: { a: state.sides.a, b: state.sides.b },
  groups: state.groups.slice(),
  agreed: { a: state.agreed.a, b: state.agreed.b },
  rosters: {
    a: ownedBy(viewer, 'a') ? state.rosters.a : null,
    b: ownedBy(viewer, 'b') ? state.rosters.b : null,
  },
  stands: standsFor(state.stands, viewer),
  lookup: { ids: state.lookup.ids },
  effects: state.effects.slice(),
  turn: state.turn,
  round: state.round,
  first: state.first,
  owner: state.owner,
  segment: state.segment,
  selected: state.selected.slice(),
  tacticalBegun: state.tacticalBegun,
  ecmEngaged: state.ecmEngaged,
  over: state.over,
});

const ownedBy = (viewer: Viewer, side: Side): boolean => viewer === side || viewer === 'umpire';

/** His own stands and those that are turned up, with all that is in them; of the others their counters. */
function standsFor(stands: readonly Stand[], viewer: Viewer): Stand[] {
  const shown = stands.slice();
  for (let i = 0; i < shown.length; i++) {
    const stand = shown[i]!;
    if (!stand.revealed && !ownedBy(viewer, stand.side)) shown[i] = counterOf(stand, i);
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

/** Whether a view shows a battle as it is now: elements never change, so it is enough that they are the same. */
export const isViewOf = (shown: State, state: State): boolean =>
  state.phase === 'battle' &&
  shown.phase === 'battle' &&
  shown.turn === state.turn &&
  shown.segment === state.segment &&
  shown.owner === state.owner &&
  shown.over === state.over &&
  shown.tacticalBegun === state.tacticalBegun &&
  shown.ecmEngaged === state.ecmEngaged &&
  shown.ground.now === state.ground.now &&
  areSame(shown.selected, state.selected) &&
  areSame(shown.effects, state.effects) &&
  areSame(shown.groups, state.groups) &&
  shown.stands.length === state.stands.length &&
  shown.stands.every((stand, i) => stand === state.stands[i] || stand === counterOf(state.stands[i]!, i));

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);

/** A counter with nothing under it, again field by field. What only its owner keeps count of is as at the start. */
const blank = (s: Stand): Stand => ({
  id: s.id,
  side: s.side,
  group: s.group,
  base: s.base,
  place: s.place,
  x: s.x,
  y: s.y,
  facing: s.facing,
  status: s.status,
  everRepulsed: s.everRepulsed,
  revealed: s.revealed,
  hasEngaged: s.hasEngaged,
  hasSupported: s.hasSupported,
  marker: s.marker,
  rested: true,
  moved: s.moved,
  outOfCommand: false,
  entered: null,
  firstAttack: null,
  leftTurn: null,
  smokeUsed: 0,
  lightUsed: 0,
  task: null,
  nature: null,
});
