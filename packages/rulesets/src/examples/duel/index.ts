import { forkState, ok, type Ruleset } from '@umpire/engine';
import { advice } from './advice.js';
import { face } from './face.js';
import { begun, overOf, type Types, wayRefusal } from './play.js';
import { ADJUDICATOR } from './rules.js';
import { order, perform } from './verbs.js';

export const duel: Ruleset<Types> = {
  id: 'duel',
  version: 1,
  title: 'Duel',
  options: [],
  questions: ADJUDICATOR.questions,
  scenarios: [{ id: 'woods', title: 'Three woods', text: 'Two tanks among three woods.', size: 'small', data: {} }],
  order,
  setup: () => ok(begun()),
  turn(state) {
    const over = overOf(state);
    if (over) return { over: over.winner, rule: over.rule, text: over.text };
    const { active, tanks } = state;
    return { waiting: [active], step: 'turn', rule: 'DUEL-TRN-01', text: `${tanks[active].id} acts` };
  },
  perform,
  automatic: () => undefined,
  apply: (state, { change }) => void Object.assign(state, change),
  reveals: () => false,
  // everything is open: a view is a copy of the state, and so is what is imagined from it
  view: state => forkState(state),
  imagine: view => forkState(view),
  tell: ({ text, because, about }) => ({ text, because, about }),
  faults: state => Object.values(state.tanks).flatMap(tank => wayRefusal(state, tank, tank)?.message ?? []),
  face,
  advice,
};
