import {
  defaultOptions,
  GUIDE_START,
  type GuideProgress,
  guided,
  guideMomentAt,
  type Match,
  scriptedDice,
  start,
  stepOn,
  submit,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../common/mbt/play/orders.js';
import type { Stand } from '../../common/mbt/play/state.js';
import type { Types } from '../../common/mbt/play/types.js';
import { BOOK } from '../book.js';
import { mbt2020 } from '../index.js';
import { SCENARIOS } from '../scenarios/index.js';
import { battle, optionsWith, watched } from './kit.js';

const village = SCENARIOS.find(({ id }) => id === 'mbt2020-0-first-battle')!.data as Record<string, unknown>;
const town = SCENARIOS.find(({ id }) => id === 'mbt2020-2-the-town')!.data as Record<string, unknown>;
const bridgehead = SCENARIOS.find(({ id }) => id === 'mbt2020-4-bridgehead')!.data as Record<string, unknown>;
const options = defaultOptions(mbt2020.options);
/** With engineers, mine fields and obstructions. */
const ENGINEERS = optionsWith({
  'MBT20-OPT-01': 'on',
  'MBT20-OPT-02': 'on',
  'MBT20-OPT-03': 'on',
  'MBT20-OPT-04': 'on',
});

// biome-ignore lint/suspicious/noExplicitAny: a scenario is JSON here
function altered(data: unknown, change: (data: any) => void): unknown {
  const copy = structuredClone(data);
  change(copy);
  return copy;
}

const refused = (data: unknown) => {
  const made = mbt2020.setup(data, ENGINEERS);
  return made.ok ? undefined : { path: made.error.path, rule: made.error.rule };
};

function begin(scenario: unknown): Match<Types> {
  const begun = start<Types>({ rules: mbt2020, options, scenario, dice: scriptedDice([]) });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

const give = (match: Match<Types>, order: Order): void => {
  const done = submit(match, 'a', order);
  if (!done.ok) throw new Error(done.error.message);
};

describe('MBT20-HSE-18 what a scenario may say', () => {
  test('MBT20-HSE-18 with a printed deployment the battle begins at once, all of it blanks', () => {
    const { state } = begin(village);
    const { stands } = mbt2020.view(state, 'a');
    expect([state.phase, state.turn, state.segment, state.owner]).toEqual(['battle', 1, 1, 'a']);
    expect(stands.find(({ id }) => id === 'A4')).toMatchObject({ x: 12 * 254, y: 1880, facing: 0, revealed: false });
    expect(stands.filter(({ side, nature }) => side === 'b' && nature !== null)).toEqual([]);
  });

  // biome-ignore format: one line a case
  const CASES: readonly (readonly [title: string, data: unknown, fault: object])[] = [
    ['a place for nobody',           altered(village, d => { d.deployment.A9 = [12, 4, 0]; }),      { path: 'deployment.A9' }],
    ['a ground stand without place', altered(village, d => { delete d.deployment.B4; }),            { path: 'deployment.B4' }],
    ['MBT20-DEP-02 too far forward', altered(village, d => { d.deployment.A2 = [8.5, 14, 0]; }),    { path: 'deployment', rule: 'MBT20-DEP-01' }],
    ['MBT20-R-83 on another stand',  altered(village, d => { d.deployment.A2 = [12, 4.5, 0]; }),    { path: 'deployment', rule: 'MBT20-R-83' }],
    ['MBT20-R-143 out of command',   altered(village, d => { d.deployment.A2 = [0.5, 0.5, 0]; d.deployment.A1 = [20, 6, 0]; }), { path: 'deployment', rule: 'MBT20-R-143' }],
    ['a table too large',            altered(town, d => { d.table.depth = 241; }),                  { path: 'table.depth' }],
    ['base edges side by side',      altered(town, d => { d.sides.b.baseEdge = 'east'; }),          { path: 'sides.b.baseEdge' }],
    ['jungle in a temperate zone',   altered(town, d => { d.pieces[0].jungle = true; }),            { path: 'pieces[0].jungle' }],
    ['201 pieces',                   altered(town, d => { d.pieces = Array(201).fill(d.pieces[0]); }), { path: 'pieces' }],
    ['21 roads',                     altered(town, d => { d.roads = Array(21).fill(d.roads[0]); }), { path: 'roads' }],
    ['nobody of that name left out', altered(town, d => { d.ending.leaveOut = ['Corps fires']; }),  { path: 'ending.leaveOut[0]' }],
    ['MBT20-HSE-09 obstructions on one another', altered(bridgehead, d => { d.obstacles.push({ ...d.obstacles.find((o: { kind: string }) => o.kind === 'OBS'), side: 'b' }); }), { path: 'obstacles[4]', rule: 'MBT20-HSE-09' }],
    ['MBT20-HSE-08 a mine field far from its edge', altered(bridgehead, d => { Object.assign(d.obstacles.find((o: { kind: string }) => o.kind === 'MNF'), { x: 30, y: 44 }); }), { path: 'obstacles[0]', rule: 'MBT20-HSE-08' }],
    ['MBT20-HSE-20 a step that shows nothing', altered(village, d => { d.steps[0].show = ['castle']; }), { path: 'steps[0].show[0]' }],
    ['MBT20-HSE-20 a step at no moment', altered(village, d => { d.steps[0].when = 'noon'; }), { path: 'steps[0].when' }],
  ];
  test.each(CASES)('%s is refused', (_, data, fault) => {
    expect(refused(data)).toMatchObject(fault);
  });

  test.each([
    ['counts like any other', undefined, null],
    ['does not save its side if the scenario leaves it out of account', ['2nd'], 'b'],
  ] as const)('MBT20-HSE-18 a Battle Group that is not Fragile %s', (_, leaveOut, winner) => {
    const match = battle({
      stands: { A1: { bg: 1 }, A2: { bg: 2 }, B1: {} },
      state: { ending: { kind: 'losses', leaveOut } },
    });
    const { groups } = match.state;
    groups[0] = { ...groups[0]!, name: '1st', initial: 12, fragile: 'MBT20-VIC-01' };
    groups[1] = { ...groups[1]!, name: '2nd', initial: 12 };
    BOOK.ending.checkVictory(watched(match));
    expect(match.state.over?.winner ?? null).toBe(winner);
  });
});

describe('MBT20-HSE-20 the guide of the village', () => {
  const guide = mbt2020.face.guide!(village)!;
  /** Where the guide is by now, and what it points at. */
  function follow(match: Match<Types>, progress: GuideProgress): readonly [GuideProgress, readonly string[]] {
    const moment = guideMomentAt(match, 'a');
    const now = guided(guide, progress, moment);
    return [now, now.shown ? guide.shows(now.step, moment) : []];
  }

  test('MBT20-HSE-20 has nine steps for side a, and no other scenario has any', () => {
    expect([guide.side, guide.steps.length, guide.steps[0]!.title]).toEqual(['a', 9, 'The aim']);
    expect(SCENARIOS.filter(({ data }) => mbt2020.face.guide!(data)).map(({ title }) => title)).toEqual([
      'The village',
    ]);
  });

  test('MBT20-HSE-20 steps come in their order, each when its moment is there, and are met in play', () => {
    const match = begin(village);
    const [aim, village_] = follow(match, GUIDE_START);
    expect([aim, village_]).toEqual([{ step: 0, shown: true, heard: expect.any(Number) }, ['village']]);
    const waiting = follow(match, stepOn(aim))[0];
    expect(waiting).toEqual({ step: 1, shown: false, heard: 0 });
    for (let segment = 1; segment < 6; segment++) give(match, { verb: 'endSegment' });
    const [scouts, shown] = follow(match, waiting);
    expect([scouts.step, scouts.shown, shown]).toEqual([1, true, ['A4']]);
    give(match, { verb: 'selectGroup', group: 'a1' });
    expect(follow(match, scouts)[0]).toBe(scouts);
    const at = match.state.stands.find(({ id }) => id === 'A4')!;
    give(match, { verb: 'tactical', stand: 'A4', path: [{ x: at.x, y: at.y + 8 * 254 }], facing: 0 });
    expect(follow(match, scouts)[0]).toMatchObject({ step: 2, shown: false });
  });

  // biome-ignore format: one line a case
  test.each([
    ['a platoon alone moved',                       'INF',      3, false],
    ['a tank moved away from everybody',            'ARM',      30, false],
    ['a tank moved, and a platoon stands by it',    'ARM',      3, true],
  ] as const)('MBT20-HSE-20 tanks and infantry: %s', (_, posture, gap, met) => {
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

  test('MBT20-HSE-20 the first shot points at who may engage whom, and at nobody while none may', () => {
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
  ] as const)('MBT20-HSE-20 his round is over or not: %s', (_, segment, owner, over) => {
    const match = begin(village);
    Object.assign(match.state, { segment, owner });
    const step = guide.steps.findIndex(({ id }) => id === 'his-round');
    expect(guide.isMet(step, guideMomentAt(match, 'a'))).toBe(over);
  });

  test('MBT20-HSE-20 points at no stand that its side has not seen', () => {
    const match = begin(village);
    const blanks = guide.steps.findIndex(({ id }) => id === 'blanks');
    expect(guide.shows(blanks, guideMomentAt(match, 'a'))).toEqual([]);
    expect(guide.shows(blanks, guideMomentAt(match, 'b'))).not.toEqual([]);
  });

  // biome-ignore format: one line a case
  test.each([
    ['nothing is lost',                        {},                                            1, false],
    ['one Pinned',                             { B1: 'pinned' },                              1, false],
    ['one Repulsed of three',                  { B1: 'repulsed' },                            1, false],
    ['two Repulsed of three',                  { B1: 'repulsed', B2: 'repulsed' },            1, true],
    ['one Neutralised of two',                 { B3: 'neutralised' },                         1, true],
    ['one Neutralised of two, on the own side', { A3: 'neutralised' },                        1, true],
    ['one Repulsed on each side',              { A3: 'repulsed', B3: 'repulsed' },            1, false],
    ['the turn before the last',               {},                                            5, false],
    ['the last turn',                          {},                                            6, true],
  ] as const)('MBT20-HSE-20 the end is spoken of or not: %s', (_, fates: Readonly<Record<string, string>>, turn, comes) => {
    const match = begin(village);
    match.state.turn = turn;
    match.state.stands = match.state.stands.map(stand => {
      const status = fates[stand.nature!.name] ?? fates[stand.id];
      return status ? { ...stand, status: status as Stand['status'], everRepulsed: status === 'repulsed' } : stand;
    });
    const last = guide.steps.length - 1;
    expect(follow(match, { step: last, shown: false, heard: 0 })[0].shown).toBe(comes);
  });
});
