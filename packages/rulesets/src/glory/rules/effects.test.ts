import { describe, expect, test } from 'vitest';
import { ask, type How, thrown } from '../kit.js';

/** An answer lists every row that bore on it, with its effect: what players add up is what the rules added up. */
type S = Record<string, unknown>;
function answered(question: string, given: S, how: How = {}): { result: S; effects: [string, string][] } {
  const answer = ask(question, given, how);
  if (!answer.ok) return expect.fail(JSON.stringify(answer));
  const effects = answer.because.flatMap(c => (c.effect === undefined ? [] : [[c.rule, c.effect] as [string, string]]));
  return { result: answer.result as S, effects };
}
const sumOf = (effects: readonly [string, string][], topic: RegExp): number =>
  effects.filter(([rule]) => topic.test(rule)).reduce((sum, [, effect]) => sum + Number(effect), 0);

describe('effects add up to what was found', () => {
  const him = (epoch: string) => `(HIM-III-RA)E${epoch}`;
  const shots: S[] = [
    { shooter: him('V'), target: '(LSC-III-RA)', distance: 1 },
    { shooter: him('IV'), target: '(HIM-III-RA)EII', distance: 1, shooterInBadGoing: true },
    { shooter: '(ART-III-RA)EIV heavy', target: '(LIW-III-RA)', distance: 16 },
    { shooter: him('II'), target: '(HCC-III-RA)', reason: 'contact', targetMovedIntoContact: true },
  ];
  test.each(shots)('IGR-SM shoot %j', given => {
    const { result, effects } = answered('shoot', given, thrown(3));
    expect(sumOf(effects, /IGR-SM-/)).toBe(result.modifier);
    for (const [, effect] of effects.filter(([rule]) => /IGR-SM-/.test(rule))) expect(effect).toMatch(/^[+-]\d$/);
  });
  test('IGR-SM each with its own figure', () => {
    const { effects } = answered('shoot', shots[0]!, thrown(3));
    expect(effects.slice(0, 3)).toEqual([
      ['IGR-SM-01', '+2'],
      ['IGR-SM-02', '+2'],
      ['IGR-SM-08', '-2'],
    ]);
  });

  test.each(['LIW-V-IA', 'LIW-IV-IA', 'LIW-II-IA', 'HIM-IV-RA', 'HIM-V-RA', 'HIM-III-RA'])('IGR-INI %s', troop => {
    const { result, effects } = answered('initiative', { troops: [troop] }, thrown(6));
    const modifiers = effects.filter(([rule]) => /IGR-INI-1[0-4]/.test(rule));
    expect(sumOf(modifiers, /./)).toBe(result.modifier);
    for (const [, effect] of modifiers) expect(effect).toMatch(/^[+-]\d$/);
  });

  const costs: S[] = [
    { troops: ['LIW-II-IA', 'LIW-III-IA'], distance: 9, lineOfSight: false, crossing: true },
    { troops: ['ART-IV-RA'], distance: 4 },
    { troops: ['HIM-III-RA'] },
  ];
  test.each(costs)('IGR-ACT activation-cost %j', given => {
    const { result, effects } = answered('activation-cost', given);
    const counted = effects.filter(([rule]) => rule !== 'IGR-ACT-05');
    expect(sumOf(counted, /./)).toBe(result.cost);
    for (const [, effect] of counted.slice(1)) expect(effect).toMatch(/^[+-]\d$/);
  });
  test('IGR-ACT-05 the floor is told as it is', () =>
    expect(answered('activation-cost', { troops: ['HIM-V-RA'] }).effects).toEqual([
      ['IGR-ACT-02', '1'],
      ['IGR-ACT-11', '-1'],
      ['IGR-ACT-05', '1'],
    ]));

  test.each([1, 2, 3, 4, 5, 6])('IGR-APD a %d', die => {
    const { result, effects } = answered('activation-points', { base: 9 }, thrown(die));
    expect(sumOf(effects, /IGR-APD-/)).toBe((result.points as number) - 9);
    expect(effects[0]![1]).toMatch(/^(0|[+-]\d)$/);
  });

  test('IGR-MM what is added in melee has its sign', () => {
    const active = {
      troop: '(HIS-III-RA)',
      overlappedBy: ['(HIN-III-RA)', '(HIN-III-RA)'],
      uphill: true,
    };
    const opponent = { troop: '(HIW-III-IA)', defences: true };
    const { effects } = answered('melee', { active, opponent }, { throws: [3], options: { 'IGR-FLD-01': 'on' } });
    expect(effects.filter(([rule]) => /IGR-MM|IGR-R-13|IGR-FLD/.test(rule))).toEqual([
      ['IGR-MM-06', '-2'],
      ['IGR-R-13', '+1'],
      ['IGR-FLD-04', '-1'],
      ['IGR-MM-03', '-1'],
      ['IGR-MM-03', '-1'],
      ['IGR-MM-08', '+2'],
    ]);
  });
});
