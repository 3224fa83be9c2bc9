import { otherSide, type Side } from '@umpire/engine';
import { expect, test } from 'vitest';
import { changesBy } from '../../common/book/kit.js';
import { baseAt } from '../rules/geometry.js';
import { apply } from './apply.js';
import { freshVignette } from './armies.js';
import type { Event } from './events.js';
import { type BattleNote, battle, type VignetteNote } from './kit.js';
import { emptyState } from './setup.js';
import type { LaidPiece, Thrown } from './state.js';

/** Two vignettes of each side. Whatever is noted about one is added to it, and nothing else changes than what is expected. */
interface Before extends Partial<Omit<BattleNote, 'vignettes'>> {
  readonly A1?: Partial<VignetteNote>;
  readonly A2?: Partial<VignetteNote>;
  readonly B1?: Partial<VignetteNote>;
  readonly B2?: Partial<VignetteNote>;
}
const stateOf = ({ A1, A2, B1, B2, ...note }: Before) =>
  battle({
    ...note,
    vignettes: {
      A1: { at: [11, 5], ...A1 },
      A2: { at: [12, 5], ...A2 },
      B1: { at: [11, 9], ...B1 },
      B2: { at: [12, 9], ...B2 },
    },
  }).state;

const because: [] = [];
const there = (x: number, y: number, facing = 0) => baseAt({ x, y, facing }, 1, 0.5);
const threw = (thrown: Partial<Thrown>): Thrown => ({
  die: 4,
  score: 4,
  action: 'retreat',
  like: null,
  acrossFrom: false,
  does: null,
  done: false,
  shooting: false,
  ...thrown,
});
const WAITING: Partial<VignetteNote> = { at: null, place: 'waiting' };
const WOOD: LaidPiece = { id: 'T1', square: [1, 1], type: 'wood', kind: 'swamp' };
const AMBUSH = { now: { marcher: 'a', corner: null, steps: 0, sprung: false, keepOff: 2 } } as const;
const LEFT_OUT: Thrown = { ...threw({ die: null, score: null, action: 'nothing' }), does: 'nothing', done: true };
const PAIR = { L: ['support', 'A1', 'A2'] } as const;
const LINE = { L: ['in-line', 'A1', 'A2'] } as const;
const shot = {
  kind: 'shot',
  weapon: 'own',
  reason: 'activated',
  die: 3,
  score: 3,
  printed: 'H',
  outcome: 'halt',
  because,
} as const;
const moved = { kind: 'moved', how: 'move', steps: [{ ahead: 1 }], turned: 0, way: 1, arrivals: [], because } as const;

// biome-ignore format: one line a case
const cases: [string, Before, Event, Record<string, unknown>][] = [
  // set-up
  ['IGR-TER-01 terrain is thrown', {}, { kind: 'terrainThrown', pieces: [WOOD], because }, { diced: true, T1: WOOD }],
  ['IGR-TER-12 the throw-off', {}, { kind: 'throwOffMade', winner: 'b', marcher: null, because }, { step: 'adjust', adjuster: 'b' }],
  ['IGR-AMB-01 won by far: the other marches', {}, { kind: 'throwOffMade', winner: 'b', marcher: 'a', because }, { step: 'adjust', adjuster: 'b', 'ambush.now': { marcher: 'a', corner: null, steps: 0, sprung: false, keepOff: 0 } }],
  ['IGR-TER-12 terrain is adjusted', {}, { kind: 'terrainAdjusted', by: 'b', action: 'remove', pieces: [WOOD], because }, { T1: WOOD }],
  ['IGR-AMB-02 then one marches', { state: { ambush: AMBUSH } }, { kind: 'terrainAdjusted', by: 'b', action: 'none', pieces: [], because }, { step: 'march' }],
  ['IGR-R-20 who deploys first', {}, { kind: 'deploymentBegan', first: 'b', because }, { step: 'deployment', next: 'b' }],
  ['IGR-AMB-02 the order of march', { A1: WAITING, A2: { ...WAITING, role: 'skirmish' } }, { kind: 'marchWritten', side: 'a', order: ['A2', 'A1'], skirmish: ['A1'], because }, { 'march.order.0': 'A2', 'march.order.1': 'A1', 'A1.place': 'marching', 'A1.role': 'skirmish', 'A2.place': 'marching', 'A2.role': 'mbl' }],
  ['IGR-AMB-03 the diagonal', { state: { ambush: AMBUSH } }, { kind: 'diagonalChosen', corner: 'nw', because }, { 'ambush.now.corner': 'nw' }],
  ['IGR-AMB-06 a step of the march', { A1: { at: null }, state: { ambush: AMBUSH } }, { kind: 'marched', steps: 3, column: [{ id: 'A1', base: there(2, 2, 45) }], because }, { 'ambush.now.steps': 3, 'A1.place': 'table', 'A1.base': there(2, 2, 45) }],
  ['IGR-AMB-04 the ambush is sprung', { state: { ambush: AMBUSH } }, { kind: 'sprung', by: 'b', because }, { 'ambush.now.sprung': true, step: 'deployment', next: 'b' }],
  ['IGR-DEP-13 a vignette is placed', { A1: { ...WAITING, deployed: 0 }, state: { deployed: 4 } }, { kind: 'deployed', stand: 'A1', base: there(3, 1), role: 'skirmish', line: 2, part: 'west-wing', defences: true, waived: false, next: 'b', because }, { deployed: 5, next: 'b', 'A1.place': 'table', 'A1.base': there(3, 1), 'A1.role': 'skirmish', 'A1.line': 2, 'A1.part': 'west-wing', 'A1.defences': true, 'A1.deployed': 5 }],
  ['IGR-DEP-15 or set aside', { A1: WAITING }, { kind: 'setAside', stand: 'A1', next: 'b', because }, { next: 'b', 'A1.place': 'aside' }],
  ['IGR-LNK-03 an In-Line Link', {}, { kind: 'linked', link: 'L', type: 'in-line', stands: ['A1', 'A2'], because }, { linksMade: 1, 'A1.link': 'L', 'A2.link': 'L', 'links.L': { id: 'L', type: 'in-line', side: 'a', members: [0, 1] } }],
  ['IGR-LNK-03 one that was there, and goes on', { links: LINE }, { kind: 'linked', link: 'L', type: 'in-line', stands: ['A2', 'A1'], because }, { 'links.L.members.0': 1, 'links.L.members.1': 0 }],
  ['IGR-LNK-07 a Support Link: a double-depth vignette', { A2: { at: [11, 4.5] } }, { kind: 'linked', link: 'L', type: 'support', stands: ['A1', 'A2'], because }, { linksMade: 1, 'A1.link': 'L', 'A2.link': 'L', 'A1.base.y': 4.75, 'A1.base.halfDepth': 0.5, 'A2.base': null, 'links.L': { id: 'L', type: 'support', side: 'a', members: [0, 1] } }],
  ['IGR-LNK-07 of two who are yet to be placed', { A1: WAITING, A2: WAITING }, { kind: 'linked', link: 'L', type: 'support', stands: ['A1', 'A2'], because }, { linksMade: 1, 'A1.link': 'L', 'A2.link': 'L', 'links.L': { id: 'L', type: 'support', side: 'a', members: [0, 1] } }],
  ['IGR-R-21 of whom one is placed already', { A2: WAITING }, { kind: 'linked', link: 'L', type: 'support', stands: ['A1', 'A2'], because }, { linksMade: 1, 'A1.link': 'L', 'A2.link': 'L', 'links.L': { id: 'L', type: 'support', side: 'a', members: [0, 1] } }],
  ['IGR-VIC-01 battle is joined', { state: { step: 'deployment' } }, { kind: 'battleJoined', lines: { a: { lines: 2, total: 7 }, b: { lines: 3, total: 9 } }, order: ['B2', 'A2', 'A1', 'B1'], because }, { step: 'battle', 'sides.a.lines': 2, 'sides.a.lineTotal': 7, 'sides.b.lines': 3, 'sides.b.lineTotal': 9, 'B2.lineOrder': 0, 'A2.lineOrder': 1, 'A1.lineOrder': 2, 'B1.lineOrder': 3 }],
  // the turn
  ['IGR-SEQ-09 a turn begins: nobody has done anything yet', { state: { phase: 'melee', initiativeThrown: true, entered: true, fire: 2 }, A1: { quiet: true, halted: 1, now: { fought: true } }, B1: { quiet: true, halted: 1, now: { moved: true } } }, { kind: 'turnBegan', turn: 2, side: 'b', because }, { turn: 2, active: 'b', phase: 'activation', apThrown: false, initiativeThrown: false, entered: false, fire: 0, 'A1.now.fought': false, 'B1.now.moved': false, 'B1.quiet': false, 'B1.halted': 2 }],
  ['IGR-SR-03 who is halted for this turn and the next stays so', { A1: { halted: 3 }, A2: { halted: 2 }, B1: { halted: 3 }, B2: { halted: 2 } }, { kind: 'turnBegan', turn: 2, side: 'b', because }, { turn: 2, active: 'b', phase: 'activation', apThrown: false }],
  ['IGR-SR-03 a halt that is to come binds now', { B1: { halted: 1 } }, { kind: 'turnBegan', turn: 2, side: 'b', because }, { turn: 2, active: 'b', phase: 'activation', apThrown: false, 'B1.halted': 2 }],
  ['IGR-R-94 who was quiet until its next turn is so no more', { A1: { quiet: true }, B1: { quiet: true } }, { kind: 'turnBegan', turn: 2, side: 'b', because }, { turn: 2, active: 'b', phase: 'activation', apThrown: false, 'B1.quiet': false }],
  ['IGR-RCV-02 bands come off', { A1: { bands: 3 } }, { kind: 'rallied', stand: 'A1', off: 2, because }, { 'A1.bands': 1 }],
  ['IGR-DET-05 a wing of one side is detached', { A1: { part: 'west-wing' }, B1: { part: 'west-wing' } }, { kind: 'detached', side: 'a', wing: 'west-wing', because }, { 'A1.detached': true }],
  ['IGR-SEQ-04 points are thrown', { state: { apThrown: false } }, { kind: 'pointsThrown', side: 'b', die: 3, points: 9, because }, { apThrown: true, 'sides.b.ap': 9, 'sides.b.apLeft': 9 }],
  ['IGR-ACT-01 activated, and paid for', { A1: { running: true }, A2: { quiet: true } }, { kind: 'activated', stands: ['A1', 'A2'], cost: 3, crossing: false, marcher: null, because }, { 'A1.running': false, 'A1.quiet': true, 'A1.now.activated': true, 'A2.now.activated': true, 'sides.a.apLeft': 5 }],
  ['IGR-ACT-09 for crossing, too', {}, { kind: 'activated', stands: ['A1'], cost: 3, crossing: true, marcher: null, because }, { 'A1.quiet': true, 'A1.now.activated': true, 'A1.now.crossing': true, 'sides.a.apLeft': 5 }],
  ['IGR-SEQ-07 a phase begins', { state: { fire: 2 } }, { kind: 'phaseBegan', phase: 'shooting', firing: 'b', because }, { phase: 'shooting', fire: 0, firing: 'b' }],
  ['IGR-R-66 then the other shoots', { phase: 'shooting' }, { kind: 'fireTurned', fire: 1, firing: 'b' }, { fire: 1, firing: 'b' }],
  ['IGR-INI-01 a throw', { A2: { quiet: true } }, { kind: 'initiativeThrown', stands: ['A1', 'A2'], thrown: threw({}), because }, { 'A1.now.thrown': threw({}), 'A2.now.thrown': threw({}) }],
  ['IGR-INI-15 a throw that is as good as activation', {}, { kind: 'initiativeThrown', stands: ['A1'], thrown: threw({ action: 'player' }), because }, { 'A1.now.thrown': threw({ action: 'player' }), 'A1.now.activated': true, 'A1.quiet': true }],
  ['IGR-INI-01 all throws are made', {}, { kind: 'throwsMade' }, { initiativeThrown: true }],
  ['IGR-R-44 left out', {}, { kind: 'leftOut', stands: ['A1', 'A2'] }, { 'A1.now.thrown': LEFT_OUT, 'A2.now.thrown': LEFT_OUT }],
  ['IGR-R-112 fire is opened', { A1: { now: { thrown: threw({ action: 'charge-or-shoot' }) } } }, { kind: 'fireOpened', stands: ['A1'] }, { 'A1.now.thrown.shooting': true }],
  ['IGR-INI-01 carried out, by those who threw', { A1: { now: { thrown: threw({ action: 'as-left', like: 'A2' }) } } }, { kind: 'acted', stands: ['A1', 'A2'], does: 'retreat', stayed: false, because }, { 'A1.now.thrown.does': 'retreat', 'A1.now.thrown.done': true }],
  ['IGR-SR-03 a turn ends: the halt with it', { A1: { halted: 2 }, A2: { halted: 3 }, B1: { halted: 2 } }, { kind: 'turnEnded', side: 'a', because }, { 'sides.a.turns': 1, 'A1.halted': 0, 'A2.halted': 1 }],
  ['IGR-SR-03 but not one that is to come', { A1: { halted: 1 } }, { kind: 'turnEnded', side: 'a', because }, { 'sides.a.turns': 1 }],
  // moves
  ['IGR-R-75 a move, and where it began', { A1: { quiet: true, now: { turned: 10, way: 0.5 } } }, { ...moved, stands: [{ id: 'A1', base: there(11, 6) }], turned: 20 }, { 'A1.base.y': 6, 'A1.began': { x: 11, y: 5 }, 'A1.quiet': false, 'A1.now.moved': true, 'A1.now.turned': 30, 'A1.now.way': 1.5, 'A1.now.steps.0': { ahead: 1 } }],
  ['IGR-R-75 lining up is part of the move', { A1: { began: { x: 11, y: 3 }, now: { steps: [{ ahead: 2 }] } } }, { ...moved, how: 'line-up', steps: [], way: 0.25, stands: [{ id: 'A1', base: there(11, 6) }] }, { 'A1.base.y': 6, 'A1.now.moved': true, 'A1.now.way': 0.25 }],
  ['IGR-SHO-12 an arrival', { B1: { running: true } }, { ...moved, stands: [{ id: 'A1', base: there(11, 8.5) }], arrivals: [{ mover: 'A1', enemy: 'B1' }] }, { 'A1.base.y': 8.5, 'A1.began': { x: 11, y: 5 }, 'A1.now.moved': true, 'A1.now.way': 1, 'A1.now.steps.0': { ahead: 1 }, 'B1.now.arrivals.0': 'A1', 'B1.running': false }],
  ['IGR-SHO-12 besides another', { B1: { now: { arrivals: ['A2'] } } }, { ...moved, stands: [], arrivals: [{ mover: 'A1', enemy: 'B1' }] }, { 'B1.now.arrivals.1': 'A1' }],
  ['IGR-SHO-12 it counts once', { B1: { running: true, now: { arrivals: ['A1'] } } }, { ...moved, stands: [], arrivals: [{ mover: 'A1', enemy: 'B1' }] }, {}],
  ['IGR-AMB-09 a marcher enters', { A1: { at: null, quiet: true } }, { kind: 'entered', stand: 'A1', base: there(1, 1), because }, { entered: true, 'A1.place': 'table', 'A1.base': there(1, 1), 'A1.quiet': false, 'A1.now.moved': true }],
  ['IGR-CHG-01 a charge is declared: nobody has moved yet', {}, { kind: 'chargeDeclared', stands: ['A1'], target: 'B1', because }, {}],
  ['IGR-EVA-07 an evade, and from whom', { B1: { quiet: true, now: { evaded: ['A9'] } } }, { kind: 'evaded', stand: 'B1', base: there(11, 10, 180), from: ['A1', 'A2'], about: false, because }, { 'B1.base.y': 10, 'B1.began': { x: 11, y: 9 }, 'B1.quiet': false, 'B1.now.evaded.1': 'A1', 'B1.now.evaded.2': 'A2' }],
  ['IGR-R-55 it may be pursued', {}, { kind: 'pursued', unit: 'A1', evaded: ['B1'] }, { 'pursuit.unit': 'A1', 'pursuit.evaded.0': 'B1' }],
  ['IGR-R-55 until the pursuit ends', { state: { pursuit: { unit: 'A1', evaded: ['B1'] } } }, { kind: 'pursuitEnded', stands: ['A1'] }, { 'pursuit.unit': null, 'pursuit.evaded.0': undefined, 'A1.now.moved': true }],
  ['IGR-R-46 a charge that goes on', {}, { kind: 'running', stands: ['A1', 'A2'], running: true }, { 'A1.running': true, 'A2.running': true }],
  ['IGR-R-46 and goes on no more', { A1: { running: true } }, { kind: 'running', stands: ['A1'], running: false }, { 'A1.running': false }],
  // combat
  ['IGR-SHO-11 a shot', { A1: { quiet: true }, B1: { quiet: true } }, { ...shot, shooter: 'A1', target: 'B1' }, { 'A1.quiet': false, 'A1.now.shotOwn': true, 'B1.quiet': false }],
  ['IGR-SHO-10 a shot of attached ART', {}, { ...shot, shooter: 'A1', target: 'B1', weapon: 'attached' }, { 'A1.now.shotAttached': true }],
  ['IGR-R-65 a shot in answer', { A1: { now: { answered: 1 } } }, { ...shot, shooter: 'A1', target: 'B1', reason: 'return' }, { 'A1.now.answered': 2 }],
  ['IGR-SR-03 halted: in the next turn', {}, { kind: 'halted', stand: 'B1', because }, { 'B1.halted': 1 }],
  ['IGR-SR-03 while it is halted: in this and the next', { B1: { halted: 2 } }, { kind: 'halted', stand: 'B1', because }, { 'B1.halted': 3 }],
  ['IGR-RES-02 driven back', { B1: { bands: 1, defences: true, running: true, quiet: true } }, { kind: 'repulsed', stand: 'B1', base: there(11, 10, 180), moves: 1, moved: 1, bands: 2, because }, { 'B1.base.y': 10, 'B1.bands': 3, 'B1.defences': false, 'B1.running': false, 'B1.quiet': false }],
  ['IGR-R-46 before it has acted: it does so no more', { B1: { now: { thrown: threw({}) } } }, { kind: 'repulsed', stand: 'B1', base: there(11, 10, 180), moves: 1, moved: 1, bands: 0, because }, { 'B1.base.y': 10, 'B1.now.thrown.does': 'halt', 'B1.now.thrown.done': true }],
  ['IGR-R-46 after it: what it did stands', { B1: { now: { thrown: threw({ does: 'retreat', done: true }) } } }, { kind: 'repulsed', stand: 'B1', base: there(11, 10, 180), moves: 1, moved: 1, bands: 0, because }, { 'B1.base.y': 10 }],
  ['IGR-RES-03 a follow-up', { A1: { quiet: true } }, { kind: 'followed', stand: 'A1', base: there(11, 6), after: 'B1', arrivals: [{ mover: 'A1', enemy: 'B1' }], because }, { 'A1.base.y': 6, 'A1.began': { x: 11, y: 5 }, 'A1.quiet': false, 'A1.now.moved': true, 'B1.now.arrivals.0': 'A1' }],
  ['IGR-RES-07 broken', { A1: { running: true } }, { kind: 'broken', stands: ['A1'], because }, { 'A1.place': 'broken', 'A1.base': null, 'A1.running': false }],
  ['IGR-GEO-23 broken with the link that was theirs', { links: PAIR, A2: { at: [11, 4.5] } }, { kind: 'broken', stands: ['A1', 'A2'], because }, { 'A1.place': 'broken', 'A1.base': null, 'A1.link': null, 'A2.place': 'broken', 'A2.link': null, 'links.L': undefined }],
  ['IGR-R-26 unlinked', { links: LINE }, { kind: 'unlinked', link: 'L', rest: [], because }, { 'A1.link': null, 'A2.link': null, 'links.L': undefined }],
  ['IGR-R-26 other links stay', { links: { ...LINE, M: ['in-line', 'B1', 'B2'] } }, { kind: 'unlinked', link: 'L', rest: [], because }, { 'A1.link': null, 'A2.link': null, 'links.L': undefined }],
  ['IGR-R-26 those who stay together have a new link', { links: LINE }, { kind: 'unlinked', link: 'L', rest: [{ id: 'La', type: 'in-line', side: 'a', members: [1] }], because }, { 'A1.link': null, 'A2.link': 'La', 'links.L': undefined, 'links.La': { id: 'La', type: 'in-line', side: 'a', members: [1] } }],
  ['IGR-MEL-01 both have fought', { A1: { quiet: true, running: true }, B1: { running: true } }, { kind: 'fought', active: 'A1', opponent: 'B1', die: 3, factors: [3, 3], fates: ['stand', 'stand'], because }, { 'A1.quiet': false, 'A1.running': false, 'A1.now.fought': true, 'B1.running': false, 'B1.now.fought': true }],
  // the end
  ['IGR-R-91 a draw is offered', {}, { kind: 'drawOffered', by: 'b' }, { drawOffer: 'b' }],
  ['IGR-R-91 the end, of a pursuit, too', { state: { pursuit: { unit: 'A1', evaded: ['B1'] } } }, { kind: 'over', over: { winner: 'a', rule: 'IGR-VIC-03', text: 'its General is gone' }, because }, { over: { winner: 'a', rule: 'IGR-VIC-03', text: 'its General is gone' }, 'pursuit.unit': null, 'pursuit.evaded.0': undefined }],
];
test.each(cases)('%s', (_, note, event, expected) =>
  expect(changesBy(stateOf(note), state => apply(state, event))).toStrictEqual(expected),
);

// biome-ignore format: one line a case
const musters: [string, Side, string, string | undefined][] = [
  ['IGR-LST-11 the first army',            'a', '',              undefined],
  ['IGR-LST-11 the first, of the other side', 'b', '',           undefined],
  ['IGR-SEQ-01 the second: terrain follows', 'a', 'napoleon-1815', 'terrain'],
  ['IGR-SEQ-01 the second, of the other side', 'b', 'napoleon-1815', 'terrain'],
];
test.each(musters)('%s', (_, side, other, step) => {
  const { ground } = stateOf({});
  const state = emptyState(ground.now);
  const fresh = freshVignette('B9', side, 'napoleon-1815', 'line');
  const army = { name: 'North', list: 'napoleon-1815', multiple: 2, linesAllowed: 3, baseAp: 9 };
  state.sides[otherSide(side)] = { ...state.sides[otherSide(side)], list: other };
  state.vignettes = [{ ...fresh, id: 'A1' }];
  state.lookup.ids = { A1: 0 };
  const found = changesBy(state, to => apply(to, { kind: 'armyMustered', side, ...army, vignettes: [fresh], because }));
  const ofSide = Object.fromEntries(Object.entries(army).map(([field, value]) => [`sides.${side}.${field}`, value]));
  expect(found).toStrictEqual({ ...ofSide, B9: fresh, 'lookup.ids.B9': 1, ...(step ? { step } : {}) });
});
