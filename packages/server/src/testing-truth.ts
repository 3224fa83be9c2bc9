import { type Battle, planned } from '@umpire/desk';
import { planOf, readHead } from './match/head.js';
import { sqliteStore } from './store/sqlite.js';

/** The battle as the server must have it, from what it keeps: with it a test knows everything. */
export async function truthOf(folder: string, id: string): Promise<{ battle: Battle; secret: string; seed: string }> {
  const store = await sqliteStore(folder);
  const head = readHead((await store.match(id))!.head);
  await store.close();
  const plan = planOf(head);
  const bots = { a: { bot: 'greedy' }, b: { bot: 'greedy' } };
  const begun = planned({ ...plan, seats: bots }, id);
  if (!begun.ok || plan.dice.kind !== 'seeded') throw new Error('the match cannot be begun');
  return { battle: begun.value, secret: head.secret, seed: String(plan.dice.seed) };
}
