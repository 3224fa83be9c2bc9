import {
  GUIDE_START,
  type GuideProgress,
  guided,
  guideMomentAt,
  type Match,
  scriptedDice,
  start,
  stepOn,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Types } from '../../common/mbt/play/types.js';
import { BOOK } from '../book.js';
import { mbt1945 } from '../index.js';
import { MODES, POSTURES, SUB_CLASSES } from '../pieces.js';
import { battle, optionsWith, order, watched } from './kit.js';

const data = (of: string) => mbt1945.scenarios.find(({ id }) => id === of)!.data as Record<string, unknown>;
const village = data('mbt1945-0-first-battle');
const town = data('mbt1945-2-steppe-town');
const line = data('mbt1945-4-winter-line');
const ALL = optionsWith(Object.fromEntries([1, 2, 3, 4, 5].map(n => [`MBT45-OPT-0${n}`, 'on'])));

// biome-ignore lint/suspicious/noExplicitAny: a scenario is JSON here
function altered(from: unknown, change: (data: any) => void): unknown {
  const copy = structuredClone(from);
  change(copy);
  return copy;
}
const refused = (scenario: unknown) => {
  const made = mbt1945.setup(scenario, ALL);
  return made.ok ? undefined : { path: made.error.path, rule: made.error.rule };
};
function begin(scenario: unknown): Match<Types> {
  const begun = start<Types>({ rules: mbt1945, options: optionsWith(), scenario, dice: scriptedDice([]) });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

describe('MBT45-HSE-18 what a scenario may say', () => {
  test('MBT45-HSE-18 with a printed deployment the battle begins at once, all of it blanks', () => {
    const { state } = begin(village);
    const { stands } = mbt1945.view(state, 'a');
    expect([state.phase, state.turn, state.segment, state.owner]).toEqual(['battle', 1, 1, 'a']);
    expect(stands.find(({ id }) => id === 'A1')).toMatchObject({ facing: 0, revealed: false });
    expect(stands.filter(({ side, nature }) => side === 'b' && nature !== null)).toEqual([]);
  });
  test('MBT45-HSE-18 MBT45-HSE-08 MBT45-HSE-09 obstacles that it prints lie there, and nobody places any', () => {
    const made = mbt1945.setup(line, ALL);
    if (!made.ok) throw new Error(made.error.message);
    const { ground, obstaclesDone } = made.value;
    expect(ground.now.obstacles.map(o => [o.kind, o.x / 254 + 1, o.y / 254 + 1])).toEqual([
      ['MNF', 12.5, 17],
      ['MNF', 23.5, 17],
      ['OBS', 18, 18],
      ['OBS', 12, 21],
    ]);
    expect(obstaclesDone).toEqual({ a: true, b: true });
  });
  // biome-ignore format: one line a case
  const CASES: readonly (readonly [title: string, data: unknown, fault: object])[] = [
    ['a place for nobody',           altered(village, d => { d.deployment.A9 = [12, 4, 0]; }),      { path: 'deployment.A9' }],
    ['a ground stand without place', altered(village, d => { delete d.deployment.B4; }),            { path: 'deployment.B4' }],
    ['MBT45-DEP-01 too far forward', altered(village, d => { d.deployment.A2 = [8.5, 14, 0]; }),    { path: 'deployment', rule: 'MBT45-DEP-01' }],
    ['MBT45-R-83 on another stand',  altered(village, d => { d.deployment.A2 = [12, 4.5, 0]; }),    { path: 'deployment', rule: 'MBT45-R-83' }],
    ['MBT45-R-143 out of command',   altered(village, d => { d.deployment.A2 = [0.5, 0.5, 0]; d.deployment.A1 = [20, 6, 0]; }), { path: 'deployment', rule: 'MBT45-R-143' }],
    ['small groups without figures', altered(village, d => { delete d.fragileAt; }),                { path: 'sides.a.groups', rule: 'MBT45-ORG-02' }],
    ['a table too large',            altered(town, d => { d.table.depth = 241; }),                  { path: 'table.depth' }],
    ['base edges side by side',      altered(town, d => { d.sides.b.baseEdge = 'east'; }),          { path: 'sides.b.baseEdge' }],
    ['jungle in another zone',       altered(town, d => { d.pieces[0].jungle = true; }),            { path: 'pieces[0].jungle' }],
    ['201 pieces',                   altered(town, d => { d.pieces = Array(201).fill(d.pieces[0]); }), { path: 'pieces' }],
    ['21 roads',                     altered(town, d => { d.roads = Array(21).fill(d.roads[0]); }), { path: 'roads' }],
    ['nobody of that name left out', altered(town, d => { d.ending.leaveOut = ['Corps fires']; }),  { path: 'ending.leaveOut[0]' }],
    ['MBT45-HSE-09 obstructions on one another', altered(line, d => { d.obstacles.push({ ...d.obstacles[2], side: 'b' }); }), { path: 'obstacles[4]', rule: 'MBT45-HSE-09' }],
    ['MBT45-HSE-08 a mine field far from its edge', altered(line, d => { Object.assign(d.obstacles[0], { x: 30, y: 40 }); }), { path: 'obstacles[0]', rule: 'MBT45-HSE-08' }],
    ['MBT45-HSE-20 a step that shows nothing', altered(village, d => { d.steps[0].show = ['castle']; }), { path: 'steps[0].show[0]' }],
    ['MBT45-HSE-20 a step at no moment', altered(village, d => { d.steps[0].when = 'noon'; }), { path: 'steps[0].when' }],
  ];
  test.each(CASES)('MBT45-HSE-18 %s is refused', (_, scenario, fault) =>
    expect(refused(scenario)).toMatchObject(fault),
  );

  test.each([
    ['counts like any other', undefined, null],
    ['does not save its side if the scenario leaves it out of account', ['2nd'], 'b'],
  ] as const)('MBT45-HSE-18 a Battle Group that is not Fragile %s', (_, leaveOut, winner) => {
    const match = battle({
      stands: { A1: { bg: 1 }, A2: { bg: 2 }, B1: {} },
      state: { ending: { kind: 'losses', leaveOut } },
    });
    const { groups } = match.state;
    groups[0] = { ...groups[0]!, name: '1st', fragile: 'MBT45-VIC-11' };
    groups[1] = { ...groups[1]!, name: '2nd' };
    BOOK.ending.checkVictory(watched(match));
    expect(match.state.over?.winner ?? null).toBe(winner);
  });
});

describe('MBT45-HSE-20 the guide of the village', () => {
  const guide = mbt1945.face.guide!(village)!;
  function follow(match: Match<Types>, progress: GuideProgress): readonly [GuideProgress, readonly string[]] {
    const moment = guideMomentAt(match, 'a');
    const now = guided(guide, progress, moment);
    return [now, now.shown ? guide.shows(now.step, moment) : []];
  }
  test('MBT45-HSE-20 is for side a, and no other scenario has one', () => {
    expect([guide.side, guide.steps[0]!.title]).toEqual(['a', 'The aim']);
    expect(mbt1945.scenarios.filter(s => mbt1945.face.guide!(s.data)).map(s => s.id)).toEqual([
      'mbt1945-0-first-battle',
    ]);
  });
  test('MBT45-HSE-20 steps come in their order, each when its moment is there, and are met in play', () => {
    const match = begin(village);
    const [first, shown] = follow(match, GUIDE_START);
    expect([first, shown]).toEqual([{ step: 0, shown: true, heard: expect.any(Number) }, ['village']]);
    const waiting = follow(match, stepOn(first))[0];
    expect(waiting).toEqual({ step: 1, shown: false, heard: 0 });
    for (let segment = 1; segment < 6; segment++) order(match, 'a', { verb: 'endSegment' });
    const scout = match.state.stands.find(({ side, nature }) => side === 'a' && nature!.posture === 'REC')!;
    const [scouts, pointed] = follow(match, waiting);
    expect([scouts.step, scouts.shown, pointed]).toEqual([1, true, [scout.id]]);
    order(match, 'a', { verb: 'selectGroup', group: 'a1' });
    expect(follow(match, scouts)[0]).toBe(scouts);
    order(match, 'a', { verb: 'tactical', stand: scout.id, path: [{ x: scout.x, y: scout.y + 8 * 254 }], facing: 0 });
    expect(follow(match, scouts)[0]).toMatchObject({ step: 2 });
  });
  // biome-ignore format: one line a case
  test.each([
    ['a platoon alone moved',                       'INF',      3, false],
    ['a tank moved away from everybody',            'ARM',      30, false],
    ['a tank moved, and a platoon stands by it',    'ARM',      3, true],
  ] as const)('MBT45-HSE-20 tanks and infantry: %s', (_, posture, gap, met) => {
    const match = begin(village);
    const step = guide.steps.findIndex(({ id }) => id === 'together');
    const { stands } = match.state;
    const tank = stands.find(({ side, nature }) => side === 'a' && nature!.posture === 'ARM')!;
    const platoon = stands.find(({ side, nature }) => side === 'a' && nature!.posture === 'INF')!;
    match.state.stands = stands.map(stand =>
      stand.side !== 'a' || stand.id === tank.id ? stand : { ...stand, x: tank.x, y: tank.y + (stand.id === platoon.id ? gap : 30) * 254 },
    );
    const moment = guideMomentAt(match, 'a');
    const mover = posture === 'ARM' ? tank : platoon;
    const heard = [{ kind: 'moved', own: true, about: [mover.id] }];
    expect(guide.isMet(step, { ...moment, heard })).toBe(met);
    expect(guide.isMet(step, { ...moment, heard: [{ ...heard[0]!, own: false }] })).toBe(false);
  });

  test('MBT45-HSE-20 the first shot points at who may engage whom, and at nobody while none may', () => {
    const match = begin(village);
    const step = guide.steps.findIndex(({ id }) => id === 'reach');
    expect(guide.shows(step, guideMomentAt(match, 'a'))).toEqual([]);
    const { stands } = match.state;
    const tank = stands.find(({ side, nature }) => side === 'a' && nature!.posture === 'ARM')!;
    const foe = stands.find(({ side, nature }) => side === 'b' && nature!.posture === 'ARM')!;
    match.state.segment = 6;
    match.state.stands = stands.map(stand =>
      stand.id === foe.id
        ? { ...stand, x: tank.x, y: tank.y + 5 * 254, revealed: true }
        : stand.id === tank.id
          ? { ...stand, revealed: true }
          : stand,
    );
    const moment = guideMomentAt(match, 'a');
    expect([guide.comes(step, moment), guide.shows(step, moment)[1]]).toEqual([true, foe.id]);
  });

  test.each([
    ['in his round', 3, 'b', false],
    ['while hands are shown for the next turn', 0, 'b', true],
    ['in the own round', 1, 'a', true],
  ] as const)('MBT45-HSE-20 his round is over or not: %s', (_, segment, owner, over) => {
    const match = begin(village);
    Object.assign(match.state, { segment, owner });
    const step = guide.steps.findIndex(({ id }) => id === 'his-round');
    expect(guide.isMet(step, guideMomentAt(match, 'a'))).toBe(over);
  });

  test('MBT45-HSE-20 points at no stand that its side has not seen', () => {
    const match = begin(village);
    const blanks = guide.steps.findIndex(({ id }) => id === 'blanks');
    expect(guide.shows(blanks, guideMomentAt(match, 'a'))).toEqual([]);
    expect(guide.shows(blanks, guideMomentAt(match, 'b'))).not.toEqual([]);
  });
});

test('all scenarios together meet every class, arm, mode and optional rule, night, bad weather and jungle', () => {
  const met = new Set<string>();
  for (const { data: brought, options = {} } of mbt1945.scenarios) {
    const {
      sides,
      hour24,
      awc,
      pieces = [],
    } = brought as {
      sides?: Record<
        string,
        { groups: { stands: { subClass: string; posture: string; mode: string; jungleTrained?: boolean }[] }[] }
      >;
      hour24?: number;
      awc?: boolean;
      pieces?: { jungle?: boolean }[];
    };
    for (const s of Object.values(sides ?? {}).flatMap(side => side.groups.flatMap(group => group.stands)))
      for (const what of [s.subClass, s.posture, s.mode, ...(s.jungleTrained ? ['jungle-trained'] : [])]) met.add(what);
    for (const what of Object.keys(options)) met.add(what);
    if (awc) met.add('awc');
    if (hour24 !== undefined && (hour24 < 6 || hour24 > 20)) met.add('night');
    if (pieces.some(piece => piece.jungle)) met.add('jungle');
  }
  const wanted = [...SUB_CLASSES, ...POSTURES, ...MODES, ...[1, 2, 3, 4, 5].map(n => `MBT45-OPT-0${n}`)];
  expect([...wanted, 'jungle-trained', 'awc', 'night', 'jungle'].filter(what => !met.has(what))).toEqual([]);
});
