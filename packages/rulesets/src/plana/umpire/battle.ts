import { forbid, type Refusal } from '@umpire/engine';
import { z } from 'zod';
import { toAll } from '../play/change.js';
import { endAs } from '../play/ending.js';
import { isWindow } from '../play/stages.js';
import { STOPS, type State, type Stop } from '../play/state.js';
import { choose, type Decided, number, umpireVerb } from './ruling.js';

const LEVELS = ['draw', 'marginal', 'clear', 'decisive'] as const;
/** PLA-UMP-15, -39: both hear it. */
export const end = umpireVerb({
  label: 'End the battle',
  text: 'Who has won, and how clearly',
  rule: 'PLA-UMP-39',
  group: 'battle',
  shape: { winner: z.enum(['a', 'b', 'draw']), level: z.enum(LEVELS) },
  fields: ({ sides }) => [
    choose('winner', 'Who has won', [
      ['a', sides.a.name],
      ['b', sides.b.name],
      ['draw', 'nobody'],
    ]),
    choose(
      'level',
      'How clearly',
      LEVELS.map(level => [level, level]),
    ),
  ],
  decide(state, { winner, level }): Refusal | Decided {
    if ((winner === 'draw') !== (level === 'draw')) return forbid('PLA-UMP-39', 'a draw has no winner');
    const text =
      winner === 'draw'
        ? 'The umpire ends the battle: a draw'
        : `The umpire ends the battle: ${state.sides[winner].name} wins (${level})`;
    // In the middle of a step it ends when that is done.
    if (state.desk.held || !isWindow(state.stage))
      return { text, patch: { desk: { ...state.desk, ending: { winner, text } } } };
    return { text, follow: game => endAs(game, { winner, rule: 'PLA-UMP-15', text }) };
  },
});

const CLOCK = {
  close: 'Close the window: what was handed in counts',
  extend: 'Give both sides more time',
  pause: 'Stop the clock: the window stays open',
  resume: 'Let the clock go on',
} as const;
/** PLA-UMP-16, -40: both hear of the clock. */
export const clock = umpireVerb({
  label: 'The clock',
  text: 'Close the open window, hold it, or give it more time',
  rule: 'PLA-UMP-40',
  group: 'battle',
  shape: {
    change: z.enum(['close', 'extend', 'pause', 'resume']),
    minutes: z.int().min(0).max(600).default(0),
  },
  fields: (_state, { change }) => [
    choose('change', 'What', Object.entries(CLOCK)),
    ...(change === 'extend' ? [number('minutes', 'Minutes', 1, 600)] : []),
  ],
  decide(state, { change, minutes }): Refusal | Decided {
    if (!isWindow(state.stage)) return forbid('PLA-UMP-40', 'no window is open');
    const text = WORDS[change](minutes);
    const { a, b } = toAll(text, [{ rule: 'PLA-UMP-40', text: 'by the umpire' }]);
    return { text, patch: clockPatch(state, change, minutes), news: { a: a!, b: b! } };
  },
});
const WORDS: Readonly<Record<keyof typeof CLOCK, (minutes: number) => string>> = {
  close: () => 'The umpire closes the window',
  extend: minutes => `The umpire gives ${minutes} minutes more`,
  pause: () => 'The umpire holds both sides',
  resume: () => 'The umpire lets both sides go on',
};
function clockPatch({ desk, seats }: State, change: keyof typeof CLOCK, minutes: number) {
  if (change === 'extend') return { desk: { ...desk, extended: desk.extended + minutes } };
  if (change !== 'close') return { desk: { ...desk, paused: change === 'pause' } };
  const ready = Object.fromEntries([...seats.a, ...seats.b].map(seat => [seat, true as const]));
  return { ready, desk: { ...desk, paused: false } };
}

export const STOP_WORDS: Readonly<Record<Stop, string>> = {
  assaults: 'Assaults',
  'big-surprise': 'Big Surprise',
  demoralisation: 'Loss of heart',
  'first-contact': 'First contact',
  nuclear: 'Nuclear weapons',
  refused: 'Refused orders',
  steps: 'Every step',
};
/** PLA-UMP-18, -43: where he wants to be asked. */
export const stops = umpireVerb({
  label: 'Where you are asked',
  text: 'At which moments the battle waits for your word',
  rule: 'PLA-UMP-43',
  group: 'battle',
  shape: { kinds: z.array(z.enum(STOPS)).max(STOPS.length) },
  fields: () => [
    { name: 'kinds', label: 'At', kind: 'several', among: STOPS.map(value => ({ value, label: STOP_WORDS[value] })) },
  ],
  decide: (state, { kinds }) => ({
    text: kinds.length > 0 ? `Asked at: ${kinds.map(kind => STOP_WORDS[kind]).join(', ')}` : 'Asked nowhere',
    patch: { rulings: { ...state.rulings, stops: [...new Set(kinds)] } },
  }),
});

/** PLA-UMP-19, PLA-R-214: results and pauses are let go, reports kept without a date go out with the next turn. */
export const leave = umpireVerb({
  label: 'Leave your seat',
  text: 'The machine decides; what you keep back goes out',
  rule: 'PLA-UMP-19',
  group: 'battle',
  shape: {},
  fields: () => [],
  decide(state): Refusal | Decided {
    if (!state.desk.present) return forbid('PLA-UMP-19', 'the seat is empty');
    const { desk, ledgers, turn } = state;
    const withheld = desk.withheld.map(one => ({ ...one, until: one.until ?? turn + 1 }));
    const released = (side: 'a' | 'b') => ({
      ...ledgers[side],
      contacts: ledgers[side].contacts.map(one =>
        one.heldUntil !== null && one.heldUntil > 200 ? { ...one, heldUntil: turn + 1 } : one,
      ),
    });
    return {
      text: 'The umpire has left his seat',
      patch: {
        desk: { ...desk, present: false, paused: false, withheld },
        ledgers: { a: released('a'), b: released('b') },
      },
    };
  },
});
/** PLA-UMP-19, PLA-R-215: he sees all at once, and acts from the next gap. */
export const come = umpireVerb({
  label: 'Take your seat',
  text: 'You are asked again where you want to be',
  rule: 'PLA-UMP-19',
  group: 'battle',
  shape: {},
  fields: () => [],
  decide: (state): Refusal | Decided =>
    state.desk.present
      ? forbid('PLA-UMP-19', 'you sit there already')
      : { text: 'The umpire has taken his seat', patch: { desk: { ...state.desk, present: true } } },
});
