import type { BattleView, Seats } from '@umpire/desk';
import type { MenuItem, Side, Viewer } from '@umpire/engine';
import type { ReadEntry } from '../../storage/battles.js';

/** Positions of a battle that was never fought, for tests of the session alone. */

export const END: MenuItem = { verb: 'end', label: 'End', text: '', fields: [], ends: 'step' };
export const MARCH: MenuItem = {
  verb: 'march',
  stand: 'A1',
  label: 'March',
  text: '',
  fields: [
    { name: 'path', gesture: 'path' },
    { name: 'facing', gesture: 'turn' },
  ],
};
const SHEET: MenuItem = { verb: 'answer', label: 'Answer', text: '', fields: [{ name: 'at', gesture: 'place' }] };

const ask = (text: string, hands: boolean) => ({
  ask: { kind: 'answer', rule: 'X-1', text, from: ['a', 'b'], fields: [], ...(hands && { hands: { decisive: true } }) },
  answered: [],
});
const waiting = (...sides: Side[]) => ({ turn: { waiting: sides, step: 's', rule: 'X-1', text: '' } });

const SITUATIONS = {
  'own orders': { ...waiting('a'), menu: [MARCH, END] },
  'an empty step': { ...waiting('a'), menu: [END] },
  'orders of the other side': { ...waiting('b'), thinking: true },
  'orders of both': { ...waiting('a', 'b'), menu: [MARCH, END], thinking: true },
  'hands of both': { ...waiting('a', 'b'), asked: ask('hands', true), thinking: true },
  'a choice of the other side': { ...waiting('b'), asked: ask('who deploys first?', false), thinking: true },
  'a place to choose': { ...waiting('a'), asked: ask('where?', false), menu: [SHEET] },
  'the end': { turn: { over: 'a', rule: 'X-2', text: '' } },
} as const;
export type Situation = keyof typeof SITUATIONS;
export const SITUATION_NAMES = Object.keys(SITUATIONS) as Situation[];

export const AGAINST_BOT: Seats = { a: 'person', b: { bot: 'greedy' } };
export const TWO_PEOPLE: Seats = { a: 'person', b: 'person' };

export interface At {
  readonly viewer?: Viewer;
  readonly seats?: Seats;
  /** Something was thrown in the last entry. */
  readonly thrown?: boolean;
  readonly entries?: number;
  /** Whoever looks has ordered nothing yet. */
  readonly fresh?: boolean;
}

export function viewAt(situation: Situation, at: At = {}): BattleView {
  const { viewer = 'a', seats = AGAINST_BOT, thrown = false, entries = 1, fresh = false } = at;
  const places = [
    { id: 'a', side: 'a' },
    { id: 'b', side: 'b' },
  ];
  const throws = thrown ? [{ before: 0, text: 'a die', rule: 'X-3', value: 4 }] : [];
  const told = { index: entries, by: 'a', verb: 'march', lines: [], thrown: throws };
  const bots = seats.b !== 'person';
  const { thinking = false, ...rest }: Partial<BattleView> = SITUATIONS[situation] as never;
  return {
    battle: 'x',
    book: 'x',
    viewer,
    at: viewer,
    places,
    scene: { pieces: [], status: { turn: '1' } },
    menu: [],
    meters: [],
    log: [told],
    ...(!fresh && { acted: true }),
    entries,
    redo: false,
    seats,
    thinking: thinking && bots,
    ...rest,
  } as unknown as BattleView;
}

export const readOf = (seats: Seats, privacy = true): ReadEntry =>
  ({ ok: true, entry: { id: 'x', title: 'X', plan: { seats, privacy }, record: null } }) as unknown as ReadEntry;
