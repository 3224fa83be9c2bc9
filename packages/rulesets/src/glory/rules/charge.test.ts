import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';

const BEHIND = under('IGR-R-75', 'started-behind');
const ARC = under('IGR-R-33', 'arc');
const enemy = (x: number, y: number, facing = 180, troop = 'HIM-III-RA') => ({ troop, pose: { x, y, facing } });
const charge = (troop: string, target: object, ...steps: object[]) => ({
  troop,
  pose: { x: 5, y: 5, facing: 0 },
  steps,
  target,
});
const ahead = (w: number) => ({ ahead: w });

describe('charge', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-CHG-01 it reaches the target and is cut there',      charge('HCC-IV-RA', enemy(5, 6.75), ahead(1.5)), { pose: { x: 5, y: 6, facing: 0 }, turned: 0, moved: 1, edge: 'front', sharedContact: 1, mayEvade: false }],
    ['IGR-CHG-01 it does not reach it',                        charge('HIM-IV-RA', enemy(5, 6.6), ahead(1)), 'IGR-CHG-01'],
    ['IGR-GEO-07 a hundredth of a W is contact',               charge('HIM-IV-RA', enemy(5, 6.51), ahead(1)), { moved: 1, edge: 'front' }],
    ['IGR-GEO-07 more is none',                                charge('HIM-IV-RA', enemy(5, 6.511), ahead(1)), 'IGR-CHG-01'],
    ['IGR-CHG-01 it misses',                                   charge('HCC-IV-RA', enemy(7, 6.5), ahead(1.5)), 'IGR-CHG-01'],
    ['IGR-GEO-09 half of the front',                           charge('HCC-IV-RA', enemy(5.5, 6.75), ahead(1.5)), { sharedContact: 0.5 }],
    ['IGR-GEO-25 corner to corner stops without contact',      charge('HCC-IV-RA', enemy(5.99, 6.75), ahead(1.5)), 'IGR-CHG-01'],
    ['IGR-GEO-25 unless it can go on: then along the flank',   charge('HCC-IV-RA', enemy(6, 6), ahead(1.5)), { pose: { x: 5, y: 6.5 }, moved: 1.5, edge: 'flank', sharedContact: 0.25 }],
    ['IGR-GEO-07 two hundredths of a W are enough',            charge('HCC-IV-RA', enemy(5.98, 6.75), ahead(1.5)), { sharedContact: 0.02 }],
    ['IGR-GEO-08 in the rear',                                 charge('HCC-IV-RA', enemy(5, 6.75, 0), ahead(1.5)), { edge: 'rear', sharedContact: 1 }],
    ['IGR-GEO-08 in the flank',                                charge('HCC-IV-RA', enemy(5, 6.75, 90), ahead(1.5)), { edge: 'flank', sharedContact: 0.5, pose: { y: 5.75 } }],
    ['IGR-GEO-09 at an angle only a corner touches',           charge('HCC-IV-RA', enemy(5, 6.75, 150), ahead(1.5)), { edge: 'front', sharedContact: 0 }],
    ['IGR-GEO-09 within 5 degrees it is square on',            charge('HCC-IV-RA', enemy(5, 6.75, 175), ahead(1.5)), { edge: 'front', sharedContact: 1 }],
    ['IGR-R-75 edge-touched: where it is touched',             charge('LSC-III-RA', enemy(3, 5.5), ahead(0.5), { turn: -90 }, ahead(1.5)), { edge: 'flank' }],
    ['IGR-R-75 started-behind: it began in front',             charge('LSC-III-RA', enemy(3, 5.5), ahead(0.5), { turn: -90 }, ahead(1.5)), { edge: 'front' }, BEHIND],
    ['IGR-R-75 started-behind: it began behind the front line', charge('LSC-III-RA', enemy(3, 4.7), { turn: -90 }, ahead(1.5)), { edge: 'flank' }, BEHIND],
    ['IGR-R-75 started-behind: from the rear',                 charge('HCC-IV-RA', enemy(5, 6.75, 0), ahead(1.5)), { edge: 'rear' }, BEHIND],
    ['IGR-MOV-08 steps are tested as asked',                   charge('HIM-III-RA', enemy(5, 6), { turn: 46 }, ahead(1)), 'IGR-MOV-08'],
    ['IGR-MOV-07 even where the target is nearer',             charge('HIM-III-RA', enemy(5, 5.6), ahead(1.2)), 'IGR-MOV-07'],
    ['totals are told',                                        charge('HIM-III-RA', enemy(5.6, 6.2, 225), { turn: 45 }, ahead(1)), { turned: 45, edge: 'front', sharedContact: 0.899 }],
    ['IGR-R-33 arc: the wheel is in what was moved',           charge('HIM-III-RA', enemy(5.3, 5.9, 225), { turn: 45 }, ahead(0.2)), { moved: 0.8536 }, ARC],
    ['IGR-R-31 by-weight: light guns',                         charge('(ART-III-RA) light', enemy(5, 7, 180, 'HCC-III-RA'), ahead(1.5)), { moved: 1 }, under('IGR-R-31', 'by-weight')],
    ['IGR-R-31 by-weight: heavy guns do not get there',        charge('(ART-III-RA) heavy', enemy(5, 7, 180, 'HCC-III-RA'), ahead(1)), 'IGR-MOV-07', under('IGR-R-31', 'by-weight')],
    ['IGR-EVA-01 LI may evade HI',                             charge('HIM-III-RA', enemy(5, 6, 180, 'LIW-III-RA'), ahead(1)), { mayEvade: true }],
    ['IGR-R-52 yes: VLI too',                                  charge('HIM-III-RA', enemy(5, 6, 180, 'VLI-III-RA'), ahead(1)), { mayEvade: true }],
    ['IGR-R-52 no: not VLI',                                   charge('HIM-III-RA', enemy(5, 6, 180, 'VLI-III-RA'), ahead(1)), { mayEvade: false }, under('IGR-R-52', 'no')],
    ['for a link by its first member',                         { link: { type: 'in-line', members: ['LIW-III-RA', 'HIM-III-RA'] }, pose: { x: 5, y: 5, facing: 0 }, steps: [ahead(1)], target: enemy(5, 6, 180, 'LIN-III-RA') }, { mayEvade: false }],
    ['IGR-GEO-03 a line is as wide as its members',            { link: { type: 'in-line', members: ['HIM-III-RA', 'HIM-III-RA'] }, pose: { x: 5, y: 5, facing: 0 }, steps: [ahead(1)], target: enemy(6.2, 6) }, { moved: 0.5, sharedContact: 0.3 }],
    ['IGR-GEO-03 a pair is as deep as both',                   { link: { type: 'support', members: ['HIM-III-RA', 'HIM-III-RA'] }, pose: { x: 5, y: 5, facing: 0 }, steps: [ahead(1)], target: enemy(5, 6.25) }, { moved: 0.5 }],
    ['IGR-GEO-06 an earlier step on the target itself',        charge('LSC-III-RA', enemy(5, 6), ahead(0.9), ahead(0.1)), 'IGR-GEO-06'],
    ['the last step is an advance',                            charge('HIM-III-RA', enemy(5, 6), ahead(1), { turn: 1 }), 'given.steps'],
    ['no step at all',                                         charge('HIM-III-RA', enemy(5, 6)), 'given.steps'],
    ['no target',                                              { troop: 'HIM-III-RA', pose: { x: 5, y: 5, facing: 0 }, steps: [ahead(1)] }, 'given.target'],
    ['IGR-TRP-20 of the target',                               charge('HIM-III-RA', enemy(5, 6, 180, '(HCC-III-RA)+AA(EI)'), ahead(1)), 'IGR-TRP-20'],
    ['IGR-LNK-02 of the link',                                 { link: { type: 'in-line', members: ['HIM-III-RA', 'HIM-III-IA'] }, pose: { x: 5, y: 5, facing: 0 }, steps: [ahead(1)], target: enemy(5, 6) }, 'IGR-LNK-02'],
    ['IGR-R-28 of its width',                                  { link: { type: 'in-line', members: ['HIM-III-RA', 'HIM-III-RA'], width: 2.3 }, pose: { x: 5, y: 5, facing: 0 }, steps: [ahead(1)], target: enemy(5, 6) }, 'IGR-R-28'],
  ];
  test.each(cases)('%s', (_, given, wanted, how) => {
    const found = told('charge', given, how);
    if (typeof wanted === 'string') expect(found).toBe(wanted);
    else expect(found).toMatchObject(wanted as object);
  });
  test('IGR-CHG-01, IGR-R-75 and the line of an evade are cited', () => {
    expect(cited('charge', charge('HCC-IV-RA', enemy(5, 6.75), ahead(1.5)))).toEqual(['IGR-CHG-01', 'IGR-R-75']);
    expect(cited('charge', charge('HIM-III-RA', enemy(5, 6, 180, 'LSC-III-RA'), ahead(1)))).toEqual([
      'IGR-CHG-01',
      'IGR-R-75',
      'IGR-EVA-02',
    ]);
  });
});

describe('evade', () => {
  const HI = ['HIP', 'HIS', 'HIM', 'HIN', 'HIW'];
  const OTHERS = ['LIW', 'LIS', 'LIN', 'VLI', 'CAT', 'HCC', 'HSC', 'LSC', 'ELE', 'ART'];
  const evades = (target: string, charger: string, how?: object) =>
    (told('evade', { charger: { class: charger }, target: { class: target } }, how) as { mayEvade: boolean }).mayEvade;

  test.each(['LIW', 'LIS', 'LIN', 'VLI'])(
    'IGR-EVA-01, IGR-TRP-17 %s evade every HI, and nobody else (IGR-EVA-04)',
    target => {
      for (const charger of HI) expect(evades(target, charger), charger).toBe(true);
      for (const charger of OTHERS) expect(evades(target, charger), charger).toBe(false);
    },
  );
  test('IGR-EVA-02 LSC evade any vignette', () => {
    for (const charger of [...HI, ...OTHERS]) expect(evades('LSC', charger), charger).toBe(true);
  });
  test.each(['HCC', 'HSC'])('IGR-EVA-03 %s evade every HI, and nobody else (IGR-EVA-04)', target => {
    for (const charger of HI) expect(evades(target, charger), charger).toBe(true);
    for (const charger of OTHERS) expect(evades(target, charger), charger).toBe(false);
  });
  test.each([...HI, 'CAT', 'ELE', 'ART'])('IGR-EVA-04 %s never evade', target => {
    for (const charger of [...HI, ...OTHERS]) expect(evades(target, charger), charger).toBe(false);
  });
  test('IGR-R-52 yes and no', () => {
    expect(evades('VLI', 'HIM', under('IGR-R-52', 'yes'))).toBe(true);
    expect(evades('VLI', 'HIM', under('IGR-R-52', 'no'))).toBe(false);
    expect(evades('LIN', 'HIM', under('IGR-R-52', 'no'))).toBe(true);
  });
  const e = (target: string, more: object = {}) => ({ charger: 'HIM-III-RA', target, ...more });
  const NONE = { mayEvade: false, distance: 0, mayShoot: false };
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-EVA-05 one full move',                       e('HCC-III-RA'), { mayEvade: true, distance: 1.5, mayShoot: false }],
    ['IGR-EVA-05 at the rate of its going',            e('LSC-III-RA', { going: 'bad' }), { mayEvade: true, distance: 1, mayShoot: true }],
    ['IGR-EVA-07 a shooter may shoot',                 e('LIN-III-RA'), { mayEvade: true, distance: 1, mayShoot: true }],
    ['IGR-EVA-07 others may not',                      e('LIW-III-RA'), { mayEvade: true, distance: 1, mayShoot: false }],
    ['IGR-EVA-07 attached artillery may',              e('(LIW-III-RA)+AA(EI)'), { mayShoot: true }],
    ['IGR-R-37 not out of contact',                    e('LSC-III-RA', { targetInContact: true }), NONE],
    ['IGR-R-53 not from a charger behind it',          e('LSC-III-RA', { chargerBehind: true }), NONE],
    ['IGR-EVA-04 nobody else',                         e('HIM-III-RA'), NONE],
    ['no such going',                                  e('LSC-III-RA', { going: 'impassable' }), 'given.going'],
    ['IGR-MF-17',                                      e('VLI-V-RA'), 'IGR-MF-17'],
  ];
  test.each(cases)('%s', (_, given, wanted) => {
    if (typeof wanted === 'string') expect(told('evade', given)).toBe(wanted);
    else expect(told('evade', given)).toMatchObject(wanted as object);
  });
  test('what is cited', () => {
    expect(cited('evade', e('VLI-III-RA'))).toEqual(['IGR-R-52', 'IGR-EVA-01', 'IGR-EVA-05', 'IGR-EVA-07']);
    expect(cited('evade', e('HCC-III-RA'))).toEqual(['IGR-EVA-03', 'IGR-EVA-05']);
    expect(cited('evade', e('LSC-III-RA', { targetInContact: true, chargerBehind: true }))).toEqual([
      'IGR-R-37',
      'IGR-R-53',
    ]);
    expect(cited('evade', e('ELE-III-RA'))).toEqual(['IGR-EVA-04']);
  });
});
