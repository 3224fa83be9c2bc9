import { describe, expect, test } from 'vitest';
import { type Case, cited, told } from '../kit.js';
import { KINDS } from '../pieces.js';

const square = (x: number, y: number, w = 2, d = 2) => [[x, y], [x + w, y], [x + w, y + d], [x, y + d]]; // biome-ignore format: a square
const piece = (type: string, polygon: number[][] = square(2, 2), id = type) => ({ id, type, polygon });
const stands = (...pieces: object[]) => ({ troop: 'HIM-III-RA', pose: { x: 2, y: 2, facing: 0 }, pieces });

describe('going', () => {
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-GOI-01 part of it on a Steep Hill',           stands(piece('steep-hill')), { going: 'bad', touches: ['steep-hill'], combatPenalty: true }],
    ['IGR-GOI-01 in a Wood',                            stands(piece('wood')), { going: 'bad', combatPenalty: true }],
    ['IGR-GOI-01 in a Built up Area',                   stands(piece('built-up')), { going: 'bad', combatPenalty: true }],
    ['IGR-GOI-01 wholly inside',                        stands(piece('wood', square(0, 0, 9, 9))), { going: 'bad' }],
    ['IGR-GOI-01 touching its border is not in it',     stands(piece('wood', square(2.5, 1))), { going: 'good', touches: [] }],
    ['IGR-GOI-01 a corner in it is',                    stands(piece('wood', square(2.49, 2.24))), { going: 'bad' }],
    ['IGR-GOI-01 the corners run either way',           stands(piece('wood', square(2, 2).reverse())), { going: 'bad' }],
    ['IGR-GOI-01 a turned base reaches farther',        { ...stands(piece('wood', square(2.51, 1))), pose: { x: 2, y: 2, facing: 20 } }, { going: 'bad' }],
    ['IGR-GOI-01 past the corner of a slanted piece',   stands(piece('wood', [[2.6, 2.2], [2.2, 2.6], [3, 3]])), { going: 'good' }],
    ['IGR-GOI-03 open ground',                          stands(), { going: 'good', touches: [], combatPenalty: false }],
    ['IGR-GOI-03 a Gentle Hill is good going',          stands(piece('gentle-hill')), { going: 'good', touches: ['gentle-hill'], combatPenalty: false }],
    ['IGR-GOI-04 impassable ground',                    stands(piece('wood'), piece('impassable')), 'IGR-GOI-04'],
    ['IGR-GOI-04 not by a road, either',                { ...stands(piece('impassable')), road: true }, 'IGR-GOI-04'],
    ['IGR-GOI-02 a road through a wood',                { ...stands(piece('wood')), road: true }, { going: 'good', touches: ['wood'], combatPenalty: false }],
    ['IGR-TER-15 some have no penalty there',           { ...stands(piece('wood')), troop: 'LIN-III-RA' }, { going: 'bad', combatPenalty: false }],
    ['IGR-MOV-13 elephants neither',                    { ...stands(piece('wood')), troop: 'ELE-III-RA' }, { going: 'bad', combatPenalty: false }],
    ['all pieces touched, in the given order',          stands(piece('wood', square(2, 2), 'b'), piece('wood', square(9, 9), 'c'), piece('gentle-hill', square(1, 1), 'a')), { touches: ['b', 'a'] }],
    ['a piece that is not convex',                      stands(piece('wood', [[0, 0], [4, 0], [1, 1], [0, 4]])), 'given.pieces[0].polygon'],
    ['a piece without area',                            stands(piece('wood', [[0, 0], [4, 0], [8, 0]])), 'given.pieces[0].polygon'],
    ['two corners are too few',                         stands(piece('wood', [[0, 0], [4, 0]])), 'given.pieces[0].polygon'],
    ['a corner of one number',                          stands(piece('wood', [[0], [4, 0], [1, 1]])), 'given.pieces[0].polygon[0]'],
    ['open is no piece',                                stands(piece('open')), 'given.pieces[0].type'],
    ['IGR-MF-17 after the pieces',                      { ...stands(), troop: 'LIS-V-RA' }, 'IGR-MF-17'],
  ];
  test.each(cases)('%s', (_, given, wanted) => {
    if (typeof wanted === 'string') expect(told('going', given)).toBe(wanted);
    else expect(told('going', given)).toMatchObject(wanted as object);
  });
  test('what is cited', () => {
    expect(cited('going', stands(piece('wood')))).toEqual(['IGR-GOI-01', 'IGR-MOV-13']);
    expect(cited('going', { ...stands(piece('wood')), road: true })).toEqual(['IGR-GOI-02']);
    expect(cited('going', stands(piece('gentle-hill')))).toEqual(['IGR-GOI-03']);
  });
});

describe('line-of-sight', () => {
  const across = (type: string, polygon: number[][] = square(3, 0), more: object = {}) => ({
    from: { x: 1, y: 1 },
    to: { x: 7, y: 1 },
    pieces: [{ id: 'p', type, polygon, ...more }],
  });
  const CLEAR = { clear: true, blockedBy: [] };
  const BLOCKED = { clear: false, blockedBy: ['p'] };
  // biome-ignore format: one line a case
  const cases: Case[] = [
    ['IGR-R-39 a Gentle Hill blocks',               across('gentle-hill'), BLOCKED],
    ['IGR-R-39 a Steep Hill',                       across('steep-hill'), BLOCKED],
    ['IGR-R-39 a Wood',                             across('wood'), BLOCKED],
    ['IGR-R-39 a Built up Area',                    across('built-up'), BLOCKED],
    ['IGR-R-39 impassable ground is swamp unless named', across('impassable'), CLEAR],
    ['IGR-R-39 not if an end is in it',             across('wood', square(0, 0, 4)), CLEAR],
    ['IGR-R-39 not if the other end is',            across('wood', square(6, 0, 4)), CLEAR],
    ['IGR-R-39 on its border is in it',             across('wood', square(1, 0, 4)), CLEAR],
    ['IGR-R-39 not if the line only touches it',    across('wood', square(3, 1)), CLEAR],
    ['IGR-R-39 a corner neither',                   across('wood', [[3, 2], [4, 1], [5, 2]]), CLEAR],
    ['IGR-R-39 a hair deeper it does',              across('wood', [[3, 2], [4, 0.9999], [5, 2]]), BLOCKED],
    ['IGR-R-39 beside the line',                    across('wood', square(3, 5)), CLEAR],
    ['IGR-GEO-13 nothing in between',               { from: { x: 1, y: 1 }, to: { x: 7, y: 1 } }, CLEAR],
    ['no such kind',                                across('impassable', square(3, 0), { kind: 'glacier' }), 'given.pieces[0].kind'],
  ];
  test.each(cases)('%s', (_, given, wanted) => expect(told('line-of-sight', given)).toEqual(wanted));
  test.each(KINDS.map(kind => [kind, kind === 'mountains' || kind === 'highland'] as const))(
    'IGR-TER-10, IGR-R-39 impassable ground of the kind %s blocks: %s',
    (kind, blocks) =>
      expect(told('line-of-sight', across('impassable', square(3, 0), { kind }))).toEqual(blocks ? BLOCKED : CLEAR),
  );
  test('blockers come in the given order, and IGR-R-39 is cited', () => {
    const { from, to, pieces } = across('wood');
    const two = {
      from,
      to,
      pieces: [
        { ...pieces[0], id: 'z', polygon: square(5, 0, 1) },
        { ...pieces[0], id: 'a' },
      ],
    };
    expect(told('line-of-sight', two)).toEqual({ clear: false, blockedBy: ['z', 'a'] });
    expect(cited('line-of-sight', two)).toEqual(['IGR-R-39']);
  });
});
