import { describe, expect, test } from 'vitest';

import { type Case, cited, DEFAULTS, told, under } from '../kit.js';
import { standOf } from '../questions/stand.js';
import { REGISTER } from '../register.js';
import { type ListedStand, NATIONS, SAMPLE_GROUPS } from '../tables/armies.js';

const FE = under('MBT45-OPT-02', 'on');
const stand = (subClass: string, posture?: string, mode?: string, more = {}) => ({
  stand: { subClass, ...(posture && { posture }), ...(mode && { mode }), ...more },
});

describe('stand-check', () => {
  // biome-ignore format: one line a case
  const checks: Case[] = [
    ['MBT45-CLS-02 MBT+ is the best ARMOUR',         stand('MBT+'), { class: 'ARMOUR', term: 'unit', level: 1, posture: 'ARM', mode: 'MOBILE', segment: 6, deploys: 'table' }],
    ['MBT45-CLS-03 MBTn is the norm of ARMOUR',      stand('MBTn'), { class: 'ARMOUR', level: 0 }],
    ['MBT45-CLS-04 MBT- is every other tank',        stand('MBT-'), { class: 'ARMOUR', level: -1 }],
    ['MBT45-CLS-06 INF+ is the best INFANTRY',       stand('INF+'), { class: 'INFANTRY', level: 1, posture: 'INF' }],
    ['MBT45-CLS-07 INFn is the norm of INFANTRY',    stand('INFn'), { class: 'INFANTRY', level: 0 }],
    ['MBT45-CLS-08 INF- is soft INFANTRY',           stand('INF-'), { class: 'INFANTRY', level: -1 }],
    ['MBT45-CLS-09 INFANTRY is a unit',              stand('INFn'), { term: 'unit' }],
    ['MBT45-CLS-10 ART+ is the best ARTILLERY',      stand('ART+', 'OTF'), { class: 'ARTILLERY', level: 1, mode: 'STATIC' }],
    ['MBT45-CLS-11 ARTn is the norm of ARTILLERY',   stand('ARTn', 'OTF'), { class: 'ARTILLERY', level: 0 }],
    ['MBT45-CLS-12 ART- is towed ARTILLERY',         stand('ART-', 'OTF'), { class: 'ARTILLERY', level: -1 }],
    ['MBT45-CLS-13 ARTILLERY is a battery',          stand('ARTn', 'CBA'), { term: 'battery' }],
    ['MBT45-CLS-14 AIR+ is the best AIRCRAFT',       stand('AIR+', 'ASF'), { class: 'AIRCRAFT', level: 1, mode: 'MOBILE' }],
    ['MBT45-CLS-15 AIRn is the norm of AIRCRAFT',    stand('AIRn', 'CAS'), { class: 'AIRCRAFT', level: 0 }],
    ['MBT45-CLS-16 AIR- is older AIRCRAFT',          stand('AIR-', 'ECM'), { class: 'AIRCRAFT', level: -1 }],
    ['MBT45-CLS-17 AIRCRAFT is a flight',            stand('AIRn', 'ASF'), { term: 'flight' }],
    ['MBT45-CLS-20 INFn in LAS',                     stand('INFn', 'LAS'), { posture: 'LAS', segment: 6 }],
    ['MBT45-CLS-21 INFn in ATM',                     stand('INFn', 'ATM'), { posture: 'ATM', segment: 6 }],
    ['MBT45-CLS-22 INF- in LAS',                     stand('INF-', 'LAS'), { posture: 'LAS', level: -1 }],
    ['MBT45-CLS-23 INF- in ATM',                     stand('INF-', 'ATM'), { posture: 'ATM', level: -1 }],
    ['MBT45-CLS-24 a helicopter may be AIR+',        stand('AIR+', 'CAS', 'STATIC', { helicopter: true }), { class: 'AIRCRAFT' }],
    ['MBT45-CLS-24 a helicopter may be AIR-',        stand('AIR-', 'CAS', 'STATIC', { helicopter: true }), { class: 'AIRCRAFT' }],
    ['MBT45-CLS-24 the mark is for AIRCRAFT only',   stand('MBTn', 'ARM', 'MOBILE', { helicopter: false }), 'given.stand.helicopter'],
    ['MBT45-POS-01 ARTILLERY must name a posture',   stand('ARTn'), 'given.stand.posture'],
    ['MBT45-POS-01 AIRCRAFT must name a posture',    stand('AIRn'), 'given.stand.posture'],
    ['MBT45-POS-03 there is no other posture',       stand('INFn', 'RES'), 'given.stand.posture'],
    ['MBT45-POS-04 INFANTRY in INF',                 stand('INF+', 'INF'), { posture: 'INF' }],
    ['MBT45-POS-04 INFANTRY not in ARM',             stand('INF+', 'ARM'), 'MBT45-POS-04'],
    ['MBT45-POS-04 INFANTRY not in OTF',             stand('INF-', 'OTF'), 'MBT45-POS-04'],
    ['MBT45-POS-05 ARMOUR only in ARM',              stand('MBT+', 'REC'), 'MBT45-POS-05'],
    ['MBT45-POS-06 AIRCRAFT not in OTF',             stand('AIRn', 'OTF'), 'MBT45-POS-06'],
    ['MBT45-POS-07 ARTILLERY not in LAS',            stand('ARTn', 'LAS'), 'MBT45-POS-07'],
    ['MBT45-POS-08 INF is the normal posture',       stand('INFn'), { posture: 'INF' }],
    ['MBT45-POS-08 ARM is the normal posture',       stand('MBTn'), { posture: 'ARM' }],
    ['MBT45-POS-09 LAS, segment 6',                  stand('INF+', 'LAS'), { segment: 6, deploys: 'table' }],
    ['MBT45-POS-10 ATM, segment 6',                  stand('INF+', 'ATM'), { segment: 6, deploys: 'table' }],
    ['MBT45-POS-11 REC engages in no segment',       stand('INF+', 'REC'), { segment: null, deploys: 'table' }],
    ['MBT45-POS-12 ADA, segment 4',                  stand('INF+', 'ADA'), { segment: 4, deploys: 'table' }],
    ['MBT45-POS-13 PDA, segment 4',                  stand('INF+', 'PDA'), { segment: 4, deploys: 'table' }],
    ['MBT45-POS-14 ASF, segment 1',                  stand('AIRn', 'ASF'), { segment: 1, deploys: 'off-table' }],
    ['MBT45-POS-15 CAS, segment 2',                  stand('AIRn', 'CAS'), { segment: 2, deploys: 'off-table' }],
    ['MBT45-POS-16 ECM, segment 1',                  stand('AIRn', 'ECM'), { segment: 1, deploys: 'off-table' }],
    ['MBT45-POS-17 OTF, segment 5',                  stand('ARTn', 'OTF'), { segment: 5, deploys: 'off-table' }],
    ['MBT45-POS-18 CBA, segment 3',                  stand('ARTn', 'CBA'), { segment: 3, deploys: 'off-table' }],
    ['MBT45-R-81 the OTF segment is the fifth of six', stand('ARTn', 'OTF'), { segment: 5 }],
    ['MBT45-POS-15 helicopters are CAS',             stand('AIRn', 'CAS', 'MOBILE', { helicopter: true }), { segment: 2 }],
    ['MBT45-R-53 a helicopter is no ASF',            stand('AIRn', 'ASF', 'MOBILE', { helicopter: true }), 'MBT45-R-53'],
    ['MBT45-R-53 a helicopter is no ECM',            stand('AIRn', 'ECM', 'MOBILE', { helicopter: true }), 'MBT45-R-53'],
    ['MBT45-R-37 CBA deploys off-table',             stand('ARTn', 'CBA'), { deploys: 'off-table' }],
    ['MBT45-R-37 on-table: CBA deploys on it',       stand('ARTn', 'CBA'), { deploys: 'table' }, under('MBT45-R-37', 'on-table')],
    ['MBT45-R-37 on-table: OTF does not',            stand('ARTn', 'OTF'), { deploys: 'off-table' }, under('MBT45-R-37', 'on-table')],
    ['MBT45-MOD-01 there is no other mode',          stand('MBTn', 'ARM', 'SLOW'), 'given.stand.mode'],
    ['MBT45-MOD-02 INF- may be STATIC',              stand('INF-', 'INF', 'STATIC'), { mode: 'STATIC' }],
    ['MBT45-MOD-02 INF- may be MOBILE',              stand('INF-', 'INF', 'MOBILE'), { mode: 'MOBILE' }],
    ['MBT45-MOD-02 INF- may not be FAST',            stand('INF-', 'INF', 'FAST'), 'MBT45-MOD-02'],
    ['MBT45-MOD-02 INF- may not be SNS',             stand('INF-', 'INF', 'SNS'), 'MBT45-MOD-02'],
    ['MBT45-MOD-03 ARMOUR may not be SNS',           stand('MBT+', 'ARM', 'SNS'), 'MBT45-MOD-03'],
    ['MBT45-MOD-03 INFn may not be SNS',             stand('INFn', 'LAS', 'SNS'), 'MBT45-MOD-03'],
    ['MBT45-MOD-04 AIRCRAFT is not STATIC',          stand('AIRn', 'CAS', 'STATIC'), 'MBT45-MOD-04'],
    ['MBT45-MOD-05 a helicopter may be STATIC',      stand('AIRn', 'CAS', 'STATIC', { helicopter: true }), { mode: 'STATIC' }],
    ['MBT45-MOD-05 a helicopter may be MOBILE',      stand('AIRn', 'CAS', 'MOBILE', { helicopter: true }), { mode: 'MOBILE' }],
    ['MBT45-MOD-05 a helicopter is not FAST',        stand('AIRn', 'CAS', 'FAST', { helicopter: true }), 'MBT45-MOD-04'],
    ['MBT45-MOD-06 ART- is STATIC only',             stand('ART-', 'OTF', 'SNS'), 'MBT45-MOD-06'],
    ['MBT45-MOD-07 ARTn may be SNS',                 stand('ARTn', 'OTF', 'SNS'), { mode: 'SNS' }],
    ['MBT45-MOD-07 ART+ may be SNS',                 stand('ART+', 'CBA', 'SNS'), { mode: 'SNS' }],
    ['MBT45-MOD-07 ARTn may not be MOBILE',          stand('ARTn', 'OTF', 'MOBILE'), 'MBT45-MOD-07'],
    ['MBT45-OPT-02 FE only as an option',            stand('FE'), 'MBT45-OPT-02'],
    ['MBT45-OPT-02 FE in use ranks as n',            stand('FE'), { class: 'INFANTRY', level: 0, posture: 'INF' }, FE],
    ['MBT45-HSE-07 FE is in INF only',               stand('FE', 'LAS'), 'MBT45-HSE-07', FE],
    ['MBT45-HSE-07 FE may be FAST, as INFn',         stand('FE', 'INF', 'FAST'), { mode: 'FAST' }, FE],
    ['MBT45-HSE-07 FE may not be SNS, as INFn',      stand('FE', 'INF', 'SNS'), 'MBT45-MOD-03', FE],
    ['MBT45-SCL-06 equipment is no datum',           stand('MBTn', 'ARM', 'MOBILE', { gun: 120 }), 'given.stand.gun'],
    ['MBT45-HSE-06 jungle training is a mark',       stand('INFn', 'INF', 'MOBILE', { jungleTrained: 'yes' }), 'given.stand.jungleTrained'],
    ['MBT45-ORG-10 a base has a size above 0',       stand('INFn', 'INF', 'MOBILE', { base: 0 }), 'given.stand.base'],
  ];
  test.each(checks)('%s', (_, given, wanted, how) => {
    const found = told('stand-check', given, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });

  test.each(['STATIC', 'MOBILE', 'FAST'])('MBT45-MOD-03 INFn, INF+, FE and ARMOUR may be %s', mode => {
    for (const subClass of ['INFn', 'INF+', 'FE', 'MBT-', 'MBTn', 'MBT+'])
      expect(told('stand-check', { stand: { subClass, mode } }, FE)).toMatchObject({ mode });
  });
  test.each(['INF', 'LAS', 'ATM', 'REC', 'ADA', 'PDA'])(
    'MBT45-POS-04 INFANTRY of every sub-class may be in %s',
    posture => {
      for (const subClass of ['INF-', 'INFn', 'INF+'])
        expect(told('stand-check', { stand: { subClass, posture } })).toMatchObject({ posture });
    },
  );
  test('MBT45-MOD-07 ARTn and ART+ may be STATIC; MBT45-MOD-04 AIRCRAFT of each sub-class may be MOBILE', () => {
    for (const subClass of ['ARTn', 'ART+', 'ART-'])
      expect(told('stand-check', stand(subClass, 'OTF', 'STATIC'))).toMatchObject({ mode: 'STATIC' });
    for (const subClass of ['AIR-', 'AIRn', 'AIR+'])
      expect(told('stand-check', stand(subClass, 'ASF', 'MOBILE'))).toMatchObject({ mode: 'MOBILE' });
  });
  test.each([
    ['MBT45-CLS-01', 'MBTn', 'ARM'],
    ['MBT45-CLS-09', 'INFn', 'INF'],
    ['MBT45-CLS-09', 'MBTn', 'ARM'],
    ['MBT45-CLS-13', 'ARTn', 'OTF'],
    ['MBT45-CLS-17', 'AIRn', 'ASF'],
    ['MBT45-CLS-18', 'AIRn', 'ASF'],
  ])('%s is cited for %s', (rule, subClass, posture) => {
    expect(cited('stand-check', stand(subClass, posture))).toContain(rule);
  });
});

test('MBT45-HSE-02 a base is 1" square unless it says otherwise', () => {
  expect(standOf({ subClass: 'INFn' }, '', DEFAULTS)).toMatchObject({ base: 1 });
  expect(standOf({ subClass: 'INFn', base: 2 }, '', DEFAULTS)).toMatchObject({ base: 2 });
});

describe('mode-change', () => {
  const heli = { subClass: 'AIRn', posture: 'CAS', helicopter: true };
  // biome-ignore format: one line a case
  const changes: Case[] = [
    ['MBT45-MOD-12 a mode is permanent',              { stand: { subClass: 'MBTn' }, to: 'STATIC' }, 'MBT45-MOD-12'],
    ['MBT45-MOD-12 no change is always allowed',      { stand: { subClass: 'MBTn' }, to: 'MOBILE' }, { mode: 'MOBILE', changed: false }],
    ['MBT45-MOD-12 other AIRCRAFT may not change',    { stand: { subClass: 'AIRn', posture: 'CAS' }, to: 'STATIC' }, 'MBT45-MOD-12'],
    ['MBT45-MOD-13 helicopters may change',           { stand: heli, to: 'STATIC' }, { mode: 'STATIC', changed: true }],
    ['MBT45-MOD-13 and change back',                  { stand: { ...heli, mode: 'STATIC' }, to: 'MOBILE' }, { mode: 'MOBILE', changed: true }],
    ['MBT45-MOD-05 a helicopter is not FAST',         { stand: heli, to: 'FAST' }, 'MBT45-MOD-05'],
    ['MBT45-MOD-02 the stand itself must be legal',   { stand: { subClass: 'INF-', mode: 'FAST' }, to: 'FAST' }, 'MBT45-MOD-02'],
  ];
  test.each(changes)('%s', (_, given, wanted) => expect(told('mode-change', given)).toEqual(wanted));
  test('MBT45-MOD-13 is cited even if nothing changed', () =>
    expect(cited('mode-change', { stand: { subClass: 'MBTn' }, to: 'MOBILE' })).toEqual(['MBT45-MOD-13']));
});

describe('troop-grading', () => {
  // biome-ignore format: one line a case
  const gradings: Case[] = [
    ['MBT45-GRD-01 Africa',                          ['africa'], 'GRADE-'],
    ['MBT45-GRD-01 South America',                   ['south-america'], 'GRADE-'],
    ['MBT45-GRD-01 Central America',                 ['central-america'], 'GRADE-'],
    ['MBT45-GRD-01 Asia',                            ['asia'], 'GRADE-'],
    ['MBT45-GRD-01 the Warsaw Pact',                 ['warsaw-pact'], 'GRADE-'],
    ['MBT45-GRD-01 Russia',                          ['russia'], 'GRADE-'],
    ['MBT45-GRD-01 Arabs',                           ['arab'], 'GRADE-'],
    ['MBT45-GRD-02 Europe',                          ['europe'], 'GRADE+'],
    ['MBT45-GRD-02 North America',                   ['north-america'], 'GRADE+'],
    ['MBT45-GRD-02 Israel',                          ['israel'], 'GRADE+'],
    ['MBT45-GRD-02 Australasia',                     ['australasia'], 'GRADE+'],
    ['MBT45-GRD-03 all others',                      ['other'], 'GRADEn'],
    ['MBT45-R-80 a name beats a continent',          ['asia', 'israel'], 'GRADE+'],
    ['MBT45-R-80 also a lower one',                  ['europe', 'warsaw-pact'], 'GRADE-'],
    ['MBT45-R-80 the name Russia beats Europe',      ['europe', 'russia'], 'GRADE-'],
    ['MBT45-R-80 the name Arab beats Europe',        ['europe', 'arab'], 'GRADE-'],
    ['MBT45-R-80 among names the lower',             ['israel', 'arab'], 'GRADE-'],
    ['MBT45-R-80 among continents the lower',        ['europe', 'asia'], 'GRADE-'],
    ['MBT45-R-80 Israel beats Africa',               ['israel', 'africa'], 'GRADE+'],
    ['MBT45-R-80 Israel beats South America',        ['israel', 'south-america'], 'GRADE+'],
    ['MBT45-R-80 Israel beats Central America',      ['israel', 'central-america'], 'GRADE+'],
    ['MBT45-R-80 among names: the Pact',             ['israel', 'warsaw-pact'], 'GRADE-'],
    ['MBT45-R-80 among names: Russia',               ['israel', 'russia'], 'GRADE-'],
    ['MBT45-R-80 North America is a continent',      ['north-america', 'asia'], 'GRADE-'],
    ['MBT45-R-80 Australasia is a continent',        ['australasia', 'asia'], 'GRADE-'],
    ['MBT45-R-80 other is not looked at',            ['other', 'europe'], 'GRADE+'],
    ['MBT45-R-130 a former member that does not declare itself', ['europe'], 'GRADE+'],
  ];
  test.each(gradings)('%s', (_, regions, grade) => expect(told('troop-grading', { regions })).toEqual({ grade }));
  test.each([
    ['MBT45-GRD-01', ['asia']],
    ['MBT45-GRD-02', ['europe']],
    ['MBT45-GRD-03', ['other']],
    ['MBT45-R-80', ['europe', 'asia']],
  ])('%s is cited', (rule, regions) => expect(cited('troop-grading', { regions })).toContain(rule));
  test('MBT45-R-80 is not cited for one region', () =>
    expect(cited('troop-grading', { regions: ['asia'] })).toEqual(['MBT45-GRD-01']));
  test('MBT45-GRD-01 an army has at least one region', () =>
    expect(told('troop-grading', { regions: [] })).toBe('given.regions'));
});

describe('army-list', () => {
  const twelve = [
    { subClass: 'MBTn', bghq: true },
    { subClass: 'INFn', count: 11 },
  ];
  const army = (...groups: unknown[][]) => ({ battleGroups: groups.map(stands => ({ stands })) });
  const guns = { subClass: 'ARTn', posture: 'OTF' };
  // biome-ignore format: one line a case
  const lists: Case[] = [
    ['MBT45-ORG-01 as many groups as agreed',        army(twelve, twelve), { groups: 2, stands: 24, kinds: ['ground', 'ground'] }],
    ['MBT45-ORG-01 at least one',                    { battleGroups: [] }, 'given.battleGroups'],
    ['MBT45-ORG-02 eleven are too few',              army([{ subClass: 'MBTn', bghq: true }, { subClass: 'INFn', count: 10 }]), 'MBT45-ORG-02'],
    ['MBT45-ORG-02 thirteen are too many',           army([{ subClass: 'MBTn', bghq: true }, { subClass: 'INFn', count: 12 }]), 'MBT45-ORG-02'],
    ['MBT45-ORG-02 of every group',                  army(twelve, [{ subClass: 'MBTn', bghq: true }]), 'MBT45-ORG-02'],
    ['MBT45-ORG-03 no BGHQ',                         army([{ subClass: 'MBTn', count: 12 }]), 'MBT45-ORG-03'],
    ['MBT45-ORG-03 two BGHQs by count',              army([{ subClass: 'MBTn', bghq: true, count: 2 }, { subClass: 'INFn', count: 10 }]), 'MBT45-ORG-03'],
    ['MBT45-ORG-04 any mixture',                     army([{ subClass: 'MBTn', bghq: true }, { subClass: 'INF-', count: 5 }, { ...guns, count: 3 }, { subClass: 'AIR+', posture: 'ECM', count: 3 }]), { byClass: { ARMOUR: 1, INFANTRY: 5, ARTILLERY: 3, AIRCRAFT: 3 }, kinds: ['mixed'] }],
    ['MBT45-ORG-04 guns and aircraft only',          army([{ ...guns, bghq: true }, { ...guns, count: 10 }, { subClass: 'AIRn', posture: 'ASF' }]), { kinds: ['air-artillery'] }],
    ['MBT45-MOD-02 each stand is checked',           army([{ subClass: 'INF-', mode: 'FAST', bghq: true }, { subClass: 'INFn', count: 11 }]), 'MBT45-MOD-02'],
    ['MBT45-ORG-02 comes before the stands',         army([{ subClass: 'INF-', mode: 'FAST', bghq: true }]), 'MBT45-ORG-02'],
    ['MBT45-R-93 the BGHQ is a unit if there is one', army([{ ...guns, bghq: true }, { subClass: 'INFn', count: 11 }]), 'MBT45-R-93'],
    ['MBT45-POS-01 paths lead to the stand',         army(twelve, [{ subClass: 'MBTn' }, { subClass: 'ARTn' }]), 'given.battleGroups[1].stands[1].posture'],
    ['MBT45-ORG-02 a count is 1 or more',            army([{ subClass: 'MBTn', count: 0 }]), 'given.battleGroups[0].stands[0].count'],
    ['MBT45-FAN-01 invented armies are welcome',     { ...army(twelve), fantasy: { location: 'Isle of Man', insignia: 'three legs' } }, { groups: 1 }],
    ['MBT45-FAN-02 they come from somewhere',        { ...army(twelve), fantasy: { insignia: 'three legs' } }, 'MBT45-FAN-02'],
    ['MBT45-FAN-03 and have insignia',               { ...army(twelve), fantasy: { location: 'Ynys Mon' } }, 'MBT45-FAN-03'],
    ['MBT45-FAN-04 their equipment is not limited',  { ...army([{ subClass: 'MBT+', bghq: true }, { subClass: 'MBT-', count: 5 }, { subClass: 'INF-', count: 6 }]), fantasy: { location: 'a', insignia: 'b' } }, { byClass: { ARMOUR: 6 } }],
  ];
  test.each(lists)('%s', (_, given, wanted) => {
    const found = told('army-list', given);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });
  test('MBT45-FAN-01 is cited for an invented army only', () => {
    expect(cited('army-list', army(twelve))).not.toContain('MBT45-FAN-01');
    expect(cited('army-list', { ...army(twelve), fantasy: { location: 'a', insignia: 'b' } })).toContain(
      'MBT45-FAN-01',
    );
  });
});

describe('the army builder', () => {
  test('MBT45-HSE-11 has 23 nations, each graded as its regions say', () => {
    expect(NATIONS).toHaveLength(23);
    for (const { regions, grade } of NATIONS) expect(told('troop-grading', { regions })).toEqual({ grade });
  });
  // biome-ignore format: the specification's own layout
  test.each([
    ['United Kingdom', 'Temperate'], ['United States', 'Temperate'], ['Germany', 'Temperate'], ['France', 'Temperate'],
    ['Poland', 'Steppe'], ['Ukraine', 'Steppe'], ['Finland', 'Cold'], ['Russia', 'Cold'], ['Belarus (declared)', 'Steppe'],
    ['Israel', 'Desert'], ['Egypt', 'Desert'], ['Saudi Arabia', 'Desert'], ['Iran', 'Desert'], ['India', 'Tropical'],
    ['China', 'Tropical'], ['South Korea', 'Temperate'], ['Japan', 'Cold'], ['Vietnam', 'Tropical'], ['Australia', 'Desert'],
    ['Brazil', 'Tropical'], ['South Africa', 'Steppe'], ['Isle of Man (fantasy)', 'Temperate'], ['Ynys Mon (fantasy)', 'Temperate'],
  ])('MBT45-HSE-11 %s is at home in %s', (nation, homeZone) => {
    expect(NATIONS.find(n => n.nation === nation)).toMatchObject({ homeZone });
  });
  const [nations, groups] = REGISTER.find(entry => entry.id === 'MBT45-HSE-01')!.tables!;
  test('MBT45-HSE-11 agrees with the table of the specification', () => {
    const listed = NATIONS.map(n => [n.nation, n.regions.join(', '), n.grade, n.homeZone]);
    expect(listed).toEqual(nations!.slice(1));
  });
  test('MBT45-HSE-12 agrees with the table of the specification', () => {
    const line = ({ count, subClass, posture, mode, bghq, helicopter }: ListedStand) =>
      [count, subClass, posture, mode, ...(bghq ? ['(BGHQ)'] : []), ...(helicopter ? ['helicopter'] : [])].join(' ');
    const listed = SAMPLE_GROUPS.map(g => [g.name, (g.stands as ListedStand[]).map(line).join('; ')]);
    expect(listed).toEqual(groups!.slice(1));
  });
  test('MBT45-R-130 Belarus is of the Pact because its list says so, Poland is not', () => {
    const grade = (nation: string) => NATIONS.find(n => n.nation === nation)?.grade;
    expect([grade('Belarus (declared)'), grade('Poland')]).toEqual(['GRADE-', 'GRADE+']);
  });
  test.each([
    ['Balanced group', 'mixed'],
    ['Armoured group', 'ground'],
    ['Mechanised group', 'ground'],
    ['Garrison', 'mixed'],
    ['Counter-attack group', 'mixed'],
    ['Tank group', 'ground'],
    ['Rifle group', 'mixed'],
    ['Fires and air, older', 'air-artillery'],
    ['Fires and air, modern', 'air-artillery'],
    ['Combined group', 'mixed'],
    ['Militia', 'mixed'],
  ])('MBT45-HSE-12 %s is a legal group', (name, kind) => {
    const stands = SAMPLE_GROUPS.find(g => g.name === name)?.stands;
    expect(told('army-list', { battleGroups: [{ stands }] })).toMatchObject({ stands: 12, kinds: [kind] });
  });
});
