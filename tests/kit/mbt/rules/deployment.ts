import { describe, expect, test } from 'vitest';
import { type Case, under } from '../../../../packages/rulesets/src/common/book/kit.js';
import type { BookTried } from './tried.js';

export function deploymentTables({ prefix: b, cited, told }: BookTried): void {
  const inf = { subClass: 'INFn' };
  const dugIn = { subClass: 'INFn', mode: 'STATIC' };
  const otf = { subClass: 'ARTn', posture: 'OTF' };
  const cba = { subClass: 'ARTn', posture: 'CBA' };
  const asf = { subClass: 'AIRn', posture: 'ASF' };
  const onTable = under(`${b}-R-37`, 'on-table');
  const behind = { where: 'off-table' };

  describe('deployment', () => {
    // biome-ignore format: one line a case
    const cases: [...Case, string?][] = [
      [`${b}-DEP-01 within 8"`,                           { stand: inf, fromBaseEdge: 8 }, 8, {}, `${b}-DEP-01`],
      [`${b}-DEP-01 not beyond`,                          { stand: inf, fromBaseEdge: 8.1 }, `${b}-DEP-01`],
      [`${b}-DEP-01 a unit is not placed off the table`,  { stand: inf, ...behind }, `${b}-DEP-01`],
      [`${b}-DEP-02 STATIC up to 18"`,                    { stand: dugIn, fromBaseEdge: 18 }, 18, {}, `${b}-DEP-02`],
      [`${b}-DEP-02 STATIC ARMOUR too`,                   { stand: { subClass: 'MBTn', mode: 'STATIC' }, fromBaseEdge: 18 }, 18],
      [`${b}-DEP-02 not beyond`,                          { stand: dugIn, fromBaseEdge: 18.1 }, `${b}-DEP-02`],
      [`${b}-DEP-03 OTF behind the edge`,                 { stand: otf, ...behind, fromBaseEdge: 4 }, 4, {}, `${b}-DEP-03`],
      [`${b}-DEP-03 AIRCRAFT behind the edge`,            { stand: asf, ...behind }, 4, {}, `${b}-DEP-03`],
      [`${b}-DEP-03 OTF not on the table`,                { stand: otf }, `${b}-DEP-03`],
      [`${b}-DEP-03 AIRCRAFT not on the table`,           { stand: asf }, `${b}-DEP-03`],
      [`${b}-DEP-04 the zone is 4" deep`,                 { stand: otf, ...behind, fromBaseEdge: 4.1 }, `${b}-DEP-04`],
      [`${b}-DEP-07 18" from an opposing stand`,          { stand: inf, nearestOpposing: 18 }, 8],
      [`${b}-DEP-07 no closer`,                           { stand: inf, nearestOpposing: 17.9 }, `${b}-DEP-07`],
      [`${b}-DEP-07 nor a STATIC one`,                    { stand: dugIn, fromBaseEdge: 15, nearestOpposing: 1 }, `${b}-DEP-07`],
      [`${b}-DEP-07 not behind the edge`,                 { stand: otf, ...behind, nearestOpposing: 1 }, 4],
      [`${b}-R-37 off-table: CBA behind the edge`,        { stand: cba, ...behind }, 4, under(`${b}-R-37`, 'off-table'), `${b}-R-37`],
      [`${b}-R-37 off-table: not on the table`,           { stand: cba }, `${b}-R-37`],
      [`${b}-R-37 on-table: within 8", though STATIC`,    { stand: cba, fromBaseEdge: 8 }, 8, onTable, `${b}-R-37`],
      [`${b}-R-37 on-table: not beyond`,                  { stand: cba, fromBaseEdge: 9 }, `${b}-DEP-01`, onTable],
      [`${b}-R-37 on-table: not behind the edge`,         { stand: cba, ...behind }, `${b}-DEP-01`, onTable],
      [`${b}-R-37 on-table: OTF as ever`,                 { stand: otf }, `${b}-DEP-03`, onTable],
    ];
    test.each(cases)('%s', (_, given, wanted, how, rule) => {
      expect(told('deployment', given, how)).toEqual(typeof wanted === 'number' ? { limit: wanted } : wanted);
      if (rule) expect(cited('deployment', given, how)).toEqual([rule]);
    });
  });

  describe('fakes', () => {
    const on = under(`${b}-OPT-01`, 'on');
    // biome-ignore format: one line a case
    const cases: Case[] = [
      [`${b}-OPT-01 none unless switched on`,         { onTableStands: 22 }, { max: 0 }],
      [`${b}-OPT-01 30%, rounded down`,               { onTableStands: 22 }, { max: 6 }, on],
      [`${b}-OPT-01 just 30%`,                        { onTableStands: 20 }, { max: 6 }, on],
      [`${b}-OPT-01 of few stands none`,              { onTableStands: 3 }, { max: 0 }, on],
      [`${b}-R-73 of those on the table only`,        { onTableStands: 10, allStands: 24 }, { max: 3 }, on],
    ];
    test.each(cases)('%s', (_, given, wanted, how) => expect(told('fakes', given, how)).toEqual(wanted));
    test(`${b}-OPT-01 is cited`, () => expect(cited('fakes', { onTableStands: 1 })).toEqual([`${b}-OPT-01`]));
  });

  describe('reveal', () => {
    const shown = { revealed: true, removed: false };
    const fake = { revealed: true, removed: true };
    // biome-ignore format: one line a case
    const cases: Case[] = [
      [`${b}-DEP-09 within 16" of REC`,                   { trigger: 'rec', distance: 16 }, shown],
      [`${b}-DEP-09 not beyond`,                          { trigger: 'rec', distance: 16.1 }, { revealed: false, removed: false }],
      [`${b}-DEP-09 a fake is removed`,                   { trigger: 'rec', distance: 3, fake: true }, fake],
      [`${b}-DEP-09 a fake farther off stays`,            { trigger: 'rec', distance: 30, fake: true }, { revealed: false, removed: false }],
      [`${b}-DEP-09 the distance is needed`,              { trigger: 'rec' }, 'given.distance'],
      [`${b}-R-139 neither sight nor light is asked for`, { trigger: 'rec', distance: 16, light: 'night' }, 'given.light'],
      [`${b}-R-70 a blank that engages is turned up`,     { trigger: 'engages' }, shown],
      [`${b}-R-70 a fake does not engage`,                { trigger: 'engages', fake: true }, `${b}-R-70`],
      [`${b}-R-70 challenge: a named blank is turned up`, { trigger: 'nominated' }, shown, under(`${b}-R-70`, 'challenge')],
      [`${b}-R-70 challenge: a named fake is removed`,    { trigger: 'nominated', fake: true }, fake, under(`${b}-R-70`, 'challenge')],
      [`${b}-R-70 rec-only: a blank cannot be named`,     { trigger: 'nominated' }, `${b}-R-70`, under(`${b}-R-70`, 'rec-only')],
      [`${b}-R-70 rec-only: it may still engage`,         { trigger: 'engages' }, shown, under(`${b}-R-70`, 'rec-only')],
    ];
    test.each(cases)('%s', (_, given, wanted, how) => expect(told('reveal', given, how)).toEqual(wanted));
    test.each([
      [`${b}-DEP-09`, { trigger: 'rec', distance: 1 }],
      [`${b}-R-70`, { trigger: 'engages' }],
      [`${b}-R-70`, { trigger: 'nominated' }],
    ])('%s is cited for %o', (rule, given) => expect(cited('reveal', given)).toEqual([rule]));
  });
}
