import { type ArrangeExtra, type Draft, footprint, type Gesture, overlaps, type Pose, type Zone } from '@umpire/engine';
import { expect, test } from 'vitest';
import { standingBefore } from '../stage/standing-before.js';
import { type Arranged, extrasIn, mayStand, piecesIn, take, withExtra } from './arrange.js';

const strip = (depth: number): Zone => ({ kind: 'rect', x: 0, y: 0, width: 2000, depth });
const size = { width: 100, depth: 100 };
const decoy: ArrangeExtra = {
  label: 'Decoy',
  symbol: 'unknown',
  size,
  field: 'like',
  among: [
    { value: 'rider', label: 'Rider', zones: [strip(300)] },
    { value: 'sentry', label: 'Sentry', zones: [strip(900)] },
  ],
};
const row = [950, 1055, 1160].map((x): Pose => ({ x, y: 800, facing: 0 }));
const gesture: Extract<Gesture, { kind: 'arrange' }> = {
  kind: 'arrange',
  pieces: row.map((at, i) => ({ id: `S${i}`, label: '', symbol: '', size, zones: [strip(900)], at })),
  extras: 4,
  extra: decoy,
};
const at: Arranged = { places: gesture.pieces.map(piece => ({ id: piece.id, at: piece.at })), inHand: 'S1' };

test('a piece of the player’s own making may go where one of its kind may', () => {
  const both = withExtra(withExtra(at, decoy, 'rider'), decoy, 'sentry');
  const [rider, sentry] = piecesIn(gesture, both).slice(-2);
  const deep = { x: 500, y: 600, facing: 0 };
  expect([mayStand(rider!, deep), mayStand(sentry!, deep)]).toEqual([false, true]);
});

test.each(['rider', 'sentry'])(
  'a %s is put down near the piece in hand, where it may stand and nothing else does',
  like => {
    let arranged = at;
    for (let i = 0; i < 4; i++) arranged = withExtra(take(arranged, 'S1'), decoy, like);
    const places = [...row, ...extrasIn(arranged).map(place => place.at!)];
    const bases = places.map(place => footprint(place, 100, 100));
    for (const [i, base] of bases.entries())
      expect(bases.slice(i + 1).some(other => overlaps(base, other))).toBe(false);
    const deepest = like === 'rider' ? 250 : 850;
    expect(places.slice(3).every(place => place.y <= deepest && place.y >= 50)).toBe(true);
  },
);

test('a piece keeps off what is barred, and near the one it is tied to, wherever that stands by now', () => {
  const enemy = footprint({ x: 1000, y: 1500, facing: 0 }, 100, 100);
  const [first, second] = gesture.pieces;
  const bound = { ...second!, tether: { to: 'S0', reach: 200 } };
  const wary = { ...second!, barred: [{ kind: 'around', base: enemy, reach: 700 } as const] };
  const led = (x: number) => [{ piece: first!, at: { x, y: 800, facing: 0 } }];
  const here = { x: 1055, y: 800, facing: 0 };
  expect([mayStand(bound, here, led(950)), mayStand(bound, here, led(700))]).toEqual([true, false]);
  expect([mayStand(wary, here), mayStand(wary, { ...here, y: 600 })]).toEqual([false, true]);
});

test('who was put down is shown while the next field is filled, and not twice while he is arranged', () => {
  const fields = ['places', 'rides'].map(name => ({ name }));
  const of = (now: number) =>
    ({ item: { fields }, at: now, gestures: { places: gesture }, values: { places: at.places } }) as unknown as Draft;
  const shown = (now: number) => standingBefore(of(now)).map(({ piece }) => piece.id);
  expect([shown(1), shown(0)]).toEqual([['S0', 'S1', 'S2'], []]);
});
