import { describe, expect, test } from 'vitest';
import { BOOK } from '../book.js';
import { type Case, cited, DEFAULTS, told, under } from '../kit.js';
import { standOf } from '../questions/stand.js';
import { REGISTER } from '../register.js';
import { SAMPLE_GROUPS } from '../tables/groups.js';
import { NATIONS } from '../tables/nations.js';
import { STYLE_NATIONS, STYLES } from '../tables/styles.js';

const CFE = under('MBT45-OPT-02', 'on');
const stand = (subClass: string, posture?: string, mode?: string, more = {}) => ({
  stand: { subClass, ...(posture && { posture }), ...(mode && { mode }), ...more },
});

describe('stand-check', () => {
  // biome-ignore format: one line a case
  const checks: Case[] = [
    ['MBT45-CLS-02 MBT+ is the best ARMOUR',         stand('MBT+'), { class: 'ARMOUR', term: 'unit', level: 1, posture: 'ARM', mode: 'MOBILE', segment: 6, deploys: 'table' }],
    ['MBT45-CLS-19 MBT++ is above MBT+',             stand('MBT++', 'ARM', 'FAST'), { class: 'ARMOUR', level: 2 }],
    ['MBT45-R-101 ADA is AAA',                       stand('INFn', 'ADA', 'STATIC'), { posture: 'AAA', segment: 4 }],
    ['MBT45-OPT-05 HBR only as an option',           stand('AIRn', 'HBR'), 'MBT45-OPT-05'],
    ['MBT45-OPT-05 HBR in use',                      stand('AIRn', 'HBR'), { segment: 2, deploys: 'off-table' }, under('MBT45-OPT-05', 'on')],
    ['MBT45-HSE-16 HBR flies HIGH',                  stand('AIRn', 'HBR', 'MOBILE', { altitude: 'LOW' }), 'MBT45-HSE-16', under('MBT45-OPT-05', 'on')],
    ['MBT45-MOD-16 AIRCRAFT has an altitude',        stand('AIRn', 'CAS', 'MOBILE', { altitude: 'LOW' }), { class: 'AIRCRAFT' }],
    ['MBT45-MOD-16 nobody else has one',             stand('MBTn', 'ARM', 'MOBILE', { altitude: 'LOW' }), 'given.stand.altitude'],
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
    ['MBT45-CLS-16 AIR- is older AIRCRAFT',          stand('AIR-', 'CAS'), { class: 'AIRCRAFT', level: -1 }],
    ['MBT45-CLS-17 AIRCRAFT is a flight',            stand('AIRn', 'ASF'), { term: 'flight' }],
    ['MBT45-CLS-20 INFn in LAS',                     stand('INFn', 'LAS'), { posture: 'LAS', segment: 6 }],
    ['MBT45-CLS-22 INF- in LAS',                     stand('INF-', 'LAS'), { posture: 'LAS', level: -1 }],
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
    ['MBT45-POS-10 ATA, segment 6',                  stand('INF+', 'ATA'), { segment: 6, deploys: 'table' }],
    ['MBT45-POS-11 REC engages in no segment',       stand('INF+', 'REC'), { segment: null, deploys: 'table' }],
    ['MBT45-POS-12 ADA, segment 4',                  stand('INF+', 'ADA'), { posture: 'AAA', segment: 4, deploys: 'table' }],
    ['MBT45-POS-13 PDA, segment 4',                  stand('INF+', 'PDA'), { segment: 4, deploys: 'table' }],
    ['MBT45-POS-14 ASF, segment 1',                  stand('AIRn', 'ASF'), { segment: 1, deploys: 'off-table' }],
    ['MBT45-POS-15 CAS, segment 2',                  stand('AIRn', 'CAS'), { segment: 2, deploys: 'off-table' }],
    ['MBT45-POS-17 OTF, segment 5',                  stand('ARTn', 'OTF'), { segment: 5, deploys: 'off-table' }],
    ['MBT45-POS-18 CBA, segment 3',                  stand('ARTn', 'CBA'), { segment: 3, deploys: 'off-table' }],
    ['MBT45-R-81 the OTF segment is the fifth of six', stand('ARTn', 'OTF'), { segment: 5 }],
    ['MBT45-R-37 CBA deploys off-table',             stand('ARTn', 'CBA'), { deploys: 'off-table' }],
    ['MBT45-R-37 on-table: CBA deploys on it',       stand('ARTn', 'CBA'), { deploys: 'table' }, under('MBT45-R-37', 'on-table')],
    ['MBT45-R-37 on-table: OTF does not',            stand('ARTn', 'OTF'), { deploys: 'off-table' }, under('MBT45-R-37', 'on-table')],
    ['MBT45-MOD-01 there is no other mode',          stand('MBTn', 'ARM', 'SLOW'), 'given.stand.mode'],
    ['MBT45-MOD-02 INF- may be STATIC',              stand('INF-', 'INF', 'STATIC'), { mode: 'STATIC' }],
    ['MBT45-MOD-02 INF- may be MOBILE',              stand('INF-', 'INF', 'MOBILE'), { mode: 'MOBILE' }],
    ['MBT45-MOD-02 INF- may not be FAST',            stand('INF-', 'INF', 'FAST'), 'MBT45-MOD-02'],
    ['MBT45-MOD-04 AIRCRAFT is not STATIC',          stand('AIRn', 'CAS', 'STATIC'), 'MBT45-MOD-04'],
    ['MBT45-MOD-06 ART- may not be MOBILE',          stand('ART-', 'OTF', 'MOBILE'), 'MBT45-MOD-06'],
    ['MBT45-MOD-07 ARTn may not be MOBILE',          stand('ARTn', 'OTF', 'MOBILE'), 'MBT45-MOD-07'],
    ['MBT45-OPT-02 CFE only as an option',            stand('CFE'), 'MBT45-OPT-02'],
    ['MBT45-OPT-02 CFE in use ranks as n',            stand('CFE'), { class: 'INFANTRY', level: 0, posture: 'INF' }, CFE],
    ['MBT45-HSE-07 CFE is in INF only',               stand('CFE', 'LAS'), 'MBT45-HSE-07', CFE],
    ['MBT45-HSE-07 CFE may be FAST, as INFn',         stand('CFE', 'INF', 'FAST'), { mode: 'FAST' }, CFE],
    ['MBT45-SCL-06 equipment is no datum',           stand('MBTn', 'ARM', 'MOBILE', { gun: 120 }), 'given.stand.gun'],
    ['MBT45-HSE-06 jungle training is a mark',       stand('INFn', 'INF', 'MOBILE', { jungleTrained: 'yes' }), 'given.stand.jungleTrained'],
    ['MBT45-ORG-10 a base has a size above 0',       stand('INFn', 'INF', 'MOBILE', { base: 0 }), 'given.stand.base'],
  ];
  test.each(checks)('%s', (_, given, wanted, how) => {
    const found = told('stand-check', given, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });

  test.each(['STATIC', 'MOBILE', 'FAST'])('MBT45-MOD-03 INFn, INF+, CFE and ARMOUR may be %s', mode => {
    for (const subClass of ['INFn', 'INF+', 'CFE', 'MBT-', 'MBTn', 'MBT+', 'MBT++'])
      expect(told('stand-check', { stand: { subClass, mode } }, CFE)).toMatchObject({ mode });
  });
  test.each(['INF', 'LAS', 'ATA', 'REC', 'AAA', 'PDA'])(
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
  // biome-ignore format: one line a case
  const changes: Case[] = [
    ['MBT45-MOD-12 MOBILE to FAST',                   { stand: { subClass: 'MBTn' }, to: 'FAST' }, { mode: 'FAST', changed: true }],
    ['MBT45-MOD-12 and back',                         { stand: { subClass: 'MBTn', mode: 'FAST' }, to: 'MOBILE' }, { mode: 'MOBILE', changed: true }],
    ['MBT45-MOD-12 no change is always allowed',      { stand: { subClass: 'MBTn' }, to: 'MOBILE' }, { mode: 'MOBILE', changed: false }],
    ['MBT45-MOD-15 a change to STATIC',               { stand: { subClass: 'MBTn' }, to: 'STATIC' }, { mode: 'STATIC', changed: true }],
    ['MBT45-MOD-15 is permanent',                     { stand: { subClass: 'MBTn', mode: 'STATIC' }, to: 'MOBILE' }, 'MBT45-MOD-15'],
    ['MBT45-MOD-02 INF- does not become FAST',        { stand: { subClass: 'INF-' }, to: 'FAST' }, 'MBT45-MOD-02'],
    ['MBT45-MOD-04 AIRCRAFT does not dig in',         { stand: { subClass: 'AIRn', posture: 'CAS' }, to: 'STATIC' }, 'MBT45-MOD-04'],
    ['MBT45-MOD-06 guns stay STATIC',                 { stand: { subClass: 'ART-', posture: 'OTF' }, to: 'MOBILE' }, 'MBT45-MOD-06'],
    ['MBT45-MOD-07 larger guns too',                  { stand: { subClass: 'ARTn', posture: 'OTF' }, to: 'FAST' }, 'MBT45-MOD-07'],
  ];
  test.each(changes)('%s', (_, given, wanted) => expect(told('mode-change', given)).toEqual(wanted));
  test('MBT45-MOD-15 is cited for what is for good, MBT45-MOD-12 for the rest', () => {
    expect(cited('mode-change', { stand: { subClass: 'MBTn' }, to: 'STATIC' })).toEqual(['MBT45-MOD-15']);
    expect(cited('mode-change', { stand: { subClass: 'MBTn' }, to: 'FAST' })).toEqual(['MBT45-MOD-12']);
  });
});

describe('troop-grading', () => {
  // biome-ignore format: one line a case
  const gradings: Case[] = [
    ['MBT45-GRD-01 Africa',                          ['africa'], 'GRADE-'],
    ['MBT45-GRD-01 South America',                   ['south-america'], 'GRADE-'],
    ['MBT45-GRD-01 Central America',                 ['central-america'], 'GRADE-'],
    ['MBT45-GRD-01 Asia',                            ['asia'], 'GRADE-'],
    ['MBT45-GRD-01 the Soviet Union',                ['soviet-union'], 'GRADE-'],
    ['MBT45-GRD-01 Arabs',                           ['arab'], 'GRADE-'],
    ['MBT45-GRD-02 Europe',                          ['europe'], 'GRADE+'],
    ['MBT45-GRD-02 North America',                   ['north-america'], 'GRADE+'],
    ['MBT45-GRD-02 Israel',                          ['israel'], 'GRADE+'],
    ['MBT45-GRD-02 Japan',                           ['japan'], 'GRADE+'],
    ['MBT45-GRD-02 Australia',                       ['australia'], 'GRADE+'],
    ['MBT45-GRD-02 New Zealand',                     ['new-zealand'], 'GRADE+'],
    ['MBT45-R-80 the Soviet Union beats Europe',     ['europe', 'asia', 'soviet-union'], 'GRADE-'],
    ['MBT45-R-80 Japan beats Asia',                  ['asia', 'japan'], 'GRADE+'],
    ['MBT45-GRD-03 all others',                      ['other'], 'GRADEn'],
    ['MBT45-R-80 a name beats a continent',          ['asia', 'israel'], 'GRADE+'],
    ['MBT45-R-80 the name Arab beats Europe',        ['europe', 'arab'], 'GRADE-'],
    ['MBT45-R-80 among names the lower',             ['israel', 'arab'], 'GRADE-'],
    ['MBT45-R-80 among continents the lower',        ['europe', 'asia'], 'GRADE-'],
    ['MBT45-R-80 Israel beats Africa',               ['israel', 'africa'], 'GRADE+'],
    ['MBT45-R-80 Israel beats South America',        ['israel', 'south-america'], 'GRADE+'],
    ['MBT45-R-80 Israel beats Central America',      ['israel', 'central-america'], 'GRADE+'],
    ['MBT45-R-80 North America is a continent',      ['north-america', 'asia'], 'GRADE-'],
    ['MBT45-R-80 other is not looked at',            ['other', 'europe'], 'GRADE+'],
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
    ['MBT45-ORG-04 any mixture',                     army([{ subClass: 'MBTn', bghq: true }, { subClass: 'INF-', count: 5 }, { ...guns, count: 3 }, { subClass: 'AIR+', posture: 'CAS', count: 3 }]), { byClass: { ARMOUR: 1, INFANTRY: 5, ARTILLERY: 3, AIRCRAFT: 3 }, kinds: ['mixed'] }],
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
  const tables = REGISTER.find(entry => entry.id === 'MBT45-HSE-01')!.tables!;
  const tableOf = (head: string) => tables.find(table => table[0]![0] === head)!;
  test('MBT45-HSE-11 MBT45-HSE-23 every nation is graded as its regions say', () => {
    for (const { regions, grade } of NATIONS) expect(told('troop-grading', { regions })).toEqual({ grade });
  });
  test('MBT45-HSE-11 agrees with the table of the specification', () => {
    const listed = NATIONS.map(n => [n.nation, n.regions.join(', '), n.grade, n.homeZone]);
    const printed = tableOf('nation').slice(1);
    expect(listed.slice(0, printed.length)).toEqual(printed);
  });
  test('MBT45-HSE-23 nations that came later are graded and at home as it says', () => {
    // biome-ignore format: a line a nation
    const wanted = [
      ['South Africa', 'GRADE-', 'Steppe'], ['Belgium', 'GRADE+', 'Temperate'], ['Netherlands', 'GRADE+', 'Temperate'],
      ['Norway', 'GRADE+', 'Cold'], ['Greece', 'GRADE+', 'Temperate'], ['Yugoslavia', 'GRADE+', 'Temperate'],
      ['Bulgaria', 'GRADE+', 'Temperate'], ['Slovakia', 'GRADE+', 'Temperate'], ['Czechoslovakia', 'GRADE+', 'Temperate'],
      ['Thailand', 'GRADE-', 'Tropical'], ['Philippines', 'GRADE-', 'Tropical'], ['Mongolia', 'GRADE-', 'Steppe'],
      ['Fiji', 'GRADEn', 'Tropical'],
    ];
    const found = (nation: string) => NATIONS.find(n => n.nation === nation);
    expect(wanted.map(([nation]) => [nation, found(nation!)?.grade, found(nation!)?.homeZone])).toEqual(wanted);
  });
  test('MBT45-HSE-12 MBT45-HSE-22 every sample is a legal Battle Group led by its first stand', () => {
    const all = { 'MBT45-OPT-02': 'on', 'MBT45-OPT-05': 'on' };
    for (const { stands } of SAMPLE_GROUPS) {
      const battleGroups = [{ stands: stands.map(({ name: _, ...line }) => line) }];
      expect(told('army-list', { battleGroups }, { options: all })).toMatchObject({ stands: 12 });
      expect(stands[0]!.bghq).toBe(true);
    }
    expect(SAMPLE_GROUPS).toHaveLength(12 + 30);
  });
  const offered = (groups: number, options = {}) => {
    const [nation] = NATIONS;
    const { sampleArmy, stylesOf } = BOOK.setup;
    return stylesOf(nation!.nation, { ...DEFAULTS, ...options }).flatMap(style => {
      const army = sampleArmy(nation!.nation, style, groups);
      return 'battleGroups' in army ? army.battleGroups.flatMap(({ stands }) => stands) : [];
    });
  };
  test.each(['CBA', 'ASF', 'CAS'])('MBT45-HSE-12 an army of two Battle Groups may have %s', posture => {
    expect(offered(2).map(stand => stand.posture)).toContain(posture);
  });
  test('MBT45-HSE-12 MBT45-HSE-21 an army of two Battle Groups may have AIR-', () => {
    expect(offered(2).map(({ subClass }) => subClass)).toContain('AIR-');
  });
  test.each([
    ['neither', {}, false],
    ['engineers alone', { 'MBT45-OPT-02': 'on' }, false],
    ['both', { 'MBT45-OPT-02': 'on', 'MBT45-OPT-05': 'on' }, true],
  ])(
    'MBT45-HSE-22 MBT45-OPT-02 MBT45-OPT-05 list E1 is offered where its optional rules are in use: %s',
    (_, options, has) => {
      const stands = offered(1, options).map(({ subClass, posture }) => `${subClass} ${posture}`);
      expect([stands.includes('CFE INF'), stands.includes('AIRn HBR')]).toEqual([has, has]);
    },
  );
  test('MBT45-HSE-21 MBT45-R-191 stands of a list bear their names', () => {
    const panthers = SAMPLE_GROUPS.find(g => g.name === 'Germany 1943-45: Panzer')!.stands;
    expect(panthers.map(({ name, subClass }) => `${name} (${subClass})`)).toContain('Panther (MBT+)');
  });
  test('MBT45-HSE-22 an army takes lists of its nation', () => {
    for (const [style, nations] of Object.entries(STYLE_NATIONS))
      for (const group of STYLES[style]!) {
        expect(SAMPLE_GROUPS.map(g => g.name)).toContain(group);
        expect(NATIONS.map(n => n.nation)).toEqual(expect.arrayContaining([...nations]));
      }
  });
});
