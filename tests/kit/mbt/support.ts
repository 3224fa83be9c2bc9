import { aimedAt, isRefusal, type Point, seatAt } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../packages/rulesets/src/common/mbt/play/orders.js';
import { type BattleKit, type BattleNote, engage, order, point, type StandNote, standIn } from './battle.js';

/** `lightReach`: how far from its base a unit lights, in inches. */
export function supportSuite(kit: BattleKit, lightReach: number): void {
  const { prefix: b, battle, refusal } = kit;

  const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 20] };
  const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [30, 44] };
  const table = (a1: StandNote, more: Partial<BattleNote> = {}): BattleNote => ({
    ...more,
    stands: { A1: a1, A0, B0, ...more.stands },
  });
  const battery: StandNote = { subClass: 'ARTn', place: 'off-table' };
  const unit: StandNote = { at: [20, 20] };
  const five: Partial<BattleNote> = { segment: 5 };
  const smoke = (x: number, y: number): Order => ({ verb: 'smoke', stand: 'A1', point: point(x, y) });
  const light = (x: number, y: number): Order => ({ verb: 'illuminate', stand: 'A1', point: point(x, y) });

  test.each<[string, boolean, Order, readonly string[]]>([
    ['smoke in adverse weather hides nobody', true, smoke(30, 40), [`${b}-AWC-03`]],
    ['in good weather it does', false, smoke(30, 40), []],
    ['light lights in any', true, light(30, 40), []],
  ])(`${b}-AWC-03 before it is ordered it is said: %s`, (_, awc, given, rules) => {
    const match = battle(table(battery, { ...five, state: { awc } }));
    const { refusal: barred, warnings = [] } = match.rules.face.preview(seatAt(match, 'a'), given);
    expect([barred, warnings.map(({ rule }) => rule)]).toEqual([undefined, rules]);
  });
  test.each<[string, StandNote, boolean]>([
    ['from a unit, on the table', { ...unit, at: [30, 20] }, true],
    ['from nowhere, for a battery behind the edge', battery, false],
  ])(`${b}-SMK-02 a line leads to where smoke is made: %s`, (_, note, drawn) => {
    const match = battle(table(note, note.place ? five : { segment: 6 }));
    const found = match.rules.face.gesture(seatAt(match, 'a'), 'point', { verb: 'smoke', stand: 'A1' });
    expect(!isRefusal(found) && found.kind === 'aim' && found.from !== undefined).toBe(drawn);
  });

  const cases: [string, BattleNote, Order, string][] = [
    [
      `${b}-SMK-01 ${b}-SMK-02 a battery lays smoke in segment 5, as at a target`,
      table(battery, five),
      smoke(30, 40),
      'allowed',
    ],
    [`${b}-SMK-02 within 24" of its BGHQ`, table(battery, five), smoke(30, 47), `${b}-ORG-05`],
    [`${b}-SMK-02 to the nearest point of the area`, table(battery, five), smoke(30, 45.4), 'allowed'],
    [`${b}-SMK-01 counter-battery does not`, table({ ...battery, posture: 'CBA' }, five), smoke(30, 40), `${b}-SMK-01`],
    [`${b}-SMK-06 for two turns of fire`, table({ ...battery, smokeUsed: 2 }, five), smoke(30, 40), `${b}-SMK-06`],
    [
      `${b}-SMK-07 ${b}-R-77 without limit in an attack-defence game, for both sides`,
      table({ ...battery, smokeUsed: 2 }, { ...five, state: { gameType: 'attack-defence', attacker: 'b' } }),
      smoke(30, 40),
      'allowed',
    ],
    [`${b}-SMK-02 not in segment 6`, table(battery), smoke(30, 40), `${b}-SMK-02`],
    [`${b}-SMK-03 ${b}-R-74 a unit lays it touching its base, in segment 6`, table(unit), smoke(20, 21.5), 'allowed'],
    [`${b}-R-74 not away from it`, table(unit), smoke(20, 22), `${b}-R-74`],
    [`${b}-SMK-03 not INF-`, table({ ...unit, subClass: 'INF-' }), smoke(20, 21.5), `${b}-SMK-03`],
    [`${b}-SMK-03 ARMOUR does`, table({ ...unit, subClass: 'MBTn' }), smoke(20, 21.5), 'allowed'],
    [`${b}-R-75 in place of engaging`, table({ ...unit, hasEngaged: true }), smoke(20, 21.5), `${b}-R-75`],
    [
      `${b}-R-75 free: besides it`,
      table({ ...unit, hasEngaged: true }, { options: { [`${b}-R-75`]: 'free' } }),
      smoke(20, 21.5),
      'allowed',
    ],
    [
      `${b}-R-75 free: once a turn`,
      table({ ...unit, hasSupported: true }, { options: { [`${b}-R-75`]: 'free' } }),
      smoke(20, 21.5),
      `${b}-R-75`,
    ],
    [`${b}-ILL-01 ${b}-ILL-02 a battery lights a zone`, table(battery, five), light(30, 40), 'allowed'],
    [`${b}-ILL-02 within 24" of its BGHQ`, table(battery, five), light(30, 47), `${b}-ORG-05`],
    [`${b}-ILL-06 for two turns of fire`, table({ ...battery, lightUsed: 2 }, five), light(30, 40), `${b}-ILL-06`],
    [
      `${b}-ILL-07 without limit in an attack-defence game`,
      table({ ...battery, lightUsed: 2 }, { ...five, state: { gameType: 'attack-defence', attacker: 'b' } }),
      light(30, 40),
      'allowed',
    ],
    [`${b}-ILL-03 ${b}-R-76 INFn within its reach`, table(unit), light(20, 20.9 + lightReach), 'allowed'],
    [`${b}-R-76 not farther`, table(unit), light(20, 21.2 + lightReach), `${b}-R-76`],
    [`${b}-R-94 not while it waits off the table`, table({ ...unit, place: 'held' }), smoke(20, 21.5), `${b}-R-94`],
    [`${b}-TAB-04 at a place on the table`, table(battery, five), smoke(30, 49), `${b}-TAB-04`],
    [`${b}-ILL-03 not ARMOUR`, table({ ...unit, subClass: 'MBTn' }), light(20, 22), `${b}-ILL-03`],
  ];

  describe('smoke and light', () => {
    for (const [name, note, given, expected] of cases)
      test(name, () => expect(refusal(battle(note), 'a', given)).toBe(expected));

    test(`${b}-SMK-06 ${b}-R-91 a battery uses a turn of fire and is marked`, () => {
      const match = battle(table({ ...battery, revealed: false }, five));
      order(match, 'a', smoke(30, 40));
      expect(standIn(match, 'A1')).toMatchObject({
        smokeUsed: 1,
        lightUsed: 0,
        marker: true,
        hasEngaged: true,
        revealed: true,
      });
      expect(match.state.effects).toEqual([{ kind: 'smoke', x: 7620, y: 10160, size: 508, side: 'a' }]);
    });
    test(`${b}-ILL-01 ${b}-ILL-03 a battery lights 2", a unit 1"`, () => {
      const sizes = [table(battery, five), table(unit)].map((note, i) => {
        const match = battle(note);
        order(match, 'a', light(...((i === 0 ? [30, 40] : [20, 24]) as [number, number])));
        return match.state.effects[0]!.size;
      });
      expect(sizes).toEqual([508, 254]);
    });
    test(`${b}-R-75 free: a unit that laid smoke still engages`, () => {
      const match = battle(table(unit, { options: { [`${b}-R-75`]: 'free' }, stands: { B1: { at: [22, 20] } } }));
      order(match, 'a', smoke(20, 18.5));
      expect(standIn(match, 'A1')).toMatchObject({ hasEngaged: false, hasSupported: true });
      expect(refusal(match, 'a', engage('A1', 'B1'))).toBe('allowed');
    });
    test(`${b}-SMK-04 ${b}-R-76 both are gone at the end of the turn`, () => {
      const match = battle(table(unit, { round: 2 }));
      order(match, 'a', smoke(20, 21.5));
      order(match, 'a', { verb: 'endRound' });
      expect(match.state.effects).toEqual([]);
      expect(match.state.turn).toBe(2);
    });
  });

  describe('what is pointed at too far away is drawn as near as the rules want it', () => {
    const afar: [string, BattleNote, Order & { stand: string }][] = [
      [`${b}-R-74 smoke of a unit: to its base`, table(unit), smoke(30, 30) as never],
      [`${b}-R-76 light of a unit`, table(unit), light(20, 40) as never],
      [`${b}-ORG-05 smoke of a battery: to its BGHQ`, table(battery, five), smoke(50, 60) as never],
      [`${b}-ORG-05 light of a battery`, table(battery, five), light(2, 47) as never],
    ];
    test.each(afar)('%s', (_, note, given) => {
      const match = battle(note);
      const { point: pointed, ...sofar } = given as typeof given & { point: Point };
      const gesture = match.rules.face.gesture(seatAt(match, 'a'), 'point', sofar);
      expect(refusal(match, 'a', given)).not.toBe('allowed');
      if (isRefusal(gesture) || gesture.kind !== 'aim') throw new Error('it is aimed');
      expect(refusal(match, 'a', { ...given, point: aimedAt(gesture, pointed) } as Order)).toBe('allowed');
    });
  });

  describe(`${b}-R-164 what a stand of a Fragile group, or out of command, still does`, () => {
    const match = battle(table({ subClass: 'INF+', at: [20, 20], outOfCommand: true }, { state: { segment: 6 } }));
    match.state.groups[0] = { ...match.state.groups[0]!, fragile: `${b}-VIC-02` };
    const acts: [string, Order][] = [
      ['smoke', smoke(20, 21.5)],
      ['light', light(20, 24)],
      ['turning', { verb: 'pivot', stand: 'A1', facing: 900 }],
    ];
    for (const [name, given] of acts)
      test(`${b}-R-164 ${name}`, () => expect(refusal(match, 'a', given)).toBe('allowed'));
  });
}
