import {
  type AnyRuleset,
  type BookTypes,
  type Match,
  optionsFor,
  type Random,
  random,
  receive,
  seatAt,
  seededDice,
  start,
  step,
  turnOf,
  viewOf,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { RULESETS } from './all/index.js';

/** What an umpire edits is checked by the book: whatever he puts where, the table can be shown and played on afterwards. */

function battle(rules: AnyRuleset, orders: number): Match<BookTypes> {
  const scenario = rules.scenarios.find(({ data }) => !rules.face.guide?.(data))!.data;
  const begun = start<BookTypes>({
    rules,
    scenario,
    options: optionsFor(rules, scenario),
    dice: seededDice(3),
    umpire: true,
  });
  if (!begun.ok) throw new Error(begun.error.message);
  const chance = random(3);
  for (let i = 0; i < orders || begun.value.pending; i++) play(begun.value, chance);
  return begun.value;
}

function play(match: Match<BookTypes>, chance: Random): void {
  const turn = turnOf(match);
  if ('waiting' in turn) step(match, chance.pick(turn.waiting), chance);
}

function shown(match: Match<BookTypes>): void {
  const { face } = match.rules;
  for (const viewer of ['a', 'b', 'umpire', 'spectator'] as const) {
    const look = { view: viewOf(match, viewer), viewer, options: match.options };
    for (const { id } of face.scene(look).pieces) face.card(look, id);
  }
  for (const side of ['a', 'b']) face.menu(seatAt(match, side));
}

/** Every place in a value, written as the umpire writes it. */
function placesIn(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    placesIn(inner, Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
  return [[path, value], ...below];
}

function strange(value: unknown, chance: Random): unknown {
  if (chance.below(4) === 0) return null;
  if (typeof value === 'number') return chance.pick([value + 1, -1, 1e9, 0.5]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return chance.pick(['', 'x', 'A1', '__proto__', value === 'a' ? 'b' : 'a']);
  return chance.pick<unknown>(Array.isArray(value) ? [[], [null], ['x']] : [{}, { x: 1 }]);
}

/** The name of the list of a book's pieces. */
const piecesIn = ({ state }: Match<BookTypes>): string =>
  Object.entries(state).find(
    ([, list]) => Array.isArray(list) && ('place' in (list[0] ?? {}) || 'where' in (list[0] ?? {})),
  )![0];

const edit = (path: string, value: unknown) => ({ verb: 'rule', decision: 'edit', path, value, reason: 'a test' });

/** A book may close free edits in favour of verbs of its own; what a state may be holds for it all the same. */
const OPEN = RULESETS.map(({ umpire: _, ...rules }): AnyRuleset => rules);

describe.each(OPEN.map(rules => [rules.id, rules] as const))('%s', (_, rules) => {
  test('an edit that is taken leaves a table that can be shown and played on', () => {
    const chance = random(5);
    let match = battle(rules, 25);
    const places = placesIn(match.state).filter(([path]) => path !== '');
    for (let i = 0; i < 40; i++) {
      const [path, value] = chance.pick(places);
      if (!receive(match, 'umpire', edit(path, strange(value, chance))).ok) continue;
      shown(match);
      for (let order = 0; order < 3; order++) play(match, chance);
      match = battle(rules, 25);
    }
  });

  test('a refusal names the place and the reason', () => {
    const match = battle(rules, 25);
    const list = piecesIn(match);
    const refused = (path: string, value: unknown) => receive(match, 'umpire', edit(path, value));
    expect(refused(`${list}[0].side`, 'x')).toMatchObject({
      ok: false,
      error: { path: 'value', message: expect.stringMatching(`^${list}\\[0\\].side: `) },
    });
    expect(refused(`${list}[0].id`, 'nobody')).toMatchObject({
      ok: false,
      error: { path: 'value', message: 'nobody is not where it is looked for' },
    });
  });

  test('nothing in place of a piece is refused', () => {
    const match = battle(rules, 25);
    const field = piecesIn(match);
    expect(receive(match, 'umpire', edit(`${field}[0]`, null))).toMatchObject({ ok: false, error: { path: 'value' } });
  });
});
