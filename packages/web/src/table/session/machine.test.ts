import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAY_ACT } from './acting.js';
import { type SessionInput, step } from './machine.js';
import { NO_NEWS } from './news.js';
import { snapshotOf } from './snapshot.js';
import { BEGINNING, type Effect, type Sitting, type State } from './state.js';
import {
  AGAINST_BOT,
  type At,
  END,
  MARCH,
  readOf,
  SITUATION_NAMES,
  type Situation,
  TWO_PEOPLE,
  viewAt,
} from './testing.js';

const heard = (s: Sitting, ...inputs: readonly SessionInput[]): Sitting =>
  inputs.reduce((now, input) => step(now, input).next, s);
const callOf = ({ state }: Sitting): number => ('call' in state ? state.call : -1);
const received = (s: Sitting, situation: Situation, at = {}): Sitting =>
  heard(s, { kind: 'received', call: callOf(s), battleView: viewAt(situation, at) });

/** A battle that was opened in a situation; where two people sit, the first of them has the screen. */
function opened(situation: Situation, seats = AGAINST_BOT): Sitting {
  const first = received(heard(BEGINNING, { kind: 'loaded', read: readOf(seats) }), situation, { seats });
  if (first.state.kind !== 'showing') return first;
  const covered = received(first, situation, { seats, viewer: 'spectator' });
  return received(heard(covered, { kind: 'uncover', ticket: 0 }), situation, { seats });
}

const EAST = [{ x: 100, y: 0 }];
const from = { x: 0, y: 0, facing: 0 };
const path = { kind: 'path', from, size: { width: 10, depth: 10 } } as const;
const begin: SessionInput = { kind: 'begin', item: MARCH };
const order: SessionInput = { kind: 'order', order: { verb: 'march' }, ticket: 1 };
const no = { message: 'no' };
const UNDER_WAY_WORDS = { message: 'one moment: something is under way' };

describe('where a session goes', () => {
  const cases: [Situation, readonly SessionInput[], State['kind']][] = [
    ['own orders', [], 'choosing'],
    ['own orders', [begin], 'drafting'],
    ['own orders', [begin, { kind: 'drop' }], 'choosing'],
    ['own orders', [begin, { kind: 'back' }], 'choosing'],
    ['own orders', [begin, order], 'sending'],
    ['own orders', [{ kind: 'undo', ticket: 1 }], 'sending'],
    ['own orders', [{ kind: 'time' }], 'choosing'],
    ['own orders', [{ kind: 'died', why: 'x' }], 'broken'],
    [
      'own orders',
      [
        { kind: 'died', why: 'x' },
        { kind: 'restart', ticket: 1 },
      ],
      'opening',
    ],
    ['own orders', [{ kind: 'close' }], 'closed'],
    ['an empty step', [], 'skipping'],
    ['an empty step', [{ kind: 'time' }], 'sending'],
    ['an empty step', [{ kind: 'habit', change: { skips: false } }], 'choosing'],
    ['an empty step', [begin, { kind: 'time' }], 'drafting'],
    ['an empty step', [begin, { kind: 'drop' }], 'choosing'],
    ['orders of the other side', [], 'following'],
    ['orders of the other side', [{ kind: 'time' }], 'thinking'],
    ['orders of the other side', [{ kind: 'habit', change: { running: false } }], 'paused'],
    ['orders of the other side', [{ kind: 'habit', change: { running: false } }, { kind: 'step' }], 'thinking'],
    ['orders of the other side', [{ kind: 'time' }, order], 'thinking'],
    ['hands of both', [], 'asked'],
    ['hands of both', [{ kind: 'answer', by: 'a', value: 'rock', ticket: 1 }], 'sending'],
    ['a place to choose', [], 'drafting'],
    ['a place to choose', [{ kind: 'drop' }], 'asked'],
    ['the end', [], 'over'],
    ['the end', [{ kind: 'step' }], 'over'],
  ];
  test.each(cases)('%s, %j: %s', (situation, inputs, kind) =>
    expect(heard(opened(situation), ...inputs).state.kind).toBe(kind),
  );

  test('hands that were drawn are shown again at once: however many, they take no longer than one', () => {
    const hand = { before: 0, text: 'hands', rule: 'X-3', value: { a: 'rock', b: 'rock' }, won: 'draw', again: true };
    const asked = viewAt('hands of both');
    const battleView = { ...asked, thinking: false, log: [{ ...asked.log[0]!, thrown: [hand] }] } as typeof asked;
    const sent = heard(opened('hands of both'), { kind: 'answer', by: 'a', value: 'rock', ticket: 1 });
    const { next, effects } = step(sent, { kind: 'received', call: callOf(sent), battleView });
    expect([next.state.kind, effects]).toEqual(['asked', expect.arrayContaining([{ do: 'wait', ms: 40 }])]);
  });

  /** Nobody has ordered anything, and the other side begins. */
  const unread = received(heard(BEGINNING, { kind: 'loaded', read: readOf(AGAINST_BOT) }), 'orders of the other side', {
    fresh: true,
  });
  const read: [string, readonly SessionInput[], State['kind']][] = [
    ['it waits', [], 'paused'],
    ['until it was read', [{ kind: 'read' }], 'following'],
    ['or it is told to go on', [{ kind: 'habit', change: { running: true } }], 'following'],
    ['or skipped to the next own decision', [{ kind: 'hurry' }], 'following'],
    ['or to take one step', [{ kind: 'step' }], 'thinking'],
    ['who wants no film does not want to wait', [{ kind: 'habit', change: { speed: 'none' } }], 'following'],
    ['who steps himself goes on stepping', [{ kind: 'habit', change: { running: false } }, { kind: 'read' }], 'paused'],
  ];
  test.each(read)('a bot that begins while a briefing is read: %s', (_, inputs, kind) =>
    expect(heard(unread, ...inputs).state.kind).toBe(kind),
  );
  test('a bot that writes while somebody here does, too, waits for nobody', () => {
    const battleView = viewAt('orders of both', { fresh: true });
    const opens = heard(BEGINNING, { kind: 'loaded', read: readOf(AGAINST_BOT) });
    const both = heard(opens, { kind: 'received', call: callOf(opens), battleView });
    expect([both.state.kind, snapshotOf(both).reading]).toEqual(['following', false]);
  });
  test('a bot that won the hands of set-up chooses, though nobody has ordered anything yet', () => {
    const opens = heard(BEGINNING, { kind: 'loaded', read: readOf(AGAINST_BOT) });
    const asked = received(opens, 'a choice of the other side', { fresh: true });
    expect([asked.state.kind, snapshotOf(asked).reading]).toEqual(['following', false]);
  });
  test.each<[string, At, readonly SessionInput[], boolean]>([
    ['whoever has ordered nothing reads first', { fresh: true }, [], true],
    ['until he has read', { fresh: true }, [{ kind: 'read' }], false],
    ['who has acted knows what it is about', {}, [], false],
    ['who only looks on decides nothing', { fresh: true, viewer: 'spectator' }, [], false],
  ])('what is asked waits until the briefing was read: %s', (_, at, inputs, unread) => {
    const opens = heard(BEGINNING, { kind: 'loaded', read: readOf(AGAINST_BOT) });
    expect(snapshotOf(heard(received(opens, 'hands of both', at), ...inputs)).unread).toBe(unread);
  });
  test('of two at one screen each reads his own', () => {
    const asked = (viewer: 'a' | 'b') => viewAt('hands of both', { fresh: true, seats: TWO_PEOPLE, viewer });
    const red = heard({ ...BEGINNING, battleView: asked('a') }, { kind: 'read' });
    const blue = { ...red, battleView: asked('b') };
    const both = heard(blue, { kind: 'read' });
    expect([red, blue, both].map(s => snapshotOf(s).unread)).toEqual([false, true, false]);
  });
  test('a bot that begins waits no more once a briefing was read', () => {
    const next = heard(unread, { kind: 'read' }, { kind: 'time' });
    expect(received(next, 'orders of the other side', { fresh: true, entries: 2 }).state.kind).toBe('following');
  });

  test('what was passed over in one turn is open again in the next', () => {
    const ended = heard(opened('own orders'), { kind: 'order', order: END, ticket: 1 });
    const again = (turn: string) => {
      const battleView = viewAt('own orders', { entries: 2 });
      const scene = { ...battleView.scene, status: { ...battleView.scene.status, turn } };
      return heard(ended, { kind: 'received', call: callOf(ended), battleView: { ...battleView, scene } });
    };
    expect(again('1').state.kind).toBe('skipping');
    expect(again('2').state.kind).toBe('choosing');
  });

  test('what was passed over is not passed over any more once the end of the step is taken back', () => {
    const ended = received(heard(opened('own orders'), { kind: 'order', order: END, ticket: 1 }), 'own orders', {
      entries: 2,
    });
    const back = received(heard(ended, { kind: 'undo', ticket: 2 }), 'own orders');
    expect(back.state.kind).toBe('choosing');
    const acted = received(heard(back, { ...order, ticket: 3 }), 'own orders', { entries: 2 });
    expect(acted.state.kind).toBe('choosing');
  });

  describe('an order of a quick hand follows the one that is on its way', () => {
    const second = { kind: 'order', order: { verb: 'march', stand: 'A1' }, ticket: 2 } as const;
    const sent = heard(opened('own orders'), order);
    const refusalOf = (effects: readonly Effect[]) =>
      effects.flatMap(e => (e.do === 'tell' && e.ticket === 2 ? [e.refusal?.message] : []));
    const UNDER_WAY_WORDS = 'one moment: something is under way';
    test('if it is still open then', () => {
      const { next, effects } = step(heard(sent, second), {
        kind: 'received',
        call: callOf(sent),
        battleView: viewAt('own orders', { entries: 2 }),
      });
      expect(next.state).toMatchObject({ kind: 'sending', ticket: 2 });
      expect(effects).toContainEqual(
        expect.objectContaining({ do: 'call', what: { to: 'order', by: 'a', order: second.order } }),
      );
    });
    test.each<[string, Sitting, SessionInput, Situation]>([
      ['but not if it is no longer its turn', sent, second, 'orders of the other side'],
      ['but not if that is not open any more', sent, second, 'an empty step'],
      ['but no end of a step', sent, { ...second, order: { verb: 'end' } as never }, 'own orders'],
      [
        'but nothing follows the end of a step',
        heard(opened('own orders'), { kind: 'order', order: END, ticket: 1 }),
        second,
        'own orders',
      ],
    ])('%s', (_, first, input, then) => {
      const pressed = step(first, input);
      const arrived = step(pressed.next, { kind: 'received', call: callOf(first), battleView: viewAt(then) });
      expect(refusalOf([...pressed.effects, ...arrived.effects])).toEqual([UNDER_WAY_WORDS]);
    });
    test('and whoever presses twice means it once', () => {
      const { next, effects } = step(heard(sent, second), { ...second, ticket: 3 });
      expect([next.state.kind, effects]).toEqual([
        'sending',
        [{ do: 'tell', ticket: 3, refusal: { message: UNDER_WAY_WORDS } }],
      ]);
    });
  });

  test('what leaves no choice is done by itself', () => {
    const only = { verb: 'select', group: 'G1' };
    const battleView = { ...viewAt('own orders', { entries: 2 }), only };
    const sent = heard(opened('own orders'), order);
    const waits = heard(sent, { kind: 'received', call: callOf(sent), battleView });
    expect(waits.state).toEqual({ kind: 'skipping', order: only });
    expect(step(waits, { kind: 'time' }).effects).toContainEqual(
      expect.objectContaining({ do: 'call', what: { to: 'order', by: 'a', order: only, byItself: true } }),
    );
    // nobody ends the step before it: whether somebody could still act is known after it
    const end: SessionInput = { kind: 'order', order: { verb: END.verb }, ticket: 7 };
    expect(step(waits, end)).toEqual({ next: waits, effects: [{ do: 'tell', ticket: 7, refusal: UNDER_WAY_WORDS }] });
  });

  test('what came of a throw is not swept away by one that came to nothing on the table', () => {
    const throwing = (about: readonly string[], entries: number) => {
      const view = viewAt('own orders', { entries, thrown: true });
      const lines = [{ text: 'x', about, because: [] }] as never;
      return { ...view, log: [{ ...view.log[0]!, lines }] };
    };
    const sends = (s: Sitting, ticket: number) => heard(s, { kind: 'release', ticket });
    const arrives = (s: Sitting, about: readonly string[], entries: number) =>
      heard(s, { kind: 'received', call: callOf(s), battleView: throwing(about, entries) });
    const kept = (s: Sitting) => s.thrown?.lines[0]?.about;
    const shot = { ...sends(opened('own orders'), 1) };
    const struck = arrives(shot, ['A1'], 2);
    expect(kept(struck)).toEqual(['A1']);
    const waiting = (s: Sitting): Sitting => ({ ...s, state: { kind: 'sending', call: 99, before: s.state } });
    expect(kept(arrives(waiting(struck), [], 3))).toEqual(['A1']);
    expect(kept(arrives(waiting(struck), ['B1'], 3))).toEqual(['B1']);
  });

  test('what came of a throw is read still while something is answered, and put away with an order', () => {
    const after = (situation: Situation, input: SessionInput) =>
      step({ ...opened(situation), thrown: NO_NEWS }, input).next;
    const answered = after('hands of both', { kind: 'answer', by: 'a', value: 'rock', ticket: 1 });
    const ordered = after('own orders', order);
    expect([answered.state.kind, answered.thrown, ordered.state.kind, ordered.thrown]).toEqual([
      'sending',
      NO_NEWS,
      'sending',
      undefined,
    ]);
  });

  test('the screen is passed on: covered at once, or after the throw was looked at', () => {
    const own = opened('own orders', TWO_PEOPLE);
    const at = { seats: TWO_PEOPLE, entries: 2 };
    const next = received(heard(own, order), 'orders of the other side', at);
    expect(next.state).toEqual({ kind: 'covered', to: 'b' });
    const thrown = received(heard(own, order), 'orders of the other side', { ...at, thrown: true });
    expect(thrown.state).toEqual({ kind: 'passing', to: 'b' });
    const shown = heard(thrown, { kind: 'cover' }, { kind: 'uncover', ticket: 2 });
    // nobody sees what is not his to see while the table is fetched
    expect(snapshotOf(shown)).toMatchObject({ state: 'showing', pass: { to: 'b', shown: true } });
  });

  test('an order that is refused is still in hand', () => {
    const drafting = heard(opened('own orders'), begin, { kind: 'fill', name: 'path', value: EAST });
    const sent = heard(drafting, order);
    const { next, effects } = step(sent, { kind: 'refused', call: callOf(sent), error: no });
    expect(snapshotOf(next)).toMatchObject({ state: 'drafting', draft: { values: { path: EAST } } });
    expect(effects).toContainEqual({ do: 'tell', ticket: 1, refusal: no });
  });

  test('how far the guide has come is seen, and kept with the battle; nothing else hangs on it', () => {
    const progress = { step: 2, shown: true, heard: 5 };
    const before = heard(opened('own orders'), begin);
    const { next, effects } = step(before, { kind: 'guided', progress });
    expect([snapshotOf(next).guide, next.entry?.guide, next.state]).toEqual([progress, progress, before.state]);
    expect(effects).toEqual([{ do: 'save' }]);
    expect(step(BEGINNING, { kind: 'guided', progress })).toEqual({ next: BEGINNING, effects: [] });
  });

  test('a bot that was stopped is not heard any more', () => {
    const thinking = heard(opened('orders of the other side'), { kind: 'time' });
    const again = heard(thinking, { kind: 'restart', ticket: 1 });
    const late = heard(again, { kind: 'received', call: callOf(thinking), battleView: viewAt('the end') });
    expect(late.state.kind).toBe('opening');
  });

  test('nobody goes on from a path before the book has said how the piece turns at its end', () => {
    const known = heard(opened('own orders'), begin);
    const drawn = heard(
      known,
      { kind: 'gesture', call: asking(known), found: path },
      { kind: 'fill', name: 'path', value: EAST },
    );
    const pressed = heard(drawn, { kind: 'next' });
    expect(snapshotOf(pressed)).toMatchObject({ asking: true, draft: { at: 0, values: { path: EAST } } });
    const whole = heard(pressed, { kind: 'gesture', call: asking(pressed), found: { ...path, kind: 'turn' } });
    expect(snapshotOf(whole)).toMatchObject({ asking: false, draft: { at: 0, values: { path: EAST, facing: 900 } } });
    expect(snapshotOf(heard(whole, { kind: 'next' }))).toMatchObject({ draft: { at: 1 } });
  });

  test('a path that was drawn stays when another verb of the same piece is taken that goes somewhere, and is gone for another piece', () => {
    const drawn = heard(opened('own orders'), begin, { kind: 'fill', name: 'path', value: EAST });
    const valuesOf = (item: typeof MARCH) => snapshotOf(heard(drawn, { kind: 'begin', item })).draft?.values;
    expect(valuesOf({ ...MARCH, verb: 'charge' })).toEqual({ path: EAST });
    expect(valuesOf({ ...MARCH, stand: 'A2' })).toEqual({});
    expect(valuesOf({ ...MARCH, fields: [{ name: 'target', gesture: 'target' }] })).toEqual({});
  });

  test('the gesture of a field that was changed meanwhile comes too late', () => {
    const drafting = heard(opened('own orders'), begin);
    const call = drafting.state.kind === 'drafting' ? drafting.state.asking!.call : 0;
    const other = heard(drafting, { kind: 'begin', item: { ...MARCH, stand: 'A2' } });
    expect(snapshotOf(heard(other, { kind: 'gesture', call, found: path })).draft).toMatchObject({ gestures: {} });
    expect(snapshotOf(heard(drafting, { kind: 'gesture', call, found: path })).draft?.gestures).toEqual({ path });
  });
});

/** A random input, as far as it can be said without knowing the state. */
type Draw = (s: Sitting, ticket: number) => SessionInput;
const some = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const persons: readonly Draw[] = [
  (_, ticket) => ({ kind: 'order', order: { verb: 'march' }, ticket }),
  (_, ticket) => ({ kind: 'order', order: { verb: 'end' }, ticket }),
  (_, ticket) => ({ kind: 'answer', by: 'a', value: 'rock', ticket }),
  (_, ticket) => ({ kind: 'answer', by: 'b', value: 'rock', ticket }),
  (_, ticket) => ({ kind: 'undo', ticket }),
  (_, ticket) => ({ kind: 'redo', ticket }),
  (_, ticket) => ({ kind: 'uncover', ticket }),
  () => begin,
  () => ({ kind: 'begin', item: END }),
  () => ({ kind: 'fill', name: 'path', value: EAST }),
  () => ({ kind: 'touch', name: 'facing', value: 900 }),
  () => ({ kind: 'clear', name: 'path' }),
  () => ({ kind: 'next' }),
  () => ({ kind: 'back' }),
  () => ({ kind: 'drop' }),
  () => ({ kind: 'cover' }),
  () => ({ kind: 'step' }),
  () => ({ kind: 'put away' }),
  () => ({ kind: 'guided', progress: { step: 1, shown: false, heard: 0 } }),
  () => ({ kind: 'habit', change: { running: false } }),
  () => ({ kind: 'habit', change: { running: true } }),
  () => ({ kind: 'habit', change: { skips: false } }),
  () => ({ kind: 'habit', change: { speed: '4', skips: true } }),
];
const rare: readonly Draw[] = [
  (_, ticket) => ({ kind: 'restart', ticket }),
  () => ({ kind: 'died', why: 'out of memory' }),
  () => ({ kind: 'loaded', read: { ok: false, why: 'missing', message: 'gone' } }),
  () => ({ kind: 'close' }),
];
const asking = ({ state }: Sitting): number => (state.kind === 'drafting' ? (state.asking?.call ?? -1) : -1);
const weighed = ({ state }: Sitting): string => (state.kind === 'drafting' ? (state.weighed?.of ?? '') : '');
const world: fc.Arbitrary<Draw> = fc.oneof(
  fc
    .record({
      situation: some(...SITUATION_NAMES),
      viewer: some('a' as const, 'a' as const, 'b' as const, 'spectator' as const),
      thrown: fc.boolean(),
    })
    .chain(at => fc.record({ at: fc.constant(at), late: some(0, 0, 0, 1), entries: fc.integer({ min: 1, max: 4 }) }))
    .map(({ at: { situation, ...at }, late, entries }): Draw => {
      return s => ({
        kind: 'received',
        call: callOf(s) - late,
        battleView: viewAt(situation, { ...at, entries, seats: s.entry?.plan.seats ?? AGAINST_BOT }),
      });
    }),
  some<Draw>(
    s => ({ kind: 'refused', call: callOf(s), error: no }),
    s => ({ kind: 'gesture', call: asking(s), found: path }),
    s => ({ kind: 'gesture', call: asking(s), found: no }),
    s => ({ kind: 'weighed', of: weighed(s), preview: { because: [] } }),
    () => ({ kind: 'time' }),
    () => ({ kind: 'loaded', read: readOf(AGAINST_BOT) }),
    () => ({ kind: 'loaded', read: readOf(TWO_PEOPLE) }),
    () => ({ kind: 'loaded', read: readOf(TWO_PEOPLE, false) }),
  ),
);
const draws: fc.Arbitrary<Draw> = fc.oneof(
  { arbitrary: some(...persons), weight: 12 },
  { arbitrary: world, weight: 12 },
  { arbitrary: some(...rare), weight: 1 },
);

interface Told {
  readonly before: Sitting;
  readonly input: SessionInput;
  readonly after: Sitting;
  readonly effects: readonly Effect[];
}

const BEGINNINGS = [
  BEGINNING,
  ...SITUATION_NAMES.map(name => opened(name)),
  opened('own orders', TWO_PEOPLE),
  opened('hands of both', TWO_PEOPLE),
];

/** A session that hears anything at any time. */
function story([first, inputs]: readonly [Sitting, readonly Draw[]]): readonly Told[] {
  const told: Told[] = [];
  let before = first;
  for (const [i, draw] of inputs.entries()) {
    const input = draw(before, i + 1);
    const { next, effects } = step(before, input);
    told.push({ before, input, after: next, effects });
    before = next;
  }
  return told;
}
const stories = fc.tuple(some(...BEGINNINGS), fc.array(draws, { minLength: 1, maxLength: 60, size: 'max' })).map(story);
const property = (holds: (told: readonly Told[]) => void) => fc.assert(fc.property(stories, holds), { numRuns: 300 });

const UNDER_WAY = ['opening', 'sending', 'thinking', 'showing'];
const calls = (effects: readonly Effect[]) => effects.filter(effect => effect.do === 'call' || effect.do === 'open');
const isReply = ({ input, before }: Told) =>
  (input.kind === 'received' || input.kind === 'refused') && input.call === callOf(before);

describe('whatever happens, and in whatever order', () => {
  test('one thing is under way at a time, and it is what the session waits for', () =>
    property(told => {
      for (const one of told) {
        const made = calls(one.effects);
        expect(made.length).toBeLessThanOrEqual(1);
        if (made[0]) expect(made[0]).toMatchObject({ call: callOf(one.after) });
        if (made[0] && UNDER_WAY.includes(one.before.state.kind))
          expect(isReply(one) || one.input.kind === 'restart').toBe(true);
      }
    }));

  test('nothing is put in but where a person may act, or where his answer or his order has waited', () =>
    property(told => {
      for (const { before, effects } of told) {
        const put = effects.find(effect => effect.do === 'call' && !['think', 'look'].includes(effect.what.to));
        const { state } = before;
        const waited = state.kind === 'sending' && (state.next !== undefined || (state.queue ?? []).length > 0);
        if (put && !waited) expect(MAY_ACT).toContain(before.state.kind);
      }
    }));

  test('there are never two drafts, and none while nobody may make one', () =>
    property(told => {
      for (const { after } of told) {
        const found = JSON.stringify(after.state).match(/"kind":"drafting"/g) ?? [];
        expect(found.length).toBeLessThanOrEqual(1);
        if (found.length > 0) expect(['drafting', 'sending', 'thinking']).toContain(after.state.kind);
      }
    }));

  test('whoever asked for something is told once, or will be', () =>
    property(told => {
      const asked = told.flatMap(({ input }) => ('ticket' in input ? [input.ticket] : []));
      const answered = told.flatMap(({ effects }) => effects.flatMap(e => (e.do === 'tell' ? [e.ticket] : [])));
      expect(new Set(answered).size).toBe(answered.length);
      const open = [...JSON.stringify(told.at(-1)!.after.state).matchAll(/"ticket":(\d+)/g)].map(([, n]) => Number(n));
      expect([...answered, ...open].sort((a, b) => a - b)).toEqual(asked);
    }));

  test('time passes only where something happens by itself', () =>
    property(told => {
      let runs: boolean | undefined;
      for (const { after, effects } of told) {
        for (const effect of effects)
          if (effect.do === 'wait' || effect.do === 'stop waiting') runs = effect.do === 'wait';
        const kind = after.state.kind === 'drafting' ? after.state.meanwhile : after.state.kind;
        if (runs) expect(['following', 'asked', 'skipping']).toContain(kind);
        else if (runs === false) expect(['following', 'skipping']).not.toContain(kind);
      }
    }));

  test('every state can be reached, and every one but the last can be left', () => {
    const seen = new Map<string, boolean>();
    property(told => {
      for (const { before, after } of told)
        for (const { state } of [before, after]) if (!seen.has(state.kind)) seen.set(state.kind, false);
      for (const { before, after } of told)
        if (before.state.kind !== after.state.kind) seen.set(before.state.kind, true);
    });
    expect([...seen.keys()].sort()).toEqual(
      'asked broken choosing closed covered drafting following loading opening over passing paused refused sending showing skipping thinking unread watching'.split(
        ' ',
      ),
    );
    expect([...seen].filter(([, left]) => !left).map(([kind]) => kind)).toEqual(['closed']);
  });

  test('a session that was not closed can be started again, and goes on', () =>
    property(told => {
      const { after } = told.at(-1)!;
      if (after.state.kind === 'closed') return;
      const again = heard(after, { kind: 'restart', ticket: 1 }, { kind: 'loaded', read: readOf(AGAINST_BOT) });
      const { seats } = again.entry!.plan;
      const over = received(again, 'the end', { viewer: again.battleView?.viewer ?? 'a', seats });
      const seen = over.state.kind === 'showing' ? received(over, 'the end', { viewer: 'spectator', seats }) : over;
      expect(seen.state.kind).toBe('over');
    }));
});
