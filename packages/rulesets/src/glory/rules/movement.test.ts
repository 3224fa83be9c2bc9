import { describe, expect, test } from 'vitest';
import { type Case, cited, told, under } from '../kit.js';
import { CLASSES } from '../pieces.js';
import { passesFriends } from './movement.js';

const check = (question: string) => (_: string, given: unknown, wanted: unknown, how?: object) => {
  const found = told(question, given, how);
  if (typeof wanted === 'string') expect(found).toBe(wanted);
  else expect(found).toMatchObject(wanted as object);
};
const him = 'HIM-III-RA';
const one = (troop: unknown, more: object = {}) => ({ troop, ...more });
const line = (...members: string[]) => ({ link: { type: 'in-line', members } });
const pair = (...members: string[]) => ({ link: { type: 'support', members } });
const FLD = under('IGR-FLD-01', 'on');
const ARC = under('IGR-R-33', 'arc');

describe('movement', () => {
  // biome-ignore format: one line a row of Table 3
  const rates: [string, string, number, number, number, boolean, string][] = [
    ['IGR-MOV-01', 'LSC', 180, 2, 1, true, 'centre'],
    ['IGR-MOV-02', 'HCC', 90, 1.5, 0.5, true, 'centre'],  ['IGR-MOV-02', 'HSC', 90, 1.5, 0.5, true, 'centre'],
    ['IGR-MOV-03', 'VLI', 180, 1.5, 1.5, false, 'centre'],
    ['IGR-MOV-04', 'ELE', 45, 1, 0.5, false, 'corner'],
    ['IGR-MOV-05', 'LIW', 90, 1, 1, false, 'centre'],     ['IGR-MOV-05', 'LIS', 90, 1, 1, false, 'centre'], ['IGR-MOV-05', 'LIN', 90, 1, 1, false, 'centre'],
    ['IGR-MOV-06', 'CAT', 45, 1, 0.5, true, 'corner'],    ['IGR-MOV-06', 'HIP', 45, 1, 0.5, true, 'corner'], ['IGR-MOV-06', 'HIS', 45, 1, 0.5, true, 'corner'],
    ['IGR-MOV-06', 'HIM', 45, 1, 0.5, true, 'corner'],    ['IGR-MOV-06', 'HIN', 45, 1, 0.5, true, 'corner'], ['IGR-MOV-06', 'HIW', 45, 1, 0.5, true, 'corner'],
    ['IGR-R-31', 'ART', 45, 1, 0.5, true, 'corner'],
  ];
  test.each(rates)('%s %s', (rule, of, turn, good, bad, penalty, pivot) => {
    expect(told('movement', one({ class: of }))).toEqual({ turn, move: good, pivot, combatPenalty: false });
    expect(told('movement', one({ class: of }, { going: 'bad' }))).toEqual({
      turn: turn / 2,
      move: bad,
      pivot,
      combatPenalty: penalty,
    });
    expect(cited('movement', one({ class: of }))).toEqual([rule]);
  });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-MOV-07 the most W in a turn',                     one('LSC-III-RA'), { move: 2 }],
    ['IGR-MOV-08 the most degrees in a turn',               one('LSC-III-RA'), { turn: 180 }],
    ['IGR-MOV-09 in bad going turns are halved',            one('LIW-III-RA', { going: 'bad' }), { turn: 45, move: 1 }],
    ['IGR-MOV-10 classes of 45 degrees wheel',              one(him), { pivot: 'corner' }],
    ['IGR-MOV-10 in bad going, too',                        one('HCC-III-RA', { going: 'bad' }), { turn: 45, pivot: 'centre' }],
    ['IGR-MOV-11 all others turn about their centre',       one('HCC-III-RA'), { pivot: 'centre' }],
    ['IGR-MOV-13 (cp) in bad going',                        one('CAT-III-RA', { going: 'bad' }), { combatPenalty: true }],
    ['IGR-MOV-13 not for ELE',                              one('ELE-III-RA', { going: 'bad' }), { combatPenalty: false }],
    ['IGR-TER-15 nor for light foot',                       one('LIN-III-RA', { going: 'bad' }), { combatPenalty: false }],
    ['IGR-MOV-15 attached artillery moves with its carrier', one('(LIW-III-RA)+AA(EI)'), { turn: 90, move: 1 }],
    ['IGR-GOI-02 a road cancels bad going',                 one(him, { going: 'bad', road: true }), { turn: 45, move: 1 }],
    ['IGR-R-15 and the combat penalty',                     one(him, { going: 'bad', road: true }), { combatPenalty: false }],
    ['IGR-GOI-03 good going otherwise',                     one(him, { going: 'good', road: true }), { move: 1 }],
    ['IGR-GOI-04 impassable cannot be entered',             one(him, { going: 'impassable' }), 'IGR-GOI-04'],
    ['IGR-GOI-04 not even by a road',                       one(him, { going: 'impassable', road: true }), 'IGR-GOI-04'],
    ['IGR-SR-03 a halted one cannot move',                  one(him, { halted: true }), 'IGR-SR-03'],
    ['IGR-FLD-01 no defences unless in use',                one(him, { defences: true }), 'IGR-FLD-01'],
    ['IGR-FLD-02 behind defences nobody moves',             one(him, { defences: true }), 'IGR-FLD-02', FLD],
    ['IGR-FLD-02 before IGR-SR-03',                         one(him, { defences: true, halted: true }), 'IGR-FLD-02', FLD],
    ['IGR-SR-03 before IGR-GOI-04',                         one(him, { halted: true, going: 'impassable' }), 'IGR-SR-03'],
    ['IGR-LNK-04 a line',                                   line(him, him, him), { turn: 15, move: 1, pivot: 'corner' }],
    ['IGR-LNK-04 a line in bad going',                      { ...line(him, him), going: 'bad' }, { turn: 11.25, move: 0.5, combatPenalty: true }],
    ['IGR-LNK-06 a line of HIP',                            line('HIP-III-RA', 'HIP-III-RA'), { turn: 0, pivot: 'none' }],
    ['IGR-LNK-09 a pair moves as one',                      pair(him, 'LIW-III-RA'), { turn: 45, move: 1 }],
    ['IGR-LNK-02 the errors of a link',                     line(him, 'HIM-III-IA'), 'IGR-LNK-02'],
    ['IGR-R-24 its classes',                                pair('HCC-III-RA', 'HCC-III-RA'), 'IGR-R-24'],
    ['IGR-R-31 by-weight: heavy guns do not enter bad ground', one('(ART-III-RA) heavy', { going: 'bad' }), { move: 0, turn: 22.5 }, under('IGR-R-31', 'by-weight')],
    ['neither troop nor link',                              {}, 'given.troop'],
    ['both',                                                { ...one(him), ...line(him, him) }, 'given.link'],
    ['a link that is a text',                               { link: 'x' }, 'given.link'],
    ['no such going',                                       one(him, { going: 'mud' }), 'given.going'],
  ];
  test.each(cases)('%s', check('movement'));
  test('what is cited', () => {
    expect(cited('movement', one(him, { going: 'bad' }))).toEqual([
      'IGR-MOV-06',
      'IGR-GOI-01',
      'IGR-MOV-09',
      'IGR-MOV-13',
    ]);
    expect(cited('movement', one(him, { going: 'bad', road: true }))).toEqual(['IGR-MOV-06', 'IGR-GOI-02']);
    expect(cited('movement', line(him, him))).toEqual(['IGR-MOV-06', 'IGR-LNK-04']);
  });
  test('IGR-MOV-14 VLI of option 2 move 18 cm in 25 mm and 12 cm in 15 mm', () => {
    const { move } = told('movement', one('VLI-III-RA')) as { move: number };
    const cm = (scale: string) => (told('base-size', { scale }) as { frontageCm: number }).frontageCm * move;
    expect([cm('25mm'), cm('15mm')]).toEqual([18, 12]);
  });
  test('IGR-EX-04 the worked examples of gap and movement', () => {
    expect(told('table', { scale: '15mm', size: '4x4' })).toMatchObject({ battleLineGapCm: 24 });
    expect(told('movement', one('VLI-III-RA'))).toMatchObject({ move: 1.5 });
  });
});

describe('move-path', () => {
  const at = { x: 5, y: 5, facing: 0 };
  const path = (troop: unknown, ...steps: object[]) => ({ troop, pose: at, steps });
  const linked = (link: object, ...steps: object[]) => ({ link, pose: at, steps });
  const turn = (degrees: number, backward?: boolean) => ({
    turn: degrees,
    ...(backward !== undefined && { backward }),
  });
  const ahead = (w: number) => ({ ahead: w });
  const inLine = (n: number, troop = him) => ({ type: 'in-line', members: Array(n).fill(troop) });
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-GEO-02 0 degrees face north',                      path(him, ahead(1)), { pose: { x: 5, y: 6, facing: 0 }, turned: 0, moved: 1, turnLeft: 45, moveLeft: 0 }],
    ['IGR-GEO-02 90 degrees face east',                      { ...path(him, ahead(1)), pose: { ...at, facing: 90 } }, { pose: { x: 6, y: 5, facing: 90 } }],
    ['IGR-GEO-05 facings are below 360',                     { ...path('LIN-III-RA', turn(20)), pose: { ...at, facing: 350 } }, { pose: { facing: 10 } }],
    ['IGR-GEO-05 nor 360 when it is told',                   { ...path('LIN-III-RA'), pose: { ...at, facing: 359.99996 } }, { pose: { facing: 0 } }],
    ['IGR-GEO-05 four decimals',                             { ...path('LIN-III-RA'), pose: { ...at, facing: 359.99994 } }, { pose: { facing: 359.9999 } }],
    ['IGR-GEO-05 and never negative',                        path('LIN-III-RA', turn(-20)), { pose: { facing: 340 } }],
    ['IGR-MOV-10 clockwise the right front corner stays',    path(him, turn(45)), { pose: { x: 4.9697, y: 5.4268, facing: 45 }, turned: 45, turnLeft: 0 }],
    ['IGR-GEO-11 counter-clockwise the left one',            path(him, turn(-45)), { pose: { x: 5.0303, y: 5.4268, facing: 315 } }],
    ['IGR-MOV-11 about the centre only the facing changes',  path('LIN-III-RA', turn(90)), { pose: { x: 5, y: 5, facing: 90 } }],
    ['IGR-GEO-03 a square base wheels farther',              path('CAT-III-RA', turn(45)), { pose: { x: 4.7929, y: 5.5, facing: 45 } }],
    ['IGR-LNK-04 a line of three wheels as one base',        linked(inLine(3), turn(15)), { pose: { x: 4.9864, y: 5.3967, facing: 15 }, turnLeft: 0 }],
    ['IGR-GEO-03 its width may have gaps',                   linked({ ...inLine(3), width: 3.5 }, turn(15)), { pose: { x: 4.9949, y: 5.4615 } }],
    ['IGR-GEO-03 and it is as deep as its deepest',          linked({ type: 'in-line', members: [him, 'CAT-III-RA'] }, turn(22.5)), { pose: { x: 4.8848, y: 5.4207, facing: 22.5 } }],
    ['IGR-GEO-03 a pair is as deep as both',                 linked({ type: 'support', members: [him, him] }, turn(45)), { pose: { x: 4.7929, y: 5.5 } }],
    ['IGR-MOV-08 45.1 degrees are too many',                 path(him, turn(45.1)), 'IGR-MOV-08'],
    ['IGR-MOV-08 to and fro, too',                           path(him, turn(30), turn(-20)), 'IGR-MOV-08'],
    ['IGR-GEO-04 a millionth is nothing',                    path(him, turn(45.0000005)), { turned: 45, turnLeft: 0 }],
    ['IGR-MOV-07 1.01 W are too many',                       path(him, ahead(1.01)), 'IGR-MOV-07'],
    ['IGR-MOV-07 in parts, too',                             path(him, ahead(0.6), ahead(0.5)), 'IGR-MOV-07'],
    ['IGR-MOV-12 nothing goes backward',                     path(him, ahead(-0.1)), 'IGR-MOV-12'],
    ['IGR-R-32 turns and advances in any order',             path('LSC-III-RA', ahead(0.5), turn(90), ahead(0.5), turn(-90), ahead(1)), { pose: { x: 5.5, y: 6.5, facing: 0 }, turned: 180, moved: 2 }],
    ['step by step: the first fault is the answer',          path(him, turn(50), ahead(-1)), 'IGR-MOV-08'],
    ['step by step: the other way round',                    path(him, ahead(-1), turn(50)), 'IGR-MOV-12'],
    ['IGR-R-34 a wheeling corner goes forward',              path(him, turn(20, true)), 'IGR-R-34'],
    ['IGR-R-34 before the turn is measured',                 path(him, turn(90, true)), 'IGR-R-34'],
    ['IGR-R-34 a centre pivot does not care',                path('LIN-III-RA', turn(20, true)), { pose: { x: 5, y: 5, facing: 20 } }],
    ['IGR-LNK-06 HIP in line do not turn',                   linked(inLine(2, 'HIP-III-RA'), turn(1)), 'IGR-LNK-06'],
    ['IGR-LNK-06 but go ahead',                              linked(inLine(2, 'HIP-III-RA'), ahead(1)), { moved: 1, turnLeft: 0 }],
    ['IGR-LNK-04 a line of two turns half',                  linked(inLine(2), turn(22.6)), 'IGR-MOV-08'],
    ['IGR-R-35 any part in bad going: bad rates for all',    { ...path(him, ahead(0.6)), bad: true }, 'IGR-MOV-07'],
    ['IGR-R-35 and IGR-MOV-09 half the turn',                { ...path(him, turn(22.6)), bad: true }, 'IGR-MOV-08'],
    ['IGR-R-33 free: turning costs nothing',                 path(him, turn(45), ahead(1)), { moved: 1 }],
    ['IGR-R-33 arc: the way of the outer corner',            path(him, turn(45)), { moved: 0.7854, moveLeft: 0.2146 }, ARC],
    ['IGR-R-33 arc: what is left is shorter',                path(him, turn(45), ahead(0.3)), 'IGR-MOV-07', ARC],
    ['IGR-R-33 arc: a long line may not reach its turn',     linked(inLine(6, 'ELE-III-RA'), turn(7.5), turn(0)), { moved: 0.7854 }, ARC],
    ['IGR-R-33 arc: tested after the turn itself',           path(him, ahead(0.5), turn(40)), 'IGR-MOV-07', ARC],
    ['IGR-R-33 arc: a centre pivot stays free',              path('LIN-III-RA', turn(90), ahead(1)), { moved: 1 }, ARC],
    ['no steps at all',                                      path(him), { pose: at, turned: 0, moved: 0, turnLeft: 45, moveLeft: 1 }],
    ['a step with both',                                     path(him, ahead(0), { turn: 1, ahead: 1 }), 'given.steps[1]'],
    ['a step with neither',                                  path(him, {}), 'given.steps[0]'],
    ['an advance backward',                                  path(him, { ahead: 1, backward: false }), 'given.steps[0].backward'],
    ['a width below that of its members',                    linked({ ...inLine(3), width: 2.9 }, ahead(1)), 'given.link.width'],
    ['IGR-R-28 gaps of a quarter W at most',                 linked({ ...inLine(3), width: 3.51 }, ahead(1)), 'IGR-R-28'],
    ['a width of a pair',                                    linked({ type: 'support', members: [him, him], width: 1 }, ahead(1)), 'given.link.width'],
    ['a place off every table',                              { ...path(him), pose: { ...at, x: 1e9 } }, 'given.pose.x'],
    ['no pose',                                              { troop: him, steps: [] }, 'given.pose'],
    ['neither troop nor link',                               { pose: at, steps: [] }, 'given.troop'],
    ['IGR-LNK-03 the errors of a link',                      linked(inLine(1), ahead(9)), 'IGR-LNK-03'],
    ['IGR-MF-17 the errors of troops',                       path('LIS-V-RA', ahead(9)), 'IGR-MF-17'],
  ];
  test.each(cases)('%s', check('move-path'));
  test('what is cited', () => {
    expect(cited('move-path', path(him, turn(10)))).toEqual(['IGR-MOV-06', 'IGR-MOV-10', 'IGR-MOV-12']);
    expect(cited('move-path', { ...path('LIN-III-RA', ahead(1)), bad: true })).toEqual([
      'IGR-MOV-05',
      'IGR-MOV-11',
      'IGR-MOV-12',
      'IGR-MOV-09',
      'IGR-R-35',
    ]);
    expect(cited('move-path', linked(inLine(2, 'HIP-III-RA'), ahead(1)))).toEqual([
      'IGR-MOV-06',
      'IGR-LNK-04',
      'IGR-LNK-06',
      'IGR-MOV-12',
    ]);
  });
});

describe('gap', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-GAP-01 its frontage',                        one(him, { gap: 1 }), { passes: true, needs: 1 }],
    ['IGR-GAP-01 no less',                             one(him, { gap: 0.99 }), { passes: false, needs: 1 }],
    ['IGR-GEO-04 a millionth is nothing',              one(him, { gap: 0.9999995 }), { passes: true }],
    ['IGR-GAP-02 LIS half of it',                      one('LIS-III-RA', { gap: 0.5 }), { passes: true, needs: 0.5 }],
    ['IGR-GAP-02 LIN',                                 one('LIN-III-RA', { gap: 0.5, between: 'enemies' }), { passes: true, needs: 0.5 }],
    ['IGR-GAP-02 LSC, also between friends',           one('LSC-III-RA', { gap: 0.4, between: 'friends' }), { passes: false, needs: 0.5 }],
    ['IGR-GAP-02 not LIW',                             one('LIW-III-RA', { gap: 0.5 }), { passes: false, needs: 1 }],
    ['IGR-GAP-02 not HSC',                             one('HSC-III-RA', { gap: 0.5 }), { passes: false, needs: 1 }],
    ['IGR-GAP-03 VLI through friends',                 one('VLI-III-RA', { gap: 0, between: 'friends' }), { passes: true, needs: 0 }],
    ['IGR-R-36 VLI half between enemies',              one('VLI-III-RA', { gap: 0.5, between: 'enemies' }), { passes: true, needs: 0.5 }],
    ['IGR-GAP-04 and terrain, as the example has it',  one('VLI-III-RA', { gap: 0.49 }), { passes: false, needs: 0.5 }],
    ['IGR-DEP-12 8 cm for most in 15 mm option 2, 4 cm for light troops', one('LIN-III-RA', { gap: 4 / 8 }), { passes: true }],
    ['a negative gap',                                 one(him, { gap: -1 }), 'given.gap'],
    ['between what?',                                  one(him, { gap: 1, between: 'walls' }), 'given.between'],
    ['IGR-MF-17',                                      one('VLI-V-RA', { gap: 1 }), 'IGR-MF-17'],
  ];
  test.each(cases)('%s', check('gap'));
  test.each([
    ['IGR-GAP-01', him, 'friends'],
    ['IGR-GAP-02', 'LSC-III-RA', 'terrain'],
    ['IGR-GAP-03', 'VLI-III-RA', 'friends'],
    ['IGR-R-36', 'VLI-III-RA', 'enemies'],
  ])('%s is cited', (rule, troop, between) => expect(cited('gap', { troop, gap: 1, between })).toEqual([rule]));
  test('IGR-GAP-03 nobody but VLI', () => expect(CLASSES.filter(of => passesFriends({ class: of }))).toEqual(['VLI']));
});
