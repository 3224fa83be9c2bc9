// The largest scenario of World War 2 in its middle, as bots have fought it: Red makes his tactical moves next. As a record.
import { act, botOf } from '../packages/bots/dist/index.js';
import { optionsFor, random, recordOf, seededDice, start, turnOf } from '../packages/engine/dist/index.js';
import { rulesetOf } from '../packages/rulesets/dist/all/index.js';

/** Player turns begun: by then the armies are within sight of each other. */
const TURN = 7;

export function largeWw2() {
  const rules = rulesetOf('ww2');
  const { data: scenario } = rules.scenarios.find(({ size }) => size === 'large');
  const options = optionsFor(rules, scenario);
  const started = start({ rules, options, scenario, dice: seededDice(7), settings: { hashes: true } });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const match = started.value;
  const bots = { a: botOf('greedy'), b: botOf('greedy') };
  const chances = { a: random(1), b: random(2) };
  const isReds = ({ waiting, step }) => match.state.turn >= TURN && waiting[0] === 'a' && step === 'tactical';
  while (match.pending || match.state.option || !isReds(turnOf(match)))
    act(match, turnOf(match).waiting[0], bots, chances);
  return recordOf(match);
}
