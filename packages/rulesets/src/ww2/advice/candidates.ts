import { bestFirst, type Candidate, type Prospect, type Random } from '@umpire/engine';
import type { State } from '../play/state.js';
import type { Seat } from '../play/types.js';
import type { Order } from '../verbs/index.js';
import { airProspects } from './air-worth.js';
import { restProspects, standProspects } from './appraisal.js';
import { marchProspects } from './marches.js';
import { actors, ends, orders } from './orders.js';
import { someWork } from './setting-up.js';

/** An order that stands by itself, and what it is worth. */
const sure = (order: Order, worth = 0): Prospect<Order> => ({ most: worth, appraise: () => ({ order, worth }) });

/** Steps in which every order that may be given will do: the first is taken. */
const anyOf = (seat: Seat): Prospect<Order>[] => [...orders(seat)].map(order => sure(order));

const tactical = (seat: Seat): Prospect<Order>[] => {
  const { view } = seat;
  if (view.option) return [...restProspects(seat), sure({ verb: 'endOption' })];
  return [...actors(seat).flatMap(stand => standProspects(seat, stand)), ...ends(seat).map(order => sure(order))];
};

/** Obstacles lie in the middle of the table, on so many places of its grid. */
const MIDDLE = 48;

const STEPS: Readonly<Partial<Record<State['phase'], (seat: Seat, chance: Random) => Prospect<Order>[]>>> = {
  tactical,
  march: seat => [...marchProspects(seat), ...ends(seat).map(order => sure(order))],
  retreat: () => [sure({ verb: 'retreatAll' })],
  armies: anyOf,
  terrain: anyOf,
  fortify: (seat, chance) => [sure(someWork(seat, chance, MIDDLE))],
  deploy: anyOf,
  start: anyOf,
};
/** Aircraft and those who shoot at them. */
const inTheAir = (seat: Seat): Prospect<Order>[] => [...airProspects(seat), ...ends(seat).map(order => sure(order))];

/** Orders that may be worth giving, the best first. */
export const candidates = (seat: Seat, chance: Random): Iterable<Candidate<Order>> =>
  bestFirst((STEPS[seat.view.phase] ?? inTheAir)(seat, chance));
