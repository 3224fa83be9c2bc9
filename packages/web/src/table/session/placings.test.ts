import type { Draft, MenuItem } from '@umpire/engine';
import { expect, test } from 'vitest';
import { put, take, touched } from '../draft/arrange.js';
import { afterChange, NO_PLACINGS, type Placings, stepped } from './placings.js';

const ITEM: MenuItem = {
  verb: 'deploy',
  label: 'Deploy',
  text: '',
  fields: [
    { name: 'group', gesture: 'choose' },
    { name: 'places', gesture: 'arrange' },
  ],
};
const LAID = { id: 'A1', at: { x: 0, y: 0, facing: 0 } };
const BEGUN: Draft = {
  item: ITEM,
  at: 1,
  values: { group: 'g', places: [LAID, { ...LAID, id: 'A2' }] },
  gestures: { places: { kind: 'arrange', pieces: [] } },
  own: [],
};

interface Sat {
  readonly draft: Draft;
  readonly placings: Placings;
}
const START: Sat = { draft: BEGUN, placings: NO_PLACINGS };
const arranged = ({ draft }: Sat) => ({ places: draft.values.places as (typeof LAID)[], inHand: draft.piece });
const changed = (sat: Sat, value: unknown, follows = false): Sat => {
  const draft = touched(sat.draft, 'places', value);
  return { draft, placings: afterChange(sat.placings, sat.draft, draft, follows) };
};
const toX = (sat: Sat, x: number, follows = false, id = 'A1'): Sat =>
  changed(sat, put(arranged(sat), id, { x, y: 0, facing: 0 }), follows);
const step = (sat: Sat, which: 'unplace' | 'place again'): Sat | undefined => stepped(sat.placings, sat.draft, which);
const xs = (sat: Sat | undefined) => sat && arranged(sat).places.map(({ at }) => at.x);

test('what was put down last is taken back step by step, and put there again', () => {
  const twice = toX(toX(START, 5), 7, false, 'A2');
  const once = step(twice, 'unplace')!;
  expect(xs(once)).toEqual([5, 0]);
  const none = step(once, 'unplace')!;
  expect([xs(none), step(none, 'unplace')]).toEqual([[0, 0], undefined]);
  const again = step(step(none, 'place again')!, 'place again')!;
  expect([xs(again), step(again, 'place again')]).toEqual([[5, 7], undefined]);
});

test('a drag is one step, however far the hand goes', () => {
  const dragged = [2, 3, 4].reduce((sat, x) => toX(sat, x, true), toX(START, 1));
  expect([xs(dragged), xs(step(dragged, 'unplace'))]).toEqual([
    [4, 0],
    [0, 0],
  ]);
});

test('to take one in hand is no step, and whoever goes back to another field has none left', () => {
  const held = changed(START, take(arranged(START), 'A2'));
  expect([held.draft.piece, step(held, 'unplace')]).toEqual(['A2', undefined]);
  const moved = toX(START, 5);
  expect(afterChange(moved.placings, moved.draft, { ...moved.draft, at: 0 }, false)).toEqual(NO_PLACINGS);
});

test('what is put down after something was taken back leaves nothing to put there again', () => {
  const other = toX(step(toX(START, 5), 'unplace')!, 6);
  expect([xs(other), step(other, 'place again')]).toEqual([[6, 0], undefined]);
});

test('what a hand carries back to where it was has not been moved', () => {
  const once = toX(START, 5);
  const back = toX(toX(once, 9), 5, true);
  expect([xs(back), back.placings.before.length, xs(step(back, 'unplace'))]).toEqual([[5, 0], 1, [0, 0]]);
});
