import { isRefusal } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { type Case, type How, under } from '../../common/book/kit.js';
import { cited, DEFAULTS, told } from '../kit.js';
import type { StandFacts } from '../pieces.js';
import { standOf } from '../questions/stand.js';
import { RULES } from '../rules.js';

const { longestRange, ownerRefusal } = RULES.engaging;

type S = Record<string, unknown>;
const inf = { subClass: 'INFn' };
const infMinus = { subClass: 'INF-' };
const tank = { subClass: 'MBTn' };
const las = { subClass: 'INFn', posture: 'LAS' };
const atm = { subClass: 'INFn', posture: 'ATM' };
const rec = { subClass: 'INFn', posture: 'REC' };
const ada = { subClass: 'INFn', posture: 'ADA' };
const pda = { subClass: 'INFn', posture: 'PDA' };
const asf = { subClass: 'AIRn', posture: 'ASF' };
const ecm = { subClass: 'AIRn', posture: 'ECM' };
const cas = { subClass: 'AIRn', posture: 'CAS' };
const heli = { ...cas, helicopter: true };
const otf = { subClass: 'ARTn', posture: 'OTF' };
const cba = { subClass: 'ARTn', posture: 'CBA' };
const marked = (s: S) => ({ ...s, engagedLastRound: true });
const still = (s: S) => ({ ...s, mode: 'STATIC' });
const fast = (s: S) => ({ ...s, mode: 'FAST' });

const asked = (given: S, how?: How) => told('engagement-eligibility', given, how);

describe('what forbids an engagement', () => {
  const g = (owner: S, target: S, more: S = {}) => ({ owner, target, range: 1, ...more });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['MBT20-R-94 INFANTRY off the table is not engaged',   g(inf, { ...tank, onTable: false }), 'MBT20-R-94'],
    ['MBT20-R-94 nor does it engage',                      g({ ...inf, onTable: false }, tank), 'MBT20-R-94'],
    ['MBT20-R-94 AIRCRAFT off the table',                  g(asf, { ...cas, onTable: false }), 'MBT20-R-94'],
    ['MBT20-R-94 not even by CBA',                         g(cba, { ...asf, onTable: false }), 'MBT20-R-94'],
    ['MBT20-R-94 comes before MBT20-R-61',                 g({ ...inf, groupFragile: true }, { ...tank, onTable: false }), 'MBT20-R-94'],
    ['MBT20-R-61 as-1945: Fragile stands do not engage',   g({ ...inf, groupFragile: true }, inf), 'MBT20-R-61', under('MBT20-R-61', 'as-1945')],
    ['MBT20-R-61 none: they do',                           g({ ...inf, groupFragile: true }, inf), 'mutual', under('MBT20-R-61', 'none')],
    ['MBT20-R-61 a Fragile target may be engaged',         g(inf, { ...inf, groupFragile: true }), 'mutual'],
    ['MBT20-R-61 comes before MBT20-R-45',                 g({ ...inf, groupFragile: true, outOfCommand: true }, inf), 'MBT20-R-61'],
    ['MBT20-R-45 a stand out of command does not engage',  g({ ...inf, outOfCommand: true, hasEngaged: true }, inf), 'MBT20-R-45'],
    ['MBT20-R-45 but may be engaged',                      g(inf, { ...inf, outOfCommand: true }), 'mutual'],
    ['MBT20-ENG-04 once a turn',                           g({ ...inf, hasEngaged: true }, inf), 'MBT20-ENG-04'],
    ['MBT20-ENG-04 comes before the lines',                g({ ...tank, hasEngaged: true }, inf), 'MBT20-ENG-04'],
    ['MBT20-R-44 a stand that has engaged may be engaged', g(inf, { ...inf, hasEngaged: true }), 'mutual'],
    ['MBT20-AWC-04 CAS and ARMOUR in AWC',                 g(cas, tank, { awc: true }), 'MBT20-AWC-04'],
    ['MBT20-AWC-04 CAS and INFANTRY in AWC',               g(cas, inf, { awc: true }), 'MBT20-AWC-04'],
    ['MBT20-AWC-04 not in fair weather',                   g(cas, inf), 'mutual'],
    ['MBT20-AWC-04 others may',                            g(tank, tank, { awc: true }), 'mutual'],
    ['MBT20-AWC-04 comes before the segment',              g(cas, tank, { awc: true, segment: 6 }), 'MBT20-AWC-04'],
    ['MBT20-R-54 forbidden: every stand of the class',     g(cas, las, { awc: true }), 'MBT20-AWC-04', under('MBT20-R-54', 'forbidden')],
    ['MBT20-R-54 forbidden and MBT20-R-01 posture: LAS is free', g(cas, las, { awc: true }), 'unilateral', under('MBT20-R-01', 'posture')],
    ['MBT20-R-54 penalty-only: no ban',                    g(cas, tank, { awc: true }), 'unilateral', under('MBT20-R-54', 'penalty-only')],
    ['MBT20-ORG-05 OTF within 24" of its BGHQ',            g(otf, tank, { targetToBghq: 24 }), 'unilateral'],
    ['MBT20-ORG-05 not beyond',                            g(otf, tank, { targetToBghq: 24.1 }), 'MBT20-ORG-05'],
    ['MBT20-ORG-05 AIRCRAFT likewise',                     g(cas, tank, { targetToBghq: 24.1 }), 'MBT20-ORG-05'],
    ['MBT20-ORG-05 units are not bound to it',             g(inf, tank, { targetToBghq: 30 }), 'unilateral'],
    ['MBT20-ORG-06 of any friendly BGHQ',                  g(otf, tank, { targetToBghq: 24, ownerGroup: 'air-artillery' }), 'unilateral'],
    ['MBT20-ORG-06 not beyond',                            g(otf, tank, { targetToBghq: 24.1, ownerGroup: 'air-artillery' }), 'MBT20-ORG-06'],
    ['MBT20-R-48 off-table targets have no limit',         g(cba, marked(otf), { targetToBghq: 99 }), 'unilateral'],
    ['MBT20-R-48 LAS on the table has',                    g(cba, marked(las), { targetToBghq: 99 }), 'MBT20-ORG-05'],
    ['MBT20-LOS-02 a blocked line',                        g(inf, tank, { lineOfSight: 'blocked' }), 'MBT20-LOS-02'],
    ['MBT20-LOS-02 but in contact',                        g(inf, tank, { lineOfSight: 'blocked', range: 0 }), 'unilateral'],
    ['MBT20-R-17 contact is a gap of 0.05"',               g(inf, tank, { lineOfSight: 'blocked', range: 0.05 }), 'unilateral'],
    ['MBT20-R-17 and no more',                             g(inf, tank, { lineOfSight: 'blocked', range: 0.06 }), 'MBT20-LOS-02'],
    ['MBT20-LOS-02 guns off the table need no line',       g(otf, tank, { lineOfSight: 'blocked' }), 'unilateral'],
    ['MBT20-R-20 asf-ecm-exempt: ASF',                     g(asf, cas, { lineOfSight: 'blocked' }), 'unilateral', under('MBT20-R-20', 'asf-ecm-exempt')],
    ['MBT20-R-20 asf-ecm-exempt: to ASF',                  g(ada, asf, { lineOfSight: 'blocked' }), 'unilateral'],
    ['MBT20-R-20 asf-ecm-exempt: CAS is not',              g(cas, tank, { lineOfSight: 'blocked' }), 'MBT20-LOS-02'],
    ['MBT20-R-20 none-exempt',                             g(asf, cas, { lineOfSight: 'blocked' }), 'MBT20-LOS-02', under('MBT20-R-20', 'none-exempt')],
    ['MBT20-R-20 all-aircraft-exempt: CAS too',            g(cas, tank, { lineOfSight: 'blocked' }), 'unilateral', under('MBT20-R-20', 'all-aircraft-exempt')],
    ['MBT20-ARC-02 ARMOUR to its front only',              g(tank, tank, { ownerArc: 'side' }), 'MBT20-ARC-02'],
    ['MBT20-ARC-02 CAS likewise',                          g(cas, tank, { ownerArc: 'rear' }), 'MBT20-ARC-02'],
    ['MBT20-ARC-02 helicopters likewise',                  g(heli, tank, { ownerArc: 'side' }), 'MBT20-ARC-02'],
    ['MBT20-ARC-04 INFANTRY to its side',                  g(inf, tank, { ownerArc: 'side' }), 'unilateral'],
    ['MBT20-ARC-04 but not to its rear',                   g(inf, tank, { ownerArc: 'rear' }), 'MBT20-ARC-04'],
    ['MBT20-ARC-05 ASF all round',                         g(asf, cas, { ownerArc: 'rear' }), 'unilateral'],
    ['MBT20-ARC-05 ECM all round',                         g(ecm, ada, { ownerArc: 'rear' }), 'mutual'],
    ['MBT20-ARC-05 guns off the table all round',          g(otf, tank, { ownerArc: 'rear' }), 'unilateral'],
    ['MBT20-R-137 class: LAS not to its rear',             g(las, inf, { ownerArc: 'rear' }), 'MBT20-ARC-04', under('MBT20-R-137', 'class')],
    ['MBT20-R-137 inf-only: LAS all round',                g(las, inf, { ownerArc: 'rear', range: 5 }), 'unilateral', under('MBT20-R-137', 'inf-only')],
    ['MBT20-R-137 inf-only: INF- all round',               g(infMinus, inf, { ownerArc: 'rear' }), 'mutual', under('MBT20-R-137', 'inf-only')],
    ['MBT20-R-137 inf-only: INFn still not',               g(inf, inf, { ownerArc: 'rear' }), 'MBT20-ARC-04', under('MBT20-R-137', 'inf-only')],
    ['MBT20-R-37 on-table: CBA counts as on the table',    { owner: cba, target: marked(las) }, 'given.range', under('MBT20-R-37', 'on-table')],
    ['MBT20-ENG-02 a range is needed between stands on the table', { owner: inf, target: inf }, 'given.range'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = asked(given as S, how);
    expect(typeof found === 'string' ? found : (found as S).type).toBe(wanted);
  });
});

describe('segments', () => {
  // biome-ignore format: one line a case
  const own: [string, number, S, S][] = [
    ['MBT20-TRN-09', 1, asf, cas], ['MBT20-TRN-10', 1, ecm, ada], ['MBT20-TRN-14', 2, cas, tank], ['MBT20-TRN-17', 3, cba, marked(otf)],
    ['MBT20-TRN-18', 4, ada, asf], ['MBT20-TRN-19', 4, pda, cas], ['MBT20-TRN-20', 5, otf, tank], ['MBT20-TRN-24', 6, inf, inf],
    ['MBT20-TRN-24', 6, las, inf], ['MBT20-TRN-24', 6, atm, tank], ['MBT20-TRN-24', 6, tank, tank],
  ];
  test.each(own)('%s and MBT20-R-40: in segment %i and in no other', (rule, segment, owner, target) => {
    for (let s = 1; s <= 6; s++) {
      const found = asked({ owner, target, range: 1, segment: s });
      if (s === segment) expect(found).toMatchObject({ type: expect.any(String) });
      else expect(found).toBe(rule);
    }
  });
  test('MBT20-R-81 there is no seventh segment', () =>
    expect(asked({ owner: inf, target: inf, range: 1, segment: 7 })).toBe('given.segment'));
  test('MBT20-TRN-17 the marker is asked for after the segment, and is cited', () => {
    expect(asked({ owner: cba, target: otf, segment: 3 })).toBe('MBT20-TRN-17');
    expect(asked({ owner: cba, target: las, range: 3, targetToBghq: 99 })).toBe('MBT20-TRN-17');
    expect(cited('engagement-eligibility', { owner: cba, target: marked(otf) })).toContain('MBT20-TRN-17');
  });
});

describe('mutual or unilateral', () => {
  const g = (owner: S, target: S, range: number, more: S = {}) => ({ owner, target, range, ...more });
  // biome-ignore format: one line a case
  const cases: [string, S, string, How?][] = [
    ['MBT20-ENG-05 two tanks',                            g(tank, tank, 12), 'mutual'],
    ['MBT20-ENG-06 ATM and ARMOUR',                       g(atm, tank, 12), 'unilateral'],
    ['MBT20-ENG-08 INFANTRY engages CAS',                 g(inf, cas, 4), 'mutual'],
    ['MBT20-ENG-08 ASF engages ASF',                      g(asf, asf, 36), 'mutual'],
    ['MBT20-ENG-08 OTF engages ARMOUR',                   { owner: otf, target: tank }, 'unilateral'],
    ['MBT20-ENG-08 CBA engages OTF',                      { owner: cba, target: marked(otf) }, 'unilateral'],
    ['MBT20-ENG-05 CBA engages CBA, both off the table',  { owner: cba, target: marked(cba) }, 'mutual'],
    ['MBT20-ENG-05 ECM engages ECM at any range',         g(ecm, ecm, 500), 'mutual'],
    ['MBT20-ENG-05 ECM engages CBA, which cannot answer', { owner: ecm, target: cba }, 'unilateral'],
    ['MBT20-R-06 range: within both ranges',              g(inf, fast(inf), 2), 'mutual', under('MBT20-R-06', 'range')],
    ['MBT20-R-06 range: the other out of reach',          g(inf, fast(inf), 3), 'unilateral', under('MBT20-R-06', 'range')],
    ['MBT20-R-06 range: darkness shortens his reach too', g(tank, tank, 6, { light: 'night', targetIlluminated: true }), 'mutual'],
    ['MBT20-R-06 range: not when he sees a lit owner',    g(tank, tank, 10, { light: 'night', targetIlluminated: true, ownerIlluminated: true }), 'mutual'],
    ['MBT20-R-06 range: in contact always',               g(still(infMinus), { ...inf, mode: 'STATIC' }, 0.05, { light: 'night', awc: true }), 'mutual'],
    ['MBT20-R-06 types: range is not looked at',          g(inf, fast(inf), 3), 'mutual', under('MBT20-R-06', 'types')],
    ['MBT20-R-06 types: he needs a line all the same',    g(atm, tank, 3), 'unilateral', under('MBT20-R-06', 'types')],
    ['MBT20-R-06 range: arcs do not count',               g(tank, tank, 5, { targetArc: 'rear' }), 'mutual'],
    ['MBT20-R-06 range-and-arc: they do',                 g(tank, tank, 5, { targetArc: 'side' }), 'unilateral', under('MBT20-R-06', 'range-and-arc')],
    ['MBT20-R-06 range-and-arc: INFANTRY to its side',    g(inf, inf, 1, { targetArc: 'side' }), 'mutual', under('MBT20-R-06', 'range-and-arc')],
    ['MBT20-R-06 range-and-arc: INFANTRY to its rear',    g(inf, inf, 1, { targetArc: 'rear' }), 'unilateral', under('MBT20-R-06', 'range-and-arc')],
    ['MBT20-R-06 range-and-arc: range counts as well',    g(inf, fast(inf), 3), 'unilateral', under('MBT20-R-06', 'range-and-arc')],
    ['MBT20-R-06 range-and-arc: not off the table',       { owner: cba, target: marked(cba), targetArc: 'rear' }, 'mutual', under('MBT20-R-06', 'range-and-arc')],
    ['MBT20-R-06 sight, markers and engagements made do not count', g(inf, { ...inf, hasEngaged: true, groupFragile: true, outOfCommand: true }, 0, { lineOfSight: 'blocked' }), 'mutual'],
    ['MBT20-AWC-04 the ban holds the other way round too', g(inf, cas, 2, { awc: true }), 'unilateral'],
  ];
  test.each(cases)('%s', (_, given, type, how) => {
    expect(asked(given, how)).toMatchObject({ type });
    const rule = type === 'mutual' ? 'MBT20-ENG-05' : 'MBT20-ENG-06';
    expect(cited('engagement-eligibility', given, how)).toContain(rule);
  });
});

describe('naming a blank', () => {
  const stand = (s: S): StandFacts => standOf(s as never, '', DEFAULTS) as StandFacts;
  const day = { light: 'day', awc: false, targetIlluminated: false } as const;
  test('MBT20-R-70 the longest range of a stand, after darkness and weather', () => {
    expect(longestRange(stand(inf), day, DEFAULTS)).toBe(12);
    expect(longestRange(stand(infMinus), day, DEFAULTS)).toBe(2);
    expect(longestRange(stand(tank), { ...day, light: 'night' }, DEFAULTS)).toBe(6);
    expect(longestRange(stand(tank), { ...day, light: 'night', targetIlluminated: true }, DEFAULTS)).toBe(12);
    expect(longestRange(stand(ecm), { ...day, awc: true }, DEFAULTS)).toBeNull();
    expect(longestRange(stand(rec), day, DEFAULTS)).toMatchObject({ rule: 'MBT20-ELG-18' });
  });
  test('MBT20-R-70 what bars the owner bars him here too', () => {
    const rule = (s: S, segment: number | null) => {
      const found = ownerRefusal(stand(s), segment, DEFAULTS);
      return isRefusal(found) ? found.rule : found;
    };
    expect(rule(inf, 6)).toBeUndefined();
    expect(rule({ ...inf, onTable: false }, 6)).toBe('MBT20-R-94');
    expect(rule({ ...inf, groupFragile: true }, 6)).toBe('MBT20-R-61');
    expect(rule({ ...inf, outOfCommand: true }, 6)).toBe('MBT20-R-45');
    expect(rule({ ...inf, hasEngaged: true }, 6)).toBe('MBT20-ENG-04');
    expect(rule(inf, 5)).toBe('MBT20-TRN-24');
  });
});
