import { type Battle, planned } from '@umpire/desk';
import { planOf, readHead } from './match/head.js';
import type { Store } from './store/store.js';

export interface Truth {
  readonly battle: Battle;
  readonly secret: string;
  readonly seed: string;
}

/** The battle as the server must have it, from what it keeps: with it a test knows everything. Bots decide for both sides. */
export async function truthOf(open: () => Promise<Store>, id: string, bot = 'greedy'): Promise<Truth> {
  const store = await open();
  const head = readHead((await store.match(id))!.head);
  await store.close();
  const plan = planOf(head);
  const begun = planned(plan, id);
  if (!begun.ok || plan.dice.kind !== 'seeded') throw new Error('the match cannot be begun');
  return {
    battle: {
      ...begun.value,
      seats: Object.fromEntries(begun.value.match.seats.map(({ id: seat }) => [seat, { bot }])),
    },
    secret: head.secret,
    seed: String(plan.dice.seed),
  };
}
