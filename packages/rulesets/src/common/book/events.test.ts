import { expect, test } from 'vitest';
import { type EventIn, eventsOf, eventTable, type Reasoned, tellingWith } from './events.js';

interface State {
  bands: Record<string, number>;
  over: boolean;
}
const event = eventsOf<State>();
const KINDS = {
  rallied: event<{ stand: string; target?: string } & Reasoned>({
    apply(state, { stand }) {
      state.bands[stand] = 0;
    },
    tell: ({ stand }) => `${stand} rallies`,
  }),
  linked: event<{ stands: readonly string[] }>({ apply: () => {}, tell: () => 'linked' }),
  noted: event<{ side: 'a' | 'b'; note: string }>({
    apply: () => {},
    tell: ({ side, note }, viewer) => (viewer === side ? note : undefined),
  }),
  over: event<object>({
    apply: state => {
      state.over = true;
    },
    tell: () => 'over',
    about: () => ['everybody'],
    reveals: true,
  }),
};
const { apply, tell, reveals } = eventTable<State, typeof KINDS>(KINDS);
const because = [{ rule: 'X-01', text: 'why' }];

test('an event is applied, told and judged by its own kind', () => {
  const state: State = { bands: { P1: 2 }, over: false };
  const rallied: EventIn<typeof KINDS> = { kind: 'rallied', stand: 'P1', target: 'P2', because };
  apply(state, rallied);
  expect(state).toEqual({ bands: { P1: 0 }, over: false });
  expect(tell(rallied, 'b')).toEqual({ text: 'P1 rallies', because, about: ['P1', 'P2'] });
  expect(reveals(rallied)).toBe(false);
});
test('what happens without reasons has none', () => {
  expect(tell({ kind: 'linked', stands: ['P1', 'P3'] }, 'a')).toEqual({
    text: 'linked',
    because: [],
    about: ['P1', 'P3'],
  });
});
test('who may not hear of it hears nothing', () => {
  const noted: EventIn<typeof KINDS> = { kind: 'noted', side: 'a', note: 'mine' };
  expect([tell(noted, 'a')?.text, tell(noted, 'b')]).toEqual(['mine', undefined]);
});
test('a kind says itself what it is about, and that undo ends with it', () => {
  expect(tell({ kind: 'over' }, 'b')?.about).toEqual(['everybody']);
  expect(reveals({ kind: 'over' })).toBe(true);
});

test('of what is not declared the older way speaks, and of nothing else', () => {
  const both = tellingWith<State, typeof KINDS, { kind: 'moved'; far: number }>(KINDS, {
    tell: ({ far }, viewer) => ({ text: `${viewer} hears ${far}`, because: [], about: [] }),
    reveals: ({ far }) => far > 1,
  });
  expect(both.tell({ kind: 'moved', far: 1 }, 'b')?.text).toBe('b hears 1');
  expect(both.tell({ kind: 'over' }, 'b')?.text).toBe('over');
  expect([1, 2].map(far => both.reveals({ kind: 'moved', far }))).toEqual([false, true]);
  expect(both.reveals({ kind: 'over' })).toBe(true);
});
