import { random, type Side, seededDice, start, submit } from '@umpire/engine';
import { expect, test } from 'vitest';
import { anyOrder } from '../advice/any-order.js';
import { glory } from '../index.js';
import { SCENARIOS } from '../scenarios/index.js';
import type { Event } from './events.js';
import { optionsWith } from './kit.js';
import type { Types } from './types.js';

/** Events that tell of a throw. */
const THROWN: readonly Event['kind'][] = [
  'throwOffMade',
  'pointsThrown',
  'initiativeThrown',
  'shot',
  'fought',
  'turnBegan',
];
const ORDERS = 60;

test.each(SCENARIOS.map(s => [s.id, s] as const))(
  'the log gives every throw of %s its reasons',
  (_, { data, options }) => {
    const begun = start<Types>({ rules: glory, options: optionsWith(options), scenario: data, dice: seededDice(7) });
    if (!begun.ok) throw new Error(begun.error.message);
    const match = begun.value;
    const chance = random(7);
    for (let i = 0; i < ORDERS && !match.state.over && !match.pending; i++) {
      const standing = glory.turn(match.state);
      const by = 'waiting' in standing ? (standing.waiting[0] as Side) : 'a';
      submit(
        match,
        by,
        anyOrder({ view: glory.view(match.state, by), by, seat: by, options: match.options } as never, chance),
      );
    }
    const thrown = match.entries.flatMap(e => e.events as readonly Event[]).filter(e => THROWN.includes(e.kind));
    expect(thrown.filter(e => !('because' in e) || e.because.length === 0)).toEqual([]);
  },
);
