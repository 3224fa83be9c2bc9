import type { Procedure } from '@umpire/engine';
import { mayStepIn } from '../rules/leadership.js';
import { isPlayed } from './seats.js';
import type { Commander, Company, Intervention } from './state.js';
import { happens, type Play } from './types.js';

/** PLA-CMD-03: whom a player plays steps in where he says so; for another one die a turn decides, before the first throw that it is for. */
export function* intervenes(
  game: Play,
  { id }: Pick<Commander, 'id'>,
  { leadership }: Company,
  into: Intervention,
): Procedure<boolean> {
  const commander = game.state.commanders.find(one => one.id === id)!;
  if (!commander.intervene.includes(into)) return false;
  if (isPlayed(game.state, commander)) return true;
  const { turn } = game.state;
  const known = commander.thrown.find(one => one.into === into && one.turn === turn);
  if (known) return known.stepsIn;
  const facts = { leadership: commander.leadership, playedByPlayer: false, companyLeadership: leadership };
  const { result } = yield* mayStepIn(facts, game.options);
  const thrown = [...commander.thrown.filter(one => one.into !== into), { into, turn, stepsIn: result.intervenes }];
  happens(game, 'thrown', { commanders: [{ ...commander, thrown }] });
  return result.intervenes;
}
