import { otherSide, type Procedure, rps, staked } from '@umpire/engine';
import type { Gift } from '../../book/parts.js';
import type { PlayBook } from '../book.js';
import type { Blow } from './blow.js';
import { natureOf } from './deeds.js';
import { blowForetold } from './foretelling.js';
import type { Revealing } from './reveal.js';
import type { StandingFacts } from './stand-facts.js';
import { standOf } from './stands.js';
import type { Play } from './types.js';

/** A stand in the field that it has entered. */
export interface Mined {
  readonly stand: string;
  readonly field: string;
}

export type Mines = Gift<'engaging', typeof mines>;

/** What mine fields do. */
export function mines(book: PlayBook & Revealing & StandingFacts) {
  const { drawsHands, idOf } = book;
  const { mineResult } = book.engaging;
  const { reveal } = book.hidden;
  const { standFacts } = book.shapes;
  /**
   * HSE-08: a blank is turned up first, a fake removed; then one RPS, thrown for the field by the stand's opponent. What follows
   * from the blow is left to whoever asked.
   */
  function* mineStrikes(game: Play, { stand: id, field }: Mined): Procedure<Blow | undefined> {
    const { state, options } = game;
    reveal(game, id, idOf('HSE-08'), 'it has entered a mine field');
    const stand = standOf(state, id)!;
    if (stand.place !== 'table') return undefined;
    const text = 'Rock-Paper-Scissors for the mine field';
    const facts = standFacts(state, stand, stand.nature!);
    const hand = yield* staked(rps(idOf('HSE-08'), otherSide(stand.side), drawsHands(options), text), () =>
      blowForetold(book, stand, options, shown => mineResult(facts, shown, options)),
    );
    const { result, because } = mineResult(facts, hand, options);
    const struck = { code: result.code, status: result.state, was: facts.state };
    game.happen({ kind: 'mined', stand: id, ...natureOf(stand), field, rps: hand, struck, because });
    return { stand: id, ...result };
  }

  return { mineStrikes };
}
