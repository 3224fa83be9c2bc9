import { choicesOf, type Seat, type SeenAsk } from '@umpire/engine';
import type { Types } from '../play/types.js';
import { assessmentOf } from './assessment.js';
import { boutOdds } from './odds.js';
import { shotWorth } from './shot-worth.js';

/** What to answer where the other player's turn asks for it (5.5); undefined: anything. */
export function answer(seat: Seat<Types>, ask: SeenAsk): unknown {
  const among = choicesOf(ask);
  if (!among || !ask.about) return undefined;
  const { ids } = seat.view.lookup;
  const [own, other] = ask.about.map(id => ids[id]);
  if (own === undefined || other === undefined) return undefined;
  const values = among.map(choice => choice.value as string);
  return values.includes('stand') ? evasion(seat, own, other) : returned(seat, own, other, values);
}

/** A charge is received by who may expect more of it than it loses; the others get out of its way, facing kept. */
function evasion(seat: Seat<Types>, own: number, charger: number): 'stand' | 'evade' {
  const assessment = assessmentOf(seat);
  const { vignettes } = seat.view;
  const { done, suffered } = boutOdds(vignettes[charger]!, vignettes[own]!, 'front', seat.options);
  return done * assessment.stakes[own]! > suffered * assessment.stakes[charger]! ? 'evade' : 'stand';
}

/** Fire is always returned, with the weapon that promises more. */
function returned(seat: Seat<Types>, own: number, at: number, values: readonly string[]): string {
  const assessment = assessmentOf(seat);
  let [best, most] = [values[0]!, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value !== 'own' && value !== 'attached') continue;
    const worth = shotWorth(assessment, seat.view, own, value, at, 'return');
    if (worth > most) [best, most] = [value, worth];
  }
  return best;
}
