import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';
import { stillLinked } from './links.js';

const him = 'HIM-III-RA';
const inLine = (...members: unknown[]) => ({ type: 'in-line', members });
const support = (...members: unknown[]) => ({ type: 'support', members });

describe('link', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-LNK-01 two kinds of link and no third',        { type: 'column', members: [him, him] }, 'given.type'],
    ['IGR-LNK-02 RA with IA in line',                    inLine(him, 'HIM-III-IA'), 'IGR-LNK-02'],
    ['IGR-LNK-02 RA with IA in support',                 support(him, 'HIM-III-IA'), 'IGR-LNK-02'],
    ['IGR-LNK-02 wherever in the line',                  inLine(him, him, 'HIM-III-IA'), 'IGR-LNK-02'],
    ['IGR-LNK-03 side by side',                          inLine(him, him), { type: 'in-line', turn: 22.5, good: 1, bad: 0.5, pivot: 'corner', combatPenalty: true, mergedInCombat: false, countsAs: 2 }],
    ['IGR-LNK-03 one alone is no link',                  inLine(him), 'IGR-LNK-03'],
    ['IGR-LNK-03 nobody neither',                        inLine(), 'IGR-LNK-03'],
    ['IGR-LNK-04 the turn is divided by their number',   inLine(him, him, him, him, him), { turn: 9 }],
    ['IGR-LNK-04 also of those who turn farther',        inLine('LIN-III-RA', 'LIN-III-RA', 'LIN-III-RA'), { turn: 30, pivot: 'centre', combatPenalty: false }],
    ['IGR-LNK-06 HIP in line may not turn',              inLine('HIP-III-RA', 'HIP-III-RA'), { turn: 0, pivot: 'none', good: 1 }],
    ['IGR-LNK-06 one HIP stops all',                     inLine(him, 'HIP-III-RA'), { turn: 0, pivot: 'none' }],
    ['IGR-LNK-06 not in a Support Link',                 support('HIP-III-RA', 'HIP-III-RA'), { turn: 45, pivot: 'corner' }],
    ['IGR-LNK-07 one directly behind another',           support(him, him), { type: 'support', turn: 45, good: 1, bad: 0.5, pivot: 'corner', mergedInCombat: true, countsAs: 2 }],
    ['IGR-LNK-07 one alone is no link',                  support(him), 'IGR-LNK-07'],
    ['IGR-LNK-07 nor are three',                         support(him, him, him), 'IGR-LNK-07'],
    ['IGR-LNK-02 comes before the third of IGR-LNK-07',  support(him, him, 'HIM-III-IA'), 'IGR-LNK-02'],
    ['IGR-LNK-09 a pair is merged in combat; IGR-R-25 a line is not', inLine(him, him), { mergedInCombat: false }],
    ['IGR-R-24 foot: both FOOT',                         support('LIW-III-RA', 'VLI-III-RA'), { type: 'support' }],
    ['IGR-R-24 foot: no horse',                          support('HCC-III-RA', 'HCC-III-RA'), 'IGR-R-24'],
    ['IGR-R-24 foot: nor behind foot',                   support(him, 'HCC-III-RA'), 'IGR-R-24'],
    ['IGR-R-24 foot: nor in front of it',                support('ART-III-RA', him), 'IGR-R-24'],
    ['IGR-R-24 foot: lines of horse are free',           inLine('HCC-III-RA', 'HCC-III-RA'), { turn: 45, pivot: 'centre' }],
    ['IGR-R-24 any: horse too',                          support('HCC-III-RA', 'ELE-III-RA'), { turn: 45 }, under('IGR-R-24', 'any')],
    ['IGR-R-24 close-foot: both HI',                     support('HIW-III-RA', 'HIN-III-RA'), { type: 'support' }, under('IGR-R-24', 'close-foot')],
    ['IGR-R-24 close-foot: no LI',                       support(him, 'LIW-III-RA'), 'IGR-R-24', under('IGR-R-24', 'close-foot')],
    ['IGR-R-30 the lowest rates of all',                 inLine('LSC-III-RA', 'VLI-III-RA'), { turn: 90, good: 1.5, bad: 1, pivot: 'centre', combatPenalty: true }],
    ['IGR-R-30 one who wheels makes all wheel',          inLine('LSC-III-RA', him), { turn: 22.5, good: 1, bad: 0.5, pivot: 'corner' }],
    ['IGR-R-31 slow-row: guns wheel',                    inLine('(ART-III-RA) light', '(ART-III-RA) light'), { turn: 22.5, good: 1, pivot: 'corner' }],
    ['IGR-R-31 by-weight: light guns turn on the spot',  inLine('(ART-III-RA) light', '(ART-III-RA) light'), { turn: 45, good: 1.5, pivot: 'centre' }, under('IGR-R-31', 'by-weight')],
    ['IGR-BAS-09 attached artillery counts',             inLine(him, '(HIM-III-RA)+AA(EII)'), { countsAs: 3 }],
    ['IGR-MF-17 of its members first',                   inLine('LIS-V-RA'), 'IGR-MF-17'],
    ['a member that is none',                            inLine(him, 'nobody'), 'given.members[1]'],
    ['a member as an object that is none',               inLine({ class: 'HIM', army: 'X' }), 'given.members[0].army'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    if (typeof wanted === 'string') expect(told('link', given, how)).toBe(wanted);
    else expect(told('link', given, how)).toMatchObject(wanted as object);
  });
  test('what is cited', () => {
    expect(cited('link', inLine(him, him))).toEqual(['IGR-MOV-06', 'IGR-LNK-04']);
    expect(cited('link', inLine('HIP-III-RA', him))).toEqual(['IGR-MOV-06', 'IGR-MOV-06', 'IGR-LNK-04', 'IGR-LNK-06']);
    expect(cited('link', support(him, 'LIN-III-RA'))).toEqual(['IGR-MOV-06', 'IGR-MOV-05', 'IGR-LNK-07', 'IGR-R-30']);
    expect(cited('link', inLine('ELE-III-RA', 'ELE-III-RA'))).toEqual(['IGR-MOV-04', 'IGR-LNK-04']);
  });
});

// biome-ignore format: one line a case
test.each([
  ['abcde', 'c', ['ab', 'de']], ['abcde', 'b', ['cde']], ['abc', 'b', []], ['abc', 'a', ['bc']], ['abc', '', ['abc']], ['abcd', 'ad', ['bc']], ['ab', 'ab', []],
])('IGR-R-26 %s without %s: %j stay linked', (members, left, wanted) =>
  expect(stillLinked([...members], m => left.includes(m)).map(run => run.join(''))).toEqual(wanted));
