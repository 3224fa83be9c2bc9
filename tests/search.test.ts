import { act, type Budget, nodesOnly, randomBot, type Situation, situationOf, until } from '@umpire/bots';
import {
  type AnyRuleset,
  answer,
  type BookTypes,
  choicesOf,
  type Match,
  matchOf,
  optionsFor,
  proceed,
  type Random,
  random,
  type SeenAsk,
  type Side,
  seededDice,
  start,
  submit,
  turnOf,
} from '@umpire/engine';
import { RULESETS } from '@umpire/rulesets/all';
import { describe, expect, test } from 'vitest';
import { ordinary } from './kit/ordinary.js';

type AnyMatch = Match<BookTypes>;

const SEARCHES = 20;
/** Decisions of random players between two searches. */
const BETWEEN = 9;
const LOOKS = 6;
const bots = { a: randomBot, b: randomBot };

/** A match around some state that a side could not tell from the true one. */
function imagined({ rules, options, by, chance }: Situation, scenario: unknown, view: unknown): AnyMatch {
  const dice = seededDice(chance.below(1 << 30));
  return matchOf<BookTypes>({ rules, options, scenario, dice }, rules.imagine(view, by, chance));
}

/** Random answers until nothing is asked any more; then how the battle stands. */
function outcome(match: AnyMatch, by: Side, chance: Random): number {
  while (match.pending) {
    const turn = turnOf(match);
    if ('over' in turn) break;
    act(match, turn.waiting[0]!, bots, { a: chance, b: chance });
  }
  const { rules, options } = match;
  return rules.advice.worth({ view: rules.view(match.state, by), by, options });
}

/** The best of some candidates, each tried once in an imagined battle; what was looked at is counted. */
function onePly(situation: Situation, budget: Budget, scenario: unknown): { order: BookTypes['order']; looks: number } {
  const { rules, view, by, options, chance } = situation;
  const seat = { view, by, options };
  let best: { order: BookTypes['order']; worth: number } | undefined;
  let looks = 0;
  for (const { order } of rules.advice.candidates(seat, chance)) {
    if (looks >= budget.nodes || budget.stop()) break;
    looks++;
    const there = imagined(situation, scenario, view);
    expect(submit(there, by, order)).toMatchObject({ ok: true });
    const worth = outcome(there, by, chance);
    expect(worth).toBeGreaterThanOrEqual(-1);
    expect(worth).toBeLessThanOrEqual(1);
    if (!best || worth > best.worth) best = { order, worth };
  }
  return { order: best?.order ?? rules.advice.anyOrder(seat, chance), looks };
}

/** The choice after which the rest of the order, imagined from its beginning, comes out best; undefined: nothing imagined fits. */
function onePlyAnswer(situation: Situation, ask: SeenAsk, scenario: unknown): unknown {
  const { by, chance } = situation;
  const { before, order, answers, by: giver } = situation.unfinished!()!;
  let best: { value: unknown; worth: number } | undefined;
  for (const { value } of choicesOf(ask) ?? []) {
    const there = imagined(situation, scenario, before);
    const begun = proceed(there, giver, order as BookTypes['order'], { answers });
    if (!begun.ok || there.pending?.ask.text !== ask.text || !answer(there, by, value).ok) continue;
    const worth = outcome(there, by, chance);
    if (!best || worth > best.worth) best = { value, worth };
  }
  return best?.value;
}

const isHand = (ask: SeenAsk): boolean => ask.kind === 'answer' && ask.hands !== undefined;

interface Done {
  searches: number;
  looks: number;
  /** Choices in the middle of an order that were searched. */
  answered: number;
}

/** Twenty searches, wherever a battle then stands; where it ends before, another begins. */
function searched(rules: AnyRuleset, scenario: unknown): Done {
  const done = { searches: 0, looks: 0, answered: 0 };
  for (let seed = 11; done.searches < SEARCHES; seed++) searchIn(begin(rules, scenario, seed), random(seed), done);
  return done;
}

function begin(rules: AnyRuleset, scenario: unknown, seed: number): AnyMatch {
  const options = optionsFor(rules, scenario);
  const begun = start<BookTypes>({ rules, options, scenario, dice: seededDice(seed) });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}

function searchIn(match: AnyMatch, chance: Random, done: Done): void {
  while (done.searches < SEARCHES) {
    const turn = turnOf(match);
    if ('over' in turn) return;
    const by = turn.waiting[0]!;
    const { situation, asking } = situationOf(match, by, { a: chance, b: chance });
    const value =
      asking && choicesOf(asking.ask) && !isHand(asking.ask)
        ? onePlyAnswer(situation, asking.ask, match.scenario)
        : undefined;
    if (value !== undefined) {
      expect(answer(match, by, value)).toMatchObject({ ok: true });
      done.answered++;
    } else if (!asking && chance.below(BETWEEN) === 0) {
      const { order, looks } = onePly(situation, nodesOnly(LOOKS), match.scenario);
      expect(submit(match, by, order)).toMatchObject({ ok: true });
      done.searches++;
      done.looks += looks;
    } else act(match, by, bots, { a: chance, b: chance });
  }
}

let answers = 0;

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('%s', (_, rules) => {
  test.each(rules.scenarios.map(({ id, data }) => [id, data] as const))(
    'twenty one-ply searches: %s',
    (_, scenario) => {
      const { searches, looks, answered } = searched(rules, scenario);
      answers += answered;
      expect(searches).toBe(SEARCHES);
      expect(looks).toBeGreaterThan(SEARCHES);
    },
  );
});

test('a bot that is told to stop looks no further', () => {
  const [rules] = RULESETS as [AnyRuleset];
  const scenario = ordinary(rules).data;
  const match = begin(rules, scenario, 1);
  const turn = turnOf(match);
  if ('over' in turn) throw new Error('over');
  const { situation } = situationOf(match, turn.waiting[0]!, { a: random(1), b: random(1) });
  expect(onePly(situation, until({ aborted: true }), scenario).looks).toBe(0);
});

test('some of them in the middle of an order', () => expect(answers).toBeGreaterThan(20));
