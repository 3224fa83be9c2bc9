import { defaultOptions, type Match, random, scriptedDice, start } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Army } from '../../../packages/rulesets/src/common/mbt/play/army-schema.js';
import type { Types } from '../../../packages/rulesets/src/common/mbt/play/types.js';
import { agreedForce } from '../../../packages/rulesets/src/common/mbt/rules/army.js';
import { type BattleKit, order, point, reply, show } from './battle.js';

interface Told {
  /** A scenario of one Battle Group a side. */
  readonly crossroads: string;
  /** A nation of three regions, the nation it is not, one of Europe, and two each of the Tropical and the Desert zone. */
  readonly nation: string;
  readonly regions: readonly [string, string, string];
  readonly another: string;
  readonly european: string;
  readonly tropical: readonly [string, string];
  readonly desert: readonly [string, string];
}

export function agreedSuite(kit: BattleKit, like: Told): void {
  const { prefix: b, book, optionsWith, refusal, rules } = kit;

  const { sampleArmy, setup } = book.setup;

  const crossroads = rules.scenarios.find(({ id }) => id === like.crossroads)!.data as Record<string, unknown>;
  const diced = rules.scenarios.find(scenario => scenario.size === 'generated')!.data as Record<string, unknown>;
  const options = defaultOptions(rules.options);

  function begin(scenario: unknown, dice: readonly number[] = [], chosen: Record<string, string> = {}): Match<Types> {
    const begun = start<Types>({ rules, options: optionsWith(chosen), scenario, dice: scriptedDice(dice) });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    return begun.value;
  }

  describe(`${b}-HSE-24 which forest is jungle`, () => {
    /** Four squares of forest, steep and flat in turn, in the Tropical zone, with nothing else on them. */
    const forest = [1, 3, 1, 3, ...Array(4).fill(1)];
    const tropics = (jungle: boolean | null, zone = 'Tropical') => {
      const armies = { a: sampleArmy(like.tropical[0], 'Balanced', 1), b: sampleArmy(like.tropical[1], 'Balanced', 1) };
      const table = { fixed: null, depth: 24, squareSize: 12 };
      const match = begin({ ...diced, groups: { a: 1, b: 1 }, table, zone, jungle, armies }, forest);
      show(match, 'a', 'win');
      return match;
    };
    const piece = (kind: string, jungle: boolean) => ({
      verb: 'placePiece' as const,
      feature: kind === 'SFH' ? '0,0 SFH 1' : '1,0 LFA 1',
      size: { width: 10, depth: 10 },
      point: kind === 'SFH' ? point(6, 6) : point(18, 6),
      jungle,
    });
    const offered = (match: Match<Types>, feature: string) => {
      const seat = { view: rules.view(match.state, 'a'), by: 'a' as const, options: match.options };
      const gesture = rules.face.gesture(seat, 'jungle', { verb: 'placePiece', feature });
      return 'among' in gesture ? gesture.among.map(one => one.value) : gesture;
    };
    // biome-ignore format: one line a case
    test.each<[string, boolean | null, readonly boolean[], string, string]>([
    [`${b}-HSE-24 not agreed on: as the placer says`, null,  [false, true], 'allowed',     'allowed'],
    [`${b}-HSE-24 agreed on: all of it`,              true,  [true],        'allowed',     `${b}-HSE-24`],
    [`${b}-HSE-24 agreed on: none of it`,             false, [false],       `${b}-HSE-24`, 'allowed'],
  ])('%s', (_, agreed, among, jungle, none) => {
    const match = tropics(agreed);
    for (const kind of ['SFH', 'LFA']) {
      expect(offered(match, piece(kind, true).feature)).toEqual(among);
      expect(refusal(match, 'a', piece(kind, true))).toBe(jungle);
      expect(refusal(match, 'a', piece(kind, false))).toBe(none);
    }
  });
    test.each([
      [null, false],
      [true, true],
      [false, false],
    ])(`${b}-HSE-24 ${b}-HSE-04 agreed on %s: the program lays jungle %s`, (agreed, jungle) => {
      const match = tropics(agreed);
      order(match, 'a', { verb: 'autoTerrain' });
      const { pieces } = match.state.ground.now;
      expect(pieces.map(p => p.kind)).toEqual(['SFH', 'LFA', 'SFH', 'LFA']);
      expect(new Set(pieces.map(p => p.jungle))).toEqual(new Set([jungle]));
    });
    test.each([null, true, false])(`${b}-HSE-24 agreed on %s: a wood is no jungle`, jungle => {
      const armies = { a: sampleArmy(like.tropical[0], 'Balanced', 1), b: sampleArmy(like.tropical[1], 'Balanced', 1) };
      const table = { fixed: null, depth: 12, squareSize: 12 };
      // Two Open squares without a town, one wood in each.
      const woods = [6, 6, 1, 1, 1, 1, 1, 1, 1, 1];
      const match = begin({ ...diced, groups: { a: 1, b: 1 }, table, zone: 'Tropical', jungle, armies }, woods);
      show(match, 'a', 'win');
      const wood = { ...piece('SFH', true), feature: '0,0 wood 1', size: { width: 4, depth: 4 } };
      expect(offered(match, wood.feature)).toEqual([false]);
      expect(refusal(match, 'a', wood)).toBe(`${b}-HSE-24`);
      expect(refusal(match, 'a', { ...wood, jungle: false })).toBe('allowed');
    });
    test(`${b}-GO-15 in another zone nobody is asked`, () => {
      const match = tropics(null, 'Temperate');
      expect(offered(match, '0,0 SFH 1')).toEqual([false]);
      expect(refusal(match, 'a', piece('SFH', true))).toBe(`${b}-GO-15`);
    });
  });

  describe(`${b}-HSE-25 nations that were agreed on`, () => {
    const [R1, R2, R3] = like.regions;
    const match = () => begin({ ...diced, nations: { a: like.nation, b: null } });
    const list = (regions: string[], homeZone = 'Cold') => ({
      verb: 'submitArmy' as const,
      army: {
        ...(sampleArmy(like.nation, 'Balanced', 2) as Army),
        name: 'My corps',
        regions,
        homeZone: homeZone as 'Cold',
      },
    });
    /** Of two Battle Groups, so many contingents from elsewhere. */
    const contingents = (count: number, ...regions: string[]) => {
      const own = list([R1, R2, R3]);
      const battleGroups = own.army.battleGroups.map((group, i) => (i < count ? { ...group, regions } : group));
      return { ...own, army: { ...own.army, battleGroups } };
    };
    const raise = (nation: string) => ({ verb: 'raiseArmy' as const, nation, style: 'Balanced' });
    // biome-ignore format: one line a case
    test.each([
    [`${b}-HSE-25 its own nation is raised`,              'a', raise(like.nation),                     'allowed'],
    [`${b}-HSE-25 no other`,                              'a', raise(like.another),                       `${b}-HSE-25`],
    [`${b}-HSE-25 the other side is free`,                'b', raise(like.another),                       'allowed'],
    [`${b}-HSE-25 a list of its regions, in any order`,   'a', list([R3, R1, R2]),  'allowed'],
    [`${b}-HSE-25 ${b}-R-168 of another home zone`,      'a', list([R1, R2, R3], 'Steppe'), 'allowed'],
    [`${b}-HSE-25 ${b}-R-162 a list of other regions`,   'a', list([R1]),                    `${b}-HSE-25`],
    [`${b}-HSE-25 a list of more regions`,                'a', list([R1, R2, R3, 'arab']), `${b}-HSE-25`],
    [`${b}-HSE-25 one contingent of two groups`,          'a', contingents(1, R1),            'allowed'],
    [`${b}-HSE-25 nothing but contingents`,               'a', contingents(2, R1),            `${b}-HSE-25`],
    [`${b}-HSE-25 groups that name the same regions`,     'a', contingents(2, R2, R3, R1), 'allowed'],
  ] as const)('%s', (_, by, given, expected) => expect(refusal(match(), by, given)).toBe(expected));

    test(`${b}-HSE-25 the nation alone is offered, and bots raise it`, () => {
      const { state, options: chosen } = match();
      const seat = { view: rules.view(state, 'a'), by: 'a' as const, options: chosen };
      expect(rules.face.gesture(seat, 'nation', { verb: 'raiseArmy' })).toMatchObject({
        among: [{ value: like.nation }],
      });
      for (let i = 0; i < 20; i++)
        expect(rules.advice.anyOrder(seat, random(i))).toMatchObject({ verb: 'raiseArmy', nation: like.nation });
    });
    test(`${b}-HSE-25 an army of the scenario that comes from elsewhere`, () => {
      const scenario = {
        ...diced,
        nations: { a: like.nation },
        armies: { a: sampleArmy(like.european, 'Balanced', 2) },
      };
      expect(setup(scenario, options)).toMatchObject({ ok: false, error: { rule: `${b}-HSE-25`, path: 'nations.a' } });
    });
  });

  describe(`${b}-R-171 fakes on the page`, () => {
    test(`${b}-DEP-01 ${b}-DEP-02 each mode is offered the distance of its own`, () => {
      const match = begin(crossroads, [], { [`${b}-OPT-01`]: 'on' });
      show(match, 'a', 'win');
      reply(match, 'a', 'first');
      const seat = { view: rules.view(match.state, 'a'), by: 'a' as const, options: match.options };
      const gesture = rules.face.gesture(seat, 'places', { verb: 'deployGroup', group: 'a1' });
      const strip = (deep: number) => [{ kind: 'rect', x: 0, y: 0, width: 24 * 254, depth: deep * 254 }];
      expect(gesture).toMatchObject({
        extras: 3,
        extra: {
          among: [
            { value: 'MOBILE', zones: strip(8) },
            { value: 'STATIC', zones: strip(18) },
          ],
        },
      });
    });
  });

  test.each([
    [false, 'finishTerrain'],
    [true, 'autoTerrain'],
  ])(`${b}-TER-08 the dice gave nothing to place, river %s: bots do not lay it for ever`, (river, verb) => {
    const armies = { a: sampleArmy(like.desert[0], 'Balanced', 1), b: sampleArmy(like.desert[1], 'Balanced', 1) };
    const table = { fixed: null, depth: 12, squareSize: 12 };
    // Two Open squares of the Desert, no town, no minor feature.
    const match = begin({ ...diced, groups: { a: 1, b: 1 }, table, river, armies }, [3, 3, 1, 1, 1, 1]);
    show(match, 'a', 'win');
    const first = () => {
      const seat = { view: rules.view(match.state, 'a'), by: 'a' as const, options: match.options };
      return rules.advice.anyOrder(seat, random(1));
    };
    expect(first()).toEqual({ verb });
    if (river) order(match, 'a', { verb: 'autoTerrain' });
    expect(first()).toEqual({ verb: 'finishTerrain' });
  });

  test(`${b}-RIV-01 ${b}-TER-08 a bot that takes over half-laid terrain lays what is missing, the river too`, () => {
    const armies = { a: sampleArmy(like.desert[0], 'Balanced', 1), b: sampleArmy(like.desert[1], 'Balanced', 1) };
    const table = { fixed: null, depth: 12, squareSize: 12 };
    // Two squares of the Desert: one with highland, one Open, no town, no minor feature.
    const match = begin({ ...diced, groups: { a: 1, b: 1 }, table, river: true, armies }, [2, 3, 1, 1, 1, 1]);
    show(match, 'a', 'win');
    const [square] = match.state.squares;
    const size = { width: 10, depth: 10 };
    const feature = `0,0 ${square!.major} 1`;
    order(match, 'a', { verb: 'placePiece', feature, size, point: point(6, 6), jungle: false });
    const given: string[] = [];
    for (let i = 0; i < 3 && !match.pending; i++) {
      const seat = { view: rules.view(match.state, 'a'), by: 'a' as const, options: match.options };
      const next = rules.advice.anyOrder(seat, random(1));
      given.push(next.verb);
      order(match, 'a', next);
    }
    expect(given).toEqual(['autoTerrain', 'finishTerrain']);
    expect(match.state.ground.now.river).not.toBeNull();
  });

  test.each([
    [1, 'the agreed force is 1 Battle Group'],
    [2, 'the agreed force is 2 Battle Groups'],
  ])(`${b}-ORG-01 %i of them, in words`, (groups, said) => expect(agreedForce(groups)).toBe(said));
}
