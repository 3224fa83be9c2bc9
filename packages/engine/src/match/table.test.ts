import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { typedDice } from '../chance/dice.js';
import { scriptedDice } from '../chance/scripted.js';
import { random, seededDice } from '../chance/seeded.js';
import { skirmish } from '../examples/skirmish/index.js';
import type { Order, SkirmishTypes } from '../examples/skirmish/rules.js';
import { type AskField, choose, fill, type Procedure } from '../procedure/ask.js';
import type { Game, Ruleset } from '../ruleset.js';
import type { TableSeat } from '../seats.js';
import { answer, approve, withdraw } from './answer.js';
import { anyAnswer } from './any-answer.js';
import { answerItem, askingOf } from './asking.js';
import { answersOf, type Beginning, type Match, rule, start, submit, turnOf } from './match.js';
import { receive } from './receive.js';
import { parseRecord, recordOf, replay } from './record.js';
import { knownEntries, seen, told } from './seen.js';
import { snapshot } from './snapshot.js';
import type { UmpireOrder } from './umpire.js';
import { undo, whyNotUndo } from './undo.js';

type Book = Ruleset<SkirmishTypes>;

function begin(how: Partial<Beginning<SkirmishTypes>> = {}): Match<SkirmishTypes> {
  const begun = start<SkirmishTypes>({ rules: skirmish, options: {}, scenario: {}, dice: scriptedDice([4]), ...how });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value;
}
const move = (stand: string, x: number, y: number): Order => ({ verb: 'move', stand, at: { x, y } });
const forth = move('a1', 5300, 1000);
const note = (reason: string) => ({ verb: 'rule', decision: 'note', reason }) as const;
const shaken = { verb: 'rule', decision: 'edit', path: 'stands[0].status', value: 'shaken', reason: 'cocked' } as const;
const replayed = (match: Match<SkirmishTypes>, rules: Book = skirmish) => {
  const parsed = parseRecord(JSON.parse(JSON.stringify(recordOf(match))));
  return parsed.ok ? replay(rules, parsed.value) : parsed;
};

describe('asks', () => {
  const FALLING = { fallingBack: true };
  const named = (dice = scriptedDice([4])): Match<SkirmishTypes> => {
    const match = begin({ scenario: FALLING, dice });
    answer(match, 'a', 'a3');
    answer(match, 'b', { stand: 'b12' });
    return match;
  };
  /** a1 stands within range of b1 and has shot a five at it. */
  const hit = (): Match<SkirmishTypes> => {
    const match = named(scriptedDice([4, 5]));
    match.state.stands = match.state.stands.with(0, { ...match.state.stands[0]!, x: 10000, y: 1000 });
    submit(match, 'a', { verb: 'shoot', stand: 'a1', target: 'b1' });
    return match;
  };

  test('a sealed window: each answers unseen, may take it back, and all are opened together', () => {
    const match = begin({ scenario: FALLING });
    expect(turnOf(match)).toMatchObject({ waiting: ['a', 'b'], rule: 'SKI-PLN-01' });
    expect(answer(match, 'a', 'b3')).toMatchObject({ ok: false, error: { path: 'answer' } });
    expect(answer(match, 'a', 'a3')).toMatchObject({ ok: true });
    expect(seen(match, 'a').asked).toMatchObject({ answered: ['a'], own: 'a3' });
    expect(JSON.stringify(seen(match, 'b'))).not.toContain('a3"');
    expect(withdraw(match, 'a')).toMatchObject({ ok: true });
    answer(match, 'a', 'a4');
    answer(match, 'b', 'b12');
    expect(match.state.steadfast).toEqual({ a: 'a4', b: 'b12' });
    expect(match.entries[0]!.answered[0]!.answer).toEqual({ a: 'a4', b: 'b12' });
  });
  test('an answer may be written with its field, and is kept bare', () => {
    expect(named().entries[0]!.answered[0]!.answer).toEqual({ a: 'a3', b: 'b12' });
  });
  test('a choice carries any value; the other side is asked, and nobody else', () => {
    const match = hit();
    expect(turnOf(match)).toMatchObject({ waiting: ['b'], rule: 'SKI-REP-01' });
    expect(answer(match, 'a', true)).toMatchObject({ ok: false, error: { rule: 'SKI-REP-01' } });
    expect(answer(match, 'b', 'true')).toMatchObject({ ok: false, error: { path: 'answer' } });
    expect(answer(match, 'b', false)).toMatchObject({ ok: true });
    expect(match.state.stands[12]!.status).toBe('shaken');
  });
  test('a stand is placed by its owner: gesture, preview and refusal as in an order', () => {
    const match = hit();
    answer(match, 'b', true);
    const asking = askingOf(match, 'b')!;
    const { x, y } = match.state.stands[12]!;
    expect(askingOf(match, 'a')).toBeUndefined();
    expect(answerItem(asking)).toMatchObject({ verb: 'answer', fields: [{ name: 'at', gesture: 'place' }] });
    expect(asking.gesture('at', {})).toMatchObject({ kind: 'place', at: { x, y } });
    expect(asking.preview({ at: { x: x - 50, y } }).refusal).toMatchObject({ rule: 'SKI-REP-02' });
    expect(asking.preview({ at: { x: x + 5000, y } }).refusal).toMatchObject({ path: 'answer' });
    expect(answer(match, 'b', { x: x - 50, y })).toMatchObject({ ok: false, error: { rule: 'SKI-REP-02' } });
    expect(answer(match, 'b', { x: x + 50, y })).toMatchObject({ ok: true });
    expect(match.state.stands[12]).toMatchObject({ x: x + 50, status: 'steady' });
    expect(answersOf(match.entries.at(-1)!)).toEqual([5, true, { x: x + 50, y }]);
  });
  test('chance finds an answer that is allowed', () => {
    const match = hit();
    answer(match, 'b', true);
    for (let seed = 0; seed < 50; seed++) {
      const asking = askingOf(match, 'b')!;
      expect(asking.preview(anyAnswer(asking, random(seed))).refusal).toBeUndefined();
    }
  });
  test('a snapshot keeps what was sealed, and what it is asked', () => {
    const match = begin({ scenario: FALLING });
    answer(match, 'a', 'a3');
    const copy = snapshot(match);
    answer(copy, 'b', 'b1');
    expect(copy.state.steadfast).toEqual({ a: 'a3', b: 'b1' });
    expect(match.state.steadfast).toBeNull();
  });
});

/** A skirmish in which whoever ends his turn makes side b answer something first. */
const askingAtTheEnd = (ask: () => Procedure<unknown>): Book => {
  function* asked(game: Game<SkirmishTypes>): Procedure<void> {
    yield* ask();
    game.happen({ kind: 'ended' });
  }
  return {
    ...skirmish,
    perform: (game, by, order) => (order.verb === 'end' ? asked(game) : skirmish.perform(game, by, order)),
  };
};
const THREE_OR_FIVE = [3, 5].map(value => ({ value, label: `${value} o’clock` }));

describe('what is asked in secret', () => {
  const hour = () => choose('SKI-SEC-01', 'b', 'when do the others come?', THREE_OR_FIVE, { secret: true });
  const match = begin({ rules: askingAtTheEnd(hour) });
  submit(match, 'a', { verb: 'end' });
  const offered = (seat: string) => {
    const ask = seen(match, seat).asked?.ask;
    return ask?.kind === 'answer' && ask.fields.map(({ name }) => name);
  };
  test('is offered to those alone who are asked, and to the umpire', () => {
    expect(['a', 'b', 'umpire', 'spectator'].map(offered)).toEqual([[], ['choice'], ['choice'], []]);
    expect(JSON.stringify(seen(match, 'a').asked)).not.toContain('o’clock');
  });
});

describe('several of a list', () => {
  const among = ['three', 'five'].map(value => ({ value, label: value }));
  const fields: readonly AskField[] = [{ name: 'hours', gesture: { kind: 'several', text: 'hours', among } }];
  const rules = askingAtTheEnd(() => fill('SKI-SEC-02', 'b', 'at which hours?', fields));
  const answered = (value: unknown) => {
    const match = begin({ rules, dice: scriptedDice([4, 4]) });
    submit(match, 'a', { verb: 'end' });
    return answer(match, 'b', value);
  };
  test('each of them is taken once', () => {
    expect(answered(['five', 'three'])).toMatchObject({ ok: true });
    expect(answered(['three', 'three'])).toMatchObject({ ok: false, error: { path: 'answer[1]' } });
    expect(answered(['three', 'four'])).toMatchObject({ ok: false, error: { path: 'answer[1]' } });
  });
});

describe('seats', () => {
  const seats: TableSeat[] = [
    { id: 'left', side: 'a', commands: ['a1'] },
    { id: 'right', side: 'a' },
    { id: 'b', side: 'b' },
  ];
  test('a side may have several; the book is told which one acts and what it commands', () => {
    const heard: unknown[] = [];
    const rules: Book = {
      ...skirmish,
      perform: (game, by, order) => {
        heard.push([by, game.seat]);
        return skirmish.perform(game, by, order);
      },
    };
    const match = begin({ rules, seats, dice: seededDice(7), settings: { hashes: true } });
    expect(turnOf(match)).toMatchObject({ waiting: ['left', 'right'] });
    expect(submit(match, 'left', forth)).toMatchObject({ ok: true });
    expect(heard).toEqual([['a', seats[0]]]);
    expect(match.entries[1]).toMatchObject({ by: 'left' });
    expect(recordOf(match)).toMatchObject({ format: 2, seats, umpire: false, approval: 'off', hashing: 'murmur' });
    expect(replayed(match)).toMatchObject({ ok: true });
  });
  test('any seat of a side answers for it; a seat that is not there does nothing', () => {
    const match = begin({ seats, scenario: { fallingBack: true } });
    expect(answer(match, 'right', 'a2')).toMatchObject({ ok: true });
    expect(turnOf(match)).toMatchObject({ waiting: ['b'] });
    expect(answer(match, 'a', 'a2')).toMatchObject({ ok: false });
    expect(submit(begin({ seats }), 'a', forth)).toMatchObject({ ok: false });
  });
  const wrong: [string, TableSeat[]][] = [
    ['two of one name', [...seats, { id: 'left', side: 'b' }]],
    ['a side without a seat', seats.slice(0, 2)],
    ['the umpire’s name', [...seats, { id: 'umpire', side: 'b' }]],
    ['a side’s name for another', [{ id: 'a', side: 'b' }, ...seats.slice(0, 2)]],
  ];
  for (const [name, list] of wrong)
    test(`refused: ${name}`, () => {
      const begun = start({ rules: skirmish, options: {}, scenario: {}, dice: typedDice, seats: list });
      expect(begun).toMatchObject({ ok: false, error: { path: 'seats' } });
    });
});

describe('the umpire’s seat', () => {
  const verbs: Book = {
    ...skirmish,
    umpire: {
      order: z.strictObject({ verb: z.literal('rally'), stand: z.string() }),
      perform: (game, order) => {
        const { stand } = order as unknown as { stand: string };
        if (stand !== 'a1') return { rule: 'SKI-UMP-01', message: 'only a1 is rallied' };
        game.happen({ kind: 'moved', stand, x: 1, y: 1 });
        return undefined;
      },
    },
  };
  test('may be empty: nobody rules, and nothing waits for approval', () => {
    expect(rule(begin(), note('x'))).toMatchObject({ ok: false });
    expect(
      start({ rules: skirmish, options: {}, scenario: {}, dice: typedDice, settings: { approval: 'die' } }),
    ).toMatchObject({ ok: false, error: { path: 'approval' } });
  });
  test('has the book’s verbs beside his own', () => {
    const match = begin({ rules: verbs, umpire: true, dice: seededDice(7), settings: { hashes: true } });
    expect(receive(match, 'umpire', { verb: 'rally', stand: 'a2' })).toMatchObject({ error: { rule: 'SKI-UMP-01' } });
    expect(receive(match, 'umpire', { verb: 'rally', stand: 'a1' })).toMatchObject({ ok: true });
    expect(receive(match, 'umpire', note('well'))).toMatchObject({ ok: true });
    expect(replayed(match, verbs)).toMatchObject({ ok: true });
    expect(receive(begin({ umpire: true }), 'umpire', { verb: 'rally', stand: 'a1' })).toMatchObject({ ok: false });
  });
  test('acts while an ask is open, and the record knows at which', () => {
    const match = begin({ dice: typedDice, umpire: true, settings: { hashes: true } });
    expect(rule(match, shaken)).toMatchObject({ ok: true });
    expect(match.pending).toBeDefined();
    const copy = snapshot(match);
    expect(copy.state.stands[0]!.status).toBe('shaken');
    expect(copy.pending).toEqual(match.pending);
    answer(match, 'a', 4);
    expect(recordOf(match).entries[0]).toMatchObject({ answers: [4], rulings: [{ after: 0, order: shaken }] });
    const again = replayed(match);
    expect(again).toMatchObject({ ok: true });
    const moved = JSON.parse(JSON.stringify(recordOf(match)));
    moved.entries[0].rulings[0].after = 1;
    expect(replay(skirmish, moved)).toMatchObject({ ok: false, error: { path: 'entries[0].rulings' } });
  });
  test('a change in the middle of a procedure is seen by it', () => {
    const match = begin({ dice: typedDice, umpire: true });
    answer(match, 'a', 4);
    match.state.stands = match.state.stands.with(0, { ...match.state.stands[0]!, x: 10000, y: 1000 });
    submit(match, 'a', { verb: 'shoot', stand: 'a1', target: 'b1' });
    rule(match, shaken);
    answer(match, 'a', 4);
    expect(match.entries.at(-1)!.events.at(-1)).toMatchObject({ kind: 'shot', roll: 3, status: 'steady' });
  });
  test('ends the battle in the middle of an order: it is broken off there, and replays so', () => {
    const match = begin({ dice: typedDice, umpire: true, settings: { hashes: true } });
    rule(match, { verb: 'rule', decision: 'end', winner: 'b', reason: 'time' });
    expect(turnOf(match)).toMatchObject({ over: 'b' });
    expect(match.pending).toBeUndefined();
    const again = replayed(match);
    expect(again.ok && turnOf(again.value)).toMatchObject({ over: 'b' });
  });
  test('who hears a ruling is the book’s to say', () => {
    const rules: Book = {
      ...skirmish,
      tellRuling: ({ reason }, viewer) => (viewer === 'a' ? { text: reason, because: [], about: [] } : undefined),
    };
    const match = begin({ rules, umpire: true });
    rule(match, note('for a alone'));
    expect(told(match, match.entries[1]!, 'a').map(line => line.text)).toEqual(['for a alone']);
    expect(told(match, match.entries[1]!, 'b')).toEqual([]);
  });
  test('approval of steps: the book waits for his word before it acts by itself, and on record it stands', () => {
    const match = begin({ dice: seededDice(3), umpire: true, settings: { approval: 'step', hashes: true } });
    expect(turnOf(match)).toMatchObject({ waiting: ['umpire'] });
    expect(match.state.pips).toBe(0);
    expect(submit(match, 'a', forth)).toMatchObject({ ok: false });
    expect(answer(match, 'a', {})).toMatchObject({ ok: false });
    expect(approve(match)).toMatchObject({ ok: true });
    expect(match.state.pips).toBeGreaterThan(0);
    expect(recordOf(match)).toMatchObject({ approval: 'step', umpire: true });
    expect(replayed(match)).toMatchObject({ ok: true });
  });
});

test('a snapshot keeps the settings of the match, and a die that waits for the umpire', () => {
  const match = begin({ dice: seededDice(2), umpire: true, settings: { approval: 'die', hashes: true } });
  const copy = snapshot(match);
  expect(copy.settings).toEqual(match.settings);
  expect(copy.pending).toEqual(match.pending);
  approve(match);
  approve(copy);
  expect(copy.entries[0]!.hash).toBe(match.entries[0]!.hash);
});

test('an order whose die waits for the umpire is not taken back: its die has fallen', () => {
  const match = begin({ dice: seededDice(2), umpire: true, settings: { approval: 'die', hashes: true } });
  approve(match);
  match.state.stands = match.state.stands.with(0, { ...match.state.stands[0]!, x: 10000, y: 1000 });
  expect(submit(match, 'a', { verb: 'shoot', stand: 'a1', target: 'b1' })).toMatchObject({ ok: true });
  const { thrown } = match.pending!;
  expect(thrown).toBeTypeOf('number');
  expect(undo(match, 'a')).toMatchObject({ ok: false, error: { message: 'something was thrown or chosen since' } });
  expect(match.pending).toMatchObject({ thrown });
});

describe('nobody takes back what the umpire has ruled', () => {
  const end = { verb: 'rule', decision: 'end', winner: 'b', reason: 'time' } as const;
  const shoot: Order = { verb: 'shoot', stand: 'a1', target: 'b1' };
  /** a1 has shot at b1, and its die is awaited. */
  const shooting = () => {
    const match = begin({ dice: typedDice, umpire: true });
    answer(match, 'a', 4);
    match.state.stands = match.state.stands.with(0, { ...match.state.stands[0]!, x: 10000, y: 1000 });
    submit(match, 'a', shoot);
    return match;
  };
  const moved = () => {
    const match = begin({ umpire: true });
    submit(match, 'a', forth);
    return match;
  };
  // biome-ignore format: a case is a line
  const cases: [string, () => Match<SkirmishTypes>, UmpireOrder, string, string][] = [
    ['an order that he has ruled on while it waits', shooting, shaken,    'a',      'something was revealed by it'],
    ['an order in which he has ended the battle',    shooting, end,       'a',      'something was revealed by it'],
    ['his own ruling',                               moved,    note('x'), 'umpire', 'something was revealed by it'],
    ['an order before his ruling',                   moved,    note('x'), 'a',      'the latest order is not yours'],
  ];
  for (const [name, prepared, ruling, by, why] of cases)
    test(`not ${name}`, () => {
      const match = prepared();
      expect(rule(match, ruling)).toMatchObject({ ok: true });
      const entries = [...match.entries];
      expect(undo(match, by)).toMatchObject({ ok: false, error: { message: why } });
      expect(match.entries).toEqual(entries);
    });
  test('without a ruling an order that waits is taken back', () => {
    expect(undo(shooting(), 'a')).toMatchObject({ ok: true, value: { order: shoot } });
  });
});

describe('secret orders', () => {
  /** Moves are secret until the turn ends; side b may move in the turn of a. */
  const secretive: Book = {
    ...skirmish,
    secret: order => order.verb === 'move',
    perform: (game, by, order) => {
      if (by === 'a' || order.verb !== 'move') return skirmish.perform(game, by, order);
      game.happen({ kind: 'moved', stand: order.stand, ...order.at });
      return undefined;
    },
    tell: (event, viewer) =>
      event.kind === 'moved' && viewer !== event.stand[0] ? undefined : skirmish.tell(event, viewer),
  };
  test('neither their number nor that of later entries tells another side of them', () => {
    const match = begin({ rules: secretive, dice: scriptedDice([6]) });
    submit(match, 'a', forth);
    expect(knownEntries(match, 'a')).toHaveLength(2);
    expect(knownEntries(match, 'b')).toHaveLength(1);
    expect(knownEntries(match, 'spectator')).toHaveLength(1);
    expect(knownEntries(match, 'umpire')).toHaveLength(2);
    submit(match, 'b', move('b1', 12700, 1000));
    expect(knownEntries(match, 'b').map(entry => entry.by)).toEqual(['book', 'b']);
  });
  test('one in which something was thrown is counted by all, although they are told nothing of it', () => {
    const rules: Book = { ...secretive, tell: () => undefined };
    const known = (pips: number) => {
      const match = begin({ rules, dice: scriptedDice([pips, 5]) });
      submit(match, 'a', forth);
      return ['a', 'b', 'spectator', 'umpire'].map(seat => knownEntries(match, seat).length);
    };
    expect(known(2)).toEqual([2, 1, 1, 2]);
    expect(known(1)).toEqual([2, 2, 2, 2]); // the last pip: a die falls
  });
  test('taking back passes over another’s secret order', () => {
    const match = begin({ rules: secretive, dice: scriptedDice([6]) });
    submit(match, 'a', forth);
    submit(match, 'b', move('b1', 12700, 1000));
    expect(undo(match, 'a')).toMatchObject({ ok: true, value: { order: forth } });
    expect(match.entries.map(entry => entry.by)).toEqual(['book', 'b']);
  });
  test('but never over one in which something was thrown or revealed', () => {
    const thrown = begin({ rules: secretive, dice: scriptedDice([2, 5]) });
    submit(thrown, 'a', forth);
    submit(thrown, 'b', move('b1', 12700, 1000)); // the last pip: a die falls
    expect(whyNotUndo(thrown, 'a')).toBe('something was thrown or chosen since');
    const rules = { ...secretive, reveals: (event: { kind: string }) => event.kind === 'moved' };
    const revealed = begin({ rules, dice: scriptedDice([6]) });
    submit(revealed, 'a', forth);
    submit(revealed, 'b', move('b1', 12700, 1000));
    expect(whyNotUndo(revealed, 'a')).toBe('something was revealed by it');
  });
});
