import {
  type AnyRuleset,
  agreedData,
  type BattleRecord,
  type BookTypes,
  chooseOptions,
  fail,
  ok,
  parseRecord,
  type Result,
  replay,
  seededDice,
  start,
  typedDice,
} from '@umpire/engine';
import { type Battle, begun } from './battle.js';
import { rulesetOf } from './books.js';
import type { BattlePlan } from './messages.js';

/** A new battle, as it is planned. */
export function planned(plan: BattlePlan, id: string): Result<Battle> {
  const rules = rulesetOf(plan.ruleset);
  if (!rules) return fail({ path: 'ruleset', message: `there is no book ${plan.ruleset}` });
  const options = chooseOptions(rules.options, plan.options);
  if (!options.ok) return options;
  const { dice } = plan;
  const scenario = scenarioOf(rules, plan.scenario);
  if (scenario === undefined) return fail({ path: 'scenario', message: `there is no scenario ${plan.scenario}` });
  const match = start<BookTypes>({
    rules,
    options: options.value,
    scenario: agreedData(scenario, plan.terms ?? []),
    dice: dice.kind === 'seeded' ? seededDice(dice.seed) : typedDice,
    settings: { hashes: true },
  });
  if (!match.ok) return match;
  return ok(begun(match.value, id, plan.seats, dice.kind === 'seeded' ? dice.seed : 1));
}

/** A battle that was kept, as its record has it. */
export function resumed(saved: BattleRecord, { seats }: Pick<BattlePlan, 'seats'>, id: string): Result<Battle> {
  const parsed = parseRecord(saved);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const rules = rulesetOf(record.ruleset);
  if (!rules) return fail({ path: 'ruleset', message: `this page has no book ${record.ruleset}` });
  const again = replay<BookTypes>(rules, record);
  if (!again.ok) return again;
  const seed = (record.dice.kind === 'seeded' ? record.dice.seed : 1) + record.entries.length;
  return ok(begun(again.value, id, seats, seed));
}

/** A scenario of a book is planned by its id; one from a file brings its own data. */
const scenarioOf = (rules: AnyRuleset, planned: unknown): unknown =>
  typeof planned === 'string' ? rules.scenarios.find(({ id }) => id === planned)?.data : planned;
