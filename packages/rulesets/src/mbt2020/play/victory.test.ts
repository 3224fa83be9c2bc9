import { turnOf } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { victoryOf } from '../rules/victory.js';
import { type BattleNote, battle, engage, optionsWith, order, type StandNote, standIn } from './kit.js';

const A0: StandNote = { subClass: 'MBTn', bghq: true, at: [10, 4] };
const B0: StandNote = { subClass: 'MBTn', bghq: true, at: [10, 44] };
const gun: StandNote = { subClass: 'ARTn', place: 'off-table', bg: 2, bghq: true };

/** Side a strikes B1; side b has already lost what the note says. */
const struck = (stands: BattleNote['stands'], more: Partial<BattleNote> = {}, hand: 'win' | 'draw' = 'win') => {
  const match = battle({
    segment: 5,
    ...more,
    stands: { A0: { ...A0, at: [10, 20] }, A1: gun, B0, B1: { at: [10, 40] }, ...stands },
  });
  order(match, 'a', engage('A1', 'B1'), hand);
  return match;
};
const lost: StandNote = { place: 'removed', status: 'neutralised' };
const fallen = (n: number, note: StandNote, from = 10): BattleNote['stands'] =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`B${from + i}`, note]));
const other: BattleNote['stands'] = { B90: { at: [40, 44], bg: 2, bghq: true } };
const fragile = (match: ReturnType<typeof battle>) => match.state.groups.find(g => g.id === 'b1')!.fragile;

describe('Fragile and lost, as they happen', () => {
  const cases: [string, ReturnType<typeof struck>, string | null][] = [
    [
      'MBT20-VIC-02 two of twelve Neutralised are more than 15 %',
      struck({ ...other, ...fallen(1, lost) }),
      'MBT20-VIC-02',
    ],
    ['MBT20-VIC-02 one is not', struck(other), null],
    [
      'MBT20-VIC-01 four of twelve Repulsed are more than 30 %',
      struck(
        {
          ...other,
          B1: { at: [10, 40], status: 'pinned' },
          ...fallen(3, { status: 'repulsed', everRepulsed: true, at: [30, 40] }),
        },
        {},
        'draw',
      ),
      'MBT20-VIC-01',
    ],
    [
      'MBT20-R-60 those that were Repulsed count for good',
      struck(
        {
          ...other,
          B1: { at: [10, 40], status: 'pinned' },
          ...fallen(3, { status: 'steady', everRepulsed: true, at: [30, 40] }),
        },
        {},
        'draw',
      ),
      'MBT20-VIC-01',
    ],
    [
      'MBT20-R-60 current: only those that are',
      struck(
        {
          ...other,
          B1: { at: [10, 40], status: 'pinned' },
          ...fallen(3, { status: 'steady', everRepulsed: true, at: [30, 40] }),
        },
        { options: { 'MBT20-R-60': 'current' } },
        'draw',
      ),
      null,
    ],
    [
      'MBT20-R-60 a stand that was Repulsed and then Neutralised counts under both',
      struck({ ...other, ...fallen(3, { ...lost, everRepulsed: true }) }),
      'MBT20-VIC-02',
    ],
    [
      'MBT20-R-138 AIRCRAFT driven off count as Repulsed',
      struck(
        {
          ...other,
          B1: { at: [10, 40], status: 'pinned' },
          ...fallen(3, { subClass: 'AIRn', posture: 'CAS', place: 'gone', status: 'repulsed', everRepulsed: true }),
        },
        { options: { 'MBT20-R-60': 'current' } },
        'draw',
      ),
      'MBT20-VIC-01',
    ],
  ];
  for (const [name, match, expected] of cases) test(name, () => expect(fragile(match)).toBe(expected));

  test('MBT20-R-62 all his groups Fragile: he has lost', () => {
    expect(turnOf(struck(fallen(1, lost)))).toMatchObject({ over: 'a', rule: 'MBT20-R-62' });
    expect(turnOf(struck({ ...other, ...fallen(1, lost) }))).not.toHaveProperty('over');
  });
  test('MBT20-VIC-04 MBT20-R-62 a fifth of the army Neutralised makes all its groups Fragile', () => {
    expect(turnOf(struck({ ...other, ...fallen(4, { ...lost, bg: 2 }) }))).toMatchObject({ over: 'a' });
  });
  test('MBT20-R-62 army-threshold: groups alone decide nothing', () => {
    const options = { 'MBT20-R-62': 'army-threshold' };
    const match = struck({ ...other, ...fallen(1, lost) }, { options });
    expect(fragile(match)).toBe('MBT20-VIC-02');
    expect(turnOf(match)).not.toHaveProperty('over');
    const over = struck({ ...other, ...fallen(4, lost) }, { options });
    expect(turnOf(over)).toMatchObject({ over: 'a', text: 'the losses of Blue have reached those of a beaten army' });
    const ending = over.entries.at(-1)!.events.find(event => event.kind === 'over') as {
      because: readonly { rule: string }[];
    };
    expect(ending.because.map(c => c.rule)).toContain('MBT20-VIC-04');
  });
  describe('MBT20-R-166 a group of AIRCRAFT and ARTILLERY', () => {
    const fires: BattleNote['stands'] = { B8: { subClass: 'ARTn', bg: 2, bghq: true, place: 'off-table' } };
    const leftOut = { options: { 'MBT20-R-166': 'left-out' } };
    test('MBT20-R-166 printed: it must be Fragile too', () =>
      expect(turnOf(struck({ ...fires, ...fallen(1, lost) }))).not.toHaveProperty('over'));
    test('MBT20-R-166 left-out: it is not asked', () =>
      expect(turnOf(struck({ ...fires, ...fallen(1, lost) }, leftOut))).toMatchObject({ over: 'a' }));
    test('MBT20-R-166 left-out: others are', () =>
      expect(turnOf(struck({ ...other, ...fallen(1, lost) }, leftOut))).not.toHaveProperty('over'));
  });
  test('MBT20-VIC-03 two fifths of the army Repulsed', () => {
    const repulsed: StandNote = { status: 'repulsed', everRepulsed: true, at: [30, 40], bg: 2 };
    const near = fallen(9, repulsed);
    expect(
      turnOf(
        struck(
          { ...other, B1: { at: [10, 40], status: 'pinned' }, ...near },
          { options: { 'MBT20-R-62': 'army-threshold' } },
          'draw',
        ),
      ),
    ).toMatchObject({ over: 'a' });
  });
  test('MBT20-R-63 both by the same result: a draw', () => {
    // A mutual engagement at +2: on a draw the owner is Repulsed (his fourth), the target Neutralised (their second).
    const repulsed: StandNote = { status: 'repulsed', everRepulsed: true };
    const match = battle({
      stands: {
        A0: { ...A0, at: [20, 20], grade: 'GRADE+', subClass: 'MBT+' },
        A2: { ...repulsed, at: [40, 4] },
        A3: { ...repulsed, at: [42, 4] },
        A4: { ...repulsed, at: [44, 4] },
        B0: { ...B0, at: [20, 30], subClass: 'MBT-', grade: 'GRADE-' },
        B2: lost,
        B3: { at: [40, 44] },
      },
    });
    order(match, 'a', engage('A0', 'B0'), 'draw');
    expect(standIn(match, 'A0').status).toBe('repulsed');
    expect(turnOf(match)).toMatchObject({ over: 'draw', rule: 'MBT20-R-63' });
  });
  test('MBT20-R-122 a group with nothing left is Fragile', () => {
    const match = struck({
      B0: { subClass: 'MBTn', at: [40, 44], bg: 2, bghq: true },
      B1: { at: [10, 40], bg: 1 },
      ...fallen(0, lost),
    });
    expect(match.state.groups.find(g => g.id === 'b1')!.fragile).toBe('MBT20-R-122');
  });
});

describe('MBT20-R-64 the last turn', () => {
  const ended = (more: Partial<BattleNote>, stands: BattleNote['stands'] = {}) => {
    const match = battle({ round: 2, turn: 8, ...more, stands: { A0, B0, ...stands } });
    order(match, 'a', { verb: 'endRound' });
    return turnOf(match);
  };
  const eight = { state: { turns: 8 } };
  const cases: [string, Partial<BattleNote>, BattleNote['stands'], object | undefined][] = [
    ['MBT20-R-64 none: the battle goes on', { state: { lastFight: 8 } }, {}, undefined],
    ['MBT20-R-64 twelve-turns: not after turn 8', { options: { 'MBT20-R-64': 'twelve-turns' } }, {}, undefined],
    [
      'MBT20-R-64 twelve-turns: after turn 12',
      { options: { 'MBT20-R-64': 'twelve-turns' }, turn: 12 },
      { B1: lost },
      { over: 'a' },
    ],
    [
      'MBT20-R-153 twelve-turns: equal shares Neutralised are a draw, whatever was Repulsed',
      { options: { 'MBT20-R-64': 'twelve-turns' }, turn: 12 },
      { A1: { at: [30, 4], everRepulsed: true } },
      { over: 'draw' },
    ],
    [
      'MBT20-R-153 twelve-turns: consulted only where the scenario has no limit',
      { options: { 'MBT20-R-64': 'twelve-turns' }, turn: 12, state: { turns: 14 } },
      { B1: lost },
      undefined,
    ],
    ['MBT20-R-64 a scenario’s last turn: fewer Neutralised', eight, { B1: lost }, { over: 'a' }],
    ['MBT20-R-64 then fewer Repulsed', eight, { A1: { at: [30, 4], everRepulsed: true } }, { over: 'b' }],
    ['MBT20-R-64 equal: a draw', eight, {}, { over: 'draw' }],
  ];
  for (const [name, more, stands, expected] of cases)
    test(name, () =>
      expected
        ? expect(ended(more, stands)).toMatchObject(expected)
        : expect(ended(more, stands)).not.toHaveProperty('over'),
    );

  const town = (more: Partial<BattleNote['state'] & object>): Partial<BattleNote> => ({
    pieces: [
      { kind: 'MBUA', x: 20, y: 10, width: 6, depth: 6 },
      { kind: 'MBUA', x: 20, y: 34, width: 6, depth: 6 },
    ],
    state: { turns: 8, ...more },
  });
  const hold = town({ gameType: 'attack-defence', attacker: 'b', ending: { kind: 'hold', piece: 'p1' } });
  const scores = town({ ending: { kind: 'towns', pieces: ['p1', 'p2'] } });
  const endings: [string, Partial<BattleNote>, BattleNote['stands'], string][] = [
    ['the attacker needs more stands in the town', hold, { B1: { at: [23, 13] } }, 'b'],
    ['as many are not enough', hold, { B1: { at: [23, 13] }, A1: { at: [25, 15] } }, 'a'],
    ['flights do not count', hold, { B1: { subClass: 'AIRn', posture: 'CAS', at: [23, 13], entered: 1 } }, 'a'],
    ['the town in the enemy’s half counts double', scores, { A1: { at: [23, 37] }, B1: { at: [40, 40] } }, 'a'],
    ['one’s own counts one', scores, { A1: { at: [23, 13] } }, 'a'],
    [
      'a town that both are in counts for nobody; then losses',
      scores,
      { A1: { at: [23, 13] }, B1: { at: [25, 15] }, A2: lost },
      'b',
    ],
    ['equal in everything', scores, {}, 'draw'],
  ];
  for (const [name, more, stands, winner] of endings)
    test(`MBT20-R-64 ${name}`, () => expect(ended(more, stands)).toMatchObject({ over: winner }));
  test('MBT20-R-64 what is told names the piece and counts points', () => {
    const station = town({ gameType: 'attack-defence', attacker: 'b', ending: { kind: 'hold', piece: 'station' } });
    const pieces = [{ id: 'station', kind: 'MBUA', x: 20, y: 10, width: 6, depth: 6 } as const];
    expect(ended({ ...station, pieces })).toMatchObject({
      text: 'the last turn is over; the attacker has not more ground stands in the station',
    });
    expect(ended(scores, { A1: { at: [23, 13] } })).toMatchObject({ text: 'the last turn is over; 1 point to 0' });
  });
  test('MBT20-R-64 stands of Fragile groups do not hold', () => {
    const match = battle({
      round: 2,
      turn: 8,
      ...hold,
      stands: { A0, B0, B1: { at: [23, 13] }, B2: { at: [40, 44], bg: 2, bghq: true } },
    });
    const at = match.state.groups.findIndex(g => g.id === 'b1');
    match.state.groups[at] = { ...match.state.groups[at]!, fragile: 'MBT20-VIC-02' };
    order(match, 'a', { verb: 'endRound' });
    expect(turnOf(match)).toMatchObject({ over: 'a' });
  });
  test('MBT20-R-64 a player may concede at any time', () => {
    const match = battle({ owner: 'b', stands: { A0, B0 } });
    order(match, 'a', { verb: 'concede' });
    expect(turnOf(match)).toMatchObject({ over: 'b', text: 'side a concedes' });
  });
});

describe('MBT20-HSE-19 a scenario that names the losses of its groups', () => {
  const fragileAt = { repulsed: 3, neutralised: 2 };
  const fate = (neutralised: number, repulsed: number) =>
    victoryOf(
      {
        a: { groups: [{ stands: 6, losses: { repulsed, neutralised }, fragile: false, inPlay: true }], fragileAt },
        b: null,
      },
      optionsWith(),
    ).a;
  // biome-ignore format: a case is a line
  const cases: [string, number, number, boolean][] = [
    ['two Neutralised',              2, 0, true],
    ['three Repulsed',               0, 3, true],
    ['MBT20-VIC-02 shares do not count', 1, 0, false],
    ['MBT20-VIC-01 nor of Repulsed', 0, 2, false],
  ];
  for (const [name, neutralised, repulsed, lost] of cases)
    test(`MBT20-HSE-19 ${name}`, () =>
      expect(fate(neutralised, repulsed)).toMatchObject({ armyThreshold: false, lost }));
});
