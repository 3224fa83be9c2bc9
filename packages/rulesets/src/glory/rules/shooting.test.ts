import { describe, expect, test } from 'vitest';
import { type Case, cited, DEFAULTS, told, under } from '../kit.js';
import { CLASSES } from '../pieces.js';
import { lineOfFire } from './ahead.js';
import { baseAt } from './geometry.js';
import { troopOf } from './notation.js';
import { hasLineOfFire, mayAnswer, movedFault, shootingOrder, shootsAllRound, weaponsLeft } from './shooting.js';

type S = Record<string, unknown>;
const him = (epoch: string) => `(HIM-III-RA)E${epoch}`;
const lin = (epoch = 'I') => `(LIN-III-RA)E${epoch}`;
const guns = (epoch: string, weight = 'medium') => `(ART-III-RA)E${epoch} ${weight}`;
const at = (shooter: string, target: string, more: S = {}): S => ({ shooter, target, distance: 1, ...more });
/** Neutral: no modifier but those of the case. */
const HIN = 'HIN-III-RA';
const shoot = (given: S, die: number, how: object = {}) => told('shoot', given, { ...how, throws: [die] }) as S;
const contact = { reason: 'contact', targetMovedIntoContact: true };

describe('range', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-RNG-01 light guns of Epoch I',             { shooter: guns('I', 'light') }, { short: 3, long: null, max: 3 }],
    ['IGR-RNG-02 medium guns of Epoch III',          { shooter: guns('III') }, { short: 2, long: 8, max: 8 }],
    ['IGR-RNG-03 heavy guns of Epoch V',             { shooter: guns('V', 'heavy') }, { short: 4, long: 24, max: 24 }],
    ['IGR-RNG-04 HIM',                               { shooter: him('IV') }, { short: 4, long: null, max: 4 }],
    ['IGR-RNG-04 attached artillery',                { shooter: '(HIP-III-IA)+AA(EV)', as: 'attached' }, { short: 6, long: null, max: 6 }],
    ['IGR-TRP-22 which shoots less well than amalgamated', { shooter: '(HIM-III-RA)EI+AA(EV)', as: 'attached' }, { max: 6 }],
    ['IGR-RNG-05 skirmishers',                       { shooter: '(HSC-III-RA)EIII' }, { short: 2, long: null, max: 2 }],
    ['IGR-SHO-10 HIM with attached artillery, as HIM', { shooter: '(HIM-III-RA)EI+AA(EV)' }, { max: 1 }],
    ['IGR-R-02 guns without a weight are medium',    { shooter: '(ART-III-RA)EI' }, { max: 4 }],
    ['IGR-SHO-01 HIP do not shoot',                  { shooter: 'HIP-III-RA' }, 'IGR-SHO-01'],
    ['IGR-SHO-02 nor HIN',                           { shooter: HIN }, 'IGR-SHO-01'],
    ['IGR-SHO-02 nor HIS',                           { shooter: 'HIS-III-RA' }, 'IGR-SHO-01'],
    ['IGR-R-100 nor LIS',                            { shooter: 'LIS-III-RA' }, 'IGR-SHO-01'],
    ['IGR-EPO-07 an Epoch is needed',                { shooter: 'HSC-II-IA' }, 'given.shooter.epoch'],
    ['attached artillery that is not there',         { shooter: him('I'), as: 'attached' }, 'given.shooter.attachedEpoch'],
    ['attached artillery with a carrier that cannot shoot', { shooter: 'LIS-III-RA', as: 'attached' }, 'given.shooter.attachedEpoch'],
    ['IGR-MF-17 after what is malformed',            { shooter: '(LIN-V-RA)' }, 'given.shooter.epoch'],
    ['IGR-MF-17 then the troop',                     { shooter: '(LIN-V-RA)EI' }, 'IGR-MF-17'],
    ['no such weapon',                               { shooter: him('I'), as: 'both' }, 'given.as'],
  ];
  test.each(cases)('%s', (_, given, wanted) => {
    if (typeof wanted === 'string') expect(told('range', given)).toBe(wanted);
    else expect(told('range', given)).toMatchObject(wanted as object);
  });
  test.each([
    ['IGR-RNG-01', guns('I', 'light')],
    ['IGR-RNG-02', guns('I')],
    ['IGR-RNG-03', guns('I', 'heavy')],
    ['IGR-RNG-04', him('I')],
    ['IGR-RNG-05', lin()],
  ])('%s is cited', (rule, shooter) => expect(cited('range', { shooter })).toEqual([rule]));
  test.each(['HIP', 'HIS', 'HIN', 'HIW', 'LIW', 'LIS', 'CAT', 'HCC', 'ELE'])('IGR-SHO-01 %s never shoot', of =>
    expect(told('range', { shooter: { class: of } })).toBe('IGR-SHO-01'),
  );
  test.each(['HIM', 'LIN', 'VLI', 'HSC', 'LSC', 'ART'])('IGR-SHO-01 %s shoot', of =>
    expect(told('range', { shooter: { class: of, epoch: 'I' } })).toHaveProperty('max'),
  );
});

describe('may it shoot?', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-SHO-01 not with its own hands',                    at('(HIP-III-IA)+AA(EII)', HIN), 'IGR-SHO-01'],
    ['IGR-SHO-03 only if activated',                         at(him('I'), HIN, { activated: false }), 'IGR-SHO-03'],
    ['IGR-SHO-03 by its own initiative it need not be',      at(him('I'), HIN, { activated: false, reason: 'initiative' }), { outcome: 'none' }],
    ['IGR-SHO-09 to return fire neither',                    at(him('I'), HIN, { activated: false, reason: 'return' }), { outcome: 'none' }],
    ['IGR-EVA-07 an evader neither',                         at(lin(), HIN, { activated: false, reason: 'evade' }), { outcome: 'none' }],
    ['IGR-SHO-05 at those who moved into contact',           at(him('I'), HIN, { activated: false, ...contact }), { outcome: 'none' }],
    ['IGR-SHO-05 and not at others',                         at(him('I'), HIN, { reason: 'contact' }), 'IGR-SHO-05'],
    ['IGR-R-63 in contact only at arrivals',                 at(him('I'), HIN, { shooterInContact: true }), 'IGR-R-63'],
    ['IGR-R-63 nor by initiative',                           at(him('I'), HIN, { shooterInContact: true, reason: 'initiative' }), 'IGR-R-63'],
    ['IGR-R-63 but to return fire',                          at(him('I'), HIN, { shooterInContact: true, reason: 'return' }), { outcome: 'none' }],
    ['IGR-R-63 or at an arrival, in its own turn',           at(him('I'), HIN, { targetMovedIntoContact: true }), { outcome: 'none' }],
    ['IGR-R-64 forbidden: not into a melee of friends',      at(him('I'), HIN, { targetInMelee: true }), 'IGR-R-64'],
    ['IGR-R-64 forbidden: not to return fire either',        at(him('I'), HIN, { targetInMelee: true, reason: 'return' }), 'IGR-R-64'],
    ['IGR-R-64 forbidden: but at an arrival',                at(him('I'), HIN, { targetInMelee: true, ...contact }), { outcome: 'none' }],
    ['IGR-R-64 allowed',                                     at(him('I'), HIN, { targetInMelee: true }), { outcome: 'none' }, under('IGR-R-64', 'allowed')],
    ['IGR-SHO-07 directly ahead only',                       at(him('I'), HIN, { directlyAhead: false }), 'IGR-SHO-07'],
    ['IGR-SHO-07 LIN, too',                                  at(lin(), HIN, { directlyAhead: false }), 'IGR-SHO-07'],
    ['IGR-SHO-06 VLI shoot all round',                       at('(VLI-III-RA)EI', HIN, { directlyAhead: false }), { outcome: 'none' }],
    ['IGR-SHO-06 LSC, too',                                  at('(LSC-III-RA)EI', HIN, { directlyAhead: false }), { outcome: 'none' }],
    ['IGR-SHO-11 but not with attached artillery',           at('(VLI-III-RA)EI+AA(EI)', HIN, { directlyAhead: false, as: 'attached' }), 'IGR-SHO-07'],
    ['IGR-R-57 vignettes-and-terrain: the line is blocked',  at(him('I'), HIN, { lineOfSight: false }), 'IGR-R-57'],
    ['IGR-R-57 terrain-only: blocked is blocked',            at(him('I'), HIN, { lineOfSight: false }), 'IGR-R-57', under('IGR-R-57', 'terrain-only')],
    ['IGR-R-57 none: nothing blocks',                        at(him('I'), HIN, { lineOfSight: false }), { outcome: 'none' }, under('IGR-R-57', 'none')],
    ['IGR-RNG-04 out of range',                              at(him('IV'), HIN, { distance: 4.01 }), 'IGR-RNG-04'],
    ['IGR-RNG-05 out of range',                              at(lin('IV'), HIN, { distance: 4.01 }), 'IGR-RNG-05'],
    ['IGR-RNG-01 out of range',                              at(guns('III', 'light'), HIN, { distance: 6.1 }), 'IGR-RNG-01'],
    ['IGR-RNG-02 out of range',                              at(guns('III'), HIN, { distance: 8.1 }), 'IGR-RNG-02'],
    ['IGR-RNG-03 out of range',                              at(guns('III', 'heavy'), HIN, { distance: 10.1 }), 'IGR-RNG-03'],
    ['IGR-GEO-04 a millionth is nothing',                    at(him('IV'), HIN, { distance: 4.0000005 }), { range: 'short' }],
    ['order: IGR-SHO-01 before IGR-SHO-03',                  at(HIN, HIN, { activated: false }), 'IGR-SHO-01'],
    ['order: IGR-SHO-05 before IGR-R-63',                    at(him('I'), HIN, { reason: 'contact', shooterInContact: true }), 'IGR-SHO-05'],
    ['order: IGR-R-63 before IGR-R-64',                      at(him('I'), HIN, { shooterInContact: true, targetInMelee: true }), 'IGR-R-63'],
    ['order: IGR-R-64 before IGR-SHO-07',                    at(him('I'), HIN, { targetInMelee: true, directlyAhead: false }), 'IGR-R-64'],
    ['order: IGR-SHO-07 before IGR-R-57',                    at(him('I'), HIN, { directlyAhead: false, lineOfSight: false }), 'IGR-SHO-07'],
    ['order: IGR-R-57 before the range',                     at(him('I'), HIN, { lineOfSight: false, distance: 9 }), 'IGR-R-57'],
    ['the target moved into contact with a shooter who is not', at(him('I'), HIN, { targetMovedIntoContact: true, shooterInContact: false }), 'given.shooterInContact'],
    ['no distance',                                          { shooter: him('I'), target: HIN }, 'given.distance'],
    ['no distance, but in contact',                          { shooter: him('I'), target: HIN, ...contact }, { range: 'short' }],
    ['no Epoch',                                             at('HIM-III-RA', HIN), 'given.shooter.epoch'],
    ['no attached artillery',                                at(him('I'), HIN, { as: 'attached' }), 'given.shooter.attachedEpoch'],
    ['HIM as a target need an Epoch',                        at(him('I'), 'HIM-III-RA'), 'given.target.epoch'],
    ['nobody else does',                                     at(him('I'), 'LIN-III-RA'), { outcome: 'none' }],
    ['IGR-MF-17 after what is malformed',                    at(him('I'), 'LIS-V-RA'), 'IGR-MF-17'],
    ['a reason that is none',                                at(him('I'), HIN, { reason: 'anger' }), 'given.reason'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = told('shoot', given, { ...how, throws: [1] });
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });
});

describe('modifiers', () => {
  // biome-ignore format: one line a case
  const cases: [string, S, number][] = [
    ['neutral',                                          at(him('I'), HIN), 0],
    ['IGR-SM-01 HIM at MOUNTED',                         at(him('I'), 'CAT-III-RA'), 2],
    ['IGR-SM-01 guns at ANIMAL',                         at(guns('I'), 'ELE-III-RA'), 2],
    ['IGR-SM-01 attached artillery, too',                at('(LIW-III-RA)+AA(EI)', 'HCC-III-RA', { as: 'attached' }), 2],
    ['IGR-SM-01 amalgamated guns are MOUNTED targets',   at(him('I'), 'ART-III-RA'), 2],
    ['IGR-SM-01 not LIN',                                at(lin(), 'CAT-III-RA'), 0],
    ['IGR-SM-02 HIM of Epoch V',                         at(him('V'), HIN), 2],
    ['IGR-SM-02 guns of Epoch V',                        at(guns('V'), HIN), 2],
    ['IGR-SM-02 not LIN',                                at(lin('V'), HIN), 0],
    ['IGR-SM-02 the weapon counts, not the carrier',     at('(HIM-III-RA)EI+AA(EV)', HIN, { as: 'attached' }), 2],
    ['IGR-SM-03 at HIP',                                 at(him('I'), 'HIP-III-RA'), 1],
    ['IGR-SM-03 at HIS',                                 at(lin(), 'HIS-III-RA'), 1],
    ['IGR-SM-03 at HIW',                                 at(lin(), 'HIW-III-RA'), 1],
    ['IGR-SM-03 at HIM of Epoch I',                      at(lin(), him('I')), 1],
    ['IGR-SM-03 at HIM of Epoch II',                     at(lin(), him('II')), 1],
    ['IGR-SM-03 not of Epoch III',                       at(lin(), him('III')), 0],
    ['IGR-SM-04 HIM of Epoch III',                       at(him('III'), HIN), 1],
    ['IGR-SM-04 guns of Epoch IV',                       at(guns('IV'), HIN), 1],
    ['IGR-SM-04 not of Epoch II',                        at(him('II'), HIN), 0],
    ['IGR-SM-05 at LIW',                                 at(lin(), 'LIW-III-RA'), 1],
    ['IGR-SM-05 at LIS',                                 at(lin(), 'LIS-III-RA'), 1],
    ['IGR-SM-05 at LIN',                                 at(lin(), 'LIN-III-RA'), 1],
    ['IGR-SM-06 the target came into contact',           at(him('I'), HIN, contact), -1],
    ['IGR-SM-07 long range',                             at(guns('III'), HIN, { distance: 2.1 }), -1],
    ['IGR-RNG-06 up to the slash is short',              at(guns('III'), HIN, { distance: 2 }), 1],
    ['IGR-SM-08 at VLI',                                 at(lin(), 'VLI-III-RA'), -2],
    ['IGR-SM-08 at LSC, with the +2 of IGR-SM-01',       at(him('I'), 'LSC-III-RA'), 0],
    ['IGR-SM-08 at LSC, from skirmishers',               at(lin(), 'LSC-III-RA'), -2],
    ['IGR-SM-09 in bad going with (cp)',                 at(him('I'), HIN, { shooterInBadGoing: true }), -2],
    ['IGR-SM-09 not LIN',                                at(lin(), HIN, { shooterInBadGoing: true }), 0],
    ['IGR-SM-09 LSC have it',                            at('(LSC-III-RA)EI', HIN, { shooterInBadGoing: true }), -2],
  ];
  test.each(cases)('%s', (title, given, modifier) => {
    expect(shoot(given, 3)).toMatchObject({ modifier, score: 3 + modifier });
    const [rule] = /IGR-SM-\d+/.exec(title) ?? [];
    if (rule && !/ not /.test(title)) expect(cited('shoot', given, { throws: [3] })).toContain(rule);
  });
  test.each(['HIP', 'HIS', 'HIM', 'HIN', 'HIW', 'LIW', 'LIS', 'LIN', 'VLI', 'CAT', 'HCC', 'HSC', 'LSC', 'ELE', 'ART'])(
    'IGR-SM-03, IGR-SM-05, IGR-SM-08 as a target of skirmishers: %s',
    of => {
      const target = { class: of, ...(of === 'HIM' && { epoch: 'V' }) };
      const worth: Record<string, number> = { HIP: 1, HIS: 1, HIW: 1, LIW: 1, LIS: 1, LIN: 1, VLI: -2, LSC: -2 };
      expect(shoot({ shooter: lin(), target, distance: 1 }, 3)).toMatchObject({ modifier: worth[of] ?? 0 });
    },
  );
});

describe('results', () => {
  // biome-ignore format: one line a case
  const cases: [string, S, number, S, object?][] = [
    ['IGR-SR-01 the first row: nothing at 2',              at(him('I'), HIN), 2, { row: 'HIM/ART', printed: '-', outcome: 'none', bands: 0 }],
    ['IGR-R-58 halt: the blank at 3',                      at(him('I'), HIN), 3, { printed: 'H', outcome: 'halt' }],
    ['IGR-R-58 nothing: the blank at 3',                   at(him('I'), HIN), 3, { printed: '-', outcome: 'none' }, under('IGR-R-58', 'nothing')],
    ['IGR-SR-04 R at 4',                                   at(him('I'), HIN), 4, { printed: 'R', outcome: 'repulsed', bands: 1 }],
    ['IGR-SR-06 RR at 5, as in melee',                     at(him('I'), HIN), 5, { printed: 'RR', outcome: 'double-repulse', bands: 1 }],
    ['IGR-SR-05 B at 6: foot take RR',                     at(him('I'), HIN), 6, { printed: 'B', outcome: 'double-repulse', bands: 1 }],
    ['IGR-SR-05 B breaks MOUNTED',                         at(him('I'), 'HCC-III-RA'), 4, { printed: 'B', outcome: 'break', bands: 0 }],
    ['IGR-SR-05 and amalgamated guns: IGR-R-01',           at(him('I'), 'ART-III-RA'), 4, { printed: 'B', outcome: 'break' }],
    ['IGR-SR-05 attached guns are FOOT: IGR-TRP-19',       at(him('I'), '(HIN-III-RA)+AA(EI)'), 6, { outcome: 'double-repulse' }],
    ['IGR-R-62 rr: B on ANIMAL',                           at(him('I'), 'ELE-III-RA'), 4, { printed: 'B', outcome: 'double-repulse' }],
    ['IGR-R-62 break: B on ANIMAL',                        at(him('I'), 'ELE-III-RA'), 4, { printed: 'B', outcome: 'break' }, under('IGR-R-62', 'break')],
    ['IGR-R-62 break: not on FOOT',                        at(him('I'), HIN), 6, { outcome: 'double-repulse' }, under('IGR-R-62', 'break')],
    ['IGR-R-61 destroyed: D removes whatever it is',       at(him('III'), HIN), 6, { printed: 'D', outcome: 'break', bands: 0 }],
    ['IGR-R-61 as-b: foot take RR',                        at(him('III'), HIN), 6, { printed: 'D', outcome: 'double-repulse', bands: 1 }, under('IGR-R-61', 'as-b')],
    ['IGR-R-61 as-b: MOUNTED break',                       at(him('III'), 'HCC-III-RA'), 6, { printed: 'D', outcome: 'break' }, under('IGR-R-61', 'as-b')],
    ['IGR-SR-07 above 7 is 7',                             at(him('V'), 'HCC-III-RA'), 6, { score: 10, printed: 'D' }],
    ['IGR-SR-07 below 1 is 1',                             at(lin(), 'VLI-III-RA'), 1, { score: -1, printed: '-' }],
    ['IGR-SR-02 the row Other: nothing at 3',              at(lin(), HIN), 3, { row: 'Other', printed: '-', outcome: 'none' }],
    ['IGR-SR-02 H at 4; IGR-SR-03 a halt',                 at(lin(), HIN), 4, { printed: 'H', outcome: 'halt', bands: 0 }],
    ['IGR-SR-02 H at 5',                                   at(lin(), HIN), 5, { printed: 'H', outcome: 'halt' }],
    ['IGR-SR-02 R at 6',                                   at(lin(), HIN), 6, { printed: 'R', outcome: 'repulsed', bands: 1 }],
    ['IGR-SR-02 R at 7',                                   at(lin(), 'LIW-III-RA'), 6, { score: 7, printed: 'R', outcome: 'repulsed' }],
    ['IGR-SM-06 an H on an arrival is an R',               at(lin(), HIN, contact), 5, { printed: 'H', outcome: 'repulsed', bands: 1 }],
    ['IGR-R-59 him-and-art: guns read the first row',      at(guns('I'), HIN), 4, { row: 'HIM/ART', printed: 'R' }],
    ['IGR-R-59 him-only: guns read Other',                 at(guns('I'), HIN), 4, { row: 'Other', printed: 'H' }, under('IGR-R-59', 'him-only')],
    ['IGR-R-59 him-only: attached guns, too',              at('(HIM-III-RA)EI+AA(EI)', HIN, { as: 'attached' }), 4, { row: 'Other' }, under('IGR-R-59', 'him-only')],
    ['IGR-R-59 him-only: HIM do not',                      at('(HIM-III-RA)EI+AA(EI)', HIN), 4, { row: 'HIM/ART' }, under('IGR-R-59', 'him-only')],
    ['IGR-SHO-10 HIM with guns shoots as HIM and as guns', at('(HIM-III-RA)EI+AA(EV)', HIN, { as: 'attached' }), 2, { modifier: 2, printed: 'R' }],
    ['IGR-R-85 one: an RR marks regulars once',            at(him('I'), 'HIN-III-RA'), 5, { bands: 1 }],
    ['IGR-R-85 two: or twice',                             at(him('I'), 'HIN-III-RA'), 5, { bands: 2 }, under('IGR-R-85', 'two')],
    ['IGR-R-85 two: an R marks once all the same',         at(him('I'), 'HIN-III-RA'), 4, { bands: 1 }, under('IGR-R-85', 'two')],
    ['IGR-MM-05 an RR marks irregulars twice',             at(him('I'), 'HIN-III-IA'), 5, { bands: 2 }],
    ['IGR-RES-03 irregulars follow an R: IGR-R-83 yes',    at('(HIM-III-IA)EI', HIN), 4, { followUp: true }],
    ['IGR-RES-05 and an RR: IGR-R-83 yes',                 at('(HIM-V-IA)EI', HIN), 5, { followUp: true }],
    ['IGR-R-83 no: shots are not followed up',             at('(HIM-III-IA)EI', HIN), 4, { followUp: false }, under('IGR-R-83', 'no')],
    ['IGR-RES-03 Class II does not',                       at('(HIM-II-IA)EI', HIN), 4, { followUp: false }],
    ['IGR-RES-03 regulars do not',                         at(him('I'), HIN), 4, { followUp: false }],
    ['IGR-RES-03 nobody follows the halted',               at('(HIM-III-IA)EI', HIN), 3, { followUp: false }],
    ['IGR-RES-07 nor the broken',                          at('(HIM-III-IA)EI', 'HCC-III-RA'), 4, { followUp: false, outcome: 'break' }],
    ['IGR-SHO-09 a shooter may answer',                    at(him('I'), him('I')), 3, { mayReturnFire: true }],
    ['IGR-SHO-09 with attached artillery, too',            at(him('I'), '(HIN-III-RA)+AA(EI)'), 4, { mayReturnFire: true }],
    ['IGR-SHO-09 others cannot',                           at(him('I'), HIN), 4, { mayReturnFire: false }],
    ['IGR-SHO-09 nor the broken',                          at(him('I'), '(HSC-III-RA)EI'), 6, { outcome: 'break', mayReturnFire: false }],
    ['IGR-R-65 an answer is not answered',                 at(him('I'), him('I'), { reason: 'return' }), 3, { mayReturnFire: false }],
    ['IGR-R-87 a B by shooting is not converted',          at(him('I'), 'LSC-III-RA'), 6, { printed: 'B', outcome: 'break' }],
    ['IGR-RNG-06 long range',                              at(guns('IV', 'heavy'), HIN, { distance: 3.1 }), 3, { range: 'long', modifier: -1 }],
    ['IGR-RNG-06 a single figure is all short',            at(guns('II', 'heavy'), HIN, { distance: 8 }), 3, { range: 'short', modifier: 0 }],
  ];
  test.each(cases)('%s', (_, given, die, wanted, how) => expect(shoot(given, die, how)).toMatchObject(wanted));
  test('IGR-GEN-06, IGR-SHO-04 one die settles a shot', () => {
    expect(told('shoot', at(him('I'), HIN), { throws: [] })).toBe('throws');
    expect(told('shoot', at(him('I'), HIN), { throws: [1, 2] })).toBe('throws');
    expect(told('shoot', at(him('I'), HIN), { throws: [7] })).toBe('throws[0]');
    expect(told('shoot', at(him('I'), HIN))).toEqual([
      {
        p: 0.3333333333,
        result: {
          range: 'short',
          row: 'HIM/ART',
          modifier: 0,
          outcome: 'none',
          bands: 0,
          followUp: false,
          mayReturnFire: false,
        },
      },
      {
        p: 0.3333333333,
        result: {
          range: 'short',
          row: 'HIM/ART',
          modifier: 0,
          outcome: 'double-repulse',
          bands: 1,
          followUp: false,
          mayReturnFire: false,
        },
      },
      { p: 0.1666666667, result: expect.objectContaining({ outcome: 'halt' }) },
      { p: 0.1666666667, result: expect.objectContaining({ outcome: 'repulsed' }) },
    ]);
  });
  // biome-ignore format: one line a case
  const reasons: [string, S, number, string[], object?][] = [
    ['IGR-SR-03 a halt',         at(lin(), HIN), 4, ['IGR-RNG-05', 'IGR-SR-02', 'IGR-SR-03']],
    ['IGR-SR-04 an R',           at(him('I'), HIN), 4, ['IGR-RNG-04', 'IGR-SR-01', 'IGR-SR-04']],
    ['IGR-RES-04 an RR',         at(him('I'), HIN), 5, ['IGR-RNG-04', 'IGR-SR-01', 'IGR-RES-04']],
    ['IGR-SR-05 a B',            at(him('I'), HIN), 6, ['IGR-RNG-04', 'IGR-SR-01', 'IGR-SR-05', 'IGR-RES-04']],
    ['IGR-R-62 on ANIMAL',       at(him('I'), 'ELE-III-RA'), 4, ['IGR-RNG-04', 'IGR-SM-01', 'IGR-SR-01', 'IGR-SR-05', 'IGR-R-62', 'IGR-RES-04']],
    ['IGR-R-61 a D',             at(him('III'), HIN), 6, ['IGR-RNG-04', 'IGR-SM-04', 'IGR-SR-01', 'IGR-R-61']],
    ['IGR-R-61 as a B',          at(him('III'), HIN), 6, ['IGR-RNG-04', 'IGR-SM-04', 'IGR-SR-01', 'IGR-R-61', 'IGR-SR-05', 'IGR-RES-04'], under('IGR-R-61', 'as-b')],
    ['IGR-R-58 the blank',       at(him('I'), HIN), 3, ['IGR-RNG-04', 'IGR-SR-01', 'IGR-R-58', 'IGR-SR-03']],
    ['IGR-SHO-06 all round',     at('(VLI-III-RA)EI', HIN, { directlyAhead: false }), 1, ['IGR-RNG-05', 'IGR-SR-02', 'IGR-SHO-06']],
    ['IGR-SHO-09 an answer',     at(him('I'), lin()), 1, ['IGR-RNG-04', 'IGR-SM-05', 'IGR-SR-01', 'IGR-SHO-09']],
    ['IGR-RES-03 a follow-up',   at('(LIN-III-IA)EI', HIN), 6, ['IGR-RNG-05', 'IGR-SR-02', 'IGR-SR-04', 'IGR-RES-03']],
    ['IGR-RES-05 after an RR',   at('(HIM-III-IA)EI', HIN), 5, ['IGR-RNG-04', 'IGR-SR-01', 'IGR-RES-04', 'IGR-RES-05']],
  ];
  test.each(reasons)('%s is cited', (_, given, die, wanted, how) =>
    expect(cited('shoot', given, { ...how, throws: [die] })).toEqual(wanted),
  );
});

describe('what play asks besides', () => {
  const o = (id: string, choice: string) => ({ ...DEFAULTS, [id]: choice });
  const carrier = troopOf('(HIM-III-RA)EI+AA(EI)');
  const none = { own: false, attached: false };
  test('IGR-R-04 two-shots and one-shot; IGR-SHO-11 each weapon once', () => {
    expect(weaponsLeft(carrier, none, o('IGR-R-04', 'two-shots'))).toEqual(['own', 'attached']);
    expect(weaponsLeft(carrier, { ...none, own: true }, o('IGR-R-04', 'two-shots'))).toEqual(['attached']);
    expect(weaponsLeft(carrier, none, o('IGR-R-04', 'one-shot'))).toEqual(['own', 'attached']);
    expect(weaponsLeft(carrier, { ...none, own: true }, o('IGR-R-04', 'one-shot'))).toEqual([]);
    expect(weaponsLeft(carrier, { own: true, attached: true }, DEFAULTS)).toEqual([]);
    expect(weaponsLeft(troopOf('(HIP-III-RA)+AA(EI)'), none, DEFAULTS)).toEqual(['attached']);
    expect(weaponsLeft(troopOf(him('I')), none, DEFAULTS)).toEqual(['own']);
    expect(weaponsLeft(troopOf(HIN), none, DEFAULTS)).toEqual([]);
  });
  test('IGR-R-60 allowed and not-artillery', () => {
    const moved = (troop: string, as: 'own' | 'attached', choice: string, has = true) =>
      movedFault({ shooter: troopOf(troop), as, moved: has }, o('IGR-R-60', choice))?.rule;
    expect(moved(guns('I'), 'own', 'allowed')).toBeUndefined();
    expect(moved(guns('I'), 'own', 'not-artillery')).toBe('IGR-R-60');
    expect(moved(guns('I'), 'own', 'not-artillery', false)).toBeUndefined();
    expect(moved(him('I'), 'own', 'not-artillery')).toBeUndefined();
    expect(moved('(HIM-III-RA)EI+AA(EI)', 'attached', 'not-artillery')).toBeUndefined();
  });
  test('IGR-R-65 every-shot and once-a-turn', () => {
    expect([0, 1, 7].map(n => mayAnswer(n, o('IGR-R-65', 'every-shot')))).toEqual([true, true, true]);
    expect([0, 1, 7].map(n => mayAnswer(n, o('IGR-R-65', 'once-a-turn')))).toEqual([true, false, false]);
  });
  test('IGR-R-66 active-first and defender-first', () => {
    expect(shootingOrder(o('IGR-R-66', 'active-first'))).toEqual(['active', 'other']);
    expect(shootingOrder(o('IGR-R-66', 'defender-first'))).toEqual(['other', 'active']);
  });
  test('IGR-R-57 vignettes-and-terrain, terrain-only, none; IGR-GEO-19 along the line of fire', () => {
    const shooter = baseAt({ x: 0, y: 0, facing: 0 }, 1, 0.5);
    const target = baseAt({ x: 2, y: 4, facing: 180 }, 1, 0.5);
    const between = baseAt({ x: 0.7, y: 2, facing: 0 }, 1, 0.5);
    const line = lineOfFire(shooter, target, false);
    const clear = (choice: string, sightBlocked: boolean, ...others: (typeof between)[]) =>
      hasLineOfFire(line, sightBlocked, others, o('IGR-R-57', choice));
    expect(clear('vignettes-and-terrain', false)).toBe(true);
    expect(clear('vignettes-and-terrain', false, between)).toBe(false);
    expect(clear('vignettes-and-terrain', true)).toBe(false);
    expect(clear('terrain-only', false, between)).toBe(true);
    expect(clear('terrain-only', true)).toBe(false);
    expect(clear('none', true, between)).toBe(true);
  });
});

test('IGR-SHO-06, IGR-SHO-07 VLI and LSC shoot all round, nobody else; IGR-SHO-11 nobody with attached ART', () => {
  const round = (as: 'own' | 'attached') => CLASSES.filter(c => shootsAllRound(troopOf(`${c}-III-RA`), as));
  expect(round('own')).toEqual(['VLI', 'LSC']);
  expect(round('attached')).toEqual([]);
});
