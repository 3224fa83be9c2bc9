import type { Dice } from '@umpire/engine';
import { SHELF } from '@umpire/rulesets';
import { expect, test } from 'vitest';
import { type Battle, battleViewAt, menuOf, put } from './battle.js';
import { fetchBook } from './books.js';
import { botToAct, decision } from './bots.js';
import { planned } from './opening.js';
import { questionsOn } from './questions.js';

/** Dice that nobody may touch: whoever only asks would learn from them what will be thrown. */
const untouched = ({ kind }: Dice): Dice => ({
  kind,
  throw() {
    throw new Error('a question has thrown the dice of the battle');
  },
  copy() {
    throw new Error('a question has copied the dice of the battle');
  },
});

const BOTS = { a: { bot: 'greedy' }, b: { bot: 'greedy' } };
/** So many decisions of each battle; before some of them all is asked. */
const DECISIONS = 60;
const EVERY = 10;
const PIECES = 4;

test.each(SHELF.filter(({ play }) => play).map(({ id, play }) => [id, play!.scenarios[0]!.id] as const))(
  'whatever is asked at a table, the dice that are still to fall are not looked at: %s',
  async (ruleset, scenario) => {
    await fetchBook(ruleset);
    const dice = { kind: 'seeded', seed: 'nobody knows this' } as const;
    const plan = { ruleset, scenario, title: '', options: {}, seats: BOTS, dice };
    const begun = planned(plan, 'foresight');
    if (!begun.ok) throw new Error(begun.error.message);
    const battle = begun.value;
    let asked = 0;
    for (let n = 0; n < DECISIONS; n++) {
      const by = botToAct(battle);
      if (!by) break;
      const own = battle.match.dice;
      if (n % EVERY === 0) battle.match.dice = untouched(own);
      const decided = decision(battle, by);
      if (n % EVERY === 0) asked += askAll(battle, by, decided);
      battle.match.dice = own;
      expect(put(battle, decided)).toMatchObject({ ok: true });
    }
    expect(asked).toBeGreaterThan(50);
  },
);

/** How many questions were answered. */
function askAll(battle: Battle, by: string, decided: ReturnType<typeof decision>): number {
  const questions = questionsOn(() => battle);
  let asked = 0;
  const ask = (question: () => unknown): void => {
    question();
    asked++;
  };
  for (const viewer of ['a', 'b', 'spectator', 'umpire']) ask(() => battleViewAt(battle, viewer));
  if ('order' in decided) ask(() => questions.preview(by, decided.order as never));
  ask(() => questions.advised(by));
  ask(() => questions.readiness(by));
  ask(() => questions.formations(by));
  const pieces = battleViewAt(battle, by).scene.pieces.slice(0, PIECES);
  const verbs = battle.match.pending ? [] : menuOf(battle, by).map(({ verb }) => verb);
  for (const { id } of pieces) {
    for (const viewer of ['a', 'b']) ask(() => questions.inspect(viewer, id));
    ask(() => questions.sight(by, id));
    for (const verb of verbs) ask(() => questions.reach(by, verb, id));
  }
  return asked;
}
