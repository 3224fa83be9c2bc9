import { random, seededDice } from '../chance/seeded.js';
import type { BookTypes } from '../ruleset.js';
import { seatNamed, UMPIRE, viewerAt } from '../seats.js';
import { step } from '../testing/bench.js';
import { forkState } from './fork.js';
import { type Match, matchOf, turnOf } from './match.js';
import { seatAt } from './seen.js';

/**
 * Whether a battle can go on from a state: everybody is shown it, with the card of every piece, whoever acts gets a menu,
 * and a few orders are tried on a copy. A value that the book cannot make sense of breaks one of them.
 */
export function isPlayable<B extends BookTypes>(match: Match<B>, state: B['state']): boolean {
  const { rules, options, scenario, seats, umpire } = match;
  const copy = matchOf<B>({ rules, options, scenario, seats, umpire, dice: seededDice(1) }, forkState(state));
  try {
    rules.faults(state, options);
    for (const id of ['spectator', UMPIRE, ...seats.map(seat => seat.id)]) look(copy, id);
    for (const { id } of seats) rules.face.menu(seatAt(copy, id));
    if (!match.pending) tryOut(copy);
    return true;
  } catch {
    return false;
  }
}

function look<B extends BookTypes>({ rules, state, seats, options }: Match<B>, id: string): void {
  const [viewer, seat] = [viewerAt(seats, id), seatNamed(seats, id)];
  const seen = { view: rules.view(state, viewer, seat), viewer, seat, options };
  for (const piece of rules.face.scene(seen).pieces) rules.face.card(seen, piece.id);
}

const ORDERS = 10;

function tryOut<B extends BookTypes>(copy: Match<B>): void {
  const chance = random(1);
  for (let i = 0; i < ORDERS; i++) {
    const turn = turnOf(copy);
    if ('over' in turn) return;
    step(copy as never, chance.pick(turn.waiting), chance);
  }
}
