import { describe, expect, test } from 'vitest';
import { type Case, type How, under } from '../../common/book/kit.js';
import { cited, DEFAULTS, told } from '../kit.js';
import { REGISTER } from '../register.js';
import { RULES } from '../rules.js';
import { allowanceRow } from '../tables/movement.js';

const { shareUsed } = RULES.moving;

type S = Record<string, unknown>;
const TROPICS = { zone: 'Tropical', jungle: true };
const CFE = under('MBT45-OPT-02', 'on');

describe('going', () => {
  type G = [name: string, given: S, going: string, rule: string, how?: How];
  const mapped = under('MBT45-R-23', 'mapped');
  // biome-ignore format: one line a case
  const cases: G[] = [
    ['MBT45-GO-01 SFH bars ARMOUR',                       { subClass: 'MBTn', terrain: 'SFH' }, 'impassable', 'MBT45-GO-01'],
    ['MBT45-GO-01 and INFn',                              { subClass: 'INFn', terrain: 'SFH' }, 'impassable', 'MBT45-GO-01'],
    ['MBT45-GO-01 and INF+',                              { subClass: 'INF+', terrain: 'SFH' }, 'impassable', 'MBT45-GO-01'],
    ['MBT45-GO-01 and CFE, as INFn',                       { subClass: 'CFE', terrain: 'SFH' }, 'impassable', 'MBT45-GO-01', CFE],
    ['MBT45-GO-02 SFH is bad going to INF-',              { subClass: 'INF-', terrain: 'SFH' }, 'bad', 'MBT45-GO-02'],
    ['MBT45-GO-03 jungle SFH only by road',               { subClass: 'INF-', terrain: 'SFH', ...TROPICS }, 'impassable', 'MBT45-GO-03'],
    ['MBT45-GO-03 but for jungle-trained infantry: MBT45-HSE-06', { subClass: 'INF-', terrain: 'SFH', jungleTrained: true, ...TROPICS }, 'bad', 'MBT45-GO-02'],
    ['MBT45-R-28 INFn, though trained, is still barred',  { subClass: 'INFn', terrain: 'SFH', jungleTrained: true, ...TROPICS }, 'impassable', 'MBT45-GO-01'],
    ['MBT45-GO-03 there are no jungle-trained tanks',     { subClass: 'MBTn', terrain: 'SFH', jungleTrained: true, ...TROPICS }, 'impassable', 'MBT45-GO-03'],
    ['MBT45-GO-04 a road in jungle SFH is bad going',     { subClass: 'MBTn', terrain: 'SFH', road: true, ...TROPICS }, 'bad', 'MBT45-GO-04'],
    ['MBT45-GO-05 a road through SFH is good',            { subClass: 'MBTn', terrain: 'SFH', road: true }, 'good', 'MBT45-GO-05'],
    ['MBT45-GO-05 a road over open ground',               { subClass: 'MBTn', terrain: 'O', road: true }, 'good', 'MBT45-GO-05'],
    ['MBT45-GO-05 a road through a wood',                 { subClass: 'MBTn', terrain: 'wood', road: true }, 'good', 'MBT45-GO-05', mapped],
    ['MBT45-GO-05 a road over a hill',                    { subClass: 'MBTn', terrain: 'hill', road: true }, 'good', 'MBT45-GO-05', mapped],
    ['MBT45-R-25 a road opens LFA to ARMOUR',             { subClass: 'MBTn', terrain: 'LFA', road: true }, 'good', 'MBT45-GO-05'],
    ['MBT45-GO-06 LFA bars ARMOUR',                       { subClass: 'MBT-', terrain: 'LFA' }, 'impassable', 'MBT45-GO-06'],
    ['MBT45-GO-07 LFA is bad going to INFn',              { subClass: 'INFn', terrain: 'LFA' }, 'bad', 'MBT45-GO-07'],
    ['MBT45-GO-07 and INF+',                              { subClass: 'INF+', terrain: 'LFA' }, 'bad', 'MBT45-GO-07'],
    ['MBT45-R-24 LFA is good going to INF-',              { subClass: 'INF-', terrain: 'LFA' }, 'good', 'MBT45-R-24'],
    ['MBT45-GO-08 jungle LFA bars ARMOUR',                { subClass: 'MBT+', terrain: 'LFA', ...TROPICS }, 'impassable', 'MBT45-GO-08'],
    ['MBT45-GO-08 but not on a road',                     { subClass: 'MBT+', terrain: 'LFA', road: true, ...TROPICS }, 'good', 'MBT45-GO-08'],
    ['MBT45-GO-05 INFANTRY on that road',                 { subClass: 'INFn', terrain: 'LFA', road: true, ...TROPICS }, 'good', 'MBT45-GO-05'],
    ['MBT45-GO-09 jungle LFA is bad going to INF-',       { subClass: 'INF-', terrain: 'LFA', ...TROPICS }, 'bad', 'MBT45-GO-09'],
    ['MBT45-R-27 INFn is troops there, no vehicle',       { subClass: 'INFn', terrain: 'LFA', ...TROPICS }, 'bad', 'MBT45-GO-09'],
    ['MBT45-GO-10 H bars ARMOUR',                         { subClass: 'MBTn', terrain: 'H' }, 'impassable', 'MBT45-GO-10'],
    ['MBT45-GO-10 but not on a road',                     { subClass: 'MBTn', terrain: 'H', road: true }, 'good', 'MBT45-GO-10'],
    ['MBT45-GO-11 H is bad going to INFn',                { subClass: 'INFn', terrain: 'H' }, 'bad', 'MBT45-GO-11'],
    ['MBT45-GO-11 but not on a road',                     { subClass: 'INF+', terrain: 'H', road: true }, 'good', 'MBT45-GO-11'],
    ['MBT45-GO-12 H is good going to INF-',               { subClass: 'INF-', terrain: 'H' }, 'good', 'MBT45-GO-12'],
    ['MBT45-GO-12 also on a road',                        { subClass: 'INF-', terrain: 'H', road: true }, 'good', 'MBT45-GO-12'],
    ['MBT45-GO-13 open ground is good going to all',      { subClass: 'MBT-', terrain: 'O' }, 'good', 'MBT45-GO-13'],
    ['MBT45-GO-14 an MBUA is bad going',                  { subClass: 'INF-', terrain: 'MBUA' }, 'bad', 'MBT45-GO-14'],
    ['MBT45-GO-14 a BUA is bad going',                    { subClass: 'MBTn', terrain: 'BUA' }, 'bad', 'MBT45-GO-14'],
    ['MBT45-R-26 its roads too',                          { subClass: 'MBTn', terrain: 'BUA', road: true }, 'bad', 'MBT45-GO-14'],
    ['MBT45-R-26 also in an MBUA',                        { subClass: 'MBTn', terrain: 'MBUA', road: true }, 'bad', 'MBT45-GO-14'],
    ['MBT45-R-23 good: a wood',                           { subClass: 'MBTn', terrain: 'wood' }, 'good', 'MBT45-R-23', under('MBT45-R-23', 'good')],
    ['MBT45-R-23 good: a hill',                           { subClass: 'MBTn', terrain: 'hill' }, 'good', 'MBT45-R-23', under('MBT45-R-23', 'good')],
    ['MBT45-R-23 mapped: a wood to ARMOUR',               { subClass: 'MBTn', terrain: 'wood' }, 'bad', 'MBT45-R-23', mapped],
    ['MBT45-R-23 mapped: a wood to INFn',                 { subClass: 'INFn', terrain: 'wood' }, 'bad', 'MBT45-R-23', mapped],
    ['MBT45-R-23 mapped: a wood to INF-',                 { subClass: 'INF-', terrain: 'wood' }, 'good', 'MBT45-R-23', mapped],
    ['MBT45-R-23 mapped: a hill to ARMOUR',               { subClass: 'MBTn', terrain: 'hill' }, 'bad', 'MBT45-R-23', mapped],
    ['MBT45-R-23 mapped: a hill to INFANTRY',             { subClass: 'INFn', terrain: 'hill' }, 'good', 'MBT45-R-23', mapped],
    ['MBT45-RIV-06 a river bars all',                     { subClass: 'INF-', terrain: 'river' }, 'impassable', 'MBT45-RIV-06'],
    ['MBT45-RIV-06 a road alone does not cross it',       { subClass: 'MBTn', terrain: 'river', road: true }, 'impassable', 'MBT45-RIV-06'],
    ['MBT45-RIV-04 a bridge does',                        { subClass: 'MBTn', terrain: 'river', bridge: true }, 'good', 'MBT45-RIV-04'],
    ['MBT45-RIV-04 a bridge bears on a river only',       { subClass: 'MBTn', terrain: 'H', bridge: true }, 'impassable', 'MBT45-GO-10'],
    ['MBT45-GO-15 jungle bears on forest only',           { subClass: 'MBTn', terrain: 'O', ...TROPICS }, 'good', 'MBT45-GO-13'],
    ['MBT45-DAY-07 by night open ground is bad going',    { subClass: 'MBTn', terrain: 'O', light: 'night' }, 'bad', 'MBT45-DAY-07'],
    ['MBT45-DAY-07 not at dusk',                          { subClass: 'MBTn', terrain: 'O', light: 'dusk' }, 'good', 'MBT45-GO-13'],
    ['MBT45-DAY-07 what is barred stays barred',          { subClass: 'MBTn', terrain: 'H', light: 'night' }, 'impassable', 'MBT45-GO-10'],
    ['MBT45-DAY-07 a bridge on open ground is none',      { subClass: 'MBTn', terrain: 'O', bridge: true, light: 'night' }, 'bad', 'MBT45-DAY-07'],
    ['MBT45-DAY-08 not on a road',                        { subClass: 'MBTn', terrain: 'O', road: true, light: 'night' }, 'good', 'MBT45-DAY-08'],
    ['MBT45-DAY-08 nor on a road over highland',          { subClass: 'INF-', terrain: 'H', road: true, light: 'night' }, 'good', 'MBT45-DAY-08'],
    ['MBT45-DAY-08 nor on a bridge',                      { subClass: 'MBTn', terrain: 'river', bridge: true, light: 'night' }, 'good', 'MBT45-RIV-04'],
  ];
  test.each(cases)('%s', (_, given, going, rule, how) => {
    expect(told('going', given, how)).toEqual({ going });
    expect(cited('going', given, how)).toContain(rule);
  });
  test('MBT45-DAY-07 is cited only where night changed it', () => {
    expect(cited('going', { subClass: 'INFn', terrain: 'H', light: 'night' })).toEqual(['MBT45-GO-11']);
    expect(cited('going', { subClass: 'MBTn', terrain: 'O', light: 'night' })).toEqual(['MBT45-GO-13', 'MBT45-DAY-07']);
  });
  test.each(['Desert', 'Steppe', 'Temperate', 'Cold'])('MBT45-GO-15 no jungle in the zone %s', zone =>
    expect(told('going', { subClass: 'INFn', terrain: 'LFA', zone, jungle: true })).toBe('MBT45-GO-15'),
  );
  test('MBT45-MOV-11 guns and aircraft are not asked', () =>
    expect(told('going', { subClass: 'ARTn', terrain: 'O' })).toBe('given.subClass'));
});

describe('movement-allowance', () => {
  const inches = (stand: S, kind: string, going: string, revealed = true) =>
    (told('movement-allowance', { stand, kind, going, revealed }) as { inches: number }).inches;
  const figures = (stand: S, revealed = true) =>
    ['good', 'bad'].map(
      going => `${inches(stand, 'tactical', going, revealed)}"/${inches(stand, 'march', going, revealed)}"`,
    );
  const printed = REGISTER.find(e => e.id === 'MBT45-MOV-01')!.tables![0]!;
  // biome-ignore format: the book's own layout
  const rows: [string, number, S[], boolean][] = [
    ['MBT45-MOV-01', 1, [{ subClass: 'INF-' }, { subClass: 'INF-', posture: 'LAS' }], true],
    ['MBT45-MOV-02', 2, [{ subClass: 'INFn' }, { subClass: 'INF+' }, { subClass: 'INF-', posture: 'ADA' }, { subClass: 'INF-', posture: 'PDA' }, { subClass: 'INFn', posture: 'REC' }], true],
    ['MBT45-MOV-03', 3, [{ subClass: 'MBT-' }], true],
    ['MBT45-MOV-04', 4, [{ subClass: 'MBTn' }, { subClass: 'MBT+' }], true],
    ['MBT45-MOV-05', 5, [{ subClass: 'INF-' }, { subClass: 'MBT-' }, { subClass: 'INFn' }, { subClass: 'MBTn' }], false],
  ];
  test.each(rows)(
    '%s, MBT45-MOV-08 the row as printed, tactical before the stroke, march after it',
    (rule, row, stands, revealed) => {
      for (const stand of stands) {
        expect(figures(stand, revealed)).toEqual(printed[row]!.slice(1));
        expect(cited('movement-allowance', { stand, revealed })).toEqual([rule]);
      }
    },
  );
  test('MBT45-R-68 ADA and PDA go by their own row, whatever the sub-class', () => {
    expect(inches({ subClass: 'INF-', posture: 'ADA' }, 'march', 'good')).toBe(24);
    expect(inches({ subClass: 'INF-', posture: 'PDA' }, 'tactical', 'good')).toBe(8);
  });
  test('MBT45-R-69 a blank moves as a blank, whatever it is', () =>
    expect(inches({ subClass: 'INF-' }, 'tactical', 'good', false)).toBe(8));
  test('MBT45-HSE-07 CFE moves as INFn', () =>
    expect(told('movement-allowance', { stand: { subClass: 'CFE' } }, CFE)).toEqual({ inches: 8 }));
  test.each([{ subClass: 'ARTn', posture: 'OTF' }])('MBT45-MOV-11 no row for $subClass', stand => {
    expect(told('movement-allowance', { stand })).toBe('MBT45-MOV-11');
    expect(told('movement-allowance', { stand, revealed: false })).toBe('MBT45-MOV-11');
  });
});

describe('move', () => {
  const tank = { subClass: 'MBTn' };
  const inf = { subClass: 'INFn' };
  const fast = { subClass: 'INFn', mode: 'FAST' };
  const legs = (...all: S[]) => ({ legs: all });
  const plain = (distance: number) => legs({ distance });
  const bua = (distance: number) => ({ distance, terrain: 'BUA' });
  const worst = under('MBT45-R-22', 'worst');
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['MBT45-MOV-10 less than the figure is allowed',       { stand: tank, ...plain(2) }, { distance: 2, allowance: { good: 8, bad: 4 }, used: 0.25, spare: 6 }],
    ['MBT45-MOV-10 the whole of it',                       { stand: tank, ...plain(8) }, { distance: 8, used: 1, spare: 0 }],
    ['MBT45-MOV-10 no more',                               { stand: tank, ...plain(8.01) }, 'MBT45-MOV-10'],
    ['MBT45-MOV-10 a hair more counts as equal',           { stand: tank, ...plain(8.000001) }, { used: 1, spare: 0 }],
    ['MBT45-MOV-08 a march goes farther',                  { stand: tank, kind: 'march', ...plain(24) }, { distance: 24, allowance: { good: 24, bad: 8 }, used: 1 }],
    ['MBT45-MOV-11 batteries do not move',                 { stand: { subClass: 'ARTn', posture: 'OTF' }, ...plain(1) }, 'MBT45-MOV-11'],
    ['MBT45-MOV-06 STATIC stands do not move',             { stand: { ...tank, mode: 'STATIC' }, ...plain(1) }, 'MBT45-MOV-06'],
    ['MBT45-MOD-08 not even as blanks: MBT45-R-69',        { stand: { ...tank, mode: 'STATIC' }, revealed: false, ...plain(1) }, 'MBT45-MOV-06'],
    ['MBT45-GO-10 barred ground on the way',               { stand: tank, ...legs({ distance: 1 }, { distance: 1, terrain: 'H' }) }, 'MBT45-GO-10'],
    ['MBT45-GO-15 no jungle here',                         { stand: inf, ...legs({ distance: 1, terrain: 'LFA', jungle: true }) }, 'MBT45-GO-15'],
    ['MBT45-GO-03 a jungle-trained stand passes',          { stand: { subClass: 'INF-', jungleTrained: true }, zone: 'Tropical', ...legs({ distance: 2, terrain: 'SFH', jungle: true }) }, { used: 1 }],
    ['MBT45-HSE-06 any other stand does not',               { stand: { subClass: 'INF-' }, zone: 'Tropical', ...legs({ distance: 2, terrain: 'SFH', jungle: true }) }, 'MBT45-GO-03'],
    ['MBT45-RIV-06 no bridge, no crossing',                { stand: tank, ...legs({ distance: 1, terrain: 'river', road: true }) }, 'MBT45-RIV-06'],
    ['MBT45-MOV-09 a march within 24"',                    { stand: tank, kind: 'march', nearestOpposing: 24, ...plain(1) }, 'MBT45-MOV-09'],
    ['MBT45-MOV-09 a march beyond 24"',                    { stand: tank, kind: 'march', nearestOpposing: 24.01, ...plain(1) }, { distance: 1 }],
    ['MBT45-MOV-09 a march with nobody about',             { stand: tank, kind: 'march', nearestOpposing: null, ...plain(1) }, { distance: 1 }],
    ['MBT45-MOV-09 a tactical move may come near',         { stand: tank, nearestOpposing: 0, ...plain(1) }, { distance: 1 }],
    ['MBT45-MOV-09 comes before the length',               { stand: tank, kind: 'march', nearestOpposing: 1, ...plain(99) }, 'MBT45-MOV-09'],
    ['MBT45-MOV-07 FAST makes at least half a move',       { stand: fast, ...plain(3.9) }, 'MBT45-MOV-07'],
    ['MBT45-MOV-07 half is enough',                        { stand: fast, ...plain(4) }, { used: 0.5 }],
    ['MBT45-R-67 a march of half a tactical move',         { stand: fast, kind: 'march', ...plain(4) }, { distance: 4 }],
    ['MBT45-R-67 half counts by the going',                { stand: fast, ...legs(bua(2)) }, { used: 0.5 }],
    ['MBT45-R-67 a blank owes nothing',                    { stand: fast, revealed: false, ...plain(1) }, { used: 0.125 }],
    ['MBT45-MOV-07 MOBILE owes nothing',                   { stand: inf, ...plain(1) }, { used: 0.125 }],
    ['MBT45-R-22 proportional: each leg its share',        { stand: tank, ...legs({ distance: 4 }, bua(2)) }, { distance: 6, used: 1, spare: 0 }, under('MBT45-R-22', 'proportional')],
    ['MBT45-R-22 proportional: whatever the order',        { stand: tank, ...legs(bua(1), { distance: 2 }, bua(1)) }, { used: 0.75, spare: 2 }],
    ['MBT45-R-22 worst: one bad leg makes all bad',        { stand: tank, ...legs({ distance: 4 }, bua(2)) }, 'MBT45-MOV-10', worst],
    ['MBT45-R-22 worst: up to the bad figure',             { stand: tank, ...legs({ distance: 3 }, bua(1)) }, { distance: 4, used: 1, spare: 0 }, worst],
    ['MBT45-R-22 worst: without a bad leg',                { stand: tank, ...plain(8) }, { used: 1 }, worst],
    ['MBT45-DAY-07 by night half as far',                  { stand: tank, light: 'night', ...plain(4) }, { used: 1 }],
    ['MBT45-DAY-08 but not by road',                       { stand: tank, light: 'night', ...legs({ distance: 8, road: true }) }, { used: 1 }],
    ['MBT45-R-69 a blank INF- moves 8"',                   { stand: { subClass: 'INF-' }, revealed: false, ...plain(8) }, { used: 1 }],
    ['MBT45-R-69 a blank tank is barred like a tank',      { stand: tank, revealed: false, ...legs({ distance: 1, terrain: 'LFA' }) }, 'MBT45-GO-06'],
    ['MBT45-MOV-10 a leg has a length',                    { stand: tank, ...plain(0) }, 'given.legs[0].distance'],
    ['MBT45-MOV-10 a move has a leg',                      { stand: tank, legs: [] }, 'given.legs'],
    ['MBT45-MOD-02 the stand must be legal',               { stand: { subClass: 'INF-', mode: 'FAST' }, ...plain(1) }, 'MBT45-MOD-02'],
    ['MBT45-RES-47 a Pinned stand stays',                  { stand: { ...tank, state: 'pinned' }, ...plain(1) }, 'MBT45-RES-47'],
    ['MBT45-RES-48 and comes no closer',                   { stand: { ...tank, state: 'pinned' }, endsCloser: true, ...plain(1) }, 'MBT45-RES-47'],
    ['MBT45-R-125 may-move: a Shaken stand moves',         { stand: { ...tank, state: 'shaken' }, endsCloser: true, ...plain(1) }, { used: 0.125 }],
    ['MBT45-R-125 not-closer: no closer',                  { stand: { ...tank, state: 'shaken' }, endsCloser: true, ...plain(1) }, 'MBT45-R-125', under('MBT45-R-125', 'not-closer')],
    ['MBT45-R-125 not-closer: but away',                   { stand: { ...tank, state: 'shaken' }, ...plain(1) }, { used: 0.125 }, under('MBT45-R-125', 'not-closer')],
    ['MBT45-VIC-14 a Fragile group no closer',             { stand: { ...tank, groupFragile: true }, endsCloser: true, ...plain(1) }, 'MBT45-VIC-14'],
    ['MBT45-VIC-14 but elsewhere',                         { stand: { ...tank, groupFragile: true }, ...plain(1) }, { used: 0.125 }],
    ['MBT45-R-113 the heaviest as the others',             { stand: { subClass: 'MBT++' }, ...plain(8) }, { used: 1 }],
    ['MBT45-R-113 as-mbt-minus',                           { stand: { subClass: 'MBT++' }, ...plain(8) }, 'MBT45-MOV-10', under('MBT45-R-113', 'as-mbt-minus')],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = told('move', given, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });
  test('the row and the going of every leg are cited, each once', () =>
    expect(cited('move', { stand: tank, ...legs({ distance: 1 }, bua(1), { distance: 1 }) })).toEqual([
      'MBT45-MOV-04',
      'MBT45-GO-13',
      'MBT45-GO-14',
    ]));
  test('MBT45-R-22 the share can be asked by itself', () =>
    expect(
      shareUsed(
        { good: 4, bad: 2 },
        allowanceRow({ subClass: 'MBTn', posture: 'ARM' }, true, 'tactical', DEFAULTS),
        DEFAULTS,
      ),
    ).toBe(1));
});

describe('command-radius', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['MBT45-ORG-07 within 12"',                       { before: 3, after: 12 }, { inCommand: true }],
    ['MBT45-ORG-07 not beyond',                       { before: 12, after: 12.1 }, 'MBT45-ORG-07'],
    ['MBT45-R-45 from beyond, nearer',                { before: 15, after: 14.9 }, { inCommand: false }],
    ['MBT45-R-45 from beyond, not nearer',            { before: 15, after: 15 }, 'MBT45-ORG-07'],
    ['MBT45-R-45 from beyond, within again',          { before: 15, after: 12 }, { inCommand: true }],
    ['MBT45-R-45 the BGHQ leaves no one behind',      { isBghq: true, before: 11, after: 13 }, 'MBT45-ORG-08'],
    ['MBT45-ORG-07 both distances are needed',        { before: 11 }, 'given.after'],
  ];
  test.each(cases)('%s', (_, given, wanted) => expect(told('command-radius', given)).toEqual(wanted));
  test('MBT45-ORG-07 is cited', () =>
    expect(cited('command-radius', { before: 1, after: 1 })).toEqual(['MBT45-ORG-07']));
});

test.each([
  ['MBT45-MOV-01', 'INF-', true, 'INF-'],
  ['MBT45-MOV-02', 'INFn', true, 'INFn, INF+, AAA and PDA'],
  ['MBT45-MOV-03', 'MBT-', true, 'MBT-'],
  ['MBT45-MOV-04', 'MBTn', true, 'MBTn and MBT+'],
  ['MBT45-MOV-05', 'INF-', false, 'blanks and fakes'],
] as const)(
  '%s the row that is read for %s, turned up: %s, is said to be that of %s',
  (rule, subClass, revealed, who) => {
    const posture = subClass.startsWith('MBT') ? 'ARM' : 'INF';
    const { cited: said } = allowanceRow({ subClass, posture }, revealed, 'tactical', DEFAULTS);
    expect(said).toMatchObject({ rule, text: `tactical move of ${who} in good / bad going` });
  },
);

test.each([
  ['MBT45-MOV-06 STATIC', { subClass: 'INFn', mode: 'STATIC' }, 'MBT45-MOV-06'],
  ['MBT45-RES-47 Pinned', { subClass: 'INFn', state: 'pinned' }, 'MBT45-RES-47'],
  ['MBT45-MOV-02 neither', { subClass: 'INFn' }, { inches: 8 }],
])('%s: who goes nowhere has no inches', (_, stand, wanted) =>
  expect(told('movement-allowance', { stand })).toEqual(wanted),
);
