import { describe, expect, test } from 'vitest';
import { type Case, cited, DEFAULTS, told, under } from '../kit.js';
import { isDrawn } from './victory.js';

describe('victory', () => {
  const INSTEAD = under('IGR-R-89', 'instead');
  const lost = (...reasons: string[]) => ({ lost: reasons.length > 0, reasons });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-VIC-01 a third, rounded up: 10 gives 4',         { battleLine: 10, battleLineBroken: 3 }, { threshold: 4, ...lost() }],
    ['IGR-VIC-01 the fourth is enough',                    { battleLine: 10, battleLineBroken: 4 }, { threshold: 4, ...lost('third') }],
    ['IGR-VIC-01 12 gives 4',                              { battleLine: 12 }, { threshold: 4 }],
    ['IGR-VIC-01 5 gives 2',                               { battleLine: 5, battleLineBroken: 2 }, { threshold: 2, ...lost('third') }],
    ['IGR-VIC-01 1 gives 1',                               { battleLine: 1 }, { threshold: 1, ...lost() }],
    ['IGR-VIC-01 nobody at all is broken',                 { battleLine: 10, battleLineBroken: 0, keyBroken: 0, lines: 2, lastLineBroken: 0 }, lost()],
    ['IGR-VIC-02 a key vignette',                          { battleLine: 12, keyBroken: 1 }, lost('key')],
    ['IGR-VIC-03 the General',                             { battleLine: 12, generalBroken: true }, lost('general')],
    ['IGR-VIC-04 any of the last line',                    { battleLine: 12, lines: 2, lastLineBroken: 1 }, lost('last-line')],
    ['IGR-VIC-04 not of the others',                       { battleLine: 12, battleLineBroken: 1, lines: 2 }, lost()],
    ['all reasons, in their order',                        { battleLine: 3, battleLineBroken: 1, keyBroken: 1, generalBroken: true, lines: 3, lastLineBroken: 2 }, lost('third', 'key', 'general', 'last-line')],
    ['IGR-R-89 in-addition: the third counts in several lines', { battleLine: 6, battleLineBroken: 2, lines: 2 }, lost('third')],
    ['IGR-R-89 instead: it does not',                      { battleLine: 6, battleLineBroken: 6, lines: 2 }, lost(), INSTEAD],
    ['IGR-R-89 instead: in one line it does',              { battleLine: 6, battleLineBroken: 2 }, lost('third'), INSTEAD],
    ['IGR-R-89 instead: the others stay',                  { battleLine: 6, battleLineBroken: 2, lines: 2, keyBroken: 1, generalBroken: true, lastLineBroken: 1 }, lost('key', 'general', 'last-line'), INSTEAD],
    ['more broken than there were',                        { battleLine: 2, battleLineBroken: 3 }, 'given.battleLineBroken'],
    ['a last line where there is one',                     { battleLine: 2, lastLineBroken: 1 }, 'given.lastLineBroken'],
    ['an army of nobody',                                  { battleLine: 0 }, 'given.battleLine'],
    ['no line at all',                                     { battleLine: 2, lines: 0 }, 'given.lines'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = told('victory', given, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });
  test('each reason is cited by its rule', () => {
    const all = { battleLine: 3, battleLineBroken: 1, keyBroken: 1, generalBroken: true, lines: 3, lastLineBroken: 2 };
    expect(cited('victory', all)).toEqual(['IGR-VIC-01', 'IGR-VIC-02', 'IGR-VIC-03', 'IGR-VIC-04']);
    expect(cited('victory', { battleLine: 3 })).toEqual([]);
  });
  test('IGR-R-92 none and 40', () => {
    const drawn = (turns: number, choice: string) => isDrawn(turns, { ...DEFAULTS, 'IGR-R-92': choice });
    expect([drawn(40, 'none'), drawn(4000, 'none')]).toEqual([false, false]);
    expect([drawn(39, '40'), drawn(40, '40')]).toEqual([false, true]);
  });
});
