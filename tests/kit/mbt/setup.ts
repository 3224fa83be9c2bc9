import {
  answer,
  choicesOf,
  defaultOptions,
  isRefusal,
  type Match,
  optionsFor,
  type Random,
  type Result,
  random,
  type Side,
  scriptedDice,
  start,
  submit,
  turnOf,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order, OrderOf } from '../../../packages/rulesets/src/common/mbt/play/orders.js';
import type { DicedSquare, State } from '../../../packages/rulesets/src/common/mbt/play/state.js';
import type { Types } from '../../../packages/rulesets/src/common/mbt/play/types.js';
import { type BattleKit, order, point, reply, show } from './battle.js';

interface Told {
  /** Scenarios by what is asked of them: one Battle Group a side; two against three; a river; and one whose Battle Group `fires` lies behind its edge, with the CBA stand `cba` in it. */
  readonly crossroads: string;
  readonly twoToThree: string;
  readonly river: string;
  readonly fires: { readonly scenario: string; readonly side: Side; readonly group: number; readonly cba: string };
  /** Nations of the Temperate, the same and the Cold zone, and ways to make up their armies. */
  readonly nations: readonly [string, string, string];
  readonly styles: readonly string[];
  /** Figures of a scenario with smaller Battle Groups (HSE-19). */
  readonly fragileAt: object;
  /** A region of GRADE-. */
  readonly lowGrade: string;
}

export function setupSuite(kit: BattleKit, like: Told): void {
  const { prefix: b, battle, book, optionsWith, refusal, rules } = kit;

  const { sampleArmy, setup } = book.setup;
  const SCENARIOS = rules.scenarios;
  const [HOME, SAME, COLD] = like.nations;

  const printed = (of: string) => SCENARIOS.find(({ id }) => id === of)!.data;
  const theTown = printed(like.twoToThree);
  const crossroads = printed(like.crossroads) as Record<string, unknown>;
  const diced = SCENARIOS.find(s => s.size === 'generated')!.data as Record<string, unknown>;
  const options = defaultOptions(rules.options);

  function begin(scenario: unknown, dice: readonly number[] = [], chosen: Record<string, string> = {}): Match<Types> {
    const begun = start<Types>({ rules, options: optionsWith(chosen), scenario, dice: scriptedDice(dice) });
    if (!begun.ok) throw new Error(JSON.stringify(begun.error));
    return begun.value;
  }

  /** The lay-out that somebody who deploys by hand begins with. */
  const offeredTo = ({ state, options: chosen }: Match<Types>, by: Side) => {
    const laid = book.bots.deployRest(state, by, `${by}1`, chosen);
    return state.rosters[by]![0]!.stands.map(({ id }) => ({ id, at: laid.get(id) ?? null }));
  };

  // biome-ignore lint/suspicious/noExplicitAny: a scenario is JSON here
  function altered(change: (data: any) => void): unknown {
    const copy = structuredClone(crossroads);
    change(copy);
    return copy;
  }

  describe('scenarios from outside', () => {
    const cases: [string, unknown, object][] = [
      ['no scenario', null, { path: '' }],
      ['an unknown field', { ...crossroads, colour: 'red' }, { path: 'colour' }],
      ['a zone that is none', { ...crossroads, zone: 'Polar' }, { path: 'zone' }],
      ['a road to nowhere', { ...crossroads, roads: [['bua1', 'bua9']] }, { path: 'roads[0][1]' }],
      ['a road that leads nowhere else', { ...crossroads, roads: [['bua1', 'bua1']] }, { path: 'roads[0]' }],
      [
        'a town that is not on the map',
        { ...crossroads, ending: { kind: 'hold', piece: 'bua9' } },
        { path: 'ending.piece' },
      ],
      [
        'one of two towns that is not on the map',
        { ...crossroads, ending: { kind: 'towns', pieces: ['bua1', 'bua9'] } },
        { path: 'ending.pieces[1]' },
      ],
      ['a table of 0 by 0', altered(d => Object.assign(d.table, { width: 0, depth: 0 })), { path: 'table.width' }],
      ['terrain off the table', altered(d => Object.assign(d.pieces[1], { x: 399 })), { path: 'pieces[1]' }],
      ['terrain without an area', altered(d => Object.assign(d.pieces[0], { depth: 0 })), { path: 'pieces[0]' }],
      [
        'two pieces of one id',
        altered(d => Object.assign(d.pieces[1], { id: d.pieces[0].id })),
        { path: 'pieces[1].id' },
      ],
      [
        'two stands of one id, on either side',
        altered(d => d.sides.b.groups[0].stands[0].ids.splice(0, 1, d.sides.a.groups[0].stands[0].ids[0])),
        { path: 'sides.b.groups[0].stands[0].ids[0]' },
      ],
      [
        '100,000 pieces',
        altered(d => Object.assign(d, { pieces: Array(100_000).fill(d.pieces[0]) })),
        { path: 'pieces' },
      ],
      ['a title of a megabyte', { ...crossroads, title: 'x'.repeat(1e6) }, { path: 'title' }],
      ['an attack without an attacker', { ...crossroads, gameType: 'attack-defence' }, { path: 'attacker' }],
      [
        `${b}-ORG-02 eleven stands`,
        altered(d => d.sides.a.groups[0].stands.pop()),
        { rule: `${b}-ORG-02`, path: 'sides.a.groups' },
      ],
      [
        `${b}-MOD-02 an army list that is not legal`,
        altered(d => Object.assign(d.sides.b.groups[0].stands[4], { subClass: 'INF-' })),
        { rule: `${b}-MOD-02`, path: 'sides.b.groups' },
      ],
      [
        `${b}-TAB-02 a diced table that is too shallow`,
        { ...diced, table: { fixed: null, depth: 12, squareSize: 12 } },
        { rule: `${b}-TAB-02` },
      ],
      [
        `${b}-ORG-01 more groups than agreed`,
        { ...diced, armies: { a: sampleArmy(HOME, 'Balanced', 3) } },
        { path: 'armies.a' },
      ],
    ];
    for (const [name, scenario, error] of cases)
      test(`${name} is refused`, () => expect(setup(scenario, options)).toMatchObject({ ok: false, error }));
    for (const { id, data } of SCENARIOS)
      test(`${id} is accepted`, () => expect(setup(data, optionsFor(rules, data))).toMatchObject({ ok: true }));
    test(`${b}-HSE-02 every stand has a base of one inch`, () => {
      const made = setup(crossroads, options);
      expect(made.ok && made.value.rosters.a!.flatMap(g => g.stands.map(s => s.base))).toEqual(Array(12).fill(254));
    });
    test(`${b}-RIV-02 ${b}-HSE-17 a river across runs at half of the depth`, () => {
      const made = setup(printed(like.river), options);
      expect(made.ok && made.value.ground.now.river).toEqual([point(0, 24), point(96, 24)]);
    });
  });

  /** Everything up to the terrain: armies, zone by the die, sixteen squares. Sides from unlike homes throw for the zone. */
  describe('a battle by the dice', () => {
    const army = (nation: string): Order => ({ verb: 'raiseArmy', nation, style: 'Balanced' });
    const open = Array(16).fill(6);
    const noTown = Array(16).fill(1);
    /** Temperate: minors are one die each; a score of 1 gives one wood (type die 1). */
    const minors = Array(16).fill(1);
    const types = Array(16).fill(1);
    const terrainDice = [...open, ...noTown, ...minors, ...types];

    function raised(
      a: string,
      b: string,
      dice: readonly number[] = terrainDice,
      chosen: Record<string, string> = {},
      more: object = {},
    ): Match<Types> {
      const match = begin({ ...diced, ...more }, dice, chosen);
      order(match, 'b', army(b));
      order(match, 'a', army(a));
      return match;
    }

    test(`${b}-ORG-01 armies are handed in secretly and once, as many groups as agreed`, () => {
      const match = begin(diced);
      expect(turnOf(match)).toMatchObject({ waiting: ['a', 'b'], step: 'armies' });
      order(match, 'b', army(HOME));
      expect(rules.view(match.state, 'a').rosters.b).toBeNull();
      expect(refusal(match, 'b', army(HOME))).toBe(`${b}-ORG-01`);
      const three = sampleArmy(SAME, 'Balanced', 3) as OrderOf<'submitArmy'>['army'];
      expect(refusal(match, 'a', { verb: 'submitArmy', army: three })).toBe(`${b}-ORG-01`);
      expect(refusal(match, 'a', army('Atlantis'))).toBe('nation');
    });
    test(`${b}-HSE-11 ${b}-HSE-12 nations and sample groups make legal armies in every style`, () => {
      for (const style of like.styles)
        for (const nation of like.nations) {
          const match = begin({ ...diced, groups: { a: 4, b: 4 } });
          expect(refusal(match, 'a', { verb: 'raiseArmy', nation, style })).toBe('allowed');
        }
    });
    test(`${b}-TER-02 both from one zone: it is fought there, without a throw`, () => {
      expect(raised(HOME, SAME).state.ground.now.zone).toBe('Temperate');
    });
    test(`${b}-TER-03 ${b}-R-34 ${b}-R-32 from different zones the winner of the RPS chooses`, () => {
      const match = raised(HOME, COLD);
      show(match, 'a', 'draw');
      show(match, 'a', 'lose');
      expect(match.pending!.ask).toMatchObject({ from: ['b'] });
      expect(choicesOf(match.pending!.ask)).toMatchObject([{ value: 'Temperate' }, { value: 'Cold' }]);
      reply(match, 'b', 'Temperate');
      expect(match.state.ground.now.zone).toBe('Temperate');
    });
    test(`${b}-R-34 any-zone: any of the five`, () => {
      const match = raised(HOME, COLD, terrainDice, { [`${b}-R-34`]: 'any-zone' });
      show(match, 'a', 'win');
      expect(match.pending!.ask).toMatchObject({ from: ['a'] });
      expect(choicesOf(match.pending!.ask)).toHaveLength(5);
    });
    test(`${b}-R-33 ${b}-TER-01 die: always the die`, () => {
      expect(raised(HOME, SAME, [4, ...terrainDice], { [`${b}-R-33`]: 'die' }).state.ground.now.zone).toBe('Temperate');
    });
    test(`${b}-TER-04 ${b}-TER-05 one die a square, in rows from the south-west, then MBUA, minors and their types`, () => {
      const dice = [1, ...Array(15).fill(6), ...Array(15).fill(1), 6, ...Array(15).fill(2), ...Array(30).fill(5)];
      const { squares } = raised(HOME, SAME, dice).state;
      expect(squares).toHaveLength(16);
      expect(squares[0]).toEqual({ col: 0, row: 0, major: 'SFH', mbua: false, minors: [] });
      expect(squares[15]).toEqual({ col: 3, row: 3, major: 'O', mbua: true, minors: ['hill', 'hill'] });
    });
    test(`${b}-TER-17 ${b}-TER-18 ${b}-TER-19 ${b}-TER-20 the winner places, the loser chooses his edge, the players start opposite`, () => {
      const match = raised(HOME, SAME, [...terrainDice, 1, 1, 3, 3, 1]);
      show(match, 'a', 'lose');
      expect(turnOf(match)).toMatchObject({ waiting: ['b'], rule: `${b}-TER-18` });
      expect(refusal(match, 'a', { verb: 'autoTerrain' })).toBe(`${b}-TER-18`);
      order(match, 'b', { verb: 'autoTerrain' });
      order(match, 'b', { verb: 'finishTerrain' });
      expect(match.pending!.ask).toMatchObject({ rule: `${b}-TER-19`, from: ['a'] });
      expect(choicesOf(match.pending!.ask)).toHaveLength(4);
      reply(match, 'a', 'west');
      expect([match.state.sides.a.baseEdge, match.state.sides.b.baseEdge]).toEqual(['west', 'east']);
      expect(match.state).toMatchObject({ season: 'Summer', hour24: 6, light: 'dawn', awc: false });
    });
    test(`${b}-R-35 long-edges: one of the two along the width`, () => {
      const match = raised(HOME, SAME, terrainDice, { [`${b}-R-35`]: 'long-edges' });
      show(match, 'a', 'win');
      order(match, 'a', { verb: 'autoTerrain' });
      order(match, 'a', { verb: 'finishTerrain' });
      expect(match.pending!.ask).toMatchObject({ from: ['b'] });
      expect(choicesOf(match.pending!.ask)).toMatchObject([{ value: 'south' }, { value: 'north' }]);
    });
    test(`${b}-TER-08 ${b}-HSE-04 terrain is done when all that was diced lies on the table`, () => {
      const match = raised(HOME, SAME);
      show(match, 'a', 'win');
      expect(refusal(match, 'a', { verb: 'finishTerrain' })).toBe(`${b}-TER-08`);
      order(match, 'a', { verb: 'autoTerrain' });
      expect(match.state.ground.now.pieces).toHaveLength(16);
      expect(refusal(match, 'a', { verb: 'finishTerrain' })).toBe('allowed');
      order(match, 'a', { verb: 'removePiece', piece: match.state.ground.now.pieces[3]!.id });
      expect(refusal(match, 'a', { verb: 'finishTerrain' })).toBe(`${b}-TER-08`);
    });
    test(`${b}-HSE-04 ${b}-TER-18 what the program laid is placed, and is moved where its feature is placed again`, () => {
      const villages = [...open, ...noTown, ...minors, 3, 3, ...Array(14).fill(1)];
      const match = raised(HOME, SAME, villages);
      show(match, 'a', 'win');
      const offered = () => {
        const seat = { view: rules.view(match.state, 'a'), by: 'a' as const, options: match.options };
        const gesture = rules.face.gesture(seat, 'feature', { verb: 'placePiece' });
        return 'among' in gesture ? gesture.among.map(({ value, label, text }) => `${value}: ${label} ${text}`) : [];
      };
      expect(offered()).toContain(
        '1,0 BUA 1: Village (BUA) in square 2 from the west, 1 from the south, still to be placed',
      );
      order(match, 'a', { verb: 'autoTerrain' });
      expect(offered().filter(line => !line.endsWith(', placed'))).toEqual([]);
      const size = { width: 3, depth: 3 };
      order(match, 'a', { verb: 'placePiece', feature: '1,0 BUA 1', size, point: point(20, 6), jungle: false });
      order(match, 'a', { verb: 'placePiece', feature: '3,3 wood 1', size, point: point(42, 42), jungle: false });
      const { pieces, roads } = match.state.ground.now;
      expect(pieces).toHaveLength(16);
      expect(pieces.slice(-2)).toMatchObject([
        { id: 'bua2', x: 18.5 * 254, width: 3 * 254 },
        { id: 'wood14', x: 40.5 * 254 },
      ]);
      expect(roads).toEqual([{ from: 'bua1', to: 'bua2' }]);
      order(match, 'a', { verb: 'removePiece', piece: 'bua2' });
      expect(offered()).toContain(
        '1,0 BUA 1: Village (BUA) in square 2 from the west, 1 from the south, still to be placed',
      );
    });
    test(`${b}-HSE-04 automatic terrain is legal in squares of 16" too`, () => {
      const four = { table: { fixed: null, depth: 48, squareSize: 16 } };
      const six = [...Array(9).fill(6), ...Array(9).fill(6), ...Array(9).fill(6), ...Array(54).fill(3)];
      const match = raised(HOME, SAME, six, {}, four);
      show(match, 'a', 'win');
      order(match, 'a', { verb: 'autoTerrain' });
      expect(match.state.ground.now.pieces).toHaveLength(9 + 54);
      expect(refusal(match, 'a', { verb: 'finishTerrain' })).toBe('allowed');
    });
    test(`${b}-TER-18 no terrain is placed before or after its time`, () => {
      const match = deployingLater();
      expect(refusal(match, 'a', { verb: 'autoTerrain' })).toBe(`${b}-TER-18`);
    });
    test(`${b}-TER-18 pieces are placed one by one, moved and joined by roads`, () => {
      const villages = [...open, ...noTown, ...minors, 3, 3, ...Array(14).fill(1)];
      const match = raised(HOME, SAME, villages);
      show(match, 'a', 'win');
      const place = (feature: string, width: number, depth: number, x: number, y: number): OrderOf<'placePiece'> => ({
        verb: 'placePiece',
        feature,
        size: { width, depth },
        point: point(x, y),
        jungle: false,
      });
      order(match, 'a', place('0,0 BUA 1', 4, 4, 6, 6));
      order(match, 'a', place('0,0 BUA 1', 6, 4, 6, 7));
      order(match, 'a', place('1,0 BUA 1', 4, 4, 18, 6));
      expect(match.state.ground.now.pieces.map(p => [p.id, p.width / 254, p.y / 254])).toEqual([
        ['0,0 BUA 1', 6, 5],
        ['1,0 BUA 1', 4, 4],
      ]);
      expect(refusal(match, 'a', place('3,3 MBUA 1', 4, 4, 6, 6))).toBe('feature');
      expect(refusal(match, 'a', { ...place('0,0 BUA 1', 4, 4, 6, 6), jungle: true })).toBe(`${b}-GO-15`);
      expect(refusal(match, 'a', { verb: 'layRoad', from: '0,0 BUA 1', to: '0,0 BUA 1' })).toBe(`${b}-TER-16`);
      order(match, 'a', { verb: 'layRoad', from: '0,0 BUA 1', to: '1,0 BUA 1' });
      expect(match.state.ground.now.roads).toHaveLength(1);
      // ${b}-R-151: what lies there already is not laid again.
      expect(refusal(match, 'a', { verb: 'layRoad', from: '1,0 BUA 1', to: '0,0 BUA 1' })).toBe(`${b}-R-151`);
      expect(refusal(match, 'a', place('1,0 BUA 1', 4, 4, 18, 6))).toBe(`${b}-R-151`);
    });
    test(`${b}-TER-14 ${b}-HSE-26 no piece but an MBUA is placed over another one`, () => {
      // Highland in the first square and a town on it, a wood in each of the others.
      const highland = [4, ...Array(15).fill(6), 6, ...Array(15).fill(1), ...Array(15).fill(1), ...Array(15).fill(1)];
      const match = raised(HOME, SAME, highland);
      show(match, 'a', 'win');
      const put = (feature: string, width: number, x: number): OrderOf<'placePiece'> => ({
        verb: 'placePiece',
        feature,
        size: { width, depth: 6 },
        point: point(x, 6),
        jungle: false,
      });
      const [major, wood] = [match.state.squares[0]!.major, '1,0 wood 1'];
      order(match, 'a', put(`0,0 ${major} 1`, 10, 5));
      expect(refusal(match, 'a', put(wood, 8, 13))).toBe(`${b}-TER-14`);
      expect(refusal(match, 'a', put(wood, 6, 13))).toBe('allowed');
      expect(refusal(match, 'a', put('0,0 MBUA 1', 6, 6))).toBe('allowed');
      order(match, 'a', put(wood, 6, 13));
      expect(refusal(match, 'a', put(`0,0 ${major} 1`, 12, 6))).toBe(`${b}-TER-14`);
      expect(refusal(match, 'a', put(wood, 4, 13))).toBe('allowed');
    });
    test(`${b}-TER-18 older records write a size and a jungle as words: they stay so, and mean the same`, () => {
      const villages = [...open, ...noTown, ...minors, 3, 3, ...Array(14).fill(1)];
      const placed = (said: object) => {
        const match = raised(HOME, SAME, villages);
        show(match, 'a', 'win');
        const given = rules.order.parse({ verb: 'placePiece', feature: '0,0 BUA 1', point: point(6, 7), ...said });
        order(match, 'a', given);
        return [match.entries.at(-1)!.order, match.state.ground.now.pieces];
      };
      const [then, pieces] = placed({ size: '6x4.5', jungle: 'no' });
      const [now, same] = placed({ size: { width: 6, depth: 4.5 } });
      expect([then, now]).toMatchObject([
        { size: '6x4.5', jungle: 'no' },
        { size: { width: 6, depth: 4.5 }, jungle: false },
      ]);
      expect(pieces).toEqual(same);
      expect(rules.order.safeParse({ ...(then as object), size: '6 by 4' }).success).toBe(false);
    });
    test(`${b}-TER-16 built-up areas that no road joins are not done`, () => {
      const villages = [...open, ...noTown, ...minors, 3, 3, ...Array(14).fill(1)];
      const match = raised(HOME, SAME, villages);
      show(match, 'a', 'win');
      order(match, 'a', { verb: 'autoTerrain' });
      expect(match.state.ground.now.roads).toHaveLength(1);
      match.state.ground.now = { ...match.state.ground.now, roads: [] };
      expect(refusal(match, 'a', { verb: 'finishTerrain' })).toBe(`${b}-TER-16`);
    });
    test(`${b}-RIV-01 a river only if both agreed`, () => {
      const river: Order = { verb: 'layRiver', course: 'south-west' };
      const dry = raised(HOME, SAME);
      show(dry, 'a', 'win');
      expect(refusal(dry, 'a', river)).toBe(`${b}-RIV-01`);
      const wet = raised(HOME, SAME, terrainDice, {}, { river: true });
      show(wet, 'a', 'win');
      order(wet, 'a', river);
      const course = wet.state.ground.now.river!;
      expect([course[0], course.at(-1)]).toEqual([point(0, 0), point(48, 48)]);
    });
    test(`${b}-RIV-01 a river that was agreed on is not left out`, () => {
      const match = raised(HOME, SAME, terrainDice, {}, { river: true });
      show(match, 'a', 'win');
      order(match, 'a', { verb: 'autoTerrain' });
      match.state.ground.now = { ...match.state.ground.now, river: null };
      expect(refusal(match, 'a', { verb: 'finishTerrain' })).toBe(`${b}-RIV-01`);
      order(match, 'a', { verb: 'layRiver', course: 'across' });
      expect(refusal(match, 'a', { verb: 'finishTerrain' })).toBe('allowed');
    });
    describe(`${b}-RIV-03 ${b}-HSE-17 a river runs around hills, whenever it was laid`, () => {
      /** Steep forest in the second square of the second row, nothing else. */
      const forest = [...Array(5).fill(6), 1, ...Array(10).fill(6), ...noTown, ...minors, ...types];
      const hill: Order = {
        verb: 'placePiece',
        feature: '1,1 SFH 1',
        size: { width: 12, depth: 12 },
        point: point(18, 18),
        jungle: false,
      };
      const laid = (...orders: Order[]) => {
        const match = raised(HOME, SAME, forest, {}, { river: true });
        show(match, 'a', 'win');
        for (const given of orders) order(match, 'a', given);
        return match.state.ground.now.river!;
      };
      test.each(['across', 'south-west', 'north-west'] as const)('%s', course => {
        const river: Order = { verb: 'layRiver', course };
        expect(laid(river, hill)).toEqual(laid(hill, river));
        expect(laid(hill, river, { verb: 'removePiece', piece: '1,1 SFH 1' })).toEqual(laid(river));
      });
      test(`${b}-HSE-17 through its middle it would run from corner to corner`, () => {
        const river: Order = { verb: 'layRiver', course: 'south-west' };
        expect([laid(river), laid(river, hill)].map(points => points.length)).toEqual([2, 5]);
      });
    });
  });

  describe('obstacles', () => {
    const squares: DicedSquare[] = [];
    const obstacled = (chosen: Record<string, string>, state: Partial<State> = {}) => {
      const match = battle({ options: chosen, stands: {}, state: { phase: 'obstacles', squares, ...state } });
      match.state.groups = [
        { id: 'a1', side: 'a', known: '', name: 'a1', initial: 12, members: [], deployed: false, fragile: null },
        { id: 'b1', side: 'b', known: '', name: 'b1', initial: 12, members: [], deployed: false, fragile: null },
      ];
      return match;
    };
    const put = (kind: 'MNF' | 'OBS', x: number, y: number): Order => ({
      verb: 'placeObstacle',
      kind,
      point: point(x, y),
    });
    const on = { [`${b}-OPT-03`]: 'on', [`${b}-OPT-04`]: 'on' };
    const cases: [string, Match<Types>, Order, string][] = [
      [`${b}-OPT-03 off: no mine fields`, obstacled({ [`${b}-OPT-04`]: 'on' }), put('MNF', 10, 10), `${b}-OPT-03`],
      [`${b}-OPT-04 off: no obstructions`, obstacled({ [`${b}-OPT-03`]: 'on' }), put('OBS', 10, 10), `${b}-OPT-04`],
      [`${b}-HSE-08 a mine field within 18" of the own edge`, obstacled(on), put('MNF', 10, 17), 'allowed'],
      [`${b}-HSE-08 not beyond`, obstacled(on), put('MNF', 10, 17.5), `${b}-HSE-08`],
      [`${b}-HSE-09 an obstruction anywhere`, obstacled(on), put('OBS', 10, 40), 'allowed'],
      [`${b}-TAB-04 on the table`, obstacled(on), put('OBS', 0.5, 40), `${b}-TAB-04`],
    ];
    for (const [name, match, given, expected] of cases)
      test(name, () => expect(refusal(match, 'a', given)).toBe(expected));
    test(`${b}-OPT-03 a kind of obstacle that is not used is closed in the choice`, () => {
      const match = obstacled({ [`${b}-OPT-04`]: 'on' });
      const seat = { view: rules.view(match.state, 'a'), by: 'a' as const, options: match.options };
      expect(rules.face.gesture(seat, 'kind', { verb: 'placeObstacle' })).toMatchObject({
        among: [{ value: 'MNF', closed: { rule: `${b}-OPT-03` } }, { value: 'OBS' }],
      });
    });
    test(`${b}-HSE-09 not over a piece, a road, the river or another obstacle`, () => {
      const match = obstacled(on);
      const ground = match.state.ground.now;
      match.state.ground.now = {
        ...ground,
        pieces: [
          { id: 'w', kind: 'BUA', x: 2540, y: 2540, width: 1016, depth: 1016, jungle: false },
          { id: 'v', kind: 'BUA', x: 2540, y: 7620, width: 1016, depth: 1016, jungle: false },
        ],
        roads: [{ from: 'w', to: 'v' }],
        river: [point(0, 40), point(48, 40)],
        obstacles: [{ id: 'o', kind: 'OBS', side: 'b', x: 7620, y: 2540 }],
      };
      const verdicts = (
        [
          [12, 12],
          [12, 22],
          [24, 40],
          [31, 11],
          [24, 24],
        ] as const
      ).map(([x, y]) => refusal(match, 'a', put('OBS', x, y)));
      expect(verdicts).toEqual([`${b}-HSE-09`, `${b}-HSE-09`, `${b}-HSE-09`, `${b}-HSE-09`, 'allowed']);
    });
    test(`${b}-HSE-08 no obstacles before or after their time`, () => {
      const match = obstacled(on, { phase: 'deployment' });
      expect([refusal(match, 'a', put('MNF', 10, 10)), refusal(match, 'a', { verb: 'doneObstacles' })]).toEqual([
        `${b}-HSE-08`,
        `${b}-HSE-08`,
      ]);
    });
    test(`${b}-HSE-08 up to two for each group, one at a time, the placer of the terrain first`, () => {
      const match = obstacled(on, { next: 'a', placer: 'a' });
      order(match, 'a', put('MNF', 10, 10));
      expect(refusal(match, 'a', put('MNF', 14, 10))).toBe(`${b}-HSE-08`);
      order(match, 'b', { verb: 'doneObstacles' });
      order(match, 'a', put('MNF', 14, 10));
      expect(refusal(match, 'a', put('MNF', 18, 10))).toBe(`${b}-HSE-08`);
      order(match, 'a', { verb: 'doneObstacles' });
      expect(match.pending!.ask.rule).toBe(`${b}-DEP-05`);
    });
  });

  describe('deployment', () => {
    type Places = OrderOf<'deployGroup'>['places'];
    const names = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'];
    /** A1 to A12 in a row at y = 7", the BGHQ A1 first, A12 (a battery) behind the edge; `changed` puts some elsewhere. */
    const places = (side: Side, changed: Record<string, Places[number]['at']> = {}, extra: Places = []): Order => ({
      verb: 'deployGroup',
      group: `${side}1`,
      places: [
        ...names.map((name, i) => {
          const id = side === 'a' ? name : name.replace('A', 'B');
          const y = side === 'a' ? 7 : 41;
          const row: Places[number]['at'] =
            i === 11 ? null : { ...point(10 + i * 1.1, y), facing: side === 'a' ? 0 : 1800 };
          return { id, at: id in changed ? changed[id]! : row };
        }),
        ...extra,
      ],
    });
    const deploying = (chosen: Record<string, string> = {}) => {
      const match = begin(crossroads, [], chosen);
      show(match, 'a', 'win');
      reply(match, 'a', 'first');
      return match;
    };
    const at = (x: number, y: number, facing = 0) => ({ ...point(x, y), facing });
    const fakes = { [`${b}-OPT-01`]: 'on' };
    const fake = (x: number, mode: 'MOBILE' | 'STATIC'): Places[number] => ({ id: 'f1', at: at(x, 3), fake: mode });
    /** A2 to A11 close to the west edge. */
    const row = (from: number) =>
      Object.fromEntries(names.slice(1, 11).map((name, i) => [name, at(from + 1.1 * (1 + (i % 5)), i < 5 ? 7 : 5)]));

    test(`${b}-DEP-05 the winner of the RPS decides who deploys first`, () => {
      const match = begin(crossroads);
      show(match, 'a', 'lose');
      expect(match.pending!.ask).toMatchObject({ rule: `${b}-DEP-05`, from: ['b'] });
      reply(match, 'b', 'second');
      expect(turnOf(match)).toMatchObject({ waiting: ['a'] });
    });
    const cases: [string, Order, string, Record<string, string>?][] = [
      [`${b}-DEP-01 within 8"`, places('a'), 'allowed'],
      [`${b}-R-98 the whole base within it`, places('a', { A5: at(8, 7.5) }), 'allowed'],
      [`${b}-DEP-01 not beyond`, places('a', { A5: at(8, 7.6) }), `${b}-DEP-01`],
      [`${b}-DEP-02 STATIC units up to 18"`, places('a', { A8: at(12, 17.5) }), 'allowed'],
      [`${b}-DEP-02 not beyond`, places('a', { A8: at(12, 17.6) }), `${b}-DEP-02`],
      [`${b}-DEP-03 batteries behind the edge`, places('a', { A12: at(20, 4) }), `${b}-DEP-03`],
      [`${b}-R-83 nobody on another`, places('a', { A5: at(10.5, 7) }), `${b}-R-83`],
      [`${b}-TAB-04 on the table`, places('a', { A5: at(23.8, 4) }), `${b}-TAB-04`],
      [`${b}-R-131 nobody is held back while there is room`, places('a', { A5: null }), `${b}-R-131`],
      [`${b}-DEP-06 whose turn it is`, places('b'), `${b}-DEP-06`],
      [
        `${b}-OPT-01 no fakes unless they are used`,
        places('a', {}, [{ id: 'f1', at: at(10, 2), fake: 'MOBILE' }]),
        `${b}-OPT-01`,
      ],
      [
        `${b}-OPT-01 ${b}-R-73 three in ten of the eleven on the table`,
        places(
          'a',
          {},
          [1, 2, 3].map(n => ({ id: `f${n}`, at: at(4 + 2 * n, 2), fake: 'MOBILE' as const })),
        ),
        'allowed',
        { [`${b}-OPT-01`]: 'on' },
      ],
      [
        `${b}-R-73 rounded down`,
        places(
          'a',
          {},
          [1, 2, 3, 4].map(n => ({ id: `f${n}`, at: at(4 + 2 * n, 2), fake: 'MOBILE' as const })),
        ),
        `${b}-OPT-01`,
        { [`${b}-OPT-01`]: 'on' },
      ],
      [
        `${b}-R-100 a fake may be given STATIC and is then placed forward`,
        places('a', {}, [{ id: 'f1', at: at(10, 17), fake: 'STATIC' }]),
        'allowed',
        { [`${b}-OPT-01`]: 'on' },
      ],
      [`${b}-R-37 CBA behind the edge`, places('a'), 'allowed'],
      [`${b}-R-143 within 12" of the BGHQ`, places('a', { A5: at(2, 3, 0) }), 'allowed'],
      [`${b}-R-143 not beyond`, places('a', { A1: at(2, 3), A11: at(16, 3) }), `${b}-R-143`],
      [
        `${b}-R-143 a fake neither`,
        places('a', { A1: at(2, 7), ...row(2) }, [fake(17, 'MOBILE')]),
        `${b}-R-143`,
        fakes,
      ],
      [`${b}-R-171 a fake is MOBILE or STATIC`, places('a', {}, [fake(8, 'FAST' as 'MOBILE')]), 'malformed', fakes],
      [`${b}-R-172 whatever the facing`, places('a', { A5: at(8, 6, 137) }), 'allowed'],
    ];
    const judge = (chosen: Record<string, string> | undefined, given: Order): string =>
      rules.order.safeParse(given).success
        ? refusal(deploying(chosen), given === cases[9]![1] ? 'b' : 'a', given)
        : 'malformed';
    for (const [name, given, expected, chosen] of cases) test(name, () => expect(judge(chosen, given)).toBe(expected));

    describe(`${b}-R-142 the ground on which a stand is deployed`, () => {
      /** A2 is ARM, A5 INF; both are put at [8, 3]. */
      const put = (stand: string, ground: Partial<State['ground']['now']>, extra: Places = []) => {
        const match = deploying(fakes);
        match.state.ground.now = { ...match.state.ground.now, pieces: [], roads: [], ...ground };
        return refusal(match, 'a', places('a', stand ? { [stand]: at(8, 3) } : {}, extra));
      };
      const piece = (kind: 'LFA' | 'H' | 'SFH') => ({
        pieces: [{ id: 'p', kind, x: 6 * 254, y: 254, width: 4 * 254, depth: 4 * 254, jungle: false }],
      });
      const obstacle = (kind: 'MNF' | 'OBS') => ({
        obstacles: [{ id: 'o', kind, side: 'b' as const, x: 7 * 254, y: 2 * 254 }],
      });
      const river = { river: [point(0, 3), point(24, 3)] };
      const decoy: Places = [{ id: 'f1', at: at(8, 3), fake: 'MOBILE' }];
      // biome-ignore format: a case is a line
      const grounds: [string, string, Partial<State['ground']['now']>, string, Places?][] = [
      ['ARMOUR in no forest',              'A2', piece('LFA'),    `${b}-R-142`],
      ['INFANTRY in one',                  'A5', piece('LFA'),    'allowed'],
      ['INFANTRY on no steep forest hill', 'A5', piece('SFH'),    `${b}-R-142`],
      ['nobody in the river',              'A5', river,           `${b}-R-142`],
      ['nobody in a mine field',           'A5', obstacle('MNF'), `${b}-R-142`],
      ['ARMOUR on no obstruction',         'A2', obstacle('OBS'), `${b}-R-142`],
      ['INFANTRY on one',                  'A5', obstacle('OBS'), 'allowed'],
      ['a fake counts as INFn',            '',   piece('SFH'),    `${b}-R-142`, decoy],
      ['so it may be in a forest',         '',   piece('LFA'),    'allowed',     decoy],
    ];
      for (const [name, stand, ground, expected, extra] of grounds)
        test(`${b}-R-142 ${name}`, () => expect(put(stand, ground, extra)).toBe(expected));
    });
    const malformed: [string, (p: Places) => Places, string][] = [
      ['a stand that is missing', p => p.slice(1), 'places'],
      ['a stand placed twice', p => [...p, p[0]!], 'places[12].id'],
      ['a stand of somebody else', p => [{ ...p[0]!, id: 'B1' }, ...p.slice(1)], 'places[0].id'],
    ];
    for (const [name, change, path] of malformed)
      test(`${b}-DEP-06 ${name} is malformed`, () => {
        const given = places('a') as OrderOf<'deployGroup'>;
        expect(refusal(deploying(), 'a', { ...given, places: change(given.places) })).toBe(path);
      });

    test(`${b}-DEP-07 not closer than 18" to an opposing stand`, () => {
      const match = deploying();
      order(match, 'a', places('a', { A8: at(12, 17.5) }));
      // 17.5 + 0.5 is 18" from the south; B8 is STATIC and may stand up to 18" from the north: 30" from the south.
      expect(refusal(match, 'b', places('b', { B8: at(12, 36.4, 1800) }))).toBe(`${b}-DEP-07`);
      expect(refusal(match, 'b', places('b', { B8: at(12, 36.5, 1800) }))).toBe('allowed');
    });
    test(`${b}-DEP-06 nobody deploys before it is time, nor a group twice`, () => {
      expect(refusal(begin(crossroads), 'a', places('a'))).toBe(`${b}-DEP-06`);
      const match = deploying();
      order(match, 'a', places('a'));
      match.state.next = 'a';
      expect(refusal(match, 'a', places('a'))).toBe(`${b}-DEP-06`);
    });
    test(`${b}-DEP-08 stands are blanks, numbered by where they stand`, () => {
      const match = deploying();
      order(match, 'a', places('a', { A1: at(22.1, 7) }));
      expect(match.state.stands.every(s => !s.revealed)).toBe(true);
      const westmost = match.state.stands[0]!;
      expect([westmost.id, westmost.nature!.bghq]).toEqual(['A1', false]);
      expect(match.state.stands[10]!.nature!.bghq).toBe(true);
    });
    const behind = (chosen: Record<string, string> = {}) => {
      const { scenario, side, group } = like.fires;
      const match = begin(printed(scenario), [], chosen);
      show(match, side, 'win');
      reply(match, side, 'first');
      return { match, by: side, id: `${side}${group}`, roster: match.state.rosters[side]![group - 1]!.stands };
    };
    test(`${b}-DEP-08 counters behind the edge are listed in an order of chance, after the others`, () => {
      const { match, by, id, roster } = behind();
      const listed = (chance?: Random) => {
        const seat = { view: rules.view(match.state, by), by, options: match.options, chance };
        const gesture = rules.face.gesture(seat, 'places', { verb: 'deployGroup', group: id });
        if (isRefusal(gesture) || gesture.kind !== 'arrange') throw new Error('nothing to arrange');
        return gesture.pieces.map(piece => `${piece.id}${piece.at ? '' : ' behind'}`);
      };
      const asListed = roster.map(stand => `${stand.id} behind`);
      expect(listed()).toEqual(asListed);
      expect(listed(random(1))).not.toEqual(asListed);
      expect(listed(random(1)).sort()).toEqual([...asListed].sort());
    });
    test(`${b}-R-72 counters behind the edge are not numbered as their owner lists them`, () => {
      const { match, by, id, roster } = behind();
      order(match, by, { verb: 'deployGroup', group: id, places: roster.map(stand => ({ id: stand.id, at: null })) });
      const numbered = match.state.stands.map(stand => stand.nature);
      expect(numbered).not.toEqual(roster.map(stand => stand.nature));
      expect(new Set(numbered)).toEqual(new Set(roster.map(stand => stand.nature)));
    });
    test(`${b}-DEP-03 ${b}-DEP-04 batteries lie in the off-table zone`, () => {
      const match = deploying();
      order(match, 'a', places('a'));
      expect(match.state.stands.filter(s => s.place === 'off-table').map(s => s.nature!.posture)).toEqual(['OTF']);
    });
    test(`${b}-DEP-06 ${b}-R-89 groups are placed in turn; who has more places the rest`, () => {
      const match = begin(theTown);
      show(match, 'b', 'win');
      reply(match, 'b', 'first');
      const order1: Side[] = [];
      while (match.state.phase === 'deployment') {
        const by = match.state.next;
        order1.push(by);
        const seat = { view: rules.view(match.state, by), by, options };
        const given = [...rules.advice.orders(seat, { below: () => 0, pick: items => items[0]! })][0]!;
        must(submit(match, by, given));
      }
      expect(order1).toEqual(['b', 'a', 'b', 'a', 'b']);
    });
    test(`${b}-DEP-06 with the last group the first turn begins`, () => {
      const match = deploying();
      order(match, 'a', places('a'));
      order(match, 'b', places('b'));
      expect(match.state).toMatchObject({ phase: 'battle', turn: 1 });
      must(answer(match, 'a', 'rock'));
    });
    test(`${b}-R-131 where there is no room a stand is held back`, () => {
      const match = deploying();
      match.state.ground.now = { ...match.state.ground.now, depth: 254 * 20 };
      order(match, 'a', places('a', { A8: at(12, 17.5) }));
      const held = (places('b') as OrderOf<'deployGroup'>).places.map(p => ({ ...p, at: null }));
      order(match, 'b', { verb: 'deployGroup', group: 'b1', places: held });
      expect(match.state.stands.filter(s => s.side === 'b').map(s => s.place)).toEqual([
        ...Array(11).fill('held'),
        'off-table',
      ]);
    });
    test(`${b}-R-37 on-table: CBA stands on the table`, () => {
      const { match, by, id } = behind({ [`${b}-R-37`]: 'on-table' });
      const seat = { view: rules.view(match.state, by), by, options: match.options };
      const orders = [
        ...rules.advice.orders(seat, { below: () => 0, pick: items => items[0]! }),
      ] as OrderOf<'deployGroup'>[];
      const counter = orders.find(o => o.group === id)!;
      expect(counter.places.find(p => p.id === like.fires.cba)!.at).not.toBeNull();
      must(submit(match, by, counter));
    });
  });

  describe(`${b}-R-162 ${b}-R-163 ${b}-R-165 ${b}-R-168 what is agreed before a battle`, () => {
    const listed = (more: object) => ({ ...(sampleArmy(HOME, 'Balanced', 2) as object), ...more });
    const rostered = (scenario: unknown, chosen: Record<string, string> = {}) => {
      const state = setup(scenario, optionsWith(chosen));
      if (!state.ok) throw new Error(JSON.stringify(state.error));
      return state.value;
    };
    const gradesOf = (army: object) =>
      rostered({ ...diced, armies: { a: army } }).rosters.a!.map(group => group.stands[0]!.nature.grade);
    test(`${b}-R-162 the grade of a list is that of its regions, of a contingent that of its own`, () => {
      expect(gradesOf(listed({ regions: ['europe'] }))).toEqual(['GRADE+', 'GRADE+']);
      expect(gradesOf(listed({ regions: [like.lowGrade] }))).toEqual(['GRADE-', 'GRADE-']);
      const [first, second] = (listed({}) as { battleGroups: object[] }).battleGroups;
      expect(gradesOf(listed({ battleGroups: [first, { ...second, regions: ['asia'] }] }))).toEqual([
        'GRADE+',
        'GRADE-',
      ]);
    });
    test(`${b}-R-162 a list names no grade`, () =>
      expect(setup({ ...diced, armies: { a: listed({ grade: 'GRADE+' }) } }, options)).toMatchObject({ ok: false }));
    test(`${b}-R-163 bases are one inch, or two for all`, () => {
      const sides = (chosen: Record<string, string>) =>
        new Set(
          Object.values(rostered(crossroads, chosen).rosters).flatMap(r => r!.flatMap(g => g.stands.map(s => s.base))),
        );
      expect([[...sides({})], [...sides({ [`${b}-R-163`]: 'two-inch' })]]).toEqual([[254], [508]]);
    });
    test(`${b}-R-163 two-inch: a battle is deployed and begun`, () => {
      const match = begin(crossroads, [], { [`${b}-R-163`]: 'two-inch' });
      show(match, 'a', 'win');
      reply(match, 'a', 'first');
      for (const by of ['a', 'b'] as const)
        order(match, by, {
          verb: 'deployGroup',
          group: `${by}1`,
          places: offeredTo(match, by),
        });
      expect(match.state.phase).toBe('battle');
      expect(rules.faults(match.state, match.options)).toEqual([]);
    });
    const small = (fragileAt: object | undefined) =>
      altered(d => {
        for (const side of ['a', 'b']) d.sides[side].groups[0].stands.splice(2, 1);
        Object.assign(d, { fragileAt });
      });
    test(`${b}-R-165 a scenario with smaller groups names when they are Fragile`, () => {
      expect(setup(small(undefined), options)).toMatchObject({ ok: false, error: { rule: `${b}-ORG-02` } });
      expect(rostered(small(like.fragileAt)).fragileAt).toEqual(like.fragileAt);
    });
    test(`${b}-R-168 an agreed zone needs no throw`, () => {
      const army = listed({ homeZone: 'Temperate' });
      const match = begin({ ...diced, zone: 'Desert', armies: { a: army, b: army } }, Array(200).fill(1));
      expect(match.state.ground.now.zone).toBe('Desert');
      expect(match.entries[0]!.events.find(e => e.kind === 'zoneSet')).toMatchObject({
        because: [{ rule: `${b}-R-168` }],
      });
    });
    test(`${b}-R-168 a list names its home zone`, () => {
      const army = listed({ homeZone: 'Desert' });
      const match = begin({ ...diced, armies: { a: army, b: army } }, Array(200).fill(1));
      expect(match.state.ground.now.zone).toBe('Desert');
    });
  });

  describe(`${b}-R-146 where there is no room`, () => {
    /** Two Battle Groups of sample armies on a table so large, the terrain laid by the program. */
    function tableOf(width: number, depth: number): Match<Types> {
      const sizes = { width: width * 254, depth: depth * 254 };
      const army = sampleArmy(HOME, 'Balanced', 1);
      const match = begin(
        {
          ...diced,
          groups: { a: 1, b: 1 },
          table: { fixed: null, depth: 24, squareSize: 12 },
          armies: { a: army, b: army },
        },
        [3, ...Array(60).fill(4)],
      );
      Object.assign(match.state, { phase: 'deployment', next: 'a', squares: [], season: 'Summer' });
      match.state.ground.now = { ...match.state.ground.now, ...sizes, pieces: [] };
      match.pending = undefined as never;
      return match;
    }
    const seatOf = (match: Match<Types>, by: Side) => ({
      view: rules.view(match.state, by),
      by,
      options: match.options,
    });
    const laid = (match: Match<Types>, by: Side, seed: number): OrderOf<'deployGroup'>[] => {
      const chance = random(seed);
      const candidates = [...rules.advice.candidates(seatOf(match, by), chance)].map(c => c.order);
      const offered = offeredTo(match, by);
      const orders = [
        rules.advice.anyOrder(seatOf(match, by), chance),
        ...candidates,
        { verb: 'deployGroup', group: `${by}1`, places: offered },
      ];
      return orders as OrderOf<'deployGroup'>[];
    };
    for (const [width, depth] of [
      [24, 12],
      [24, 18],
      [24, 24],
      [36, 18],
      [36, 24],
      [48, 24],
    ] as const)
      test(`${b}-R-146 ${b}-TAB-02 every lay-out on a table of ${width}" by ${depth}" is legal, and nobody concedes`, () => {
        for (const seed of [1, 2]) {
          const match = tableOf(width, depth);
          for (const by of ['a', 'b'] as const) {
            const orders = laid(match, by, seed);
            expect(orders.length).toBe(3);
            for (const given of orders)
              expect([given.verb, refusal(match, by, given)]).toEqual(['deployGroup', 'allowed']);
            rules.apply(match.state, { kind: 'deploymentBegan', first: by, because: [] });
            order(match, by, orders[seed]!);
          }
        }
      });
    test(`${b}-R-146 a lay-out takes the places nearest the base edge when the wanted ones are full`, () => {
      const match = tableOf(24, 12);
      order(match, 'a', laid(match, 'a', 1)[2]!);
      const held = offeredTo(match, 'b').filter(p => p.at === null);
      expect(held.length).toBeGreaterThan(0);
      expect(match.state.stands.filter(s => s.place === 'held')).toEqual([]);
    });
    test(`${b}-R-146 the others of the order count where it puts them, whatever their place in the list`, () => {
      const match = tableOf(24, 12);
      const [, , offered] = laid(match, 'a', 1);
      const [first, ...rest] = offered!.places.filter(p => p.at !== null);
      const turned = [...rest, { ...first!, at: null }, ...offered!.places.filter(p => p.at === null)];
      expect(refusal(match, 'a', { ...offered!, places: turned })).toBe(`${b}-R-131`);
      expect(refusal(match, 'a', { ...offered!, places: [...offered!.places].reverse() })).toBe('allowed');
    });
    test(`${b}-R-172 the lay-out that is offered faces the enemy edge`, () => {
      const match = tableOf(24, 24);
      const facings = (by: Side) => new Set(offeredTo(match, by).flatMap(p => p.at?.facing ?? []));
      expect([[...facings('a')], [...facings('b')]]).toEqual([[0], [1800]]);
    });
  });

  /** A battle whose terrain is given. */
  function deployingLater(): Match<Types> {
    const match = begin(crossroads);
    show(match, 'a', 'win');
    return match;
  }

  function must(result: Result<unknown>): void {
    if (!result.ok) throw new Error(`${result.error.rule ?? result.error.path} ${result.error.message}`);
  }
}
