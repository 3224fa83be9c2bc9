import { type BookTypes, isRefusal, optionsFor, SIDES, seatAt, seededDice, start } from '@umpire/engine';
import { describe, expect, test } from 'vitest';
import { RULESETS } from './all/index.js';

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
});
