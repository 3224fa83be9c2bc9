import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../canonical.js';
import { typedDice } from '../chance/dice.js';
import { scriptedDice } from '../chance/scripted.js';
import { random, seededDice } from '../chance/seeded.js';
import { skirmish } from '../examples/skirmish/index.js';
import type { Order, SkirmishTypes } from '../examples/skirmish/rules.js';
import { step } from '../testing/bench.js';
import { answer, approve } from './answer.js';
import { answersOf, type Match, rule, start, submit, turnOf } from './match.js';
import { receive } from './receive.js';
import { parseRecord, recordOf, replay } from './record.js';
import { seen, told } from './seen.js';
import { snapshot } from './snapshot.js';
import { stateForm } from './state-form.js';
import { undo } from './undo.js';

const begin = (dice = seededDice(7), settings = {}): Match<SkirmishTypes> => {
  const begun = start<SkirmishTypes>({ rules: skirmish, options: {}, scenario: {}, dice, umpire: true, settings });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
};
const move = (stand: string, x: number, y: number): Order => ({ verb: 'move', stand, at: { x, y } });
const forth = move('a1', 5300, 1000);

function playedOut(seed: number): Match<SkirmishTypes> {
  const match = begin(seededDice(seed), { hashes: true });
  const chance = random(seed);
  for (let turn = turnOf(match); !('over' in turn); turn = turnOf(match))
    step(match as never, turn.waiting[0]!, chance);
  return match;
}

describe('orders', () => {
  test('the book begins by itself: pips are thrown before anyone acts', () => {
    const match = begin(scriptedDice([4]));
    expect(match.state.pips).toBe(4);
    expect(match.entries[0]).toMatchObject({ by: 'book', order: { verb: 'start' }, answered: [{ answer: 4 }] });
    expect(turnOf(match)).toMatchObject({ waiting: ['a'] });
  });

  const refused: [string, 'a' | 'b', Order, string][] = [
    ['out of turn', 'b', move('b1', 12700, 1000), 'SKI-TRN-01'],
    ['for another’s stand', 'a', move('b1', 12700, 1000), 'SKI-TRN-02'],
    ['too far', 'a', move('a1', 9000, 1000), 'SKI-MOV-03'],
    ['off the table', 'a', move('a1', -1, 1000), 'SKI-MOV-02'],
    ['onto another stand', 'a', move('a1', 5800, 1880), 'SKI-MOV-04'],
    ['at a friend', 'a', { verb: 'shoot', stand: 'a1', target: 'a2' }, 'SKI-SHO-02'],
    ['out of range', 'a', { verb: 'shoot', stand: 'a1', target: 'b1' }, 'SKI-SHO-03'],
  ];
  for (const [name, by, order, id] of refused)
    test(`an order ${name} is refused by its rule and changes nothing`, () => {
      const match = begin();
      const before = stateForm(match.state);
      expect(submit(match, by, order)).toMatchObject({ ok: false, error: { rule: id } });
      expect(stateForm(match.state)).toBe(before);
      expect(match.entries).toHaveLength(1);
    });

  const malformed: [unknown, string][] = [
    [null, ''],
    [{ verb: 'dance' }, 'verb'],
    [{ verb: 'move', stand: 'c1', at: { x: 1, y: 1 } }, 'stand'],
    [{ verb: 'move', stand: 'a1', at: { x: 0.5, y: 1 } }, 'at.x'],
    [{ verb: 'end', because: 'I can' }, 'because'],
  ];
  for (const [input, path] of malformed)
    test(`malformed input is named by its path: ${JSON.stringify(input)}`, () => {
      expect(receive(begin(), 'a', input)).toMatchObject({ ok: false, error: { path } });
    });

  test('events are told with the rules behind them', () => {
    const match = begin(scriptedDice([4]));
    submit(match, 'a', forth);
    expect(told(match, match.entries[1]!, 'spectator')).toEqual([
      { text: 'a1 moves', because: [{ rule: 'SKI-MOV-03', text: 'a1 moves' }], about: ['a1'] },
    ]);
  });
});

describe('dice', () => {
  test('the same seed throws the same, and a copy goes on from the same place', () => {
    const [one, two] = [seededDice(5), seededDice(5)];
    const first = Array.from({ length: 20 }, () => one.throw(6));
    expect(Array.from({ length: 20 }, () => two.throw(6))).toEqual(first);
    const copy = one.copy();
    expect(Array.from({ length: 20 }, () => copy.throw(10))).toEqual(Array.from({ length: 20 }, () => one.throw(10)));
  });
  test('scripted dice complain of too few and of too many', () => {
    const dice = scriptedDice([3, 4]);
    dice.throw(6);
    expect(() => dice.exhausted()).toThrow(/1 throws/);
    dice.throw(6);
    dice.exhausted();
    expect(() => dice.throw(6)).toThrow(/only 2/);
    expect(() => scriptedDice([7]).throw(6)).toThrow(/cannot show 7/);
  });
  test('typed dice wait until somebody types in what they show', () => {
    const match = begin(typedDice);
    expect(turnOf(match)).toMatchObject({ waiting: ['a'], step: 'die', rule: 'SKI-TRN-01' });
    expect(submit(match, 'a', forth)).toMatchObject({ ok: false, error: { rule: 'SKI-TRN-01' } });
    expect(answer(match, 'b', 3)).toMatchObject({ ok: false });
    expect(answer(match, 'a', 9)).toMatchObject({ ok: false, error: { path: 'answer' } });
    expect(answer(match, 'a', 3)).toMatchObject({ ok: true });
    expect(match.state.pips).toBe(3);
    expect(answer(match, 'a', 3)).toMatchObject({ ok: false, error: { message: 'nothing is asked' } });
  });
});

describe('the umpire', () => {
  const edit = {
    verb: 'rule',
    decision: 'edit',
    path: 'stands[0].status',
    value: 'shaken',
    reason: 'the die was cocked',
  };
  test('edits any field, with a reason, on record', () => {
    const match = begin(seededDice(3), { hashes: true });
    expect(receive(match, 'umpire', edit)).toMatchObject({ ok: true });
    expect(match.state.stands[0]!.status).toBe('shaken');
    expect(told(match, match.entries[1]!, 'b')[0]!.text).toContain('the die was cocked');
    expect(replay(skirmish, recordOf(match))).toMatchObject({ ok: true });
  });
  const cases: [string, unknown, object][] = [
    ['without a reason', { ...edit, reason: ' ' }, { path: 'reason' }],
    ['a field that does not exist', { ...edit, path: 'stands[0].colour' }, { path: 'path' }],
    ['through a prototype', { ...edit, path: '__proto__.polluted' }, { path: 'path' }],
    ['another kind of thing', { ...edit, value: 3 }, { path: 'path' }],
    ['to nothing', { ...edit, path: 'stands[0]', value: null }, { path: 'value' }],
    ['to what the book does not know', { ...edit, path: 'stands', value: [{}] }, { path: 'value' }],
    ['into an impossible state', { ...edit, path: 'stands[0].x', value: -50 }, { path: 'value' }],
  ];
  for (const [name, order, error] of cases)
    test(`is refused: ${name}`, () => {
      const match = begin();
      const before = stateForm(match.state);
      expect(receive(match, 'umpire', order)).toMatchObject({ ok: false, error });
      expect(stateForm(match.state)).toBe(before);
    });
  test('ends the battle', () => {
    const match = begin();
    rule(match, { verb: 'rule', decision: 'end', winner: 'b', reason: 'time' });
    expect(turnOf(match)).toMatchObject({ over: 'b', text: 'time' });
    expect(submit(match, 'a', forth)).toMatchObject({ ok: false });
  });
  test('approves or replaces every throw, and what was thrown stays on record', () => {
    const match = begin(seededDice(2), { approval: 'die', hashes: true });
    const { thrown } = match.pending!;
    expect(answer(match, 'a', 3)).toMatchObject({ ok: false });
    expect(approve(match, { ruled: 5, reason: '' })).toMatchObject({ ok: false, error: { path: 'reason' } });
    expect(approve(match, { ruled: 9, reason: 'why not' })).toMatchObject({ ok: false, error: { path: 'ruled' } });
    expect(approve(match, { ruled: 5, reason: 'it fell off the table' })).toMatchObject({ ok: true });
    expect(match.state.pips).toBe(5);
    expect(answersOf(match.entries[0]!)).toEqual([{ thrown, ruled: 5, reason: 'it fell off the table' }]);
    expect(replay(skirmish, recordOf(match))).toMatchObject({ ok: true });
    expect(approve(match)).toMatchObject({ ok: false });
  });
});

describe('undo', () => {
  test('takes back up to the first throw, never another’s work', () => {
    const match = begin(scriptedDice([2, 6]));
    const before = stateForm(match.state);
    submit(match, 'a', forth);
    expect(undo(match, 'b')).toMatchObject({ ok: false, error: { message: 'the latest order is not yours' } });
    expect(undo(match, 'a')).toMatchObject({ ok: true, value: { order: forth } });
    expect(stateForm(match.state)).toBe(before);
    expect(undo(match, 'a')).toMatchObject({ ok: false });
    submit(match, 'a', forth);
    submit(match, 'a', move('a2', 5900, 1880));
    // The second pip is spent: the turn passed and a die was thrown.
    expect(undo(match, 'a')).toMatchObject({ ok: false, error: { message: 'something was thrown or chosen since' } });
  });
});

describe('records', () => {
  const match = playedOut(11);
  const record = recordOf(match);
  const text = JSON.stringify(record);
  const altered = (change: (r: { entries: Record<string, unknown>[] } & Record<string, unknown>) => void) => {
    const copy = JSON.parse(text);
    change(copy);
    const parsed = parseRecord(copy);
    return parsed.ok ? replay(skirmish, parsed.value) : parsed;
  };
  const firstOf = (verb: string) => record.entries.findIndex(e => (e.order as { verb: string }).verb === verb);
  const shot = firstOf('shoot');
  const moved = firstOf('move');

  test('replays to the same hashes', () => {
    const again = replay<SkirmishTypes>(skirmish, JSON.parse(text));
    expect(again.ok && again.value.entries.map(e => e.hash)).toEqual(match.entries.map(e => e.hash));
  });
  test('stops where it is told to', () => {
    const half = replay(skirmish, record, { to: 10 });
    expect(half.ok && half.value.entries).toHaveLength(10);
  });
  const tampered: [string, Parameters<typeof altered>[0], object][] = [
    [
      'a hash',
      r => {
        r.entries[5]!.hash = '0'.repeat(32);
      },
      { path: 'entries[5].hash' },
    ],
    [
      'a move by a tenth of a millimetre',
      r => {
        (r.entries[moved]!.order as { at: { x: number } }).at.x += 1;
      },
      { path: `entries[${moved}].hash` },
    ],
    [
      'a die',
      r => {
        r.entries[shot]!.answers = [
          ((r.entries[shot]!.answers as number[])[0]! % 6) + 1,
          ...(r.entries[shot]!.answers as number[]).slice(1),
        ];
      },
      { path: `entries[${shot}].answers[0]` },
    ],
    [
      'an answer too many',
      r => {
        r.entries[moved]!.answers = [3, 3, 3, 3];
      },
      { path: `entries[${moved}].answers[${(record.entries[moved]!.answers ?? []).length}]` },
    ],
    [
      'who gave the order',
      r => {
        r.entries[moved]!.by = r.entries[moved]!.by === 'a' ? 'b' : 'a';
      },
      { path: `entries[${moved}]` },
    ],
    [
      'a hash that is missing',
      r => {
        delete r.entries[4]!.hash;
      },
      { path: 'entries[4].hash' },
    ],
    [
      'dice of another kind',
      r => {
        r.dice = { kind: 'typed' };
      },
      { path: 'entries[0].hash' },
    ],
    [
      'the seed',
      r => {
        (r.dice as { seed: number }).seed = 99;
      },
      {},
    ],
    [
      'the book',
      r => {
        r.ruleset = 'chess';
      },
      { path: 'ruleset' },
    ],
    [
      'the version',
      r => {
        r.version = 0;
      },
      { path: 'version' },
    ],
    [
      'an unknown option',
      r => {
        r.options = { 'X-R-01': 'yes' };
      },
      { path: 'options.X-R-01' },
    ],
    [
      'a field that records have not',
      r => {
        r.colour = 'red';
      },
      { path: 'colour' },
    ],
    [
      'no entries',
      r => {
        r.entries = [];
      },
      { path: 'entries' },
    ],
    [
      'an order that is none',
      r => {
        r.entries[3]!.order = { verb: 'fly' };
      },
      { path: 'entries[3].order.verb' },
    ],
    [
      'the beginning twice',
      r => {
        r.entries.splice(1, 0, r.entries[0]!);
      },
      { path: 'entries[1].by' },
    ],
  ];
  for (const [name, change, error] of tampered)
    test(`tampered with (${name}): refused where it differs`, () => {
      expect(altered(change)).toMatchObject({ ok: false, error });
    });

  test('goes on from where it stopped, with the same dice', () => {
    const whole = playedOut(23);
    const part = replay<SkirmishTypes>(skirmish, recordOf(whole), { to: 30 });
    if (!part.ok) throw new Error(part.error.message);
    for (const entry of whole.entries.slice(30)) submit(part.value, entry.by as 'a', entry.order as Order);
    expect(part.value.entries.at(-1)!.hash).toBe(whole.entries.at(-1)!.hash);
  });
});

test('a snapshot of a pending match waits for the same answer and shares nothing', () => {
  const match = begin(typedDice);
  const copy = snapshot(match);
  expect(copy.pending?.ask).toEqual(match.pending?.ask);
  answer(copy, 'a', 6);
  expect(match.state.pips).toBe(0);
  expect(seen(match, 'b').asked).toMatchObject({ answered: [] });
});

test('a copy made while a record is replayed without hashes knows, where it waits, how it was before', () => {
  const whole = playedOut(23);
  let waited = 0;
  const each = (index: number, match: Match<SkirmishTypes>): void => {
    const next = whole.entries[index + 1];
    if (!next || next.answered.length === 0 || next.by !== 'a') return;
    const copy = snapshot(match, typedDice);
    const form = stateForm(copy.state);
    if (!submit(copy, 'a', next.order as Order).ok || !copy.pending) return;
    expect(stateForm(copy.before!)).toBe(form);
    waited++;
  };
  expect(replay<SkirmishTypes>(skirmish, recordOf(whole), { hashes: false, each })).toMatchObject({ ok: true });
  expect(waited).toBeGreaterThan(0);
});

test('canonical JSON is that of RFC 8785', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), value => {
      expect(canonical(value)).toBe(canonicalize(value));
    }),
    { numRuns: 500 },
  );
});

test('the form of a state tells every difference, and keeps what did not change', () => {
  const one = { list: [{ a: 1 }, { a: 2 }], record: { x: { b: [1] } }, plain: 3 };
  expect(stateForm(one)).toBe(stateForm(structuredClone(one)));
  const others = [
    { ...one, plain: 4 },
    { ...one, list: [{ a: 2 }, { a: 1 }] },
    { ...one, list: [{ a: 1 }] },
    { ...one, record: { y: { b: [1] } } },
    { ...one, record: { x: { b: [2] } } },
  ];
  for (const other of others) expect(stateForm(other)).not.toBe(stateForm(one));
});
