import { BOTS, botOf, situationOf } from '@umpire/bots';
import { isChance, isRefusal, type MenuItem, type OrderBase, type Result, type SeatId } from '@umpire/engine';
import { type Battle, menuOf, put, seatOf } from './battle.js';
import { botAt, type Holder, type Input } from './messages.js';
import { sidesTurnOf } from './sides.js';
import { wholeOrder } from './whole-order.js';

const holderBot = (holder: Holder | undefined) => botOf(botAt(holder) ?? '') ?? BOTS[0]!;

/**
 * A bot that is to act. Dice that lie on a real table are typed in by a person, whoever throws them. Where all write unseen it writes when
 * the people have: how long it is at it would tell them how much it has to say.
 */
export function botToAct({ match, seats }: Battle): SeatId | undefined {
  const ask = match.pending?.ask;
  if (ask && isChance(ask)) return undefined;
  const turn = sidesTurnOf(match);
  if ('over' in turn || (turn.sealed && turn.waiting.some(seat => botAt(seats[seat]) === undefined))) return undefined;
  for (const seat of turn.waiting) if (botAt(seats[seat]) !== undefined) return seat;
  return undefined;
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

/** What a bot does now, from what its seat sees. */
export function decision({ match, seats, chances }: Battle, by: SeatId): Input {
  const { situation, asking } = situationOf(match, by, chances);
  const bot = holderBot(seats[by]);
  return asking ? { by, answer: bot.answer(situation, asking) } : { by, order: bot.order(situation) };
}

/**
 * What a player who may order now is advised to: the lay-out that the book suggests to whoever deploys by hand, in which nobody stands where a
 * player would not put him; else what the best of the bots would order.
 */
export function advisedOrder(battle: Battle, by: SeatId): OrderBase | undefined {
  const { match, chances } = battle;
  const turn = sidesTurnOf(match);
  if (match.pending || 'over' in turn || !turn.waiting.includes(by)) return undefined;
  return laidOut(battle, by) ?? BOTS.at(-1)!.order(situationOf(match, by, chances).situation);
}

/** The next lay-out that is to be made, as the book suggests it, if it is allowed. */
function laidOut(battle: Battle, by: SeatId): OrderBase | undefined {
  const { rules } = battle.match;
  const seat = seatOf(battle, by);
  const isLaidOut = ({ deploys, closed, fields }: MenuItem): boolean =>
    deploys === true && !closed && fields.some(({ gesture }) => gesture === 'arrange');
  const item = menuOf(battle, by).find(isLaidOut);
  const found = item && wholeOrder(rules, seat, item, {});
  return found && !isRefusal(found) && !found.preview.refusal ? found.order : undefined;
}
