import { random, type Seat, seatAt, seededDice, start } from '@umpire/engine';
import { expect, test } from 'vitest';
import { glory } from '../index.js';
import { battle, optionsWith } from '../play/kit.js';
import type { Types } from '../play/types.js';
import { fieldDay } from '../scenarios/field-day.js';

const verbsIn = (seat: Seat<Types>): Set<string> =>
  new Set([...glory.advice.orders(seat, random(1))].map(order => order.verb));

test('a unit that may move may also only turn', () => {
  const match = battle({
    phase: 'movement',
    vignettes: { A1: { at: [11, 5], now: { activated: true } }, B1: { at: [11, 10] } },
  });
  expect(verbsIn(seatAt(match, 'a'))).toContain('turn');
});

test('before armies are chosen one may be composed', () => {
  const match = start({ rules: glory, options: optionsWith(), scenario: fieldDay.data, dice: seededDice(1) });
  if (!match.ok) throw new Error(match.error.message);
  expect([...verbsIn(seatAt(match.value, 'a'))].sort()).toEqual(['muster', 'submitArmy']);
});
