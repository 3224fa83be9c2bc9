import { expect, test } from 'vitest';
import { changesBy } from '../../../packages/rulesets/src/common/book/kit.js';
import type { Event } from '../../../packages/rulesets/src/common/mbt/play/events.js';
import type { Effect, Group, RosterGroup, Stand } from '../../../packages/rulesets/src/common/mbt/play/state.js';
import { at, type BattleKit, type BattleNote, point, type StandNote } from './battle.js';

export function applySuite(kit: BattleKit): void {
  const { prefix: b, fallsBack, isFragile, isRemoved, battle, lost, rules, shaken } = kit;

  /** Two stands of each side, each side's in one group. Whatever is noted about one is added to it. */
  interface Before extends Partial<Omit<BattleNote, 'stands'>> {
    readonly A1?: StandNote;
    readonly A2?: StandNote;
    readonly B1?: StandNote;
    readonly B2?: StandNote;
  }
  const stateOf = ({ A1, A2, B1, B2, ...note }: Before) =>
    battle({
      ...note,
      stands: {
        A1: { at: [10, 10], ...A1 },
        A2: { at: [12, 10], ...A2 },
        B1: { at: [10, 30], ...B1 },
        B2: { at: [12, 30], ...B2 },
      },
    }).state;

  const because: [] = [];
  const [A1] = stateOf({}).stands;
  const NATURE = A1!.nature!;
  const B3: Stand = { ...A1!, id: 'B3', side: 'b', group: 1 };
  const a1: Group = {
    id: 'a1',
    side: 'a',
    name: 'a1',
    known: 'a1',
    initial: 12,
    members: [0, 1],
    deployed: true,
    fragile: null,
  };
  const b1: Group = { ...a1, id: 'b1', side: 'b', members: [], deployed: false };
  const army: RosterGroup[] = [{ name: '1st', stands: [{ id: 's1', base: 254, nature: NATURE }] }];
  const submitted = { kind: 'armySubmitted', side: 'a', roster: army, name: 'Red', homeZone: 'Cold', because } as const;
  const enlisted = {
    'rosters.a': army,
    'sides.a.name': 'Red',
    'sides.a.homeZone': 'Cold',
    'sides.a.initial': 1,
    a1: { ...a1, name: '1st', known: '1st Battle Group', initial: 1, members: [], deployed: false },
  };
  const { sides, ground } = stateOf({});
  const GROUND = { ...ground.now, width: 1000 };
  const SIDES = { ...sides, b: { ...sides.b, fakesPlaced: 1 } };
  const deployed = {
    kind: 'groupDeployed',
    side: 'b',
    name: 'b1',
    known: 'b1',
    group: 1,
    stands: [B3],
    fakes: 2,
    next: 'b',
    because,
  } as const;
  const onTable = {
    next: 'b',
    B3,
    'lookup.ids.B3': 4,
    'b1.members.0': 4,
    'b1.deployed': true,
    'sides.b.fakesPlaced': 3,
  } as const;
  const inch = 254;
  const obstacle = { id: 'o1', kind: 'MNF', x: 0, y: 0 } as const;
  const engaging = {
    kind: 'engaging',
    stand: 'A1',
    target: 'B1',
    type: 'mutual',
    weight: 3,
    marks: false,
    because,
  } as const;
  const engaged = { kind: 'engaged', stand: 'A1', target: 'B1', rps: 'draw', because } as const;
  const struck = (status: StandNote['status']) => ({ code: '', status: status! });
  const smoke: Effect = { kind: 'smoke', ...point(10, 20), size: 2 * inch, side: 'a' };
  const light: Effect = { ...smoke, kind: 'light' };
  const supported = { kind: 'supported', stand: 'A1', battery: true, marks: false, engages: false, because } as const;
  const moved = {
    kind: 'moved',
    stand: 'A1',
    side: 'a',
    blank: false,
    path: [point(10, 11), point(11, 12)],
    facing: 450,
    inches: 2,
    because,
  } as const;
  const task = { kind: 'bridge', object: 'river', at: point(10, 11), rounds: 1 } as const;
  const PLANE: StandNote = { subClass: 'AIRn', entered: 1, firstAttack: 1 };

  // biome-ignore format: one line a case
  const cases: [string, Before, Event, Record<string, unknown>][] = [
  // set-up
  [`${b}-ORG-01 an army`, { state: { phase: 'armies', groups: [] } }, submitted, enlisted],
  [`${b}-ORG-01 the second one: zone and terrain follow`, { state: { phase: 'armies', groups: [], rosters: { a: null, b: army } } }, submitted, { ...enlisted, phase: 'zone' }],
  [`${b}-ORG-01 the first one of b does not do`, { state: { phase: 'armies', groups: [], rosters: { a: null, b: null } } }, { ...submitted, side: 'b' }, { 'rosters.b': army, 'sides.b.name': 'Red', 'sides.b.homeZone': 'Cold', 'sides.b.initial': 1, b1: { ...b1, name: '1st', known: '1st Battle Group', initial: 1 } }],
  [`${b}-TER-01 the zone is known`, { state: { phase: 'zone' } }, { kind: 'zoneSet', zone: 'Desert', because }, { phase: 'terrain', 'ground.now.zone': 'Desert' }],
  [`${b}-TER-05 squares are diced`, {}, { kind: 'terrainDiced', squares: [{ col: 0, row: 0, major: 'H', mbua: false, minors: [] }], because }, { 'squares.0': { col: 0, row: 0, major: 'H', mbua: false, minors: [] } }],
  [`${b}-TER-17 who places terrain`, {}, { kind: 'placerFound', placer: 'b', because }, { placer: 'b', next: 'b' }],
  [`${b}-TER-18 he does so`, {}, { kind: 'groundChanged', ground: GROUND, text: '', because }, { 'ground.now.width': 1000 }],
  [`${b}-TER-19 terrain is finished, edges are chosen`, { state: { phase: 'terrain' } }, { kind: 'terrainFinished', edges: { a: 'west', b: 'east' }, because }, { phase: 'obstacles', 'sides.a.baseEdge': 'west', 'sides.b.baseEdge': 'east' }],
  [`${b}-DAY-01 season and hour`, {}, { kind: 'timeThrown', season: 'Winter', hour24: 20, light: 'dusk', awc: true, because }, { season: 'Winter', startHour: 20, hour24: 20, light: 'dusk', awc: true }],
  [`${b}-HSE-08 an obstacle of a: then b`, { state: { obstaclesDone: { a: true, b: false } } }, { kind: 'obstaclePlaced', obstacle: { ...obstacle, side: 'a' }, because }, { next: 'b', o1: { ...obstacle, side: 'a' } }],
  [`${b}-HSE-08 of b: then a`, { state: { next: 'b', obstaclesDone: { a: false, b: true } } }, { kind: 'obstaclePlaced', obstacle: { ...obstacle, side: 'b' }, because }, { next: 'a', o1: { ...obstacle, side: 'b' } }],
  [`${b}-HSE-08 unless he has done`, { state: { obstaclesDone: { a: false, b: true } } }, { kind: 'obstaclePlaced', obstacle: { ...obstacle, side: 'a' }, because }, { o1: { ...obstacle, side: 'a' } }],
  [`${b}-HSE-08 a has placed his last`, { state: { obstaclesDone: { a: false, b: false } } }, { kind: 'obstaclesDone', side: 'a' }, { next: 'b', 'obstaclesDone.a': true }],
  [`${b}-HSE-08 b has`, { state: { next: 'b', obstaclesDone: { a: false, b: false } } }, { kind: 'obstaclesDone', side: 'b' }, { next: 'a', 'obstaclesDone.b': true }],
  [`${b}-DEP-05 deployment begins`, { state: { phase: 'obstacles' } }, { kind: 'deploymentBegan', first: 'b', because }, { phase: 'deployment', next: 'b' }],
  [`${b}-DEP-06 a group is deployed, others are not`, { state: { phase: 'deployment', groups: [a1, b1, { ...b1, id: 'b2' }], sides: SIDES } }, deployed, onTable],
  [`${b}-DEP-06 the last one: the battle begins`, { state: { phase: 'deployment', groups: [a1, b1], sides: SIDES } }, deployed, { ...onTable, phase: 'battle' }],
  // the turn
  [`${b}-ENG-04 a turn begins: everybody may engage again`, { A1: { hasEngaged: true }, B1: { hasSupported: true } }, { kind: 'turnBegan', turn: 2, hour24: 13, light: 'dusk', because }, { turn: 2, hour24: 13, light: 'dusk', 'A1.hasEngaged': false, 'B1.hasSupported': false }],
  [`${b}-R-99 a round begins: the markers of its owner fall`, { state: { selected: [0], tacticalBegun: true, segment: 0, round: 1 }, A1: { marker: true, adjusted: true }, A2: { moved: 'march' }, B1: { marker: true, moved: 'march', rested: false } }, { kind: 'roundBegan', round: 2, owner: 'a', first: 'b', because }, { round: 2, first: 'b', segment: 1, 'selected.0': undefined, tacticalBegun: false, 'A1.marker': false, 'A1.adjusted': false, 'A2.moved': 'none' }],
  [`${b}-HSE-10 and his stands begin to rest`, { owner: 'a', A1: { rested: false }, B1: { rested: false } }, { kind: 'roundBegan', round: 2, owner: 'b', first: 'a', because }, { round: 2, owner: 'b', segment: 1, 'B1.rested': true }],
  [`${b}-TRN-02 a segment begins`, {}, { kind: 'segmentBegan', segment: 3 }, { segment: 3 }],
  [`${b}-SMK-04 a turn ends, and smoke with it`, { state: { effects: [smoke] } }, { kind: 'turnEnded', quiet: 0, because }, { 'effects.0': undefined, segment: 0, round: 0 }],
  // stands
  [`${b}-DEP-09 a blank is turned up`, { A1: { revealed: false } }, { kind: 'revealed', stand: 'A1', nature: NATURE, because }, { 'A1.revealed': true }],
  [`${b}-TRN-06 AIRCRAFT come on`, { turn: 3, A1: { ...PLANE, place: 'off-table' } }, { kind: 'entered', stand: 'A1', at: at(5, 6, 90), how: 'enter', because }, { 'A1.place': 'table', 'A1.x': 5 * inch, 'A1.y': 6 * inch, 'A1.facing': 900, 'A1.entered': 3, 'A1.firstAttack': null }],
  [`${b}-R-147 who was held back comes on`, { turn: 3, A1: { place: 'held' } }, { kind: 'entered', stand: 'A1', at: at(5, 6), how: 'bringOn', because }, { 'A1.place': 'table', 'A1.x': 5 * inch, 'A1.y': 6 * inch, 'A1.entered': 3 }],
  [`${b}-TRN-16 the first attack run counts`, { turn: 2, A1: { ...PLANE, firstAttack: null } }, { kind: 'attackRun', stand: 'A1', at: at(5, 6, 90), target: 'B1', because }, { 'A1.x': 5 * inch, 'A1.y': 6 * inch, 'A1.facing': 900, 'A1.firstAttack': 2 }],
  [`${b}-TRN-16 not a later one`, { turn: 2, A1: PLANE }, { kind: 'attackRun', stand: 'A1', at: at(5, 6, 90), target: 'B1', because }, { 'A1.x': 5 * inch, 'A1.y': 6 * inch, 'A1.facing': 900 }],
  [`${b}-R-41 a group is selected`, { selected: ['a1'], state: { tacticalBegun: true } }, { kind: 'groupSelected', side: 'b', group: 1, name: 'b1', known: 'b1', because }, { 'selected.1': 1, tacticalBegun: false }],
  [`${b}-TRN-23 a march`, {}, { ...moved, how: 'march' }, { 'A1.x': 11 * inch, 'A1.y': 12 * inch, 'A1.facing': 450, 'A1.moved': 'march' }],
  [`${b}-TRN-23 a TACTICAL move: marches are over`, {}, { ...moved, how: 'tactical' }, { tacticalBegun: true, 'A1.x': 11 * inch, 'A1.y': 12 * inch, 'A1.facing': 450, 'A1.moved': 'tactical' }],
  [`${b}-R-82 a stand is turned`, {}, { kind: 'turned', stand: 'A1', facing: 900, because }, { 'A1.facing': 900, 'A1.adjusted': true }],
  [`${fallsBack} a stand falls back`, {}, { kind: 'fellBack', stand: 'B1', to: point(10, 33), inches: 3, because }, { 'B1.y': 33 * inch }],
  [`${b}-R-50 AIRCRAFT leave and may return`, { turn: 4, A1: PLANE }, { kind: 'leftTable', stand: 'A1', mayReturn: true, because }, { 'A1.place': 'off-table', 'A1.entered': null, 'A1.firstAttack': null, 'A1.leftTurn': 4 }],
  [`${b}-RES-21 or do not`, { turn: 4, A1: PLANE }, { kind: 'leftTable', stand: 'A1', mayReturn: false, because }, { 'A1.place': 'gone', 'A1.entered': null, 'A1.firstAttack': null, 'A1.leftTurn': 4 }],
  [`${isRemoved} a lost stand is removed`, { B1: { status: shaken } }, { kind: 'removed', stand: 'B1', why: 'lost', because }, { 'B1.place': 'removed', 'B1.status': lost }],
  [`${b}-R-100 a fake is found out, which is no loss`, { B1: { fake: true } }, { kind: 'removed', stand: 'B1', why: 'fake', because }, { 'B1.place': 'removed' }],
  // engagement and support
  [`${b}-ENG-04 a stand engages`, { B1: { rested: false } }, engaging, { lastFight: 1, 'A1.hasEngaged': true, 'A1.rested': false }],
  [`${b}-HSE-10 whom it engages rests no more`, {}, engaging, { lastFight: 1, 'A1.hasEngaged': true, 'A1.rested': false, 'B1.rested': false }],
  [`${b}-TRN-21 a marker is put`, { B1: { rested: false } }, { ...engaging, marks: true }, { lastFight: 1, 'A1.hasEngaged': true, 'A1.rested': false, 'A1.marker': true }],
  [`${b}-TRN-21 and stays`, { A1: { marker: true }, B1: { rested: false } }, engaging, { lastFight: 1, 'A1.hasEngaged': true, 'A1.rested': false }],
  [`${b}-R-70 a challenge that comes to nothing is an engagement`, {}, { kind: 'challenged', stand: 'A1', target: 'B1', refused: '', because }, { lastFight: 1, 'A1.hasEngaged': true, 'A1.rested': false }],
  [`${b}-RES-07 each gets its result`, {}, { ...engaged, owner: struck('pinned'), opposing: struck('pinned') }, { 'A1.status': 'pinned', 'B1.status': 'pinned' }],
  [`${b}-HSE-08 ${b}-R-149 mines, and no rest`, {}, { kind: 'mined', stand: 'B1', field: 'o1', rps: 'win', struck: struck('pinned'), because }, { lastFight: 1, 'B1.status': 'pinned', 'B1.rested': false }],
  [`${b}-SMK-06 smoke of a battery is counted`, {}, { ...supported, effect: smoke }, { 'effects.0': smoke, 'A1.hasSupported': true, 'A1.rested': false, 'A1.smokeUsed': 1 }],
  [`${b}-ILL-06 so is light`, {}, { ...supported, effect: light }, { 'effects.0': light, 'A1.hasSupported': true, 'A1.rested': false, 'A1.lightUsed': 1 }],
  [`${b}-SMK-03 smoke of others is not`, {}, { ...supported, effect: smoke, battery: false }, { 'effects.0': smoke, 'A1.hasSupported': true, 'A1.rested': false }],
  [`${b}-ILL-03 nor is light`, {}, { ...supported, effect: light, battery: false }, { 'effects.0': light, 'A1.hasSupported': true, 'A1.rested': false }],
  [`${b}-R-75 it costs the engagement`, {}, { ...supported, effect: smoke, battery: false, engages: true }, { 'effects.0': smoke, 'A1.hasEngaged': true, 'A1.hasSupported': true, 'A1.rested': false }],
  [`${b}-R-75 free: an earlier one stands`, { A1: { hasEngaged: true, marker: true } }, { ...supported, effect: smoke, battery: false }, { 'effects.0': smoke, 'A1.hasSupported': true, 'A1.rested': false }],
  [`${b}-R-91 a marker is put for it`, {}, { ...supported, effect: smoke, battery: false, marks: true }, { 'effects.0': smoke, 'A1.marker': true, 'A1.hasSupported': true, 'A1.rested': false }],
  [`${b}-HSE-07 a task`, {}, { kind: 'taskSet', stand: 'A1', side: 'a', blank: false, task, because }, { 'A1.task': task }],
  // command, morale, victory
  [`${b}-HSE-10 recovered`, { A1: { status: shaken } }, { kind: 'recovered', stand: 'A1', status: 'pinned', because }, { 'A1.status': 'pinned' }],
  [`${b}-R-45 out of command`, {}, { kind: 'commandChanged', stand: 'A1', side: 'a', out: true, blank: false, because }, { 'A1.outOfCommand': true }],
  [`${b}-R-46 another BGHQ`, { A1: { bghq: true } }, { kind: 'bghqNamed', stand: 'A2', side: 'a', blank: false, was: 'A1', because }, { 'A1.nature.bghq': false, 'A2.nature.bghq': true }],
  [`${b}-R-46 a BGHQ where there was none`, {}, { kind: 'bghqNamed', stand: 'A2', side: 'a', blank: false, was: null, because }, { 'A2.nature.bghq': true }],
  [`${isFragile} a group is Fragile`, {}, { kind: 'fragile', side: 'b', group: 1, name: 'b1', known: 'b1', rule: isFragile, because }, { 'b1.fragile': isFragile }],
  [`${b}-R-63 the end`, {}, { kind: 'over', over: { winner: 'a', rule: `${b}-R-63`, text: '' }, lost: ['b'], because }, { 'sides.b.lost': true, over: { winner: 'a', rule: `${b}-R-63`, text: '' } }],
];
  test.each(cases)('%s', (_, note, event, expected) =>
    expect(changesBy(stateOf(note), state => rules.apply(state, event))).toStrictEqual(expected),
  );
}
