import type { Aimed, Inspection } from '@umpire/desk';
import type { MenuItem, Piece } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { possibilities, stepToSkip } from '../session/pace.js';
import { sharedWords, worthPaying } from './prices.js';
import {
  type AimedRow,
  closedEnd,
  dueItem,
  expectedItem,
  inOrder,
  owedItem,
  pressedItem,
  verbByKey,
  verbsOf,
  withReach,
} from './verbs.js';

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
    const standing = item('standing', { aside: true, stand: 'A1' });
    expect(verbsOf([standing, move], 'A1').map(one => one.verb)).toEqual(['move', 'standing']);
    expect(pressedItem([standing], [], 'A1')).toBeUndefined();
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
  test('MBT45-MOV-07 who owes a move is offered to go, whatever else stands before that in the menu', () => {
    const dig = item('changeMode', { stand: 'A1', use: 'act', fields: [{ name: 'mode', gesture: 'choose' }] });
    const go = item('tactical', { stand: 'A1', use: 'move', fields: [{ name: 'path', gesture: 'path' }] });
    expect(owedItem([dig, go], 'A1')).toBe(go);
    expect(owedItem([dig, { ...go, closed: no }], 'A1')).toBe(dig);
    expect(owedItem([dig, go], 'A2')).toBeUndefined();
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

describe('whom a piece can strike', () => {
  const odds = (good: number) => ({ because: [], odds: { chances: [{ ways: 1, of: 1, result: { text: '', good } }] } });
  const row = (id: string, preview?: object, closed?: object) =>
    ({ verb: 'engage', target: { id, ...closed }, ...(preview && { preview }) }) as unknown as AimedRow;
  test('the best odds first, then those of whom nothing is known, then whoever is out of the question', () => {
    const far = { closed: no, gap: 9 };
    const rows = [
      row('blank', { because: [] }),
      row('out', undefined, far),
      row('bad', odds(-0.6)),
      row('good', odds(0.4)),
    ];
    expect(inOrder(rows).map(({ target }) => target.id)).toEqual(['good', 'bad', 'blank', 'out']);
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

describe('a verb that strikes, of the piece that is held', () => {
  const engage = item('engage', { stand: 'A1', fields: [{ name: 'target', gesture: 'target' }] });
  const far = { message: 'it is 19" off, its reach is 12"', rule: 'X-1' };
  const aimed = (id: string, gap: number, closed?: { message: string }, amendable = {}): Aimed =>
    ({ verb: 'engage', target: { id, gap, ...(closed && { closed }), ...amendable } }) as Aimed;
  const seen = (piece: string, ...targets: Aimed[]): Inspection => ({ piece, sight: [], targets });

  test.each([
    ['somebody is in reach', seen('A1', aimed('B1', 9), aimed('B2', 19, far)), undefined],
    ['nobody is: the nearest says why', seen('A1', aimed('B2', 22, far), aimed('B1', 19, far)), `B1: ${far.message}`],
    [
      'who is near enough comes first',
      seen('A1', aimed('B1', 9, far), aimed('B2', 11, no, { near: true })),
      'B2: not now',
    ],
    [
      'who need only be nearer comes before whom it never strikes',
      seen('A1', aimed('B1', 9, no), aimed('B2', 19, far, { short: true })),
      `B2: ${far.message}`,
    ],
    ['there is nobody at all', seen('A1'), 'nobody can be struck now'],
    ['another piece is held', seen('A2'), undefined],
    ['nothing is known yet', undefined, undefined],
  ])('%s', (_, inspection, why) => {
    const { closed } = withReach(engage, inspection);
    if (why === undefined) expect(closed).toBeUndefined();
    else expect(closed?.message).toContain(why);
  });
  test('what is made with a path, and what the book has closed, stay as they are', () => {
    expect(withReach(move, seen('A1'))).toBe(move);
    const shut = { ...engage, closed: no };
    expect(withReach(shut, seen('A1'))).toBe(shut);
  });
});

test('the words that labels share, and who is cheapest', () => {
  const items = ['3', '1', '10'].map(price => ({ label: `Activate for ${price}`, price }) as MenuItem);
  expect(sharedWords(items.map(({ label }) => label))).toBe('Activate');
  expect(worthPaying(items).map(({ price }) => price)).toEqual(['1', '3', '10']);
});
