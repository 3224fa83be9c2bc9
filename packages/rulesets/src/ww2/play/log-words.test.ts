import { seatAt, told } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { ww2 } from '../index.js';
import { battle, heard, order, outcome, skipTo, type Written } from './kit.js';

const FAR: Written = ['panzer-4', 8000, 8000];

describe('WW2-CP-02 to WW2-CP-09: how command points come about is told', () => {
  // biome-ignore format: a case a line
  test.each<[string, string, object, number[], string]>([
    ['WW2-CP-04 grade C', 'C', {}, [6, 3, 5], 'has 8 command points: 3 + 5 of 3, 5, 6 (grade C, the lowest two count)'],
    ['WW2-CP-03 grade B', 'B', {}, [6, 1], 'has 7 command points: 1 + 6 (grade B)'],
    ['WW2-CP-07 radio', 'B', { radio: true }, [6, 1, 3], 'has 9 command points: 1 + 6 (grade B), radio +2'],
    ['WW2-CP-08 mobile', 'B', { doctrine: 'mobile' }, [6, 1], 'has 9 command points: 1 + 6 (grade B), mobile +2'],
    ['WW2-CP-09 cautious', 'B', { doctrine: 'cautious' }, [6, 1], 'has 5 command points: 1 + 6 (grade B), cautious −2'],
  ])('%s', (_, grade, group, dice, wanted) => {
    const groups = { A1: [['sherman', 1000, 1000] as Written], B1: [['panzer-4', 8000, 8000, { grade }] as Written] };
    const match = battle({ groups, group: { B1: group }, dice });
    order(match, { verb: 'endTurn' });
    expect(heard(match, 'a').join('\n')).toContain(wanted);
  });
});

test('WW2-CP-20: a march says what it cost', () => {
  const match = battle({ groups: { A1: [['sherman', 1000, 1000]], B1: [FAR] }, phase: 'march' });
  order(match, { verb: 'march', stand: 'A1.1', others: [], mode: 'column', path: [{ x: 1000, y: 2000 }], facing: 0 });
  expect(told(match, match.entries.at(-1)!, 'b')[0]).toMatchObject({
    text: 'A1.1 pays 3 CP to march',
    because: [{ rule: 'WW2-CP-20' }],
  });
});

describe('who may march', () => {
  const groups = { A1: [['sherman', 1000, 1000], ['sherman', 1300, 4000]] as Written[], B1: [['IG', 1300, 5000]] as Written[] }; // biome-ignore format: one line
  const openTo = (cp: number) => {
    const match = battle({ groups, phase: 'march', cp });
    return ww2.face
      .menu(seatAt(match, 'a') as never)
      .flatMap(({ verb, stand, closed }) => (verb === 'march' ? [[stand, closed?.rule]] : []));
  };
  test('WW2-MOV-09: nobody who has an enemy within 2000m where he stands', () =>
    expect(openTo(10)).toEqual([
      ['A1.1', undefined],
      ['A1.2', 'WW2-MOV-09'],
    ]));
  test('WW2-CP-20: nobody whose group cannot pay', () => expect(openTo(2)[0]).toEqual(['A1.1', 'WW2-CP-12']));
  test.each([
    [[], ['By itself']],
    [['A1.2'], ['Abreast, side by side', 'In column, behind the leader']],
  ])('WW2-SEQ-08: with %j along it is asked how', (others, labels) => {
    const match = battle({ groups, phase: 'march' });
    const sofar = { verb: 'march', stand: 'A1.1', others };
    const found = ww2.face.gesture(seatAt(match, 'a') as never, 'mode', sofar as never);
    expect((found as unknown as { among: { label: string }[] }).among.map(({ label }) => label).sort()).toEqual(labels);
  });
  test('WW2-MOV-09: who is too near is not asked along', () => {
    const match = battle({ groups, phase: 'march' });
    const asked = ww2.face.gesture(seatAt(match, 'a') as never, 'others', { verb: 'march', stand: 'A1.1' } as never);
    expect(asked).toMatchObject({ among: [] });
  });
});

describe('the end of groups', () => {
  const KILLS = [2, 2, 6, 1, 6, 6];
  const PANZER: Written = ['panzer-4', 1000, 1900];
  const shoot = (...groups: Written[][]) => shootAt([PANZER], ...groups);
  const shootAt = (stands: Written[], ...groups: Written[][]) => {
    const others = Object.fromEntries(groups.map((stands, i) => [`B${i + 2}`, stands]));
    const match = battle({
      groups: { A1: [['sherman', 1000, 1000]], B1: stands, ...others },
      dice: KILLS,
    });
    order(match, { verb: 'fire', stand: 'A1.1', target: 'B1.1' });
    return match;
  };
  const FAR_OFF: Written[][] = [[['IG', 7000, 8000]], [['IG', 8000, 8000]]];
  test.each<[string, Written[], string]>([
    ['WW2-R-89', [PANZER], 'nothing is left of it'],
    ['WW2-R-146', [PANZER, ['LB']], 'nothing is left of what it had on the table'],
  ])('%s: a group has failed by that where of %j one is destroyed', (rule, stands, text) => {
    const match = shootAt(stands, ...FAR_OFF);
    const line = told(match, match.entries.at(-1)!, 'a').find(one => one.text.endsWith('has failed'));
    expect(line?.because).toEqual([{ rule, text }]);
  });
  test('WW2-R-129: nothing is told after the end, and nobody counts command points', () => {
    const match = shoot();
    expect(match.state.over?.winner).toBe('a');
    const look = { view: match.state, viewer: 'a', options: match.options } as const;
    expect(ww2.face.scene(look as never).status.scores[0]!.lines).toEqual([
      'A1 group: 0 destroyed, 0 repulsed, 0 pinned',
    ]);
    expect(heard(match, 'a').at(-1)).toContain('have failed');
  });
  test('WW2-MOR-04: who stands at its own edge leaves, and nobody halted it', () => {
    const groups = { A1: [['sherman', 1000, 125]] as Written[], A2: [['IG', 4000, 500]] as Written[], A3: [['IG', 5000, 500]] as Written[], B1: [FAR] }; // biome-ignore format: one line
    const match = battle({ groups, group: { A1: { failed: true, everFailed: true } }, phase: 'retreat' });
    order(match, { verb: 'retreatAll' });
    expect(heard(match, 'a').filter(line => line.startsWith('A1.1'))).toEqual(['A1.1 leaves the table']);
  });
});

test.each([
  [373, 'A1.1 moves 373m'],
  [499, 'A1.1 moves 499m'],
  [500, 'A1.1 moves 500m'],
])('WW2-MOV-07: a move of %dm is told as it was measured', (metres, told) => {
  const match = battle({ groups: { A1: [['IG', 1000, 1000]], B1: [FAR] } });
  skipTo(match, 'tactical');
  order(match, { verb: 'move', stand: 'A1.1', path: [{ x: 1000, y: 1000 + metres }], facing: 0 });
  expect(heard(match, 'a')).toContain(told);
});

test('WW2-MOV-07: a move that is a metre too long says so', () => {
  const match = battle({ groups: { A1: [['IG', 1000, 1000]], B1: [FAR] } });
  skipTo(match, 'tactical');
  expect(outcome(match, { verb: 'move', stand: 'A1.1', path: [{ x: 1000, y: 1501 }], facing: 0 })).toBe('WW2-MOV-07');
});

describe('WW2-R-139: what is told of a march that an obstacle halts', () => {
  const work = { id: 'obstacle 1', x: 2600, y: 2100, facing: 0, kind: 'anti-tank', declared: false } as const;
  /** Two in column, and how far their leader is to go. */
  function marched(to: number, ...replies: string[]): string[] {
    const groups = { A1: [['sherman', 2000, 1000], ['sherman', 2000, 700]] as Written[], B1: [FAR] }; // biome-ignore format: one line
    const match = battle({ groups, phase: 'march', state: { obstacles: [work], defender: 'b' } });
    const path = [{ x: 2000, y: to }];
    order(match, { verb: 'march', stand: 'A1.1', others: ['A1.2'], mode: 'column', path, facing: 0 }, ...replies);
    return heard(match, 'a').slice(1);
  }
  const FOUND = ['A1.1 marches 500m', 'A1.2 marches 500m', 'obstacle 1 is an anti-tank obstacle'];
  // biome-ignore format: a case a line
  test.each<[string, number, string[], string[]]>([
    ['who goes on does not march anew', 2400, ['on'], [...FOUND, 'A1.1 goes on 900m', 'A1.2 goes on 900m']],
    ['who stops is not told again', 2400, ['stop'], FOUND],
    ['who was at the end of his way has nothing left to go', 1500, ['on'], FOUND],
  ])('%s', (_, to, replies, wanted) => expect(marched(to, ...replies)).toEqual(wanted));
});

test('WW2-R-32: who only turns is not told to move 0m', () => {
  const match = battle({ groups: { A1: [['IG', 1000, 1000]], B1: [FAR] } });
  order(match, { verb: 'move', stand: 'A1.1', path: [], facing: 900 });
  expect(heard(match, 'a')).toContain('A1.1 turns on the spot');
});
