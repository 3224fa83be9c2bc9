import { describe, expect, test } from 'vitest';
import { type Case, thrown, under } from '../../../../packages/rulesets/src/common/book/kit.js';
import { ZONES } from '../../../../packages/rulesets/src/common/mbt/pieces.js';
import type { BookTried } from './tried.js';

export function terrainTables({ prefix: b, cited, told, register }: BookTried): void {
  const DICE = [1, 2, 3, 4, 5, 6];
  const [CLIMATES, TABLE] = register.find(e => e.id === `${b}-TER-01`)!.tables!;
  /** The column of a zone in the table of the specification. */
  const printed = (row: number, zone: string) => TABLE![row]![ZONES.indexOf(zone as never) + 1]!;

  describe('table-size', () => {
    // biome-ignore format: one line a case
    const cases: Case[] = [
      [`${b}-TAB-01 12" wide for every BG`,           { groupsA: 3, groupsB: 2 }, { width: 60, minDepth: 30 }],
      [`${b}-R-36 those of both sides`,               { groupsA: 1, groupsB: 1 }, { width: 24, minDepth: 12 }],
      [`${b}-TAB-02 half as deep is enough`,          { groupsA: 2, groupsB: 2, depth: 24 }, { width: 48, minDepth: 24 }],
      [`${b}-TAB-02 less is not`,                     { groupsA: 2, groupsB: 2, depth: 23.9 }, `${b}-TAB-02`],
      [`${b}-TAB-03 6x4`,                             { groupsA: 9, groupsB: 9, fixed: '6x4' }, { width: 72, minDepth: 48 }],
      [`${b}-TAB-03 8x4`,                             { groupsA: 1, groupsB: 1, fixed: '8x4' }, { width: 96, minDepth: 48 }],
      [`${b}-TAB-03 8x5`,                             { groupsA: 1, groupsB: 1, fixed: '8x5' }, { width: 96, minDepth: 60 }],
      [`${b}-TAB-03 a fixed table is not measured`,   { groupsA: 9, groupsB: 9, fixed: '6x4', depth: 1 }, { width: 72, minDepth: 48 }],
      [`${b}-TAB-03 there is no other`,               { groupsA: 1, groupsB: 1, fixed: '7x4' }, 'given.fixed'],
      [`${b}-ORG-01 each side has a group`,           { groupsA: 0, groupsB: 1 }, 'given.groupsA'],
    ];
    test.each(cases)('%s', (_, given, wanted) => expect(told('table-size', given)).toEqual(wanted));
    test('the rules are cited', () => {
      expect(cited('table-size', { groupsA: 1, groupsB: 1 })).toEqual([`${b}-TAB-01`, `${b}-TAB-02`]);
      expect(cited('table-size', { groupsA: 1, groupsB: 1, fixed: '8x4' })).toEqual([`${b}-TAB-03`]);
    });
  });

  describe('climatic-zone', () => {
    const zones = (...homeZones: string[]) => ({ homeZones });
    // biome-ignore format: one line a case
    const cases: Case[] = [
      [`${b}-TER-01 1 Desert`,                     {}, { zone: 'Desert' }, thrown(1)],
      [`${b}-TER-01 2 Steppe`,                     {}, { zone: 'Steppe' }, thrown(2)],
      [`${b}-TER-01 3 Tropical`,                   {}, { zone: 'Tropical' }, thrown(3)],
      [`${b}-TER-01 4 Temperate`,                  {}, { zone: 'Temperate' }, thrown(4)],
      [`${b}-TER-01 5 Temperate`,                  {}, { zone: 'Temperate' }, thrown(5)],
      [`${b}-TER-01 6 Cold`,                       {}, { zone: 'Cold' }, thrown(6)],
      [`${b}-DIC-01 a die has six sides`,          {}, 'throws[0]', thrown(7)],
      [`${b}-DIC-01 and shows whole numbers`,      {}, 'throws[0]', thrown(2.5)],
      [`${b}-DIC-01 it is thrown once`,            {}, 'throws', thrown(2, 3)],
      [`${b}-TER-02 one home for both`,            zones('Cold', 'Cold'), { zone: 'Cold' }],
      [`${b}-TER-02 needs no throw`,               zones('Cold', 'Cold'), 'throws', thrown(3)],
      [`${b}-TER-03 two homes: the winner chooses`, zones('Cold', 'Desert'), { chooser: 'a', choices: ['Cold', 'Desert'] }, thrown('win')],
      [`${b}-TER-03 or the other player`,          zones('Cold', 'Desert'), { chooser: 'b', choices: ['Cold', 'Desert'] }, thrown('lose')],
      [`${b}-R-32 a draw is shown again`,          zones('Cold', 'Desert'), { chooser: 'a', choices: ['Cold', 'Desert'] }, thrown('draw', 'draw', 'win')],
      [`${b}-R-32 until somebody wins`,            zones('Cold', 'Desert'), 'throws', thrown('draw')],
      [`${b}-R-33 homeland: homes decide`,         zones('Cold', 'Cold'), { zone: 'Cold' }, under(`${b}-R-33`, 'homeland')],
      [`${b}-R-33 die: always the die`,            zones('Cold', 'Cold'), { zone: 'Desert' }, { ...under(`${b}-R-33`, 'die'), ...thrown(1) }],
      [`${b}-R-34 either-home`,                    zones('Cold', 'Desert'), { chooser: 'a', choices: ['Cold', 'Desert'] }, { ...under(`${b}-R-34`, 'either-home'), ...thrown('win') }],
      [`${b}-R-34 any-zone`,                       zones('Cold', 'Desert'), { chooser: 'a', choices: ['Desert', 'Steppe', 'Tropical', 'Temperate', 'Cold'] }, { ...under(`${b}-R-34`, 'any-zone'), ...thrown('win') }],
      [`${b}-TER-03 homes come in twos`,           zones('Cold'), 'given.homeZones'],
      [`${b}-TER-03 and are zones`,                zones('Cold', 'Moon'), 'given.homeZones[1]'],
    ];
    test.each(cases)('%s', (_, given, wanted, how) => expect(told('climatic-zone', given, how)).toEqual(wanted));
    test(`${b}-HSE-01 where draws are shown again each side has a half`, () =>
      expect(told('climatic-zone', zones('Cold', 'Desert'))).toMatchObject([{ p: 0.5 }, { p: 0.5 }]));
    test(`${b}-TER-01 agrees with the table of the specification`, () => {
      for (const [zone, scores] of CLIMATES!.slice(1))
        for (const score of scores!.split(' - '))
          expect(told('climatic-zone', {}, thrown(Number(score)))).toEqual({ zone });
    });
    test.each([
      [`${b}-TER-01`, {}, [3]],
      [`${b}-TER-02`, zones('Cold', 'Cold'), []],
      [`${b}-TER-03`, zones('Cold', 'Steppe'), ['win']],
    ])('%s is cited', (rule, given, throws) => expect(cited('climatic-zone', given, { throws })).toEqual([rule]));
  });

  describe('terrain-die', () => {
    test.each(ZONES)(`${b}-TER-05, ${b}-TER-06 the major features of %s are those printed`, zone => {
      for (const score of DICE)
        expect(told('terrain-die', { table: 'major', zone }, thrown(score))).toEqual({ feature: printed(score, zone) });
    });
    test.each(ZONES)(`${b}-TER-07 the MBUA score of %s is the one printed`, zone => {
      const needed = Number.parseInt(printed(7, zone), 10);
      for (const score of DICE)
        expect(told('terrain-die', { table: 'mbua', zone }, thrown(score))).toEqual({ present: score >= needed });
    });
    test.each(ZONES)(`${b}-TER-08 the number of minor features of %s is the one printed, never below 0`, zone => {
      const less = Number(printed(8, zone).split('-')[1] ?? 0);
      for (const score of DICE)
        expect(told('terrain-die', { table: 'minor', zone }, thrown(score))).toEqual({
          count: Math.max(0, score - less),
        });
    });
    // biome-ignore format: one line a case
    const cases: Case[] = [
      [`${b}-TER-09 1 wood`, { table: 'minor-type' }, { feature: 'wood' }, thrown(1)],
      [`${b}-TER-09 2 wood`, { table: 'minor-type' }, { feature: 'wood' }, thrown(2)],
      [`${b}-TER-09 3 BUA`,  { table: 'minor-type' }, { feature: 'BUA' }, thrown(3)],
      [`${b}-TER-09 4 BUA`,  { table: 'minor-type' }, { feature: 'BUA' }, thrown(4)],
      [`${b}-TER-09 5 hill`, { table: 'minor-type' }, { feature: 'hill' }, thrown(5)],
      [`${b}-TER-09 6 hill`, { table: 'minor-type', zone: 'Cold' }, { feature: 'hill' }, thrown(6)],
      [`${b}-TER-06 hangs on the zone`, { table: 'major' }, 'given.zone'],
      [`${b}-TER-07 hangs on the zone`, { table: 'mbua' }, 'given.zone'],
      [`${b}-TER-08 hangs on the zone`, { table: 'minor' }, 'given.zone'],
    ];
    test.each(cases)('%s', (_, given, wanted, how) => expect(told('terrain-die', given, how)).toEqual(wanted));
    test.each([
      [`${b}-TER-06`, 'major'],
      [`${b}-TER-07`, 'mbua'],
      [`${b}-TER-08`, 'minor'],
      [`${b}-TER-09`, 'minor-type'],
    ])('%s is cited', (rule, table) =>
      expect(cited('terrain-die', { table, zone: 'Cold' }, thrown(3))).toEqual([rule]),
    );
  });

  describe('rps-contest', () => {
    // biome-ignore format: one line a case
    const cases: [string, string, string, string, string | null][] = [
      [`${b}-TER-17, ${b}-TER-18, ${b}-TER-19`, 'terrain', `${b}-TER-17`, 'places-terrain', 'chooses-edge'],
      [`${b}-TER-03`, 'zone', `${b}-TER-03`, 'chooses-zone', null],
      [`${b}-DEP-05`, 'deployment', `${b}-DEP-05`, 'chooses-deployment-order', null],
      [`${b}-TRN-03`, 'turn', `${b}-TRN-03`, 'chooses-round-order', null],
    ];
    test.each(cases)('%s: RPS for %s', (_, purpose, rule, winnerGets, loserGets) => {
      expect(told('rps-contest', { purpose }, thrown('win'))).toEqual({ winner: 'a', winnerGets, loserGets });
      expect(told('rps-contest', { purpose }, thrown('lose'))).toEqual({ winner: 'b', winnerGets, loserGets });
      expect(cited('rps-contest', { purpose }, thrown('win'))).toEqual([rule]);
    });
    test.each([
      [`${b}-TER-17`, 'terrain'],
      [`${b}-R-32`, 'zone'],
      [`${b}-R-32`, 'deployment'],
      [`${b}-TRN-04`, 'turn'],
    ])('%s: a draw for %s is shown again', (_, purpose) => {
      expect(told('rps-contest', { purpose }, thrown('draw', 'lose'))).toMatchObject({ winner: 'b' });
      expect(told('rps-contest', { purpose }, thrown('draw'))).toBe('throws');
      expect(told('rps-contest', { purpose })).toMatchObject([{ p: 0.5 }, { p: 0.5 }]);
    });
  });
}
