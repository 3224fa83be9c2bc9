import { describe, expect, test } from 'vitest';
import { TWO_SEATS } from './seats.js';
import { evenly, type Players, type Share, type Sharing, seatNames, sharedOut } from './sharing.js';

const SHARES: readonly Share[] = [
  { id: 'b1', label: '1st Battalion' },
  { id: 'b2', label: '2nd Battalion' },
  { id: 'b3', label: '3rd Battalion' },
  { id: 'air', label: 'air, AIR unit', beside: true },
];
const sharing: Sharing = {
  shares: (_, side) => (side === 'a' ? SHARES : SHARES.slice(0, 1)),
  commands: (_, side, ids) => ({ side, ids }),
};

describe('several players a side', () => {
  test.each<[string, Players, readonly string[]]>([
    ['one a side', {}, ['a', 'b']],
    ['an empty list is one player', { a: [] }, ['a', 'b']],
    ['two and one', { a: [['b1'], ['b2']] }, ['Red 1', 'Red 2', 'b']],
    [
      'three and two',
      { a: [['b1'], ['b2'], ['b3']], b: [['x'], ['y']] },
      ['Red 1', 'Red 2', 'Red 3', 'Blue 1', 'Blue 2'],
    ],
  ])('the seats of %s', (_, players, names) =>
    expect([...seatNames(players, 'a'), ...seatNames(players, 'b')]).toEqual(names),
  );

  test('each seat commands what it was given, and the first what nobody was given', () => {
    expect(sharedOut(sharing, {}, { a: [['b2'], ['b3']] })).toEqual({
      ok: true,
      value: [
        { id: 'Red 1', side: 'a', commands: { side: 'a', ids: ['b2', 'b1', 'air'] } },
        { id: 'Red 2', side: 'a', commands: { side: 'a', ids: ['b3'] } },
        { id: 'b', side: 'b' },
      ],
    });
  });

  test('with one player a side nothing is shared out, in any book', () => {
    expect(sharedOut(undefined, {}, {})).toEqual({ ok: true, value: TWO_SEATS });
    expect(sharedOut(sharing, {}, { a: [['b1']] })).toEqual({ ok: true, value: TWO_SEATS });
  });

  test.each<[string, Sharing | undefined, Players, string]>([
    ['a book with one player a side', undefined, { a: [['b1'], ['b2']] }, 'players'],
    ['somebody with nothing', sharing, { a: [['b1'], []] }, 'players.a.1'],
    ['somebody with nothing but what is beside', sharing, { a: [['b1'], ['air']] }, 'players.a.1'],
    ['what there is not', sharing, { a: [['b1'], ['b2', 'b9']] }, 'players.a.1.1'],
    ['what belongs to the other side', sharing, { b: [['b1'], ['b2']] }, 'players.b.1.0'],
    ['what two would command', sharing, { a: [['b1'], ['b2', 'b1']] }, 'players.a.1.1'],
  ])('refused by its path: %s', (_, how, players, path) =>
    expect(sharedOut(how, {}, players)).toMatchObject({ ok: false, error: { path } }),
  );

  test.each<[number, readonly (readonly string[])[]]>([
    [1, [['b1', 'b2', 'b3', 'air']]],
    [2, [['b1', 'b2', 'air'], ['b3']]],
    [3, [['b1', 'air'], ['b2'], ['b3']]],
    [9, [['b1', 'air'], ['b2'], ['b3']]],
  ])('evenly among %i', (players, given) => expect(evenly(SHARES, players)).toEqual(given));
});
