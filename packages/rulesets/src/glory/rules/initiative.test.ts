import { describe, expect, test } from 'vitest';
import { type Case, cited, thrown, told, under } from '../kit.js';

const him = 'HIM-III-RA';
const one = (troop: string, more: object = {}) => ({ troops: [troop], ...more });
const at = (given: object, die: number, how: object = {}) => told('initiative', given, { ...how, throws: [die] });

describe('initiative', () => {
  // biome-ignore format: the table
  const rows: [string, string, number, string][] = [
    ['IGR-INI-02 below 1: charge the nearest',       'LIW-V-IA', 1, 'charge-nearest'],
    ['IGR-INI-02 0, too',                            'LIW-V-IA', 3, 'charge-nearest'],
    ['IGR-INI-03 1: charge the nearest in front',    him, 1, 'charge-front'],
    ['IGR-INI-04 2: charge or shoot',                him, 2, 'charge-or-shoot'],
    ['IGR-INI-05 3: fall back',                      him, 3, 'retreat'],
    ['IGR-INI-06 4: as the right',                   him, 4, 'as-right'],
    ['IGR-INI-07 5: as the left',                    him, 5, 'as-left'],
    ['IGR-INI-08 6: nothing',                        him, 6, 'nothing'],
    ['IGR-INI-09 7: as the player wishes',           'HIM-IV-RA', 6, 'player'],
    ['IGR-INI-09 8, too',                            'HIM-V-RA', 6, 'player'],
  ];
  test.each(rows)('%s', (title, troop, die, action) => {
    expect(at(one(troop), die)).toMatchObject({ die, action });
    expect(cited('initiative', one(troop), thrown(die))).toContain(title.slice(0, 10));
  });
  // biome-ignore format: one line a case
  const modifiers: Case[] = [
    ['IGR-INI-10 irregulars -1',                              one('LIW-III-IA'), -1],
    ['IGR-INI-10 of low Class, too; IGR-INT-04',              one('LIW-II-IA'), -1],
    ['IGR-INI-11 Class IV: one more; IGR-R-45 cumulative',    one('LIW-IV-IA'), -2],
    ['IGR-INI-12 Class V: two more; IGR-R-45 cumulative',     one('LIW-V-IA'), -3],
    ['IGR-R-45 most-specific: Class IV -1',                   one('LIW-IV-IA'), -1, under('IGR-R-45', 'most-specific')],
    ['IGR-R-45 most-specific: Class V -2',                    one('LIW-V-IA'), -2, under('IGR-R-45', 'most-specific')],
    ['IGR-R-45 most-specific: Class III -1 all the same',     one('LIW-III-IA'), -1, under('IGR-R-45', 'most-specific')],
    ['IGR-INI-13 regulars of Class IV +1; IGR-INT-02',        one('HIM-IV-RA'), 1],
    ['IGR-INI-14 regulars of Class V +2; IGR-ARC-01',         one('HIM-V-RA'), 2],
    ['IGR-INT-03 Class III regulars: nothing',                one(him), 0],
    ['IGR-R-50 a link goes by its lowest Integrity',          { troops: ['HIM-V-RA', 'HIM-IV-RA'] }, 1],
    ['IGR-R-50 whoever comes first',                          { troops: ['LIW-III-IA', 'LIW-V-IA'] }, -1],
  ];
  test.each(modifiers)('%s', (_, given, modifier, how) =>
    expect(told('initiative', given, { ...how, throws: [6] })).toMatchObject({
      modifier,
      score: 6 + (modifier as number),
    }),
  );
  // biome-ignore format: one line a case
  const copies: [string, number, object, string, object?][] = [
    ['IGR-INI-06 as the vignette to the right',        4, { right: 'retreat', left: 'nothing' }, 'retreat'],
    ['IGR-INI-06 if there is none, as the left',       4, { left: 'charge-front' }, 'charge-front'],
    ['IGR-INI-06 otherwise it halts',                  4, {}, 'halt'],
    ['IGR-INI-07 as the vignette to the left',         5, { right: 'retreat', left: 'nothing' }, 'nothing'],
    ['IGR-INI-07 if there is none, as the right',      5, { right: 'player' }, 'player'],
    ['IGR-INI-07 otherwise it halts',                  5, {}, 'halt'],
    ['IGR-R-49 copy-action: as one on orders',         4, { right: 'activated' }, 'activated'],
    ['IGR-R-49 halt-if-activated: halts then',         4, { right: 'activated', left: 'retreat' }, 'halt', under('IGR-R-49', 'halt-if-activated')],
    ['IGR-R-49 halt-if-activated: on the left, too',   5, { left: 'activated' }, 'halt', under('IGR-R-49', 'halt-if-activated')],
    ['IGR-R-49 halt-if-activated: others are copied',  4, { right: 'charge-nearest' }, 'charge-nearest', under('IGR-R-49', 'halt-if-activated')],
    ['IGR-INI-08 neighbours matter to copies only',    6, { right: 'retreat' }, 'nothing'],
  ];
  test.each(copies)('%s', (_, die, neighbours, does, how) =>
    expect(at(one(him, neighbours), die, how)).toMatchObject({ does }),
  );
  test('IGR-INI-01 one d6; odds leave die and score out', () => {
    expect(told('initiative', one(him), thrown(3, 4))).toBe('throws');
    expect(told('initiative', one(him))).toHaveLength(6);
    expect(told('initiative', one('HIM-V-RA'))).toEqual(
      [
        ['player', 2],
        ['retreat', 1],
        ['as-right', 1],
        ['as-left', 1],
        ['nothing', 1],
      ].map(([action, n]) => ({
        p: Math.round(((n as number) / 6) * 1e10) / 1e10,
        result: { modifier: 2, action, does: String(action).startsWith('as') ? 'halt' : action },
      })),
    );
  });
  // biome-ignore format: one line a case
  test.each([
    ['nobody', { troops: [] }, 'given.troops'],
    ['IGR-LNK-02 RA with IA', { troops: [him, 'HIM-III-IA'] }, 'IGR-LNK-02'],
    ['IGR-MF-17 before that', { troops: ['LIS-V-RA', 'HIM-III-IA'] }, 'IGR-MF-17'],
    ['a neighbour who does what nobody does', one(him, { right: 'halt' }), 'given.right'],
  ])('%s', (_, given, wanted) => expect(told('initiative', given, thrown(9))).toBe(wanted));
  test('what is cited', () => {
    expect(cited('initiative', one('LIW-V-IA'), thrown(6))).toEqual(['IGR-INI-10', 'IGR-INI-12', 'IGR-INI-05']);
    expect(cited('initiative', one(him, { left: 'retreat' }), thrown(5))).toEqual(['IGR-INI-07', 'IGR-R-49']);
    expect(cited('initiative', one(him), thrown(4))).toEqual(['IGR-INI-06']);
    expect(cited('initiative', one(him, { right: 'retreat' }), thrown(6))).toEqual(['IGR-INI-08']);
    expect(cited('initiative', { troops: ['HIM-IV-RA', 'HIM-IV-RA'], right: 'nothing' }, thrown(3))).toEqual([
      'IGR-INI-13',
      'IGR-INI-06',
      'IGR-R-50',
      'IGR-R-49',
    ]);
  });
});
