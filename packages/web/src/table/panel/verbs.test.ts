import type { MenuItem, Piece } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { possibilities, stepToSkip } from '../session/pace.js';
import { closedEnd, dueItem, expectedItem, pressedItem, verbByKey, verbsOf } from './verbs.js';

const item = (verb: string, more: Partial<MenuItem> = {}): MenuItem => ({
  verb,
  label: verb,
  text: verb,
  fields: [],
  ...more,
});
const next = item('next', { ends: 'step', key: 'n' });
const give = item('giveUp', { ends: 'battle' });
const offer = item('offer', { aside: true, key: 'o' });
const work = item('raise');
const move = item('move', { stand: 'A1', key: 'm' });
const no = { message: 'not now' };

describe('the large button', () => {
  test('what the side can do as a whole comes first, then the end of the step', () => {
    expect(expectedItem([offer, work, next, give])?.verb).toBe('raise');
    expect(expectedItem([offer, next, give])?.verb).toBe('next');
    expect(expectedItem([offer, work, next, give], 'raise')?.verb).toBe('next');
  });
  test('never what ends the battle, nor what is no part of the step', () => {
    expect(expectedItem([offer, give])).toBeUndefined();
    expect(verbsOf([offer, give, work], undefined).map(one => one.verb)).toEqual(['raise']);
    expect(verbByKey([offer], 'o', undefined)).toBeUndefined();
  });
  test('an end that is closed says so', () => {
    expect(closedEnd([{ ...next, closed: no }, give])?.closed).toBe(no);
  });
  test('and if it waits for one thing that one piece must do, that is done at one press', () => {
    const shut = { ...next, closed: { message: 'first they act: now A1' } };
    const pieces = [{ id: 'A1', label: 'A1' }] as unknown as readonly Piece[];
    const back = item('back', { stand: 'A1' });
    expect(dueItem([shut, back], pieces)).toBe(back);
    expect(dueItem([next, back], pieces)).toBeUndefined();
    expect(dueItem([shut, back, move], pieces)).toBeUndefined();
    expect(dueItem([shut, { ...back, fields: [{ name: 'at', gesture: 'place' }] }], pieces)).toBeUndefined();
  });
  test('what one press would do is shown before: what is due, or the one thing that the piece in hand can do', () => {
    const shut = { ...next, closed: { message: 'first they act: now A1' } };
    const pieces = [{ id: 'A1', label: 'A1' }] as unknown as readonly Piece[];
    const back = item('back', { stand: 'A1' });
    const other = item('back', { stand: 'A2' });
    expect(pressedItem([shut, back, other], pieces, undefined)).toBe(back);
    expect(pressedItem([shut, back, other], pieces, 'A2')).toBe(back);
    expect(pressedItem([next, other], pieces, 'A2')).toBe(other);
    expect(pressedItem([shut, back, move], pieces, 'A1')).toBeUndefined();
    expect(pressedItem([next, back], pieces, undefined)).toBeUndefined();
  });
});

describe('steps that are passed over', () => {
  test('a step in which nothing but its end is open', () => {
    expect(stepToSkip([offer, next, give], new Set(), false)?.verb).toBe('next');
    expect(stepToSkip([move, next], new Set(), false)).toBeUndefined();
    expect(stepToSkip([{ ...move, closed: no }, next], new Set(), false)?.verb).toBe('next');
  });
  test('what was passed over in the step before is no reason to stop', () => {
    expect(stepToSkip([move, next], possibilities([move, next]), true)?.verb).toBe('next');
  });
  test('the turn is never ended by itself', () => {
    expect(stepToSkip([{ ...next, ends: 'turn' }], new Set(), false)).toBeUndefined();
  });
  test('that a piece could turn on the spot is no reason to stop', () => {
    const turn = item('turn', { stand: 'A1' });
    const gone = item('go', { stand: 'A1', use: 'move', closed: no });
    expect(stepToSkip([gone, turn, next], new Set(), false)?.verb).toBe('next');
    expect(stepToSkip([turn, next], new Set(), false)).toBeUndefined(); // a book that does not say what its verbs are for
  });
  test('where dice are thrown at once, nothing that can be taken back is lost unasked', () => {
    const thrown: MenuItem = { ...next, throws: true };
    expect(stepToSkip([thrown], new Set(), true)).toBeUndefined();
    expect(stepToSkip([thrown], new Set(), false)?.verb).toBe('next');
  });
});
