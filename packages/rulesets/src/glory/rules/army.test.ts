import { describe, expect, test } from 'vitest';
import { type Case, cited, told } from '../kit.js';
import {
  ARMY_ENTRIES,
  ARMY_LISTS,
  armyRefusal,
  entriesOf,
  mayEntrench,
  SUGGESTED_OPPONENTS,
  standardMuster,
} from './army.js';
import { troopOf } from './notation.js';
import { troopRefusal } from './troops.js';

const swiss = { list: 'swiss-1515', vignettes: { pike: 8, halberd: 2, shot: 2 }, general: 'pike' };
const natal = {
  list: 'natal-1879',
  vignettes: { regulars: 2, gatling: 1, levies: 1, volunteers: 1 },
  general: 'regulars',
};
const swissOf = (vignettes: object, more: object = {}) => ({ ...swiss, vignettes, ...more });

describe('army', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-LST-01 one list',                               swiss, { size: 12, models: 12, baseAp: 7, lines: 3 }],
    ['IGR-LST-01 an unknown list',                        { ...swiss, list: 'swiss' }, 'given.list'],
    ['IGR-BAS-08 an army is 12 vignettes',                swiss, { size: 12 }],
    ['IGR-BAS-08 some have 6',                            natal, { size: 6 }],
    ['IGR-BAS-08 some have 24',                           { list: 'mahdist-1898', vignettes: { baggara: 6, banner: 2, ansar: 8, jihadiya: 4, horse: 2, skirmishers: 2 }, general: 'banner' }, { size: 24, baseAp: 18, lines: 3 }],
    ['IGR-BAS-09 a carrier is one model and two vignettes', natal, { size: 6, models: 5 }],
    ['IGR-BIG-01 not four times',                         swissOf({ pike: 32, halberd: 8, shot: 8 }, { multiple: 4 }), 'IGR-BIG-01'],
    ['IGR-BIG-01 a list of 6 only once',                  { ...natal, multiple: 2 }, 'IGR-BIG-01'],
    ['IGR-BIG-01 a list of 24 only once',                 { list: 'mahdist-1898', multiple: 2, vignettes: {}, general: 'banner' }, 'IGR-BIG-01'],
    ['IGR-BIG-01 three times is 36',                      swissOf({ pike: 24, halberd: 6, shot: 6 }, { multiple: 3 }), { size: 36, baseAp: 21 }],
    ['IGR-LST-09 twice: 24 vignettes, AP and limits doubled', swissOf({ pike: 18, halberd: 4, shot: 2 }, { multiple: 2 }), { size: 24, baseAp: 14, lines: 3 }],
    ['IGR-LST-09 the doubled minimum',                    swissOf({ pike: 11, halberd: 6, shot: 6, guns: 1 }, { multiple: 2 }), 'IGR-LST-03'],
    ['IGR-LST-09 key vignettes are doubled',              swissOf({ pike: 16, halberd: 4, shot: 4 }, { multiple: 2, key: { pike: 1 } }), 'IGR-LST-06'],
    ['IGR-LST-02 nothing from other lists',               swissOf({ pike: 8, halberd: 2, shot: 1, gendarmes: 1 }), 'IGR-LST-02'],
    ['IGR-LST-02 not even none of it',                    swissOf({ pike: 8, halberd: 2, shot: 2, gendarmes: 0 }), 'IGR-LST-02'],
    ['IGR-LST-02 comes before IGR-LST-03',                swissOf({ pikes: 12 }), 'IGR-LST-02'],
    ['IGR-LST-03 at least the minimum',                   swissOf({ pike: 9, halberd: 3 }), 'IGR-LST-03'],
    ['IGR-LST-03 at most the maximum',                    swissOf({ pike: 10, halberd: 1, shot: 1 }), 'IGR-LST-03'],
    ['IGR-LST-03 what is not named counts as none',       swissOf({}), 'IGR-LST-03'],
    ['IGR-LST-04 too few in all',                         swissOf({ pike: 8, halberd: 2, shot: 1 }), 'IGR-LST-04'],
    ['IGR-LST-04 too many in all',                        swissOf({ pike: 9, halberd: 3, shot: 1 }), 'IGR-LST-04'],
    ['IGR-LST-04 a gatling counts as two',                { ...natal, vignettes: { regulars: 3, gatling: 1, levies: 1, volunteers: 1 } }, 'IGR-LST-04'],
    ['IGR-LST-05 the General rides with what was taken',  { ...swiss, general: 'horse' }, 'IGR-LST-05'],
    ['IGR-LST-05 not with an unknown entry',              { ...swiss, general: 'staff' }, 'IGR-LST-05'],
    ['IGR-LST-05 not with the guns',                      swissOf({ pike: 8, halberd: 2, shot: 1, guns: 1 }, { general: 'guns' }), 'IGR-LST-05'],
    ['IGR-CMD-02 one vignette carries him',               { ...swiss, general: 'halberd' }, { size: 12 }],
    ['IGR-LST-06 the key vignettes of the list',          { ...swiss, key: { pike: 1 } }, { size: 12 }],
    ['IGR-LST-06 none is too few',                        { ...swiss, key: {} }, 'IGR-LST-06'],
    ['IGR-LST-06 two are too many',                       { ...swiss, key: { pike: 2 } }, 'IGR-LST-06'],
    ['IGR-LST-06 of no other entry',                      { ...swiss, key: { halberd: 1 } }, 'IGR-LST-06'],
    ['IGR-LST-06 not one more of another',                { ...swiss, key: { pike: 1, halberd: 1 } }, 'IGR-LST-06'],
    ['IGR-LST-06 none of another is none',                { ...swiss, key: { pike: 1, halberd: 0 } }, { size: 12 }],
    ['IGR-LST-07 as many lines as the list allows',       { ...swiss, lines: 3 }, { lines: 3 }],
    ['IGR-LST-07 no more',                                { ...swiss, lines: 4 }, 'IGR-LST-07'],
    ['IGR-LST-08 base AP as stated',                      natal, { baseAp: 6, lines: 1 }],
    ['half a vignette',                                   swissOf({ pike: 8.5 }), 'given.vignettes.pike'],
    ['fewer than none',                                   swissOf({ pike: -1 }), 'given.vignettes.pike'],
    ['no vignettes at all',                               { list: 'swiss-1515', general: 'pike' }, 'given.vignettes'],
    ['no General',                                        { list: 'swiss-1515', vignettes: {} }, 'given.general'],
    ['no multiple below one',                             { ...swiss, multiple: 0 }, 'given.multiple'],
    ['names that objects have anyway',                    swissOf({ constructor: 1 }), 'IGR-LST-02'],
  ];
  test.each(cases)('%s', (_, given, wanted) => {
    if (typeof wanted === 'string') expect(told('army', given)).toBe(wanted);
    else expect(told('army', given)).toMatchObject(wanted as object);
  });
  test('IGR-LST-04 and the list itself are cited', () =>
    expect(cited('army', swiss)).toEqual(['IGR-LST-04', 'IGR-LST-21']));

  // biome-ignore format: one line a list: rule, name, size, base AP, lines
  const lists: [string, string, number, number, number][] = [
    ['IGR-LST-21', 'swiss-1515', 12, 7, 3],       ['IGR-LST-22', 'valois-1515', 12, 9, 2],     ['IGR-LST-23', 'mughal-1556', 12, 11, 2],
    ['IGR-LST-24', 'tokugawa-1600', 12, 8, 2],    ['IGR-LST-25', 'parliament-1645', 12, 9, 2], ['IGR-LST-26', 'royalist-1645', 12, 9, 2],
    ['IGR-LST-27', 'napoleon-1815', 12, 10, 2],   ['IGR-LST-28', 'wellington-1815', 12, 9, 2], ['IGR-LST-29', 'britain-1854', 12, 8, 2],
    ['IGR-LST-30', 'russia-1854', 12, 8, 3],      ['IGR-LST-31', 'union-1863', 12, 8, 2],      ['IGR-LST-32', 'confederate-1863', 12, 9, 2],
    ['IGR-LST-33', 'natal-1879', 6, 6, 1],        ['IGR-LST-34', 'zulu-1879', 12, 9, 2],       ['IGR-LST-35', 'britain-1899', 12, 9, 2],
    ['IGR-LST-36', 'boer-1899', 12, 11, 1],       ['IGR-LST-37', 'mahdist-1898', 24, 18, 3],   ['IGR-LST-38', 'parliament-1643', 6, 5, 1],
    ['IGR-LST-39', 'royalist-1643', 6, 6, 1],
  ];
  test.each(lists)('%s the standard muster of %s', (rule, name, size, baseAp, lines) => {
    const list = ARMY_LISTS.find(l => l.list === name)!;
    const { vignettes, general } = standardMuster(list);
    const given = { list: name, vignettes: Object.fromEntries(vignettes), general, lines };
    expect(told('army', given)).toMatchObject({ size, baseAp, lines });
    expect(cited('army', given)).toContain(rule);
    expect(told('army', { ...given, lines: lines + 1 })).toBe('IGR-LST-07');
  });
  test('IGR-LST-09 standard musters may be multiplied', () => {
    for (const list of ARMY_LISTS.filter(l => l.size === 12))
      for (const multiple of [2, 3]) expect(armyRefusal(standardMuster(list, multiple)), list.list).toBeUndefined();
  });
});

describe('the lists', () => {
  test('every entry is a legal troop of its list; minimum, muster and maximum are in order', () => {
    for (const { list, entry, notation, min, max, muster } of ARMY_ENTRIES) {
      expect(
        ARMY_LISTS.some(l => l.list === list),
        entry,
      ).toBe(true);
      expect(troopRefusal(troopOf(notation)), notation).toBeUndefined();
      expect(min <= muster && muster <= max, `${list} ${entry}`).toBe(true);
    }
    for (const { list } of ARMY_LISTS) expect(entriesOf(list).filter(e => e.general)).toHaveLength(1);
    expect(entriesOf('nobody')).toEqual([]);
  });
  test('IGR-R-97 the line of 1815 shoots with Epoch III', () => {
    for (const list of ['napoleon-1815', 'wellington-1815'])
      for (const { troop } of entriesOf(list)) if (troop.class === 'HIM') expect(troop.epoch).toBe('III');
  });
  test('IGR-R-98 Zulus are regulars of Class V, Gendarmes irregulars of Class IV', () => {
    expect(entriesOf('zulu-1879')[0]!.notation).toBe('(LIW-V-RA)');
    expect(entriesOf('valois-1515')[0]!.notation).toBe('(CAT-IV-IA)');
  });
  test('IGR-LST-10 only those named in the notes may have field defences', () => {
    const dug = ARMY_ENTRIES.filter(e => mayEntrench(e.list, e.entry)).map(e => `${e.list} ${e.entry}`);
    expect(dug).toEqual(['natal-1879 regulars', 'natal-1879 gatling', 'boer-1899 riflemen']);
    expect(mayEntrench('boer-1899', 'nobody')).toBe(false);
  });
  test('suggested opponents are lists', () => {
    for (const pair of SUGGESTED_OPPONENTS)
      for (const name of pair)
        expect(
          ARMY_LISTS.some(l => l.list === name),
          name,
        ).toBe(true);
  });
});
