import { ok, type Ruleset } from '@umpire/engine';
import { overTurn } from '../../common/book/ending.js';
import { OPEN_BOOK } from '../../common/book/open-book.js';
import { advice } from './advice.js';
import { face } from './face.js';
import { begun, overOf, type Types, wayRefusal } from './play.js';
import { ADJUDICATOR } from './rules.js';
import { order, perform } from './verbs.js';

export const duel: Ruleset<Types> = {
  ...OPEN_BOOK,
  id: 'duel',
  version: 1,
  title: 'Duel',
  questions: ADJUDICATOR.questions,
  scenarios: [{ id: 'woods', title: 'Three woods', text: 'Two tanks among three woods.', size: 'small', data: {} }],
  order,
  setup: () => ok(begun()),
  turn(state) {
    const { active, tanks } = state;
    const over = overOf(state);
    if (over) return overTurn(over);
    return { waiting: [active], step: 'turn', rule: 'DUEL-TRN-01', text: `${tanks[active].id} acts` };
  },
  perform,
  apply: (state, { change }) => void Object.assign(state, change),
  tell: ({ text, because, about }) => ({ text, because, about }),
  faults: state => Object.values(state.tanks).flatMap(tank => wayRefusal(state, tank, tank)?.message ?? []),
  face,
  advice,
};
