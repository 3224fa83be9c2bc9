import { answersTo, odds, settle } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { under } from '../../common/book/kit.js';
import { ask, cited, DEFAULTS, told } from '../kit.js';
import type { EngagementFacts, StandFacts } from '../pieces.js';
import { standOf } from '../questions/stand.js';
import { REGISTER } from '../register.js';
import { RULES } from '../rules.js';
import { engagement, resultCodes } from './combat.js';

const { eligibility } = RULES.engaging;

type S = Record<string, unknown>;
const inf = { subClass: 'INFn' };
const infPlus = { subClass: 'INF+' };
const tank = { subClass: 'MBTn', infantryWithin: 3 };
const lone = { subClass: 'MBTn' };
const atm = { subClass: 'INFn', posture: 'ATM' };

describe('the results table', () => {
  const HANDS = ['win', 'draw', 'lose'] as const;
  const row = (type: string, hand: string, choice = 'printed') =>
    [-2, -1, 0, 1, 2].map(column => {
      const cell = told('results-table', { type, column }, { throws: [hand], ...under('MBT20-R-03', choice) }) as S;
      return hand === 'draw' ? `${cell.owner}/${cell.target}` : hand === 'win' ? cell.target : cell.owner;
    });
  // biome-ignore format: the book's own layout
  const rows: [string, string, string, string][] = [
    ['MBT20-RES-01', 'mutual', 'win',  'R P N N N'],
    ['MBT20-RES-02', 'mutual', 'draw', 'P/R P/R P/P R/R R/N'],
    ['MBT20-RES-03', 'mutual', 'lose', 'N N N P R'],
    ['MBT20-RES-04', 'unilateral', 'win',  'R P N N N'],
    ['MBT20-RES-05', 'unilateral', 'draw', '-/- -/- -/P -/R -/D'],
    ['MBT20-RES-06', 'unilateral', 'lose', '- - - - -'],
  ];
  test.each(rows)('%s %s %s: %s', (rule, type, hand, cells) => {
    expect(row(type, hand).join(' ')).toBe(cells);
    expect(cited('results-table', { type, column: 0 }, { throws: [hand] })).toContain(rule);
  });
  test('MBT20-RES-01 to MBT20-RES-06 agree with the tables of the specification', () => {
    const tables = REGISTER.find(e => e.id === 'MBT20-RES-01')!.tables!;
    for (const [i, type] of ['mutual', 'unilateral'].entries())
      for (const [j, hand] of HANDS.entries()) expect(row(type, hand)).toEqual(tables[i]![j + 1]!.slice(1));
  });
  // biome-ignore format: the book's own layout
  test.each([
    ['mutual', 'win', 'P R N N N'], ['mutual', 'draw', 'R/P R/P P/P P/R P/N'], ['mutual', 'lose', 'N N N R P'],
    ['unilateral', 'win', 'P R N N N'], ['unilateral', 'draw', '-/- -/- -/P -/R -/D'], ['unilateral', 'lose', '- - - - -'],
  ])('MBT20-R-03 monotonic: %s %s %s', (type, hand, cells) => expect(row(type, hand, 'monotonic').join(' ')).toBe(cells));
  test('MBT20-R-03 printed and monotonic', () => {
    expect(row('mutual', 'win', 'printed').join(' ')).toBe('R P N N N');
    expect(row('mutual', 'win', 'monotonic').join(' ')).toBe('P R N N N');
  });
  test('MBT20-RES-08 a win is for the opposing stand, MBT20-RES-10 a loss for the owning one', () => {
    expect(told('results-table', { type: 'mutual', column: 0 }, { throws: ['win'] })).toEqual({
      rps: 'win',
      column: 0,
      owner: '-',
      target: 'N',
    });
    expect(told('results-table', { type: 'mutual', column: 0 }, { throws: ['lose'] })).toEqual({
      rps: 'lose',
      column: 0,
      owner: 'N',
      target: '-',
    });
  });
  test('MBT20-RES-09 on a draw the owning stand comes before the stroke', () =>
    expect(told('results-table', { type: 'mutual', column: 2 }, { throws: ['draw'] })).toMatchObject({
      owner: 'R',
      target: 'N',
    }));
  test('MBT20-R-140 GREEN is the third column', () =>
    expect(told('results-table', { type: 'mutual', column: 0 }, { throws: ['draw'] })).toMatchObject({
      owner: 'P',
      target: 'P',
    }));
  test.each([
    [-9, -2],
    [3, 2],
  ])('MBT20-R-04 column %i reads %i', (column, read) => {
    const given = { type: 'unilateral', column };
    expect(told('results-table', given, { throws: ['win'] })).toMatchObject({ column: read });
    expect(cited('results-table', given, { throws: ['win'] })).toContain('MBT20-R-04');
  });
  test('MBT20-HSE-01 each hand has a third', () =>
    expect((told('results-table', { type: 'mutual', column: 0 }) as { p: number }[]).map(o => o.p)).toEqual(
      Array(3).fill(0.3333333333),
    ));
  test.each(['well', 1, null])('MBT20-DIC-04 %s is no hand', hand =>
    expect(told('results-table', { type: 'mutual', column: 0 }, { throws: [hand] })).toBe('throws[0]'),
  );
});

describe('engagement', () => {
  const duel = { owner: tank, target: tank, range: 12 };
  const facts = (given: S): EngagementFacts => {
    const stand = (s: unknown) => standOf(s as never, '', DEFAULTS) as StandFacts;
    return {
      lineOfSight: 'clear',
      ownerArc: 'front',
      targetArc: 'front',
      light: 'day',
      targetIlluminated: false,
      ownerIlluminated: false,
      awc: false,
      targetToBghq: 0,
      ownerGroup: 'mixed',
      segment: null,
      range: 0,
      ...given,
      owner: stand(given.owner),
      target: stand(given.target),
    } as EngagementFacts;
  };
  test('MBT20-ENG-07, MBT20-DIC-03 one RPS decides, with factors and table', () => {
    const ask = engagement(facts(duel), DEFAULTS).next().value;
    expect(ask).toMatchObject({ rule: 'MBT20-ENG-07', hands: { decisive: false } });
    expect(told('engagement', duel, { throws: ['win'] })).toMatchObject({
      rps: 'win',
      target: { state: 'neutralised', removed: true },
      owner: { state: 'steady' },
    });
    expect(told('engagement', duel, { throws: ['draw'] })).toMatchObject({
      rps: 'draw',
      target: { state: 'pinned' },
      owner: { state: 'pinned' },
    });
    expect(told('engagement', duel, { throws: ['lose'] })).toMatchObject({
      rps: 'lose',
      target: { state: 'steady' },
      owner: { state: 'neutralised' },
    });
  });
  test('MBT20-DIC-02 both hands are shown at once: the pair of hands settles it as the owner sees it', () => {
    const settled = settle(engagement(facts(duel), DEFAULTS), [{ a: 'paper', b: 'rock' }]);
    expect(settled).toMatchObject({ value: { result: { rps: 'win' } } });
  });
  test('MBT20-SCL-04 combat knows no dice', () => {
    expect(answersTo(engagement(facts(duel), DEFAULTS).next().value as never)).toEqual(['win', 'draw', 'lose']);
    expect(told('engagement', duel, { throws: [6] })).toBe('throws[0]');
  });
  test('MBT20-SCL-05 in a mutual engagement the engaged stand can hurt the other; MBT20-ENG-06 in a unilateral one it cannot', () => {
    expect(told('engagement', duel, { throws: ['lose'] })).toMatchObject({ owner: { removed: true } });
    expect(told('engagement', { owner: atm, target: tank, range: 12 }, { throws: ['lose'] })).toMatchObject({
      owner: { code: '-', removed: false },
    });
  });
  test('MBT20-ENG-03 it says which it is; MBT20-RES-07 its results are those of the moment', () =>
    expect(told('engagement', { ...duel, owner: { ...tank, state: 'repulsed' } }, { throws: ['draw'] })).toMatchObject({
      type: 'mutual',
      shift: -2,
      owner: { code: 'P', state: 'repulsed' },
      target: { code: 'R', state: 'repulsed', move: 4 },
    }));
  test('MBT20-ENG-01 what the eligibility forbids is refused, and shows no odds', () => {
    expect(told('engagement', { owner: tank, target: inf, range: 1 })).toBe('MBT20-ELG-25');
    expect(ask('engagement', { owner: tank, target: inf, range: 1 })).not.toHaveProperty('odds');
    expect(() => engagement(facts({ owner: tank, target: inf, range: 1 }), DEFAULTS).next()).toThrow('MBT20-ELG-25');
  });
  test('MBT20-HSE-01 the odds are exact', () => {
    const { chances } = odds(() => engagement(facts(duel), DEFAULTS));
    expect(chances.map(c => [c.ways, c.of])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
  });
  test('everything that bore on it is cited, in order', () => {
    const given = {
      owner: { ...infPlus, grade: 'GRADE+' },
      target: { ...lone, mode: 'STATIC', state: 'pinned' },
      range: 4,
    };
    expect(cited('engagement', given, { throws: ['draw'] })).toEqual([
      'MBT20-ELG-05',
      'MBT20-ENG-06',
      'MBT20-TF-02',
      'MBT20-TF-03',
      'MBT20-TF-04',
      'MBT20-TF-05',
      'MBT20-R-04',
      'MBT20-RES-05',
      'MBT20-R-05',
      'MBT20-RES-11',
    ]);
  });
  test('MBT20-R-90 the ask says whether hands are shown or drawn', () => {
    const hand = (choice: string) => engagement(facts(duel), { ...DEFAULTS, 'MBT20-R-90': choice }).next().value;
    expect(hand('secret-choice')).toMatchObject({ hands: { random: false } });
    expect(hand('random')).toMatchObject({ hands: { random: true } });
  });
  test('the codes can be read by themselves', () => {
    expect(resultCodes('unilateral', 7, 'draw', DEFAULTS)).toMatchObject({ owner: '-', target: 'D' });
    expect(eligibility(facts(duel), DEFAULTS)).toMatchObject({ type: 'mutual', line: 'MBT20-ELG-24' });
  });
});
