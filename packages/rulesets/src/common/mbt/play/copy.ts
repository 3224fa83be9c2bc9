import type { Draft } from '../../book/draft.js';
import type { Gift } from '../../book/parts.js';
import { foresee } from '../../book/shapes.js';
import type { RulesBook } from '../book.js';
import type { Nature, Stand, State } from './state.js';

/** Field by field: a spread takes several times as long, and stands of one shape are read faster. Every copy is made here. */
const familyFields = (s: Stand): Draft<Stand> => ({
  id: s.id,
  side: s.side,
  group: s.group,
  base: s.base,
  place: s.place,
  x: s.x,
  y: s.y,
  facing: s.facing,
  status: s.status,
  revealed: s.revealed,
  hasEngaged: s.hasEngaged,
  hasSupported: s.hasSupported,
  marker: s.marker,
  rested: s.rested,
  moved: s.moved,
  adjusted: s.adjusted,
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
  status: '',
  revealed: false,
  hasEngaged: false,
  hasSupported: false,
  marker: false,
  rested: false,
  moved: 'none',
  adjusted: false,
  outOfCommand: false,
  entered: 0,
  firstAttack: 0,
  leftTurn: 0,
  smokeUsed: 0,
  lightUsed: 0,
  task: null,
  nature: null,
};

const changed = (n: Nature, to: Partial<Pick<Nature, 'mode' | 'grade' | 'bghq'>>): Draft<Nature> => ({
  name: n.name,
  subClass: n.subClass,
  class: n.class,
  posture: n.posture,
  mode: to.mode ?? n.mode,
  grade: to.grade ?? n.grade,
  jungleTrained: n.jungleTrained,
  fake: n.fake,
  bghq: to.bghq ?? n.bghq,
});

const familyState = (s: State): State => ({
  phase: s.phase,
  title: s.title,
  gameType: s.gameType,
  attacker: s.attacker,
  turns: s.turns,
  ending: s.ending,
  fragileAt: s.fragileAt,
  riverAgreed: s.riverAgreed,
  zoneAgreed: s.zoneAgreed,
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
  lastFight: s.lastFight,
  over: s.over,
});

export type Copying = Gift<'shapes', typeof copying>;

/** Copies of stands, natures and battles: what the family has field by field, then what the book has of its own. */
export function copying(book: RulesBook) {
  const { ownFields } = book;
  function copyOfStand(s: Stand): Draft<Stand> {
    const copy = familyFields(s);
    ownFields.stand(s, copy);
    return copy;
  }
  const SAMPLE = copyOfStand(SAMPLE_STAND);
  foresee<Stand>(SAMPLE, { entered: null, firstAttack: null, leftTurn: null });

  /** A nature of which a little has changed, in the shape that all natures have. */
  function natureWith(n: Nature, to: Partial<Pick<Nature, 'mode' | 'grade' | 'bghq'>>): Nature {
    const nature = changed(n, to);
    ownFields.nature(n, nature);
    return nature;
  }

  /** A nature out of what is known of it; `from` has the book's own fields. */
  function natureOf(known: Nature, from: object): Nature {
    const nature = changed(known, {});
    ownFields.nature(from, nature);
    return nature;
  }

  /** A stand elsewhere, as it would be. */
  function standAt(stand: Stand, x: number, y: number, facing: number): Draft<Stand> {
    const there = copyOfStand(stand);
    there.x = x;
    there.y = y;
    there.facing = facing;
    return there;
  }

  /** A stand as it would be if it were such. */
  function withNature(stand: Stand, nature: Nature): Stand {
    const known = copyOfStand(stand);
    known.nature = nature;
    return known;
  }

  /** As the engine's `forkState` copies it. */
  function copyOfState(s: State): State {
    const copy = familyState(s);
    ownFields.state(s, copy);
    return copy;
  }

  return { copyOfStand, natureWith, natureOf, standAt, withNature, copyOfState };
}
