import type { BattleView } from '@umpire/desk';
import { botAt, isHands } from '@umpire/desk';
import { type Hand, isSide } from '@umpire/engine';
import { actorOf } from './seating.js';

/** The hand after each: whoever always showed the same one would draw with his like for ever. */
const NEXT: Readonly<Record<Hand, Hand>> = { rock: 'paper', paper: 'scissors', scissors: 'rock' };

/**
 * Whether hands that were drawn are shown again by themselves: a bot's hand is chance, and no hand is better than another against it.
 * Whoever plays against a person, at this screen or another, shows each hand himself.
 */
export function showsAgain(battleView: BattleView): boolean {
  const by = actorOf(battleView) ?? battleView.at;
  return Object.entries(battleView.seats).every(([seat, holder]) => seat === by || botAt(holder) !== undefined);
}

/** The hand that is shown by itself where both had shown the same and must show again. */
export function handAgain(battleView: BattleView): Hand | undefined {
  const { asked, log } = battleView;
  const by = actorOf(battleView);
  if (!asked || !by || !isSide(by) || !isHands(asked.ask) || asked.answered.includes(by) || !showsAgain(battleView))
    return undefined;
  const last = log.at(-1)?.thrown?.at(-1);
  if (!last?.again || last.text !== asked.ask.text || typeof last.value !== 'object') return undefined;
  return NEXT[last.value[by]];
}
