import { describe, expect, test } from 'vitest';
import { type How, under } from '../../../../packages/rulesets/src/common/book/kit.js';
import type { BookTried } from './tried.js';

type S = Record<string, unknown>;

/** `lit`: how far, in inches, a stand on the table throws light. */
export function supportTables({ prefix: b, cited, told, engineer }: BookTried, lit: number): void {
  const battery = { subClass: 'ARTn', posture: 'OTF' };
  const cba = { subClass: 'ARTn', posture: 'CBA' };
  const inf = { subClass: 'INFn' };
  const free = under(`${b}-R-75`, 'free');
  const FE = under(`${b}-OPT-02`, 'on');
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
      [`${b}-SMK-01 OTF makes a screen of 2" by 2"`,        { stand: battery }, screen(1), [`${b}-SMK-01`]],
      [`${b}-SMK-01 other ARTILLERY does not`,              { stand: cba }, `${b}-SMK-01`],
      [`${b}-SMK-02 the area is a target: within 24"`,      { stand: battery, targetToBghq: 24 }, screen(1), [`${b}-SMK-02`]],
      [`${b}-SMK-02 not beyond: ${b}-ORG-05`,              { stand: battery, targetToBghq: 24.1 }, `${b}-ORG-05`],
      [`${b}-SMK-02 not beyond: ${b}-ORG-06`,              { stand: battery, targetToBghq: 24.1, ownerGroup: 'air-artillery' }, `${b}-ORG-06`],
      [`${b}-ORG-06 within 24" of any BGHQ`,                { stand: battery, targetToBghq: 24, ownerGroup: 'air-artillery' }, screen(1)],
      [`${b}-SMK-03 INFn`,                                  { stand: inf }, screen(null), [`${b}-SMK-03`]],
      [`${b}-SMK-03 INF+`,                                  { stand: { subClass: 'INF+' } }, screen(null)],
      [`${b}-SMK-03 ${engineer}, as INFn`,                           { stand: { subClass: engineer } }, screen(null), [], FE],
      [`${b}-SMK-03 ARMOUR`,                                { stand: { subClass: 'MBT-' } }, screen(null)],
      [`${b}-SMK-03 not INF-`,                              { stand: { subClass: 'INF-' } }, `${b}-SMK-03`],
      [`${b}-SMK-03 not AIRCRAFT`,                          { stand: { subClass: 'AIRn', posture: 'CAS' } }, `${b}-SMK-03`],
      [`${b}-SMK-03 a unit is not bound to the 24"`,        { stand: inf, targetToBghq: 99 }, screen(null)],
      [`${b}-SMK-04 removed at the end of the turn`,        { stand: inf }, screen(null), [`${b}-SMK-04`]],
      [`${b}-SMK-06 two turns of fire`,                     { stand: battery, turnsUsed: 1 }, screen(0)],
      [`${b}-SMK-06 no third`,                              { stand: battery, turnsUsed: 2 }, `${b}-SMK-06`],
      [`${b}-SMK-06 a unit has no such limit`,              { stand: inf, turnsUsed: 9 }, screen(null)],
      [`${b}-SMK-07 unless attacker and defender`,          { stand: battery, turnsUsed: 9, attackerDefender: true }, screen(null), [`${b}-SMK-07`]],
      [`${b}-R-77 on whichever side: no side is asked for`, { stand: battery, turnsUsed: 9, attackerDefender: true, side: 'attacker' }, 'given.side'],
      [`${b}-AWC-03 useless in AWC`,                        { stand: inf, awc: true }, screen(null, false), [`${b}-AWC-03`]],
      [`${b}-R-75 instead-of-engaging`,                     { stand: { ...inf, hasEngaged: true } }, `${b}-R-75`, [], under(`${b}-R-75`, 'instead-of-engaging')],
      [`${b}-R-75 free`,                                    { stand: { ...inf, hasEngaged: true } }, screen(null), [], free],
      [`${b}-R-75 free: a battery too`,                     { stand: { ...battery, hasEngaged: true } }, screen(1), [], free],
      [`${b}-R-74 touching its base`,                       { stand: inf, distance: 0.05 }, screen(null)],
      [`${b}-R-74 no farther off`,                          { stand: inf, distance: 0.06 }, `${b}-R-74`],
      [`${b}-R-74 a battery reaches anywhere`,              { stand: battery, distance: 99 }, screen(1)],
    ];
    test.each(cases)('%s', (_, given, wanted, rules, how) => {
      expect(told('smoke', given, how)).toEqual(wanted);
      expect(cited('smoke', given, how)).toEqual(expect.arrayContaining(rules ?? []));
    });
    test(`${b}-SMK-07 is not cited for a unit`, () =>
      expect(cited('smoke', { stand: inf, attackerDefender: true })).not.toContain(`${b}-SMK-07`));
  });

  describe('illumination', () => {
    type C = [name: string, given: S, wanted: unknown, rules?: string[], how?: How];
    // biome-ignore format: one line a case
    const cases: C[] = [
      [`${b}-ILL-01 OTF lights a zone 2" across`,           { stand: battery }, zone(2, 1), [`${b}-ILL-01`]],
      [`${b}-ILL-01 other ARTILLERY does not`,              { stand: cba }, `${b}-ILL-01`],
      [`${b}-ILL-02 the area is a target: within 24"`,      { stand: battery, targetToBghq: 24 }, zone(2, 1), [`${b}-ILL-02`]],
      [`${b}-ILL-02 not beyond: ${b}-ORG-05`,              { stand: battery, targetToBghq: 24.1 }, `${b}-ORG-05`],
      [`${b}-ILL-02 not beyond: ${b}-ORG-06`,              { stand: battery, targetToBghq: 24.1, ownerGroup: 'air-artillery' }, `${b}-ORG-06`],
      [`${b}-ORG-06 within 24" of any BGHQ`,                { stand: battery, targetToBghq: 24, ownerGroup: 'air-artillery' }, zone(2, 1)],
      [`${b}-ILL-03 INFn lights a zone 1" across`,          { stand: inf }, zone(1, null), [`${b}-ILL-03`]],
      [`${b}-ILL-03 INF+`,                                  { stand: { subClass: 'INF+' } }, zone(1, null)],
      [`${b}-ILL-03 ${engineer}, as INFn`,                           { stand: { subClass: engineer } }, zone(1, null), [], FE],
      [`${b}-ILL-03 not INF-`,                              { stand: { subClass: 'INF-' } }, `${b}-ILL-03`],
      [`${b}-ILL-03 not ARMOUR`,                            { stand: { subClass: 'MBTn' } }, `${b}-ILL-03`],
      [`${b}-ILL-03 not AIRCRAFT`,                          { stand: { subClass: 'AIRn', posture: 'CAS' } }, `${b}-ILL-03`],
      [`${b}-ILL-06 two turns of fire`,                     { stand: battery, turnsUsed: 1 }, zone(2, 0)],
      [`${b}-ILL-06 no third`,                              { stand: battery, turnsUsed: 2 }, `${b}-ILL-06`],
      [`${b}-ILL-07 unless attacker and defender`,          { stand: battery, turnsUsed: 9, attackerDefender: true }, zone(2, null), [`${b}-ILL-07`]],
      [`${b}-R-75 instead-of-engaging`,                     { stand: { ...battery, hasEngaged: true } }, `${b}-R-75`, [], under(`${b}-R-75`, 'instead-of-engaging')],
      [`${b}-R-75 free`,                                    { stand: { ...battery, hasEngaged: true } }, zone(2, 1), [], free],
      [`${b}-R-76 within ${lit}" of its base`,                   { stand: inf, distance: lit }, zone(1, null)],
      [`${b}-R-76 no farther`,                              { stand: inf, distance: lit + 0.1 }, `${b}-R-76`],
      [`${b}-R-76 a battery reaches anywhere`,              { stand: battery, distance: 99 }, zone(2, 1)],
      [`${b}-R-76 gone at the end of the turn`,             { stand: inf }, { diameter: 1, turnsLeft: null, removedAt: 'end-of-turn' }],
      [`${b}-ILL-05 also in AWC`,                           { stand: inf, awc: true }, zone(1, null)],
    ];
    test.each(cases)('%s', (_, given, wanted, rules, how) => {
      expect(told('illumination', given, how)).toEqual(wanted);
      expect(cited('illumination', given, how)).toEqual(expect.arrayContaining(rules ?? []));
    });
    test(`${b}-ILL-07 is not cited for a unit`, () =>
      expect(cited('illumination', { stand: inf, attackerDefender: true })).not.toContain(`${b}-ILL-07`));
  });
}
