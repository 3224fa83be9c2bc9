import {
  type BookTypes,
  die,
  forbid,
  type Game,
  type Odds,
  type Options,
  type OrderBase,
  odds,
  type Procedure,
  type ResultInWords,
  type Seat,
  type Side,
} from '@umpire/engine';
import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { type Assembly, assemble } from './assemble.js';
import { drawing, givingUp, type Over, overRefusal } from './ending.js';
import { idsOf } from './ids.js';
import { formerlyWord, namesIn, yesOrNo } from './legacy-fields.js';
import { type OrderIn, SHOWN, verbsOf } from './verbs.js';

/** A duel of tanks: enough of a book to see everything that is derived from verbs. */
interface Tank {
  readonly id: string;
  readonly side: Side;
  readonly at: number;
  readonly fired: boolean;
}
interface State {
  tanks: readonly Tank[];
  active: Side;
  offer: Side | null;
  over: Over | null;
}
type Event =
  | { kind: 'hit' | 'missed'; target: string }
  | { kind: 'moved'; stand: string; at: number }
  | { kind: 'next' }
  | { kind: 'offered'; by: Side }
  | { kind: 'over'; over: Over };
interface Types extends BookTypes {
  state: State;
  view: State;
  event: Event;
  order: OrderBase;
}

const { idOf: id } = idsOf('DUEL', 'duel');
const verb = verbsOf<Types, Tank>();
const piece = z.string().min(1);
const foes = (view: State, by: Side) => view.tanks.filter(t => t.side !== by);
const tankOf = (view: State, name: string) => view.tanks.find(t => t.id === name);

let measured = 0;
const distanceOf = (a: Tank, b: Tank): number => {
  measured++;
  return Math.abs(a.at - b.at);
};

const mayFire = (view: State, by: Side, tank: Tank) =>
  view.active !== by || tank.side !== by
    ? forbid(id('TRN-01'), 'it is the other player’s turn')
    : tank.fired
      ? forbid(id('FIR-01'), 'it has fired')
      : undefined;
function* shot(distance: number) {
  const thrown = yield* die(id('FIR-03'), 'a');
  return { result: thrown > distance ? ('hit' as const) : ('missed' as const), because: [] };
}

const told = ({ chances, because }: Odds<'hit' | 'missed'>): Odds<ResultInWords> => ({
  chances: chances.map(c => ({ ...c, result: { text: c.result, good: c.result === 'hit' ? 1 : 0 } })),
  because,
});

const fire = verb({
  order: { stand: piece, target: piece },
  label: 'Fire',
  text: 'One die, more than the distance',
  key: 'f',
  may: ({ view, by }, own) => mayFire(view, by, own) ?? { foes: foes(view, by) },
  fields: {
    target: {
      target: ({ seat, piece: { id: stand }, refusalOf }) =>
        foes(seat.view, seat.by).map(({ id: target }) => {
          const closed = refusalOf({ stand, target });
          return { id: target, gap: null, ...(closed && { closed }) };
        }),
    },
  },
  plan: ({ view }, { stand, target }, { foes }) => {
    const [own, foe] = [tankOf(view, stand), foes.find(t => t.id === target)];
    if (!own || !foe) return forbid(id('FIR-02'), 'a tank of yours fires at one that is not');
    const distance = distanceOf(own, foe);
    return distance > 5 ? forbid(id('FIR-04'), 'it is too far away') : { distance, foe };
  },
  preview: ({ distance, foe }) => ({
    odds: told(odds(() => shot(distance))),
    cost: `${distance} to ${foe.id}`,
    because: [],
  }),
  *act(game, _by, { target }, { distance }) {
    const { result } = yield* shot(distance);
    game.happen({ kind: result, target });
  },
});

const STEPS = [1, 2, 3];
const move = verb({
  order: {
    stand: piece,
    hurry: yesOrNo.default(false),
    steps: z.int().min(1).max(3),
    past: formerlyWord(z.array(piece), z.string(), namesIn).default([]),
  },
  label: 'Move',
  text: 'Up to three steps',
  on: ({ seat, piece }) =>
    seat.view.active === seat.by
      ? { label: `Move ${piece.id}`, fields: piece.fired ? ['steps'] : ['hurry', 'steps'] }
      : undefined,
  fields: {
    hurry: {
      choose: () => [true, false].map(value => ({ value, label: value ? 'In a hurry' : 'With care' })),
    },
    steps: {
      choose: ({ sofar }) => STEPS.slice(0, sofar.hurry ? 3 : 1).map(value => ({ value, label: `${value}` })),
    },
  },
  plan: ({ view }, { stand, steps, hurry }) =>
    steps > 1 && !hurry
      ? forbid(id('MOV-01'), 'only who hurries goes farther')
      : { at: tankOf(view, stand)!.at + steps },
  refused: (_seat, { steps }, why) => ({ used: steps / 3, cost: why.message }),
  act: (game, _by, { stand }, { at }) => game.happen({ kind: 'moved', stand, at }),
});

const endTurn = verb({
  order: {},
  label: 'End turn',
  text: 'The other player goes on',
  ends: 'turn',
  on: ({ seat }) => (seat.view.active === seat.by ? SHOWN : undefined),
  plan: ({ view, by }) => (view.active === by ? undefined : forbid(id('TRN-01'), 'it is the other player’s turn')),
  act: game => game.happen({ kind: 'next' }),
});

const ending = { rule: id('END-01'), end: (game: Game<Types>, over: Over) => game.happen({ kind: 'over', over }) };
const words = { label: 'Accept', text: 'Drawn' };
const VERBS = {
  fire,
  move,
  endTurn,
  resign: givingUp<Types>(ending, {
    label: 'Resign',
    text: 'Give up',
    said: (_, by) => `${by} resigns`,
    because: 'he may',
  }),
  ...drawing<Types>(
    { ...ending, offered: view => view.offer, offer: (game, by) => game.happen({ kind: 'offered', by }) },
    { offer: { label: 'Offer', text: 'A draw' }, accept: words, agreed: 'a draw is agreed', because: 'both may' },
  ),
};
type Order = OrderIn<typeof VERBS>;

const NO_TANK = forbid(id('FIR-02'), 'choose a tank first');
const ASSEMBLY: Assembly<Types, Tank> = {
  pieces: ({ view, by }) => view.tanks.filter(t => t.side === by),
  piece: ({ view }, name) => (name === undefined ? undefined : tankOf(view, name)) ?? NO_TANK,
  closed: ({ view }) => overRefusal(view.over),
  seatOf: ({ state, seat, options }, by) => ({ view: state, by, seat, options }),
  same: (view, state) => view.tanks === state.tanks,
};
const duel = assemble<Types, Tank>(ASSEMBLY)(VERBS);

const OPTIONS: Options = {};
const tank = (name: string, side: Side, at: number, fired = false): Tank => ({ id: name, side, at, fired });
const start = (): State => ({
  tanks: [tank('A1', 'a', 0), tank('A2', 'a', 1, true), tank('B1', 'b', 4), tank('B2', 'b', 6)],
  active: 'a',
  offer: null,
  over: null,
});
const seat = (view: State, by: Side = 'a'): Seat<Types> => ({ view, by, options: OPTIONS });
const gameOf = (state: State): Game<Types> & { events: Event[] } => {
  const events: Event[] = [];
  return { state, options: OPTIONS, events, happen: event => void events.push(event) };
};
const LEFT = { id: 'left', side: 'a' } as const;
const FIRE: Order & { verb: 'fire' } = { verb: 'fire', stand: 'A1', target: 'B1' };

beforeEach(() => {
  measured = 0;
});

describe('what is derived from the verbs of a book', () => {
  test('the order type and its schema', () => {
    expectTypeOf<Extract<Order, { verb: 'fire' }>>().toEqualTypeOf<
      { readonly verb: 'fire' } & { stand: string; target: string }
    >();
    expectTypeOf<Extract<Order, { verb: 'endTurn' }>>().toExtend<{ readonly verb: 'endTurn' }>();
    expectTypeOf<Extract<Order, { verb: 'endTurn' }>>().not.toBeNever();
    expect(duel.order.parse(FIRE)).toEqual(FIRE);
    expect(duel.order.safeParse({ ...FIRE, more: 1 }).success).toBe(false);
    expect(duel.order.safeParse({ verb: 'fly' }).success).toBe(false);
    expect(duel.order.parse({ verb: 'resign' })).toEqual({ verb: 'resign' });
  });
  test('the menu: the side’s own verbs, those of its pieces, then the end', () => {
    const menu = duel.menu(seat(start()));
    expect(menu.map(m => `${m.verb} ${m.stand ?? ''}`.trim())).toEqual([
      'endTurn',
      'fire A1',
      'move A1',
      'fire A2',
      'move A2',
      'resign',
      'offerDraw',
    ]);
    expect(menu[1]).toEqual({
      verb: 'fire',
      stand: 'A1',
      label: 'Fire',
      text: 'One die, more than the distance',
      key: 'f',
      fields: [{ name: 'target', gesture: 'target' }],
    });
    expect(menu[3]?.closed).toEqual({ rule: 'DUEL-FIR-01', message: 'it has fired' });
    expect(menu[4]).toMatchObject({ label: 'Move A2', fields: [{ name: 'steps', gesture: 'choose' }] });
    expect(menu[6]).toMatchObject({ aside: true });
    expect(duel.menu(seat({ ...start(), over: { winner: 'a', rule: id('END-01'), text: 'b resigns' } }))).toEqual([]);
  });
  test('gestures know the fields before them, and refuse what they cannot read', () => {
    const steps = (hurry: unknown) => duel.gesture(seat(start()), 'steps', { verb: 'move', stand: 'A1', hurry });
    expect(steps(true)).toMatchObject({ kind: 'choose', among: [{ value: 1 }, { value: 2 }, { value: 3 }] });
    expect(steps('yes')).toMatchObject({ kind: 'choose', among: [{ value: 1 }, { value: 2 }, { value: 3 }] });
    expect(steps(undefined)).toMatchObject({ among: [{ value: 1 }] });
    expect(steps(7)).toMatchObject({ path: 'hurry' });
    expect(duel.gesture(seat(start()), 'target', { verb: 'fire', stand: 'X' })).toBe(NO_TANK);
    expect(duel.gesture(seat(start()), 'target', { verb: 'fire' })).toBe(NO_TANK);
    expect(duel.gesture(seat(start()), 'colour', { verb: 'fire', stand: 'A1' })).toMatchObject({ path: 'colour' });
    expect(duel.gesture(seat(start()), 'target', { verb: 'fire', stand: 'A1' })).toEqual({
      kind: 'target',
      targets: [
        { id: 'B1', gap: null },
        { id: 'B2', gap: null, closed: { rule: 'DUEL-FIR-04', message: 'it is too far away' } },
      ],
    });
  });
  test('previews: of what was planned, or of what is refused', () => {
    const told = duel.preview(seat(start()), FIRE);
    expect(told).toMatchObject({ cost: '4 to B1' });
    expect(told.odds?.chances.map(c => Number(c.ways))).toEqual([2, 1]);
    expect(duel.preview(seat(start()), { verb: 'move', stand: 'A1', steps: 2, hurry: false, past: [] })).toEqual({
      refusal: { rule: 'DUEL-MOV-01', message: 'only who hurries goes farther' },
      used: 2 / 3,
      cost: 'only who hurries goes farther',
      because: [],
    });
    expect(duel.preview(seat(start()), { verb: 'endTurn' })).toEqual({ because: [] });
  });
  test('an order is refused, carried out at once, or stops for a die', () => {
    const game = gameOf(start());
    expect(duel.perform(game, 'b', { verb: 'endTurn' })).toEqual({
      rule: 'DUEL-TRN-01',
      message: 'it is the other player’s turn',
    });
    expect(duel.perform(game, 'a', { verb: 'endTurn' })).toBeUndefined();
    const procedure = duel.perform(game, 'a', FIRE) as Procedure<void>;
    expect(procedure.next().value).toMatchObject({ kind: 'die', rule: 'DUEL-FIR-03' });
    procedure.next(6);
    expect(game.events).toEqual([{ kind: 'next' }, { kind: 'hit', target: 'B1' }]);
  });
  test('resigning, and draws', () => {
    const game = gameOf({ ...start(), offer: 'a' });
    expect(duel.perform(game, 'a', { verb: 'offerDraw' })).toMatchObject({ message: 'a draw is offered already' });
    expect(duel.perform(game, 'a', { verb: 'acceptDraw' })).toMatchObject({ message: 'no draw is offered' });
    duel.perform(game, 'b', { verb: 'acceptDraw' });
    duel.perform(game, 'b', { verb: 'resign' });
    expect(game.events.map(e => e.kind === 'over' && [e.over.winner, e.over.text])).toEqual([
      ['draw', 'a draw is agreed'],
      ['a', 'b resigns'],
    ]);
    const verbs = (by: Side) => duel.menu(seat(game.state, by)).map(m => m.verb);
    expect([verbs('a').includes('acceptDraw'), verbs('b').includes('offerDraw')]).toEqual([false, false]);
    const over = gameOf({ ...start(), over: { winner: 'a', rule: id('END-01'), text: '' } });
    expect(duel.perform(over, 'a', FIRE)).toEqual({ rule: 'DUEL-END-01', message: 'the battle is over' });
  });
});

describe('fields that were words once', () => {
  const old = { verb: 'move', stand: 'A1', hurry: 'yes', steps: 2, past: 'A2 B1' };
  test('are taken, and stay on record as they were', () => expect(duel.order.parse(old)).toEqual(old));
  test('have their usual values where nothing is said', () =>
    expect(duel.order.parse({ verb: 'move', stand: 'A1', steps: 1 })).toEqual({
      verb: 'move',
      stand: 'A1',
      hurry: false,
      steps: 1,
      past: [],
    }));
  test('reach the verb in the form of today', () => {
    const game = gameOf(start());
    expect(duel.perform(game, 'a', duel.order.parse(old))).toBeUndefined();
    expect(game.events).toEqual([{ kind: 'moved', stand: 'A1', at: 2 }]);
    expect(duel.preview(seat(start()), duel.order.parse({ ...old, hurry: 'no' }))).toMatchObject({
      refusal: { rule: 'DUEL-MOV-01' },
    });
  });
});

test('a verb is told which seat gave the order, and what it commands', () => {
  const seats: unknown[] = [];
  const book = assemble<Types, Tank>(ASSEMBLY)({
    endTurn: { ...endTurn, plan: ({ seat: at }: Seat<Types>) => void seats.push(at) },
  });
  book.perform({ ...gameOf(start()), seat: LEFT }, 'a', { verb: 'endTurn' });
  expect(seats).toEqual([LEFT]);
});

describe('one engagement is measured', () => {
  test('once for menu, gesture and preview together, and once for its order', () => {
    const state = start();
    const view = { ...state };
    duel.menu(seat(view));
    duel.gesture(seat(view), 'target', { verb: 'fire', stand: 'A1' });
    const targets = measured;
    duel.gesture(seat(view), 'target', { verb: 'fire', stand: 'A1' });
    duel.preview(seat(view), { target: 'B1', stand: 'A1', verb: 'fire' });
    expect([targets, measured]).toEqual([2, 2]);
    const procedure = duel.perform(gameOf(state), 'a', FIRE) as Procedure<void>;
    procedure.next();
    procedure.next(1);
    expect(measured).toBe(3);
  });
  test('once for whoever asks first and gives the same order then, if nothing has changed', () => {
    const state = start();
    expect(duel.refusalOf(seat({ ...state }), FIRE)).toBeUndefined();
    duel.perform(gameOf(state), 'a', FIRE);
    expect(measured).toBe(1);
    duel.perform(gameOf({ ...state, tanks: [...state.tanks] }), 'a', FIRE);
    expect(measured).toBe(2);
    duel.perform(gameOf(state), 'a', { ...FIRE });
    expect(measured).toBe(3);
  });
  test('anew for an order of the other side, or under other options, even if it is the same', () => {
    const state = start();
    const asked = () => duel.refusalOf(seat({ ...state }), FIRE);
    asked();
    expect(duel.perform(gameOf(state), 'b', FIRE)).toMatchObject({ rule: 'DUEL-TRN-01' });
    asked();
    duel.perform({ ...gameOf(state), options: { ...OPTIONS } }, 'a', FIRE);
    expect(measured).toBe(3);
  });
  test('anew for another seat of the side', () => {
    const view = start();
    for (const at of [LEFT, { ...LEFT, id: 'right' }]) duel.preview({ ...seat(view), seat: at }, FIRE);
    expect(measured).toBe(2);
  });
  test('again for its order, where a plan reads what its side does not see', () => {
    const book = assemble<Types, Tank>(ASSEMBLY)({ fire: { ...fire, plansAnew: true } });
    const state = start();
    expect(book.refusalOf(seat({ ...state }), FIRE)).toBeUndefined();
    book.perform(gameOf(state), 'a', FIRE);
    expect(measured).toBe(2);
  });
  test('anew for another view', () => {
    const state = start();
    for (const view of [state, { ...state }]) duel.preview(seat(view), FIRE);
    expect(measured).toBe(2);
  });
});
