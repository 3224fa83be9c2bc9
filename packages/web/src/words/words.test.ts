import { inches, isRefusal, type Piece, type Scene } from '@umpire/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bearingName, bearingShort, bearingTo, COMPASS, facingAt, parseBearing } from './bearing.js';
import { groupsOf, nearLines, nowWords, oddsWords, previewWords, standWords, terrainLines } from './describe.js';
import { isWrong, legEnd, legWords, parseLeg, parsePoint, pathOf } from './legs.js';
import { lengthWords, parseLength, unitName } from './length.js';
import { placeWords, pointWords, relation, relationWords } from './place.js';

const unit = { name: 'inch', sign: '"', length: 254 };
const piece = (id: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  id,
  side: 'a',
  label: id,
  title: 'tanks',
  symbol: 'armour',
  where: 'table',
  x: inches(x),
  y: inches(y),
  facing: 450,
  width: 254,
  depth: 254,
  layer: 'ground',
  group: '1st',
  markers: [],
  ...more,
});
const A4 = piece('A4', 14.5, 6, { markers: [{ letter: 'P', shape: 'disc', text: 'Pinned' }] });
const B7 = piece('B7', 14.5, 14, { side: 'b', title: 'unknown stand' });
/** Four by two. */
const oblong = (x: number, y: number) => [
  { x: inches(x), y: inches(y) },
  { x: inches(x + 4), y: inches(y) },
  { x: inches(x + 4), y: inches(y + 2) },
  { x: inches(x), y: inches(y + 2) },
];
const scene: Scene = {
  width: inches(24),
  depth: inches(48),
  unit,
  ground: 'temperate',
  light: 'day',
  features: [
    {
      id: 'wood1',
      kind: 'wood',
      outline: [
        { x: inches(12), y: inches(12) },
        { x: inches(16), y: inches(12) },
        { x: inches(16), y: inches(18) },
        { x: inches(12), y: inches(18) },
      ],
    },
    {
      id: 'road1',
      kind: 'road',
      line: [
        { x: 0, y: inches(30) },
        { x: inches(24), y: inches(30) },
      ],
      lineWidth: 254,
    },
    { id: 'lfa2', kind: 'wood', outline: oblong(2, 40) },
    { id: 'station', kind: 'village', name: 'Werden station', outline: oblong(18, 40) },
  ],
  scenery: [
    {
      kind: 'railway',
      line: [
        { x: 0, y: inches(41) },
        { x: inches(24), y: inches(41) },
      ],
    },
  ],
  overlays: [{ id: 's', kind: 'smoke', side: 'b', centre: { x: inches(3), y: inches(3) }, radius: 254 }],
  pieces: [A4, B7, piece('A5', 2, 2), piece('A9', 0, 0, { where: 'off-table', group: '2nd' })],
  status: {
    title: 'Test',
    turn: 'Turn 3',
    clock: 'dawn',
    steps: [{ id: '1', label: 'Moves', current: true }],
    scores: [
      { side: 'a', name: 'Red', lines: [] },
      { side: 'b', name: 'Blue', lines: [] },
    ],
  },
};

describe('the ground under a piece', () => {
  test.each([
    ['in the wood', 13, 13],
    ['on the road', 3, 30],
  ])('%s, by its plain name', (words, x, y) =>
    expect(placeWords(piece('A5', x, y), scene)).toMatch(new RegExp(`, ${words}$`)),
  );
  test.each([
    ['Steep wood', 'in the steep wood'],
    ['Ballabeg', 'in the wood Ballabeg'],
  ])('a name keeps its capital where it does not say what it is of: %s', (name, words) => {
    const features = scene.features.map(feature => (feature.kind === 'wood' ? { ...feature, name } : feature));
    expect(placeWords(piece('A5', 13, 13), { ...scene, features })).toMatch(new RegExp(`, ${words}$`));
  });
});

describe('bearings', () => {
  test('sixteen points there and back', () => {
    COMPASS.forEach(({ short, name }, i) => {
      expect([parseBearing(short), parseBearing(name), parseBearing(name.replaceAll('-', ' '))]).toEqual([
        facingAt(i),
        facingAt(i),
        facingAt(i),
      ]);
      expect([bearingShort(facingAt(i)), bearingName(facingAt(i))]).toEqual([short, name]);
    });
  });
  test('degrees, and what is no bearing', () => {
    expect(['35', '35.5', '035°', '360', '35,5'].map(parseBearing)).toEqual([350, 355, 350, 0, 355]);
    expect(['', 'nnn', 'A4', '-3', '1e3'].map(parseBearing)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('every facing has a name within 11.25 degrees', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3599 }), facing => {
        const off = Math.abs(parseBearing(bearingShort(facing))! - facing);
        expect(Math.min(off, 3600 - off)).toBeLessThanOrEqual(113);
      }),
    );
  });
  test('from one place to another', () => {
    expect(bearingTo(A4, B7)).toBe(0);
    expect(bearingTo(A4, A4)).toBeUndefined();
  });
});

describe('lengths', () => {
  test('in the words of the unit', () => {
    expect([lengthWords(254, unit), lengthWords(1829, unit), lengthWords(0, unit)]).toEqual([
      '1 inch',
      '7.2 inches',
      '0 inches',
    ]);
    expect(unitName({ name: 'centimetre', sign: 'cm', length: 100 }, 3)).toBe('centimetres');
  });
  test('as people type them', () => {
    expect(['6', '6.5', '6,5', '6"', '6 inches', '.5'].map(t => parseLength(t, unit))).toEqual([
      1524, 1651, 1651, 1524, 1524, 127,
    ]);
    expect(['', 'six', '6 cm', '6x'].map(t => parseLength(t, unit))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('places', () => {
  test('a stand in one line', () => {
    expect(standWords(A4, scene)).toBe(
      'A4, tanks; 14.5 inches from the west edge, 6 from the south, facing north-east; Pinned',
    );
    expect(standWords(B7, scene)).toContain('in the wood');
  });
  test('how another lies, edge to edge', () => {
    const straight = { ...A4, facing: 0 };
    expect(relationWords(relation(straight, { ...B7, facing: 0 }), scene)).toBe('to the north, 7 inches');
    expect(relationWords(relation(straight, { ...straight, y: straight.y + 254, facing: 0 }), scene)).toBe(
      'to the north, touching',
    );
    expect(pointWords(A4, scene)).toBe('14.5 inches from the west edge, 6 from the south');
  });
  test('the nearest first, and who is in sight', () => {
    const near = nearLines(scene, A4, [{ id: 'B7', blockedBy: ['wood1'] }]);
    expect(near.map(n => n.piece.id)).toEqual(['B7', 'A5']);
    expect(near[0]!.text).toMatch(/^to the north, 6\.\d inches; not in sight, behind wood 1$/);
  });
  test('groups, and the ground', () => {
    expect(groupsOf(scene, 'a').map(g => [g.name, g.pieces.map(p => p.id)])).toEqual([['1st', ['A4', 'A5']]]);
    expect(groupsOf(scene, 'a', 'off-table').map(g => g.name)).toEqual(['2nd']);
    expect(terrainLines(scene)).toEqual([
      'Wood 1: 4 by 6 inches, 12 to 16 from the west edge, 12 to 18 from the south; in it B7',
      'Road: 1 inch wide, by 0, 30; 24, 30 (from the west edge, from the south)',
      'Wood 2: 4 by 2 inches, 2 to 6 from the west edge, 40 to 42 from the south',
      'Village Werden station: 4 by 2 inches, 18 to 22 from the west edge, 40 to 42 from the south',
      'Railway line: by 0, 41; 24, 41 (from the west edge, from the south)',
      "Blue's smoke: middle 3 inches from the west edge, 3 from the south",
    ]);
  });
});

describe('legs of a path', () => {
  const end = (text: string) => {
    const leg = parseLeg(text, scene);
    return isWrong(leg) ? leg : legEnd(A4, leg, scene);
  };
  test.each([
    ['N 6', { x: A4.x, y: A4.y + 1524 }],
    ['east 2.5', { x: A4.x + 635, y: A4.y }],
    ['180 1"', { x: A4.x, y: A4.y - 254 }],
    ['north east 2 inches', { x: A4.x + 359, y: A4.y + 359 }],
    ['towards b7 4', { x: A4.x, y: A4.y + 1016 }],
    ['to 14.5 20', { x: A4.x, y: inches(20) }],
  ])('%s', (text, point) => expect(end(text)).toEqual(point));
  test.each(['', 'N', 'N x', 'towards B7', 'towards X1 4', 'to 3', 'N 0', 'to 1 2 3'])('“%s” is no leg', text =>
    expect(isWrong(end(text))).toBe(true),
  );
  test('in words again', () => {
    expect(legWords(parseLeg('NNE 6', scene) as never, scene)).toBe('NNE (22.5°), 6 inches');
    expect(legWords(parseLeg('towards B7 1', scene) as never, scene)).toBe('towards B7, 1 inch');
    expect(legWords(parseLeg('way 3 4', scene) as never, scene)).toBe('to 3, 4 by the best way');
  });
  test('one after the other; the best way comes from the desk', async () => {
    const legs = ['N 2', 'E 2'].map(text => parseLeg(text, scene) as never);
    expect(await pathOf(A4, legs, scene, async () => undefined)).toEqual([
      { x: A4.x, y: A4.y + 508 },
      { x: A4.x + 508, y: A4.y + 508 },
    ]);
    const best = [parseLeg('way 14.5 20', scene) as never];
    expect(await pathOf(A4, best, scene, async to => [{ x: 1, y: 2 }, to])).toEqual([
      { x: 1, y: 2 },
      { x: A4.x, y: inches(20) },
    ]);
    expect(isWrong(await pathOf(A4, best, scene, async () => undefined))).toBe(true);
  });
  test('points: by the edges, by a stand', () => {
    expect(parsePoint('14.5 6', scene)).toEqual({ x: A4.x, y: A4.y });
    expect(parsePoint('at 14.5, 6', scene)).toEqual({ x: A4.x, y: A4.y });
    expect(parsePoint('N 2 from A4', scene)).toEqual({ x: A4.x, y: A4.y + 508 });
    expect(parsePoint('on B7', scene)).toEqual({ x: B7.x, y: B7.y });
    expect(isWrong(parsePoint('N 2 from A9', scene))).toBe(true);
  });
  test('orders are made of whole tenths of a millimetre', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.double({ min: 0.1, max: 40, noNaN: true }), (degrees, far) => {
        const found = end(`${degrees} ${far.toFixed(2)}`);
        if (isWrong(found)) return;
        expect(Number.isInteger(found.x) && Number.isInteger(found.y)).toBe(true);
      }),
    );
  });
});

describe('what is expected and what would happen', () => {
  const seen = (at: string) =>
    ({ scene, at, turn: { waiting: ['a'] as const, step: 's', rule: 'X-T-1', text: 'move a group' } }) as never;
  test('now', () => {
    expect(nowWords(seen('a'))).toEqual(['Turn 3, Moves, dawn.', 'It is for you to act: move a group.']);
    expect(nowWords(seen('b'))[1]).toBe('You wait for Red: move a group.');
  });
  test('odds and refusals', () => {
    const chances = [
      { ways: 1, of: 3, result: { text: 'win: B7 out', good: 1 } },
      { ways: 2, of: 3, result: { text: 'nothing', good: 0 } },
    ];
    expect(oddsWords({ chances, because: [] })).toBe('1 in 3, win: B7 out; 2 in 3, nothing');
    expect(previewWords({ cost: '3" of 8"', because: [] }, scene)).toBe('3" of 8".');
    const refused = { refusal: { rule: 'X-M-1', message: 'too far' }, breaksAt: { x: 254, y: 508 }, because: [] };
    expect(previewWords(refused, scene)).toBe(
      'Refused: Too far, X-M-1. It breaks 1 inch from the west edge, 2 from the south.',
    );
    expect(isRefusal(refused.refusal)).toBe(true);
  });
});
