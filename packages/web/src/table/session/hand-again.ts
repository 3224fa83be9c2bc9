import type { BattleView } from '@umpire/desk';
import { isHands } from '@umpire/desk';
import { type Hand, isSide } from '@umpire/engine';
import { personsOf } from '../../battles/persons.js';
import { actorOf } from './seating.js';

/** The hand after each: whoever always showed the same one would draw with his like for ever. */
const NEXT: Readonly<Record<Hand, Hand>> = { rock: 'paper', paper: 'scissors', scissors: 'rock' };

/**
 * The hand that is shown by itself where both had shown the same and must show again: nothing hangs on which. Where two people sit at
 * one screen they show themselves.
 */
export function handAgain(battleView: BattleView): Hand | undefined {
  const { asked, log, seats } = battleView;
  const by = actorOf(battleView);
  if (
    !asked ||
    !by ||
    !isSide(by) ||
    !isHands(asked.ask) ||
    !asked.ask.hands.decisive ||
    asked.answered.includes(by) ||
    personsOf(seats).length > 1
  )
    return undefined;
  const last = log.at(-1)?.thrown?.at(-1);
  if (last?.won !== 'draw' || last.text !== asked.ask.text || typeof last.value !== 'object') return undefined;
  return NEXT[last.value[by]];
}
