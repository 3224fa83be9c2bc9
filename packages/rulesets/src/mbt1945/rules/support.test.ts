import { describe, expect, test } from 'vitest';
import { cited, type How, told, under } from '../kit.js';

type S = Record<string, unknown>;
const battery = { subClass: 'ARTn', posture: 'OTF' };
const cba = { subClass: 'ARTn', posture: 'CBA' };
const inf = { subClass: 'INFn' };
const free = under('MBT45-R-75', 'free');
const CFE = under('MBT45-OPT-02', 'on');
const screen = (turnsLeft: number | null, blocksSight = true) => ({
  width: 2,
  depth: 2,
  blocksSight,
  turnsLeft,
  removedAt: 'end-of-turn',
});
const zone = (diameter: number, turnsLeft: number | null) => ({ diameter, turnsLeft, removedAt: 'end-of-turn' });

describe('smoke', () => {
  type C = [name: string, given: S, wanted: unknown, rules?: string[], how?: How];
  // biome-ignore format: one line a case
  const cases: C[] = [
    ['MBT45-SMK-01 OTF makes a screen of 2" by 2"',        { stand: battery }, screen(1), ['MBT45-SMK-01']],
    ['MBT45-SMK-01 other ARTILLERY does not',              { stand: cba }, 'MBT45-SMK-01'],
    ['MBT45-SMK-02 the area is a target: within 24"',      { stand: battery, targetToBghq: 24 }, screen(1), ['MBT45-SMK-02']],
    ['MBT45-SMK-02 not beyond: MBT45-ORG-05',              { stand: battery, targetToBghq: 24.1 }, 'MBT45-ORG-05'],
    ['MBT45-SMK-02 not beyond: MBT45-ORG-06',              { stand: battery, targetToBghq: 24.1, ownerGroup: 'air-artillery' }, 'MBT45-ORG-06'],
    ['MBT45-ORG-06 within 24" of any BGHQ',                { stand: battery, targetToBghq: 24, ownerGroup: 'air-artillery' }, screen(1)],
    ['MBT45-SMK-03 INFn',                                  { stand: inf }, screen(null), ['MBT45-SMK-03']],
    ['MBT45-SMK-03 INF+',                                  { stand: { subClass: 'INF+' } }, screen(null)],
    ['MBT45-SMK-03 CFE, as INFn',                           { stand: { subClass: 'CFE' } }, screen(null), [], CFE],
    ['MBT45-SMK-03 ARMOUR',                                { stand: { subClass: 'MBT-' } }, screen(null)],
    ['MBT45-SMK-03 not INF-',                              { stand: { subClass: 'INF-' } }, 'MBT45-SMK-03'],
    ['MBT45-SMK-03 not AIRCRAFT',                          { stand: { subClass: 'AIRn', posture: 'CAS' } }, 'MBT45-SMK-03'],
    ['MBT45-SMK-03 a unit is not bound to the 24"',        { stand: inf, targetToBghq: 99 }, screen(null)],
    ['MBT45-SMK-04 removed at the end of the turn',        { stand: inf }, screen(null), ['MBT45-SMK-04']],
    ['MBT45-SMK-06 two turns of fire',                     { stand: battery, turnsUsed: 1 }, screen(0)],
    ['MBT45-SMK-06 no third',                              { stand: battery, turnsUsed: 2 }, 'MBT45-SMK-06'],
    ['MBT45-SMK-06 a unit has no such limit',              { stand: inf, turnsUsed: 9 }, screen(null)],
    ['MBT45-SMK-07 unless attacker and defender',          { stand: battery, turnsUsed: 9, attackerDefender: true }, screen(null), ['MBT45-SMK-07']],
    ['MBT45-R-77 on whichever side: no side is asked for', { stand: battery, turnsUsed: 9, attackerDefender: true, side: 'attacker' }, 'given.side'],
    ['MBT45-AWC-03 useless in AWC',                        { stand: inf, awc: true }, screen(null, false), ['MBT45-AWC-03']],
    ['MBT45-R-75 instead-of-engaging',                     { stand: { ...inf, hasEngaged: true } }, 'MBT45-R-75', [], under('MBT45-R-75', 'instead-of-engaging')],
    ['MBT45-R-75 free',                                    { stand: { ...inf, hasEngaged: true } }, screen(null), [], free],
    ['MBT45-R-75 free: a battery too',                     { stand: { ...battery, hasEngaged: true } }, screen(1), [], free],
    ['MBT45-R-74 touching its base',                       { stand: inf, distance: 0.05 }, screen(null)],
    ['MBT45-R-74 no farther off',                          { stand: inf, distance: 0.06 }, 'MBT45-R-74'],
    ['MBT45-R-74 a battery reaches anywhere',              { stand: battery, distance: 99 }, screen(1)],
  ];
  test.each(cases)('%s', (_, given, wanted, rules, how) => {
    expect(told('smoke', given, how)).toEqual(wanted);
    expect(cited('smoke', given, how)).toEqual(expect.arrayContaining(rules ?? []));
  });
  test('MBT45-SMK-07 is not cited for a unit', () =>
    expect(cited('smoke', { stand: inf, attackerDefender: true })).not.toContain('MBT45-SMK-07'));
});

describe('illumination', () => {
  type C = [name: string, given: S, wanted: unknown, rules?: string[], how?: How];
  // biome-ignore format: one line a case
  const cases: C[] = [
    ['MBT45-ILL-01 OTF lights a zone 2" across',           { stand: battery }, zone(2, 1), ['MBT45-ILL-01']],
    ['MBT45-ILL-01 other ARTILLERY does not',              { stand: cba }, 'MBT45-ILL-01'],
    ['MBT45-ILL-02 the area is a target: within 24"',      { stand: battery, targetToBghq: 24 }, zone(2, 1), ['MBT45-ILL-02']],
    ['MBT45-ILL-02 not beyond: MBT45-ORG-05',              { stand: battery, targetToBghq: 24.1 }, 'MBT45-ORG-05'],
    ['MBT45-ILL-02 not beyond: MBT45-ORG-06',              { stand: battery, targetToBghq: 24.1, ownerGroup: 'air-artillery' }, 'MBT45-ORG-06'],
    ['MBT45-ORG-06 within 24" of any BGHQ',                { stand: battery, targetToBghq: 24, ownerGroup: 'air-artillery' }, zone(2, 1)],
    ['MBT45-ILL-03 INFn lights a zone 1" across',          { stand: inf }, zone(1, null), ['MBT45-ILL-03']],
    ['MBT45-ILL-03 INF+',                                  { stand: { subClass: 'INF+' } }, zone(1, null)],
    ['MBT45-ILL-03 CFE, as INFn',                           { stand: { subClass: 'CFE' } }, zone(1, null), [], CFE],
    ['MBT45-ILL-03 not INF-',                              { stand: { subClass: 'INF-' } }, 'MBT45-ILL-03'],
    ['MBT45-ILL-03 not ARMOUR',                            { stand: { subClass: 'MBTn' } }, 'MBT45-ILL-03'],
    ['MBT45-ILL-03 not AIRCRAFT',                          { stand: { subClass: 'AIRn', posture: 'CAS' } }, 'MBT45-ILL-03'],
    ['MBT45-ILL-06 two turns of fire',                     { stand: battery, turnsUsed: 1 }, zone(2, 0)],
    ['MBT45-ILL-06 no third',                              { stand: battery, turnsUsed: 2 }, 'MBT45-ILL-06'],
    ['MBT45-ILL-07 unless attacker and defender',          { stand: battery, turnsUsed: 9, attackerDefender: true }, zone(2, null), ['MBT45-ILL-07']],
    ['MBT45-R-75 instead-of-engaging',                     { stand: { ...battery, hasEngaged: true } }, 'MBT45-R-75', [], under('MBT45-R-75', 'instead-of-engaging')],
    ['MBT45-R-75 free',                                    { stand: { ...battery, hasEngaged: true } }, zone(2, 1), [], free],
    ['MBT45-R-76 within 4" of its base',                   { stand: inf, distance: 4 }, zone(1, null)],
    ['MBT45-R-76 no farther',                              { stand: inf, distance: 4.1 }, 'MBT45-R-76'],
    ['MBT45-R-76 a battery reaches anywhere',              { stand: battery, distance: 99 }, zone(2, 1)],
    ['MBT45-R-76 gone at the end of the turn',             { stand: inf }, { diameter: 1, turnsLeft: null, removedAt: 'end-of-turn' }],
    ['MBT45-ILL-05 also in AWC',                           { stand: inf, awc: true }, zone(1, null)],
  ];
  test.each(cases)('%s', (_, given, wanted, rules, how) => {
    expect(told('illumination', given, how)).toEqual(wanted);
    expect(cited('illumination', given, how)).toEqual(expect.arrayContaining(rules ?? []));
  });
  test('MBT45-ILL-07 is not cited for a unit', () =>
    expect(cited('illumination', { stand: inf, attackerDefender: true })).not.toContain('MBT45-ILL-07'));
});
