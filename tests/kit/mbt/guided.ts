import {
  GUIDE_START,
  type GuideProgress,
  guided,
  guideMomentAt,
  type Match,
  scriptedDice,
  start,
  stepOn,
  undo,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Types } from '../../../packages/rulesets/src/common/mbt/play/types.js';
import { type BattleKit, order } from './battle.js';

interface Told {
  /** Scenarios: the guided one, one with a town, one with mine fields and obstructions of the first side. */
  readonly village: string;
  readonly town: string;
  readonly works: string;
  /** How many optional rules there are. */
  readonly optional: number;
  /** What befalls stands by that turn, and whether the guide then speaks of the end. */
  readonly ends: readonly (readonly [
    title: string,
    fates: Readonly<Record<string, string>>,
    turn: number,
    comes: boolean,
  ])[];
}

/** What a scenario may say, and the guide of the first battle (HSE-18, HSE-20). */
export function guidedSuite(kit: BattleKit, told: Told): void {
  const { prefix: b, battle, book, isFragile, optionsWith, rules, watched } = kit;
  const data = (of: string) => rules.scenarios.find(({ id }) => id === of)!.data as Record<string, unknown>;
  const [village, town, works] = [data(told.village), data(told.town), data(told.works)];
  const ALL = optionsWith(
    Object.fromEntries(Array.from({ length: told.optional }, (_, i) => [`${b}-OPT-0${i + 1}`, 'on'])),
  );

  // biome-ignore lint/suspicious/noExplicitAny: what is altered is data of any kind
  type Data = any;
  function altered(from: unknown, change: (data: Data) => void): unknown {
    const copy = structuredClone(from);
    change(copy);
    return copy;
  }
  const obstacle = ({ obstacles }: Data, kind: string) => obstacles.find((o: { kind: string }) => o.kind === kind);
  const refused = (scenario: unknown, options = ALL) => {
    const made = rules.setup(scenario, options);
    return made.ok ? undefined : { path: made.error.path, rule: made.error.rule };
  };
  const begin = (scenario: unknown): Match<Types> => {
    const begun = start<Types>({ rules, options: optionsWith(), scenario, dice: scriptedDice([]) });
    if (!begun.ok) throw new Error(begun.error.message);
    return begun.value;
  };

  describe(`${b}-HSE-18 what a scenario may say`, () => {
    test(`${b}-HSE-18 with a printed deployment the battle begins at once, all of it blanks`, () => {
      const { state } = begin(village);
      const { stands } = rules.view(state, 'a');
      expect([state.phase, state.turn, state.segment, state.owner]).toEqual(['battle', 1, 1, 'a']);
      expect(stands.find(({ id }) => id === 'A1')).toMatchObject({ facing: 0, revealed: false });
      expect(stands.filter(({ side, nature }) => side === 'b' && nature !== null)).toEqual([]);
    });
    test(`${b}-HSE-18 ${b}-HSE-08 ${b}-HSE-09 obstacles that it prints lie there, and nobody places any`, () => {
      const made = rules.setup(works, ALL);
      if (!made.ok) throw new Error(made.error.message);
      const { ground, obstaclesDone } = made.value;
      const printed = works.obstacles as readonly { kind: string; x: number; y: number }[];
      expect(ground.now.obstacles.map(o => [o.kind, o.x / 254 + 1, o.y / 254 + 1])).toEqual(
        printed.map(({ kind, x, y }) => [kind, x, y]),
      );
      expect(obstaclesDone).toEqual({ a: true, b: true });
    });

    // biome-ignore format: one line a case
    const CASES: readonly (readonly [title: string, data: unknown, fault: object])[] = [
      ['a place for nobody',           altered(village, d => { d.deployment.A9 = [12, 4, 0]; }),      { path: 'deployment.A9' }],
      ['a ground stand without place', altered(village, d => { delete d.deployment.B5; }),            { path: 'deployment.B5' }],
      [`${b}-DEP-01 too far forward`, altered(village, d => { d.deployment.A2 = [8.5, 14, 0]; }),    { path: 'deployment', rule: `${b}-DEP-01` }],
      [`${b}-R-83 on another stand`,  altered(village, d => { d.deployment.A2 = [12, 4.5, 0]; }),    { path: 'deployment', rule: `${b}-R-83` }],
      [`${b}-R-143 out of command`,   altered(village, d => { d.deployment.A2 = [0.5, 0.5, 0]; d.deployment.A1 = [20, 6, 0]; }), { path: 'deployment', rule: `${b}-R-143` }],
      ['a table too large',            altered(town, d => { d.table.depth = 241; }),                  { path: 'table.depth' }],
      ['base edges side by side',      altered(town, d => { d.sides.b.baseEdge = 'east'; }),          { path: 'sides.b.baseEdge' }],
      ['jungle in another zone',       altered(town, d => { d.pieces[0].jungle = true; }),            { path: 'pieces[0].jungle' }],
      ['201 pieces',                   altered(town, d => { d.pieces = Array(201).fill(d.pieces[0]); }), { path: 'pieces' }],
      ['21 roads',                     altered(town, d => { d.roads = Array(21).fill(d.roads[0]); }), { path: 'roads' }],
      ['nobody of that name left out', altered(town, d => { d.ending.leaveOut = ['Corps fires']; }),  { path: 'ending.leaveOut[0]' }],
      [`${b}-HSE-09 obstructions on one another`, altered(works, d => { d.obstacles.push({ ...obstacle(d, 'OBS'), side: 'b' }); }), { path: 'obstacles[4]', rule: `${b}-HSE-09` }],
      [`${b}-HSE-08 a mine field far from its edge`, altered(works, d => { Object.assign(obstacle(d, 'MNF'), { x: 30, y: 44 }); }), { path: 'obstacles[0]', rule: `${b}-HSE-08` }],
      [`${b}-HSE-20 a step that shows nothing`, altered(village, d => { d.steps[0].show = ['castle']; }), { path: 'steps[0].show[0]' }],
      [`${b}-HSE-20 a step at no moment`, altered(village, d => { d.steps[0].when = 'noon'; }), { path: 'steps[0].when' }],
    ];
    test.each(CASES)(`${b}-HSE-18 %s is refused`, (_, scenario, fault) =>
      expect(refused(scenario)).toMatchObject(fault),
    );

    // biome-ignore format: one line a case
    const CHOSEN: readonly (readonly [title: string, data: unknown, chosen: Record<string, string>, fault: object | undefined])[] = [
      [`${b}-OPT-03 mine fields that are not in use`,   works,   { [`${b}-OPT-03`]: 'off' },     { path: 'obstacles[0]', rule: `${b}-OPT-03` }],
      [`${b}-OPT-04 obstructions that are not in use`,  works,   { [`${b}-OPT-04`]: 'off' },     { path: 'obstacles[2]', rule: `${b}-OPT-04` }],
      [`${b}-R-163 printed places and larger bases`,    village, { [`${b}-R-163`]: 'two-inch' }, { path: 'deployment', rule: `${b}-R-163` }],
      [`${b}-R-163 printed places and bases of an inch`, village, { [`${b}-R-163`]: 'one-inch' }, undefined],
    ];
    test.each(CHOSEN)(`${b}-HSE-18 %s`, (_, scenario, chosen, fault) =>
      expect(refused(scenario, { ...ALL, ...chosen })).toEqual(fault),
    );

    test.each([
      ['counts like any other', undefined, null],
      ['does not save its side if the scenario leaves it out of account', ['2nd'], 'b'],
    ] as const)(`${b}-HSE-18 a Battle Group that is not Fragile %s`, (_, leaveOut, winner) => {
      const match = battle({
        stands: { A1: { bg: 1 }, A2: { bg: 2 }, B1: {} },
        state: { ending: { kind: 'losses', leaveOut } },
      });
      const { groups } = match.state;
      groups[0] = { ...groups[0]!, name: '1st', fragile: isFragile };
      groups[1] = { ...groups[1]!, name: '2nd' };
      book.ending.checkVictory(watched(match));
      expect(match.state.over?.winner ?? null).toBe(winner);
    });
  });

  describe(`${b}-HSE-20 the guide of the village`, () => {
    const guide = rules.face.guide!(village)!;
    function follow(match: Match<Types>, progress: GuideProgress): readonly [GuideProgress, readonly string[]] {
      const moment = guideMomentAt(match, 'a');
      const now = guided(guide, progress, moment);
      return [now, now.shown ? guide.shows(now.step, moment) : []];
    }
    test(`${b}-HSE-20 is for side a, and no other scenario has one`, () => {
      expect([guide.side, guide.steps[0]!.title]).toEqual(['a', 'The aim']);
      expect(rules.scenarios.filter(s => rules.face.guide!(s.data)).map(s => s.id)).toEqual([told.village]);
    });
    test(`${b}-HSE-20 steps come in their order, each when its moment is there, and are met in play`, () => {
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
      const tank = match.state.stands.find(({ side, nature }) => side === 'a' && nature!.posture === 'ARM')!;
      order(match, 'a', { verb: 'tactical', stand: tank.id, path: [{ x: tank.x, y: tank.y + 254 }], facing: 0 });
      expect(follow(match, scouts)[0]).toBe(scouts);
      order(match, 'a', { verb: 'tactical', stand: scout.id, path: [{ x: scout.x, y: scout.y + 8 * 254 }], facing: 0 });
      const [found] = follow(match, scouts);
      expect(found).toMatchObject({ step: 2 });
      undo(match, 'a');
      const [again] = follow(match, found);
      expect(again).toMatchObject({ step: 1, shown: true, heard: scouts.heard });
      order(match, 'a', { verb: 'tactical', stand: scout.id, path: [{ x: scout.x, y: scout.y + 4 * 254 }], facing: 0 });
      expect(follow(match, again)[0]).toMatchObject({ step: 2 });
    });
    test(`${b}-HSE-20 what was not done in its round is asked for in the next one, and not meanwhile`, () => {
      const match = begin(village);
      Object.assign(match.state, { segment: 6, owner: 'a' });
      const [scouts] = follow(match, { step: 1, shown: false, heard: 0 });
      expect(scouts).toMatchObject({ step: 1, shown: true });
      match.state.owner = 'b';
      const [meanwhile] = follow(match, scouts);
      expect(meanwhile).toMatchObject({ step: 1, shown: false });
      match.state.owner = 'a';
      expect(follow(match, meanwhile)[0]).toMatchObject({ step: 1, shown: true });
    });
    test(`${b}-HSE-20 whoever never sends his scouts is told of what was turned up all the same`, () => {
      const match = begin(village);
      const foe = match.state.stands.find(({ side }) => side === 'b')!;
      match.state.stands = match.state.stands.map(stand => (stand === foe ? { ...stand, revealed: true } : stand));
      expect(follow(match, { step: 1, shown: true, heard: 0 })[0]).toMatchObject({ step: 2, shown: true });
    });
    test.each([
      [1, 'his-round'],
      [2, 'reach'],
    ] as const)(`${b}-HSE-20 whoever is late is not sent to wait for a round that he has seen: turn %i`, (turn, id) => {
      const match = begin(village);
      Object.assign(match.state, { segment: 6, owner: 'a', turn });
      const step = guide.steps.findIndex(one => one.id === 'his-round');
      const [now] = follow(match, { step, shown: false, heard: 0 });
      expect([guide.steps[now.step]!.id, now.shown]).toEqual([id, false]);
    });
    // biome-ignore format: one line a case
    test.each([
      ['a platoon alone moved',                       'INF',      3, false],
      ['a tank moved away from everybody',            'ARM',      30, false],
      ['a tank moved, and a platoon stands by it',    'ARM',      3, true],
    ] as const)(`${b}-HSE-20 tanks and infantry: %s`, (_, posture, gap, met) => {
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

    test(`${b}-HSE-20 the first shot points at who may engage whom, and at nobody while none may`, () => {
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
    ] as const)(`${b}-HSE-20 his round is over or not: %s`, (_, segment, owner, over) => {
      const match = begin(village);
      Object.assign(match.state, { segment, owner });
      const step = guide.steps.findIndex(({ id }) => id === 'his-round');
      expect(guide.isMet(step, guideMomentAt(match, 'a'))).toBe(over);
    });

    test(`${b}-HSE-20 points at no stand that its side has not seen`, () => {
      const match = begin(village);
      const blanks = guide.steps.findIndex(({ id }) => id === 'blanks');
      expect(guide.shows(blanks, guideMomentAt(match, 'a'))).toEqual([]);
      expect(guide.shows(blanks, guideMomentAt(match, 'b'))).not.toEqual([]);
    });

    test.each(told.ends)(`${b}-HSE-20 the end is spoken of or not: %s`, (_, fates, turn, comes) => {
      const match = begin(village);
      match.state.turn = turn;
      match.state.stands = match.state.stands.map(stand => {
        const status = fates[stand.id];
        return status ? { ...stand, status, everRepulsed: status === kit.shaken } : stand;
      });
      const last = guide.steps.length - 1;
      expect(follow(match, { step: last, shown: false, heard: 0 })[0].shown).toBe(comes);
    });
  });
}
