import { describe, expect, test } from 'vitest';
import { glory } from '../index.js';
import { type BattleNote, battle } from '../play/kit.js';
import { troopOf } from '../rules/notation.js';
import { weaponName } from './weapons.js';

// biome-ignore format: a case a line
test.each([
  ['(HIM-II-RA)EII',        'own',      1644, 'matchlock muskets'],
  ['(HIM-V-RA)EII',         'own',      1757, 'flintlock muskets'],
  ['(HIM-V-RA)EIII',        'own',      1815, 'flintlock muskets, fast volleys'],
  ['(LIN-IV-RA)EIII',       'own',      1815, 'flintlock rifles and muskets'],
  ['(LIN-IV-RA)EIII',       'own',      1856, 'percussion rifles'],
  ['(HIM-IV-RA)EIV',        'own',      1865, 'rifled muskets'],
  ['(HIM-IV-RA)EIV',        'own',      1881, 'breech-loading rifles'],
  ['(VLI-II-IA)EII',        'own',      1879, 'old smooth-bore muskets'],
  ['(HIM-IV-RA)EIV',        'own',      0,    'breech-loading rifles'],
  ['(HIP-III-IA)+AA(EII)',  'own',      1644, undefined],
  ['(HIP-III-IA)+AA(EII)',  'attached', 1644, 'its musketeers and light guns'],
  ['(ART-III-RA)EII heavy', 'own',      1815, 'smooth-bore cannon, heavy guns'],
] as const)('IGR-EPO-06 an Epoch is no date: %s %s of %i has %s', (notation, as, year, name) =>
  expect(weaponName(troopOf(notation), as, year)).toBe(name));

const two = (a: string, b: string, more: BattleNote['vignettes'] = {}): BattleNote => ({
  phase: 'shooting',
  vignettes: { A1: { at: [6, 4], troop: a, now: { activated: true } }, B1: { at: [6, 5.4], troop: b }, ...more },
});
const MUSKETS = '(HIM-III-RA)EII';
const seat = (note: BattleNote) => {
  const { state, options } = battle(note);
  return { view: glory.view(state, 'a'), viewer: 'a', by: 'a', options } as const;
};

describe('what a card and a shot tell before anybody shoots', () => {
  // biome-ignore format: a case a line
  test.each([
    ['IGR-RNG-04 muskets',                 '(HIM-II-RA)EII',        [/: 1 W straight ahead, when activated$/]],
    ['IGR-SHO-06 light horse, all round',  '(LSC-III-RA)EIII',      [/: 2 W all round, when activated$/]],
    ['IGR-RNG-03 a battery of Epoch III',  '(ART-III-RA)EIII heavy', [/: 2 W, at most 10 W straight ahead/]],
    ['IGR-SHO-10 own and attached weapons', '(HIM-IV-RA)EIV+AA(EIV)', [/: 4 W straight/, /^a Gatling: 4 W/]],
    ['IGR-SHO-01 pikes that shoot by what is attached', '(HIP-III-IA)+AA(EII)', [/: 1 W straight ahead/]],
    ['IGR-SHO-01 horse that does not shoot', '(HCC-III-RA)',        []],
  ])('%s', (_, troop, wanted) => {
    const rows = glory.face.card(seat(two(troop, MUSKETS)), 'A1')!.rows.filter(row => row.word === 'weapon');
    expect(rows.map(({ value }) => value)).toEqual(wanted.map(words => expect.stringMatching(words)));
    expect(rows.every(row => row.inSight)).toBe(true);
  });

  const shot = { verb: 'shoot', stand: 'A1', weapon: 'own', target: 'B1' } as const;
  test('IGR-SHO-09 the odds of the answer stand beside those of the shot, as bad for who shoots first', () => {
    const preview = glory.face.preview(seat(two(MUSKETS, MUSKETS)), shot);
    const answers = preview.answered!.odds!.chances.map(({ result }) => result);
    expect(answers.some(({ good }) => good < 0)).toBe(true);
    expect(answers.every(({ text, good }) => text.startsWith('A1') && good <= 0)).toBe(true);
    const unarmed = glory.face.preview(seat(two(MUSKETS, '(HIP-III-RA)')), shot);
    expect(unarmed.answered).toBeUndefined();
  });
  test('IGR-RES-06 a repulse without room is told as a break, and by whom', () => {
    const note = two(MUSKETS, MUSKETS, { B2: { at: [6, 6.2] } });
    const texts = glory.face.preview(seat(note), shot).odds!.chances.map(({ result }) => result.text);
    expect(texts).toContain('B1 broken (B2 is close behind)');
    expect(texts.some(text => text.includes('repulsed'))).toBe(false);
    const { pieces } = glory.face.scene(seat(note));
    expect(pieces.find(({ id }) => id === 'B1')!.markers.map(({ rule }) => rule)).toContain('IGR-RES-06');
  });
  test('IGR-RES-07 who has fled is broken, in the word of the odds', () =>
    expect(glory.face.scene(seat(two(MUSKETS, MUSKETS, { B2: { at: null, place: 'broken' } }))).fates).toEqual({
      B2: 'broken',
    }));
  // biome-ignore format: a case a line
  test.each([
    ['one move',  14.5, ['no room behind: driven back it breaks, the table edge is close behind']],
    ['two moves', 14.1, ['little room behind: driven back two moves it breaks, the table edge is close behind']],
    ['none',      12,   []],
  ])('IGR-RES-06 the table says as the odds do who has no room behind: %s', (_, y, wanted) => {
    const note = { ...two(MUSKETS, MUSKETS), vignettes: { A1: { at: [6, y - 1.4] as const }, B1: { at: [6, y] as const } } };
    const { markers } = glory.face.scene(seat(note)).pieces.find(({ id }) => id === 'B1')!;
    expect(markers.filter(({ rule }) => rule === 'IGR-RES-06').map(({ text }) => text)).toEqual(wanted);
  });
});
