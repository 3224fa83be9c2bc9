import type { Draft } from '../../book/draft.js';
import { foresee } from '../../book/shapes.js';
import type { Nature, Stand, State } from './state.js';

/** Field by field: a spread takes several times as long, and stands of one shape are read faster. Every copy is made here. */
export const copyOfStand = (s: Stand): Draft<Stand> => ({
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
  rested: s.rested,
  moved: s.moved,
  outOfCommand: s.outOfCommand,
  entered: s.entered,
  firstAttack: s.firstAttack,
  leftTurn: s.leftTurn,
  smokeUsed: s.smokeUsed,
  lightUsed: s.lightUsed,
  task: s.task,
  nature: s.nature,
});
/** A sample of their shape. */
export const SAMPLE_STAND: Stand = {
  id: '',
  side: 'a',
  group: 0,
  base: 0,
  place: 'table',
  x: 0,
  y: 0,
  facing: 0,
  status: 'steady',
  everRepulsed: false,
  revealed: false,
  hasEngaged: false,
  hasSupported: false,
  marker: false,
  rested: false,
  moved: 'none',
  outOfCommand: false,
  entered: 0,
  firstAttack: 0,
  leftTurn: 0,
  smokeUsed: 0,
  lightUsed: 0,
  task: null,
  nature: null,
};
foresee<Stand>(copyOfStand(SAMPLE_STAND), { entered: null, firstAttack: null, leftTurn: null });

/** A nature of which a little has changed, in the shape that all natures have. */
export const natureWith = (n: Nature, to: Partial<Pick<Nature, 'mode' | 'grade' | 'bghq'>>): Nature => ({
  name: n.name,
  subClass: n.subClass,
  class: n.class,
  posture: n.posture,
  mode: to.mode ?? n.mode,
  grade: to.grade ?? n.grade,
  helicopter: n.helicopter,
  jungleTrained: n.jungleTrained,
  fake: n.fake,
  bghq: to.bghq ?? n.bghq,
});

/** A stand elsewhere, as it would be. */
export function standAt(stand: Stand, x: number, y: number, facing: number): Draft<Stand> {
  const there = copyOfStand(stand);
  there.x = x;
  there.y = y;
  there.facing = facing;
  return there;
}

/** As the engine's `forkState` copies it. */
export const copyOfState = (s: State): State => ({
  phase: s.phase,
  title: s.title,
  gameType: s.gameType,
  attacker: s.attacker,
  turns: s.turns,
  ending: s.ending,
  riverAgreed: s.riverAgreed,
  season: s.season,
  startHour: s.startHour,
  hour24: s.hour24,
  light: s.light,
  awc: s.awc,
  ground: { now: s.ground.now },
  squares: s.squares.slice(),
  placer: s.placer,
  next: s.next,
  obstaclesDone: { a: s.obstaclesDone.a, b: s.obstaclesDone.b },
  sides: { a: s.sides.a, b: s.sides.b },
  groups: s.groups.slice(),
  agreed: { a: s.agreed.a, b: s.agreed.b },
  rosters: { a: s.rosters.a, b: s.rosters.b },
  stands: s.stands.slice(),
  lookup: { ids: s.lookup.ids },
  effects: s.effects.slice(),
  turn: s.turn,
  round: s.round,
  first: s.first,
  owner: s.owner,
  segment: s.segment,
  selected: s.selected.slice(),
  tacticalBegun: s.tacticalBegun,
  ecmEngaged: s.ecmEngaged,
  over: s.over,
});
