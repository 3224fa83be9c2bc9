import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, CAPTION, type Labelled, placeLabels, textWidth } from './labels.js';

const FRAME: Box = { left: 0, top: 0, right: 15000, bottom: 12000 };
const SIZE = 220;

const labelled = fc.record({
  text: fc.string({ minLength: 1, maxLength: 12 }),
  name: fc.string({ minLength: 1, maxLength: 24 }),
  at: fc.record({ x: fc.integer({ min: 150, max: 14850 }), y: fc.integer({ min: 150, max: 11850 }) }),
  across: fc.integer({ min: 100, max: 400 }),
  up: fc.integer({ min: 100, max: 300 }),
});
const crowd = fc
  .array(labelled, { maxLength: 120 })
  .map(all => all.map((one, i): Labelled => ({ id: `p${i}`, ...one })));

const boxesOf = (pieces: readonly Labelled[]): Box[] => {
  const places = placeLabels(pieces, SIZE, FRAME);
  return pieces.flatMap(({ id, at }) => {
    const place = places.get(id);
    if (!place) return [];
    const half = textWidth(place.text, SIZE) / 2;
    return [
      {
        left: at.x + place.x - half,
        right: at.x + place.x + half,
        top: at.y + place.y - SIZE * 0.45,
        bottom: at.y + place.y + SIZE * 0.45,
      },
    ];
  });
};

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('no label covers another or leaves the frame', () => {
  fc.assert(
    fc.property(crowd, pieces => {
      const boxes = boxesOf(pieces);
      expect(boxes.some((a, i) => boxes.some((b, j) => i < j && overlap(a, b)))).toBe(false);
      expect(
        boxes.every(box => box.left >= 0 && box.top >= 0 && box.right <= FRAME.right && box.bottom <= FRAME.bottom),
      ).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('the order of the list does not matter', () => {
  fc.assert(
    fc.property(crowd, pieces => {
      const backwards = placeLabels([...pieces].reverse(), SIZE, FRAME);
      const places = placeLabels(pieces, SIZE, FRAME);
      expect(backwards.size).toBe(places.size);
      for (const [id, place] of places) expect(backwards.get(id)).toEqual(place);
    }),
    { numRuns: 40 },
  );
});

test('a lone label lies below its piece; at the southern border beside it', () => {
  const lone = { id: 'a', text: 'A1', at: { x: 5000, y: 5000 }, across: 127, up: 127 };
  expect(placeLabels([lone], SIZE, FRAME).get('a')?.y).toBeGreaterThan(127);
  const south = { ...lone, at: { x: 5000, y: 11850 } };
  expect(placeLabels([south], SIZE, FRAME).get('a')?.x).toBeGreaterThan(127);
});

test.each([
  ['a name where there is room for it', 5000, 1200, 'Tanks A7'],
  ['a name between others that leave it room', 2400, 900, 'Tanks A7'],
  ['the label alone where all round stands somebody', 420, 500, 'A7'],
])('%s', (_, apart, behind, text) => {
  const one = { across: 127, up: 127, text: 'A7', name: 'Tanks A7' };
  const block = Array.from({ length: 9 }, (__, i): Labelled => {
    const at = { x: 4000 + (i % 3) * apart, y: 5000 + Math.floor(i / 3) * behind };
    return { ...one, id: `p${i}`, at };
  });
  expect(placeLabels(block, SIZE, FRAME).get('p4')?.text).toBe(text);
});

test('a name never takes the place of another label', () => {
  fc.assert(
    fc.property(crowd, pieces => {
      const bare = placeLabels(
        pieces.map(({ name: _, ...piece }) => piece),
        SIZE,
        FRAME,
      );
      expect([...placeLabels(pieces, SIZE, FRAME).keys()].sort()).toEqual([...bare.keys()].sort());
    }),
    { numRuns: 40 },
  );
});

test('in a crowd some labels are left out, but never that of the selected piece', () => {
  const heap = Array.from(
    { length: 30 },
    (_, i): Labelled => ({
      id: `p${i}`,
      text: 'A100',
      at: { x: 5000 + (i % 6) * 254, y: 5000 + Math.floor(i / 6) * 254 },
      across: 127,
      up: 127,
      always: i === 14,
    }),
  );
  const places = placeLabels(heap, SIZE, FRAME);
  expect(places.size).toBeLessThan(30);
  expect(places.has('p14')).toBe(true);
});

test('whoever is selected, no label moves that was there before', () => {
  fc.assert(
    fc.property(crowd, fc.nat(), (pieces, n) => {
      const places = placeLabels(pieces, SIZE, FRAME);
      const selected = pieces[n % Math.max(1, pieces.length)]?.id ?? '';
      fc.pre(places.has(selected));
      const now = placeLabels(
        pieces.map(piece => ({ ...piece, always: piece.id === selected })),
        SIZE,
        FRAME,
      );
      expect([...now]).toEqual([...places]);
    }),
    { numRuns: 40 },
  );
});

test('at the border a name that would be pushed back over its own piece is written at its other side, if that is free', () => {
  const at = { x: 14150, y: 5000 };
  const lone: Labelled = { id: 'A10', text: 'A10', name: 'Heavy horse A10', at, across: 240, up: 240 };
  const below: Labelled = { id: 'A9', text: 'A9', at: { x: at.x, y: 5500 }, across: 240, up: 240 };
  expect(placeLabels([lone, below], SIZE, FRAME).get('A10')).toEqual({
    ...{ x: -1404, y: 0, text: 'Heavy horse A10' },
    // its letters end at the piece, however wide they are
    from: -359,
  });
  const left: Labelled = { id: 'A8', text: 'A8', at: { x: at.x - 1200, y: 5000 }, across: 240, up: 240 };
  expect(placeLabels([lone, below, left], SIZE, FRAME).get('A10')).toMatchObject({ y: 0, text: 'A10' });
  const inside = { ...lone, at: { x: 9000, y: 5000 } };
  expect(placeLabels([inside, { ...below, at: { x: 9000, y: 5500 } }], SIZE, FRAME).get('A10')).toMatchObject({
    text: 'Heavy horse A10',
  });
});

test.each([
  ['a row below', { x: 5000, y: 5850 }, { x: 1404, y: 0 }],
  ['a row that is far enough below', { x: 5000, y: 6200 }, { x: 0 }],
])('a name that reaches over others is not written where it is as near to %s', (_, at, place) => {
  const own: Labelled = {
    id: 'A4',
    text: 'A4',
    name: 'Foot battery A4',
    at: { x: 5000, y: 5000 },
    across: 240,
    up: 240,
  };
  const row = [-500, 500].map(
    (x, i): Labelled => ({
      ...own,
      id: `A${i + 2}`,
      text: `A${i + 2}`,
      name: `A${i + 2}`,
      at: { x: at.x + x, y: at.y },
    }),
  );
  expect(placeLabels([own, ...row], SIZE, FRAME).get('A4')).toMatchObject({ ...place, text: own.name });
});

test('in a block where all stand close, whoever has no room round him is named on his own counter', () => {
  const block = Array.from({ length: 9 }, (_, i): Labelled => {
    const at = { x: 5000 + (i % 3) * 700, y: 5000 + Math.floor(i / 3) * 700 };
    return { id: `p${i}`, text: 'A7', name: 'Tanks A7', at, across: 345, up: 345 };
  });
  const places = placeLabels(block, SIZE, FRAME);
  expect(places.size).toBe(9);
  expect(places.get('p4')).toMatchObject({ x: 0, text: 'A7' });
  expect(places.get('p4')!.y).toBeGreaterThan(-345);
  expect(places.get('p4')!.y).toBeLessThan(0);
});

test.each([
  ['its name, where the strip is wide enough', 2400, 'Guns A12'],
  ['its label, where the name would leave the strip', 900, 'A12'],
])('what waits beside the table is called by %s', (_, right, text) => {
  const gun = { id: 'A12', text: 'A12', name: 'Guns A12', at: { x: right / 2, y: 500 }, across: 150, up: 150 };
  const places = placeLabels([{ ...gun, belowOnly: true, strip: { ...FRAME, right } }], SIZE, FRAME);
  expect(places.get('A12')?.text).toBe(text);
});

test('whoever stands slantwise to a neighbour has no label between the two', () => {
  const at = (id: string, x: number, y: number): Labelled => ({ id, text: 'A1.4', at: { x, y }, across: 300, up: 300 });
  const places = placeLabels([at('tank', 5000, 5000), at('lorry', 5000, 5620), at('gun', 6000, 4500)], SIZE, FRAME);
  expect(places.get('tank')!.x).toBeLessThanOrEqual(0);
  expect(places.get('gun')!.x).toBeGreaterThanOrEqual(0);
});

test('a label above a piece is never read as that of whoever stands above it', () => {
  const at = (id: string, y: number): Labelled => ({ id, text: 'B12', at: { x: 5000, y }, across: 300, up: 300 });
  // beside them is no room, below the second one neither; between the two there just is
  const wall = (x: number, i: number): Labelled => ({
    id: `w${i}`,
    text: '',
    at: { x, y: 5000 },
    across: 200,
    up: 1500,
  });
  const low: Labelled = { id: 'wood', text: '', at: { x: 5000, y: 6060 }, across: 300, up: 300 };
  const close = [at('upper', 4540), at('lower', 5420), low, wall(4400, 0), wall(5600, 1)];
  expect(placeLabels(close, SIZE, FRAME).get('lower')?.y ?? 0).toBeGreaterThan(-300);
});

const inLine = (xs: readonly number[], more: Partial<Labelled> = {}): Labelled[] =>
  xs.map((x, i) => ({
    id: `F${i + 3}`,
    text: `F${i + 3}`,
    name: `Line F${i + 3}`,
    caption: 'Line',
    line: 'a L2',
    at: { x, y: 5000 },
    across: 245,
    up: 130,
    ...more,
  }));

test('those who stand in one line are called what they are once, under the middle of them', () => {
  const places = placeLabels(inLine([4000, 4500, 5000]), SIZE, FRAME);
  expect([...places.values()].map(({ text }) => text)).toEqual(['F3', 'F4', 'F5']);
  expect(places.get('F3')!.caption).toMatchObject({ x: 500, text: 'Line' });
  expect(places.get('F3')!.caption!.y).toBeGreaterThan(places.get('F3')!.y);
  expect([places.get('F4')!.caption, places.get('F5')!.caption]).toEqual([undefined, undefined]);
});

test('a line that goes down the table is called by its name beside each of it that has room', () => {
  const column = inLine([4000, 4000, 4000]).map((one, i) => ({ ...one, at: { x: 4000, y: 5000 + i * 420 } }));
  const places = [...placeLabels(column, SIZE, FRAME).values()];
  expect(places.map(({ text }) => text)).toEqual(['Line F3', 'Line F4', 'Line F5']);
  expect(places.every(({ caption }) => caption === undefined)).toBe(true);
});

test('whoever has neighbours at both sides is called what he is under his label', () => {
  const neighbours = [4000, 5300].map(
    (x, i): Labelled => ({ id: `N${i}`, text: `N${i}`, at: { x, y: 5130 }, across: 245, up: 245 }),
  );
  const [one] = inLine([4650], { caption: 'Guns', name: 'Great guns F3' });
  const places = placeLabels([...neighbours, one!], SIZE, FRAME);
  expect(places.get('F3')).toMatchObject({ text: 'F3', caption: { x: 0, text: 'Guns' } });
});

test('no caption covers a label, a piece or another caption', () => {
  const called = fc.record({
    caption: fc.string({ minLength: 1, maxLength: 12 }),
    line: fc.constantFrom('a', 'b', 'c'),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(labelled, called), { maxLength: 60 }), all => {
      const pieces = all.map(([one, more], i): Labelled => ({ id: `p${i}`, ...one, ...more }));
      const places = placeLabels(pieces, SIZE, FRAME);
      const captions = pieces.flatMap(({ id, at }) => {
        const caption = places.get(id)?.caption;
        if (!caption) return [];
        const half = textWidth(caption.text, SIZE * CAPTION) / 2;
        const [x, y] = [at.x + caption.x, at.y + caption.y];
        return [{ left: x - half, right: x + half, top: y - SIZE * 0.4, bottom: y + SIZE * 0.4 }];
      });
      const bodies = pieces.map(({ at, across, up }) => ({
        left: at.x - across * 0.92,
        right: at.x + across * 0.92,
        top: at.y - up * 0.92,
        bottom: at.y + up * 0.92,
      }));
      const others = [...boxesOf(pieces), ...bodies];
      expect(captions.some(one => others.some(other => overlap(one, other)))).toBe(false);
      expect(captions.some((a, i) => captions.some((b, j) => i < j && overlap(a, b)))).toBe(false);
    }),
    { numRuns: 60 },
  );
});

test('where there is no room round a counter its label stands in its upper corner, off its badges', () => {
  const half = 250;
  const counter = (id: string, x: number, y: number, more: Partial<Labelled> = {}): Labelled => ({
    ...{ id, text: id, at: { x, y }, across: half, up: half, corner: { x: half, y: half } },
    ...more,
  });
  // nine that touch: the one in the middle has nobody's ground beside it; its badge hangs at its upper right corner
  const badge = [{ left: 100, top: -350, right: 240, bottom: -150 }];
  const nine = [0, 1, 2].flatMap(row =>
    [0, 1, 2].map(col => counter(`A${row * 3 + col}`, 2000 + 500 * col, 2000 + 500 * row, { extras: badge })),
  );
  const placed = placeLabels(nine, 200, { left: 0, top: 0, right: 6000, bottom: 6000 });
  expect([...placed.keys()].length).toBe(9);
  const middle = placed.get('A4')!;
  expect(middle.corner).toBe(true);
  expect([middle.x < 0, middle.y < 0]).toEqual([true, true]);
});
