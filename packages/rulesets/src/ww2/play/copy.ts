import type { Pose } from '@umpire/engine';
import type { Draft } from '../../common/book/draft.js';
import type { Group, Stand, State } from './state.js';

/** Field by field: a spread takes several times as long, and stands of one shape are read faster. Every copy of a stand in play is made here. */
export const copyOfStand = (s: Stand): Draft<Stand> => ({
  id: s.id,
  side: s.side,
  group: s.group,
  nature: s.nature,
  where: s.where,
  x: s.x,
  y: s.y,
  facing: s.facing,
  carrier: s.carrier,
  sharesWith: s.sharesWith,
  pinned: s.pinned,
  repulsed: s.repulsed,
  suppression: s.suppression,
  fireMarker: s.fireMarker,
  dugIn: s.dugIn,
  crossing: s.crossing,
  harmed: s.harmed,
  replied: s.replied,
  moved: s.moved,
  marched: s.marched,
  movesMade: s.movesMade,
  cpSpent: s.cpSpent,
  moveUsed: s.moveUsed,
  debussed: s.debussed,
  retreatDone: s.retreatDone,
  done: s.done,
  smokeTurns: s.smokeTurns,
  lightTurns: s.lightTurns,
  smoked: s.smoked,
  lit: s.lit,
  patrol: s.patrol,
  engaged: s.engaged,
  attacksMade: s.attacksMade,
  mission: s.mission,
  missionTried: s.missionTried,
  flakUsed: s.flakUsed,
});

/** The stand as it would be on the table, at another place. */
export function standPutAt(stand: Stand, { x, y, facing }: Pose): Draft<Stand> {
  const there = copyOfStand(stand);
  there.where = 'table';
  there.x = x;
  there.y = y;
  there.facing = facing;
  return there;
}

export const copyOfGroup = (g: Group): Draft<Group> => ({
  id: g.id,
  side: g.side,
  name: g.name,
  members: g.members,
  hq: g.hq,
  late: g.late,
  radio: g.radio,
  doctrine: g.doctrine,
  support: g.support,
  grade: g.grade,
  deployed: g.deployed,
  hadGround: g.hadGround,
  cp: g.cp,
  cpThrown: g.cpThrown,
  failed: g.failed,
  everFailed: g.everFailed,
  finished: g.finished,
});

/** A state that can be changed without the other one: said field by field, since battles are copied by the thousand. */
export const copyOfState = (s: State): State => ({
  phase: s.phase,
  title: s.title,
  limit: s.limit,
  objective: s.objective,
  defender: s.defender,
  season: s.season,
  minutes: s.minutes,
  light: s.light,
  awc: s.awc,
  ground: { now: s.ground.now },
  areas: s.areas.slice(),
  obstacles: s.obstacles.slice(),
  works: s.works,
  muster: s.muster,
  sides: { a: s.sides.a, b: s.sides.b },
  groups: s.groups.slice(),
  stands: s.stands.slice(),
  lookup: { ids: s.lookup.ids },
  policies: { a: s.policies.a, b: s.policies.b },
  turn: s.turn,
  first: s.first,
  active: s.active,
  next: s.next,
  activeGroup: s.activeGroup,
  activeStand: s.activeStand,
  option: s.option,
  ferried: s.ferried.slice(),
  offered: s.offered,
  over: s.over,
});

/** Whether two lists have the very same elements. */
function areSame<T>(one: readonly T[], other: readonly T[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Whether a view shows all that orders are planned on as it is in a state: elements never change, so the very same ones are the same. */
export const isViewOf = (view: State, state: State): boolean =>
  areSame(view.stands, state.stands) &&
  areSame(view.groups, state.groups) &&
  areSame(view.areas, state.areas) &&
  areSame(view.obstacles, state.obstacles) &&
  areSame(view.ferried, state.ferried) &&
  view.ground.now === state.ground.now &&
  view.muster === state.muster &&
  view.works === state.works &&
  view.phase === state.phase &&
  view.turn === state.turn &&
  view.active === state.active &&
  view.next === state.next &&
  view.activeGroup === state.activeGroup &&
  view.activeStand === state.activeStand &&
  isSameOption(view.option, state.option) &&
  view.light === state.light &&
  view.awc === state.awc &&
  view.offered === state.offered &&
  view.over === state.over;

const isSameOption = (one: State['option'], other: State['option']): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.stand === other.stand &&
    one.number === other.number &&
    one.shotsLeft === other.shotsLeft &&
    one.moveLeft === other.moveLeft);
