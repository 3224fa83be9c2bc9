import type { BattlePlan, DeskCalls } from '@umpire/desk';
import { bringBook } from '@umpire/desk';
import { makeDesk } from '@umpire/desk/study';
import type { AnyRuleset, MenuItem } from '@umpire/engine';
import { expect, test, vi } from 'vitest';
import { skirmish } from '../../../../../tests/kit/skirmish.js';
import type { Desk } from '../../desk/client.js';
import { openSession, type Session, type World } from './session.js';

/** A skirmish in which nothing is offered but to end the step: a session ends such a step by itself. */
const END: MenuItem = { verb: 'end', label: 'End', text: 'Nothing else to do', fields: [], ends: 'step' };
const emptySteps = { ...skirmish, face: { ...skirmish.face, menu: () => [END] } } as unknown as AnyRuleset;
bringBook(emptySteps);

const plan: BattlePlan = {
  ruleset: 'skirmish',
  scenario: 'skirmish',
  title: 'Skirmish',
  options: {},
  seats: { a: 'person', b: { bot: 'random' } },
  dice: { kind: 'seeded', seed: 4 },
};
const move = (stand: string, y: number) => ({ verb: 'move', stand, at: { x: 5300, y } });
const FORTH = move('a1', 1000);

/** A session whose desk answers later; `due` is what it means to do by itself. */
async function opened(): Promise<{ readonly session: Session; readonly due: Set<() => void> }> {
  const calls = makeDesk();
  const desk = new Proxy({} as Desk, {
    get:
      (_, name: keyof DeskCalls) =>
      async (...args: unknown[]) =>
        (calls[name] as (...a: unknown[]) => unknown)(...args),
  });
  const due = new Set<() => void>();
  const world: World = {
    start: () => ({ desk, end() {} }),
    load: async () => ({
      ok: true,
      entry: { id: 'x', title: '', plan, record: null, created: 0, updated: 0 } as never,
    }),
    save: async () => ({ where: 'disk' }),
    later(work) {
      due.add(work);
      return () => due.delete(work);
    },
  };
  const session = openSession('x', world);
  await vi.waitFor(() => expect(session.snapshot().battleView).toBeDefined());
  return { session, due };
}
const entriesOf = (session: Session) => session.snapshot().battleView!.entries;

test('what was taken back is done again, until something else is ordered', async () => {
  const { session } = await opened();
  await session.order(FORTH);
  await session.undo();
  expect(session.snapshot().battleView).toMatchObject({ redo: true, entries: 1 });
  await session.redo();
  expect(session.snapshot().battleView).toMatchObject({ redo: false, entries: 2 });
  await session.undo();
  await session.order(move('a3', 2760));
  expect(session.snapshot().battleView).toMatchObject({ redo: false, entries: 2 });
  expect(await session.redo()).toMatchObject({ message: 'there is nothing to do again' });
});

test('a session that is busy takes no order', async () => {
  const { session } = await opened();
  const first = session.order(FORTH);
  expect(session.snapshot().busy).toBe(true);
  expect(await session.order(move('a3', 2760))).toMatchObject({ message: expect.stringContaining('under way') });
  expect(await first).toBeUndefined();
  expect(entriesOf(session)).toBe(2);
  expect(session.snapshot().busy).toBe(false);
});

test('an empty step ends by itself, but not after something was taken back or done again', async () => {
  const { session, due } = await opened();
  expect(due.size).toBe(1);
  await session.order(FORTH);
  expect(due.size).toBe(1);
  await session.undo();
  expect(due.size).toBe(0);
  await session.redo();
  expect(due.size).toBe(0);
  await session.order(move('a3', 2760));
  expect(due.size).toBe(1);
});
