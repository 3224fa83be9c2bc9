import {
  type AnyRuleset,
  type BookTypes,
  isRefusal,
  type Match,
  optionsFor,
  random,
  SIDES,
  seatAt,
  seededDice,
  start,
  step,
  turnOf,
} from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { RULESETS } from './all/index.js';

/** Battles of a book after some orders: everybody stands on the table. */
function* underWay(rules: AnyRuleset): Generator<Match<BookTypes>> {
  for (const { data } of rules.scenarios.slice(0, 4)) {
    const begun = start<BookTypes>({ rules, scenario: data, options: optionsFor(rules, data), dice: seededDice(3) });
    if (!begun.ok) throw new Error(begun.error.message);
    const chance = random(3);
    for (let i = 0; i < 80; i++) {
      const turn = turnOf(begun.value);
      if ('waiting' in turn) step(begun.value, chance.pick(turn.waiting), chance);
    }
    yield begun.value;
  }
}

describe.each(RULESETS.map(rules => [rules.id, rules] as const))('%s', (_, rules) => {
  const scenario = rules.scenarios.find(({ data }) => !rules.face.guide?.(data))!.data;
  const begun = start<BookTypes>({ rules, scenario, options: optionsFor(rules, scenario), dice: seededDice(1) });
  if (!begun.ok) throw new Error(begun.error.message);
  const asked = SIDES.flatMap(side => {
    const seat = seatAt(begun.value, side);
    const items = rules.face.menu(seat);
    return items.map(({ verb, stand }) => ({ seat, sofar: { verb, ...(stand !== undefined && { stand }) } }));
  });

  test.each(['nothing', 'verb', 'constructor', 'toString', '__proto__'])('no verb has a field %s', field => {
    expect(asked.length).toBeGreaterThan(0);
    for (const { seat, sofar } of asked) expect(isRefusal(rules.face.gesture(seat, field, sofar))).toBe(true);
  });
  test.each(['nothing', 'constructor', '__proto__'])('there is no verb %s', verb => {
    for (const { seat, sofar } of asked)
      expect(isRefusal(rules.face.gesture(seat, 'stand', { ...sofar, verb }))).toBe(true);
  });
  test('whoever asks for a gesture of somebody else’s piece is answered, for every verb and every piece', () => {
    for (const match of underWay(rules))
      for (const side of SIDES) {
        const seat = seatAt(match, side);
        const { pieces } = rules.face.scene({ view: seat.view, viewer: side, options: match.options });
        const items = rules.face.menu(seat);
        const first = new Map(items.flatMap(({ verb, fields }) => (fields[0] ? [[verb, fields[0].name]] : [])));
        for (const [verb, field] of first)
          for (const { id } of pieces) rules.face.gesture(seat, field, { verb, stand: id });
      }
  });
});
