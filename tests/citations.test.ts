import { fought, randomBot } from '@umpire/bots';
import { type BookTypes, knownEntries, type Match, seatAt, told, turnOf, viewOf } from '@umpire/engine';
import { REGISTERS, RULESETS } from '@umpire/rulesets/all';
import { expect, test } from 'vitest';

const KNOWN = new Set(REGISTERS.flatMap(({ entries }) => entries.map(({ id }) => id)));
const PREFIXES = [...new Set([...KNOWN].map(id => id.split('-')[0]!))].join('|');
const IDS = new RegExp(`\\b(?:${PREFIXES})-[A-Z]+-\\d+[a-z]?\\b`, 'g');
/** A table is looked at every so many steps: what it shows hardly changes in between. */
const EVERY = 25;
const SEED = 5;

/** All that the table says in one position: to its sides and to the umpire, with what closes each verb. */
function shown(match: Match<BookTypes>): unknown[] {
  const { rules, options } = match;
  const scenes = (['a', 'b', 'umpire'] as const).map(viewer =>
    rules.face.scene({ view: viewOf(match, viewer), viewer, options }),
  );
  const meters = (['a', 'b'] as const).map(viewer =>
    rules.face.meters?.({ view: viewOf(match, viewer), viewer, options }),
  );
  const menus = (['a', 'b'] as const).map(side => rules.face.menu(seatAt(match, side)));
  return [scenes, meters, menus, turnOf(match)];
}

const cases = RULESETS.flatMap(rules => rules.scenarios.map(({ id, data }) => [rules.id, id, rules, data] as const));

test.each(cases)(
  '%s %s: every rule that its table or its log cites is in the register',
  (_book, _id, rules, scenario) => {
    const unknown = new Set<string>();
    const read = (said: unknown): void => {
      for (const [id] of (JSON.stringify(said) ?? '').matchAll(IDS)) if (!KNOWN.has(id)) unknown.add(id);
    };
    const battle = fought({ rules, scenario, bots: { a: randomBot, b: randomBot }, seed: SEED });
    let match: Match<BookTypes> | undefined;
    let step = 0;
    for (let next = battle.next(); !next.done; next = battle.next()) {
      match = next.value;
      if (step++ % EVERY === 0) read(shown(match));
    }
    for (const viewer of ['a', 'umpire'] as const)
      read(knownEntries(match!, viewer).map(entry => told(match!, entry, viewer)));
    expect([...unknown]).toEqual([]);
  },
  120_000,
);
