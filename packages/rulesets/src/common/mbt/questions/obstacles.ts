import { type Finding, type Options, type Procedure, type Rps, rps } from '@umpire/engine';
import type { Outcome } from '../book/engagements.js';
import type { Going, StandFacts } from '../pieces.js';
import type { QuestionBook } from './book.js';

const OBSTRUCTED = {
  obstruction: true,
  terrain: 'O',
  road: false,
  bridge: false,
  jungle: false,
  zone: 'Temperate',
  light: 'day',
} as const;

/** What mine fields and obstructions do to a stand that is asked about. */
export function fieldOf({ asked: { mineResult }, drawsHands, idOf, moving: { goingOf } }: QuestionBook) {
  /** The hand of the stand's opponent is the field's, and the result is seen from the field. */
  function* minefield(stand: StandFacts, options: Options): Procedure<Finding<{ rps: Rps } & Outcome>> {
    const hand = yield* rps(idOf('HSE-08'), 'a', drawsHands(options), 'Rock-Paper-Scissors for the mine field');
    return mineResult(stand, hand, options);
  }

  /** HSE-09: a line of the going like any other. */
  function obstruction({ subClass, jungleTrained }: StandFacts, options: Options): Finding<{ going: Going }> {
    const { going, because } = goingOf({ ...OBSTRUCTED, subClass, jungleTrained }, options);
    return { result: { going }, because };
  }

  return { minefield, obstruction };
}
