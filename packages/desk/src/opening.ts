import {
  type AnyRuleset,
  agreedData,
  type BattleRecord,
  type BookTypes,
  carriedOver,
  chooseOptions,
  fail,
  type KeptPast,
  type Match,
  makeTrail,
  ok,
  parseRecord,
  type Result,
  replay,
  seededDice,
  sharedOut,
  start,
  type TrailKeeper,
  takenOver,
  turnOf,
  typedDice,
} from '@umpire/engine';
import { type Battle, begun } from './battle.js';
import { rulesetOf } from './books.js';
import { askUsually } from './judging.js';
import { type BattlePlan, botAt, type KeptBeside } from './messages.js';
import { randomSeed } from './random-seed.js';

/** A new battle, as it is planned; its trail is kept unless another keeper is named. */
export function planned(plan: BattlePlan, id: string, trail?: TrailKeeper): Result<Battle> {
  const rules = rulesetOf(plan.ruleset);
  if (!rules) return fail({ path: 'ruleset', message: `there is no book ${plan.ruleset}` });
  const options = chooseOptions(rules.options, plan.options);
  if (!options.ok) return options;
  const { dice } = plan;
  const scenario = scenarioOf(rules, plan.scenario);
  if (scenario === undefined) return fail({ path: 'scenario', message: `there is no scenario ${plan.scenario}` });
  const agreed = agreedData(scenario, plan.terms ?? []);
  const seats = sharedOut(rules.sharing, agreed, plan.players ?? {});
  if (!seats.ok) return seats;
  const match = start<BookTypes>({
    rules,
    options: options.value,
    scenario: agreed,
    seats: seats.value,
    dice: dice.kind === 'seeded' ? seededDice(dice.seed) : typedDice,
    umpire: plan.umpire === true,
    settings: { hashes: true },
  });
  if (!match.ok) return match;
  const battle = begun(match.value, id, plan.seats, trail);
  if (match.value.seats.every(({ id: seat }) => botAt(plan.seats[seat]) !== undefined)) askUsually(battle);
  return ok(battle);
}

/** A battle that was kept, as its record has it, with what else was kept of it. */
export function resumed(
  saved: BattleRecord,
  { seats }: Pick<BattlePlan, 'seats'>,
  id: string,
  { byThemselves = [], ...past }: KeptBeside = {},
): Result<Battle> {
  const parsed = parseRecord(saved);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  const rules = rulesetOf(record.ruleset);
  if (!rules) return fail({ path: 'ruleset', message: `this page has no book ${record.ruleset}` });
  const trail = makeTrail();
  const again = goneOnWith(rules, record, past, trail);
  return again.ok ? ok({ ...begun(again.value, id, seats, trail), byThemselves }) : again;
}

/** A battle that was begun elsewhere, as far as its entries are complete. */
export interface Origin {
  readonly record: BattleRecord;
  readonly state: unknown;
}

/** Plays the record of a battle that goes on elsewhere again: it must come out as it says, and not be over. */
export function originOf(record: BattleRecord): Result<Origin> {
  const rules = rulesetOf(record.ruleset);
  if (!rules) return fail({ path: 'ruleset', message: `there is no book ${record.ruleset}` });
  const played = replay<BookTypes>(rules, record);
  if (!played.ok) return played;
  if ('over' in turnOf(played.value)) return fail({ path: 'record', message: 'this battle is over' });
  return ok({ record, state: played.value.state });
}

/** It goes on here, with other dice. */
export function goneOn(
  { record, state }: Origin,
  { seats, dice }: BattlePlan,
  id: string,
  trail?: TrailKeeper,
): Result<Battle> {
  const rules = rulesetOf(record.ruleset);
  if (!rules) return fail({ path: 'ruleset', message: `there is no book ${record.ruleset}` });
  const thrown = dice.kind === 'seeded' ? seededDice(dice.seed) : typedDice;
  const carried = carriedOver<BookTypes>(rules, record, state, thrown);
  return carried.ok ? ok(begun(carried.value, id, seats, trail)) : carried;
}

/** What an earlier version of the book began and what comes out otherwise today goes on from its last state. */
function goneOnWith(
  rules: AnyRuleset,
  record: BattleRecord,
  past: KeptPast,
  trail: TrailKeeper,
): Result<Match<BookTypes>> {
  const each = (_: number, match: Match<BookTypes>) => trail.note(match);
  const taken = takenOver<BookTypes>(rules, record, { each }, past);
  const { state } = past;
  if (taken.ok || record.version >= rules.version || state === undefined) return taken;
  const dice = record.dice.kind === 'seeded' ? seededDice(randomSeed()) : typedDice;
  const carried = carriedOver<BookTypes>(rules, record, state, dice);
  if (!carried.ok) return taken;
  trail.note(carried.value);
  return carried;
}

/** A scenario of a book is planned by its id; one from a file brings its own data. */
const scenarioOf = (rules: AnyRuleset, planned: unknown): unknown =>
  typeof planned === 'string' ? rules.scenarios.find(({ id }) => id === planned)?.data : planned;
