import type { Advice, Random, Seat } from '@umpire/engine';
import type { Types } from '../play/types.js';
import { answer } from './answers.js';
import { anyOrder } from './any-order.js';
import { assessmentOf } from './assessment.js';
import type { Candidate } from './candidate.js';
import { candidates } from './candidates.js';
import { orders } from './orders.js';
import { settingUp } from './setting-up.js';
import { worth } from './worth.js';

/** In battle, what may be worth something; before it, one order. */
const candidatesOf = (seat: Seat<Types>, chance: Random): Iterable<Candidate> =>
  seat.view.step === 'battle' ? candidates(assessmentOf(seat)) : [{ order: settingUp(seat, chance), worth: 0 }];

export const advice: Advice<Types> = {
  candidates: candidatesOf,
  orders,
  anyOrder,
  worth,
  answer: (seat, ask) => answer(seat, ask),
};
