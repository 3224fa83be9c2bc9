import { defaultOptions, random, type TableSeat } from '@umpire/engine';
import { expect, test, vi } from 'vitest';
import { glory } from '../index.js';
import { SCENARIOS } from '../scenarios/index.js';

/** At which seats the rules were asked. */
const asked = vi.hoisted(() => new Set<TableSeat | undefined>());
vi.mock('../verbs/index.js', async original => {
  const verbs = await original<typeof import('../verbs/index.js')>();
  const refusalOf: typeof verbs.refusalOf = (seat, order) => {
    asked.add(seat.seat);
    return verbs.refusalOf(seat, order);
  };
  return { ...verbs, refusalOf };
});

test.each(SCENARIOS.map(({ id, data }) => [id, data] as const))(
  'in %s advice asks for the seat that it was asked for',
  (_, data) => {
    const options = defaultOptions(glory.options);
    const begun = glory.setup(data, options);
    if (!begun.ok) throw new Error(begun.error.message);
    const standing = glory.turn(begun.value);
    const by = 'waiting' in standing ? (standing.waiting[0] as 'a' | 'b') : 'a';
    const seat = { id: `${by} left`, side: by, commands: [] };
    asked.clear();
    const sits = { view: glory.view(begun.value, by), by, seat, options };
    for (const _order of glory.advice.orders(sits, random(1)));
    for (const _candidate of glory.advice.candidates(sits, random(1)));
    expect([...asked]).toEqual([seat]);
  },
);
