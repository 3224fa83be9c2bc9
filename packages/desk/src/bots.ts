import { BOTS, botOf, situationOf } from '@umpire/bots';
import { isChance, type OrderBase, type Result, type Side } from '@umpire/engine';
import { type Battle, put } from './battle.js';
import { botAt, type Input, type Seats } from './messages.js';
import { sidesTurnOf } from './sides.js';

const holderBot = (holder: Seats['a']) => botOf(botAt(holder) ?? '') ?? BOTS[0]!;

/**
 * A bot that is to act. Dice that lie on a real table are typed in by a person, whoever throws them. Where all write unseen it writes when
 * the people have: how long it is at it would tell them how much it has to say.
 */
export function botToAct({ match, seats }: Battle): Side | undefined {
  const ask = match.pending?.ask;
  if (ask && isChance(ask)) return undefined;
  const turn = sidesTurnOf(match);
  if ('over' in turn || (turn.sealed && turn.waiting.some(side => botAt(seats[side]) === undefined))) return undefined;
  return turn.waiting.find(side => botAt(seats[side]) !== undefined);
}

/** Bots act: one decision; where all write unseen, as many as it takes until a window closes. */
export function botsAct(battle: Battle): Result<unknown> | undefined {
  let last: Result<unknown> | undefined;
  for (let by = botToAct(battle); by !== undefined; by = isSealed(battle) ? botToAct(battle) : undefined) {
    const known = windowOf(battle);
    last = put(battle, decision(battle, by));
    if (!last.ok || windowOf(battle) !== known) return last;
  }
  return last;
}
const isSealed = ({ match }: Battle): boolean => {
  const turn = sidesTurnOf(match);
  return 'waiting' in turn && turn.sealed === true;
};
/** What is being written: another one when it closes. */
const windowOf = ({ match }: Battle): string => {
  const turn = sidesTurnOf(match);
  return 'over' in turn ? '' : turn.step;
};

/** What a bot does now, from what its side sees. */
export function decision({ match, seats, chances }: Battle, by: Side): Input {
  const { situation, asking } = situationOf(match, by, chances);
  const bot = holderBot(seats[by]);
  return asking ? { by, answer: bot.answer(situation, asking) } : { by, order: bot.order(situation) };
}

/** What the best of the bots would order for a side that may order now. */
export function advisedOrder({ match, chances }: Battle, by: Side): OrderBase | undefined {
  const turn = sidesTurnOf(match);
  if (match.pending || 'over' in turn || !turn.waiting.includes(by)) return undefined;
  return BOTS.at(-1)!.order(situationOf(match, by, chances).situation);
}
