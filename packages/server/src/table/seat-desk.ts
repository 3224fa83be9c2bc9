import { randomBytes } from 'node:crypto';
import {
  type Battle,
  decision,
  nothingTold,
  type Outcome,
  type Questions,
  questionsOn,
  sidesTurnOf,
} from '@umpire/desk';
import {
  fail,
  heldTo,
  issueOf,
  outOfBounds,
  type Refusal,
  type Result,
  recordOf,
  type SeatId,
  UMPIRE,
} from '@umpire/engine';
import type { z } from 'zod';
import { seatsFor } from '../match/head.js';
import type { LiveMatch } from '../match/live-match.js';
import type { PlayerInput } from '../match/match-input.js';
import type { Matches } from '../match/matches.js';
import { promised, type Then } from '../then.js';
import { ACTS, DESK, KEEPING, LOOKS, type Message, QUESTIONS, RULINGS, SUGGESTIONS } from './calls.js';
import { isOrder } from './message.js';
import { battleFor, eyesOf, type Follow, type NewsOutcome, newsFor, shown } from './shown.js';

/** A table as one seat touches it. It answers what that seat may ask, and shows nothing but what that seat sees. */
export interface SeatDesk {
  /** Throws `NotAllowed` at once, if it is not. `harmless`: it is known to be within bounds. */
  answer(message: Message, harmless?: boolean): unknown;
  /** The same for what is a usual order, and harmless, without a promise; false: it is not. */
  orderThen(message: Message, harmless: boolean, then: Then<unknown>): boolean;
  /** What is sent because the match has gone on; undefined: that was shown already. */
  latest(): Promise<Outcome | NewsOutcome | undefined>;
  /** Whether this is what was shown last. */
  hasShown(live: LiveMatch): boolean;
  /** The same of a match at which nobody else is at work, without a pause. */
  latestOf(live: LiveMatch): Outcome | NewsOutcome | undefined;
}

/** Whoever asks for what is not his, or for nothing that there is, is told so; the match is not touched. */
export class NotAllowed extends Error {}

export const BOUNDS = { depth: 12, list: 2000, text: 20_000, values: 20_000 };

/** Another node was faster. */
const isOvertaken = (value: unknown): boolean => {
  const result = value as Result<unknown> | undefined;
  return result?.ok === false && result.error.path === 'seq';
};

const GONE: Refusal = { message: 'there is no such match any more' };

export function seatDesk(matches: Matches, id: string, viewer: SeatId, follow: Follow = 'view'): SeatDesk {
  let battle: Battle | undefined;
  let eyes = viewer;
  let asking: Questions | undefined;
  /** Many who only play never ask anything. */
  const questions = (): Questions => {
    asking ??= questionsOn(() => battle);
    return asking;
  };
  const look = (live: LiveMatch): void => {
    battle = battleFor(live, viewer);
    eyes = eyesOf(live, viewer);
  };
  const within = <T>(work: (live: LiveMatch) => T | Promise<T>): Promise<T | undefined> =>
    matches.alone(id, live => {
      look(live);
      return work(live);
    });

  /** What the one who follows the news has been told of the log. */
  let told = nothingTold();
  const view = async (): Promise<Outcome> =>
    (await within(live => {
      if (follow === 'news') newsFor(live, viewer, told); // the table that he is shown tells him all of it
      return shown(live, viewer);
    })) ?? fail(GONE);
  let last: { readonly battle: Battle; readonly moment: number } | undefined;
  const show = (live: LiveMatch): Outcome | NewsOutcome => {
    const { moment } = battle!;
    last = { battle: battle!, moment };
    return follow === 'news' ? newsFor(live, viewer, told) : shown(live, viewer);
  };
  const hasShown = (live: LiveMatch): boolean => {
    look(live);
    return last?.battle === battle && last?.moment === battle!.moment;
  };
  const latestOf: SeatDesk['latestOf'] = live => (hasShown(live) ? undefined : show(live));

  /** `triesLeft`: where another node was faster, what it did is read, and the order is judged by it. */
  const tried = (input: PlayerInput, key: string, then: Then<unknown>, triesLeft: number): void => {
    const given: Then<unknown> = {
      failed: then.failed,
      done: value => (triesLeft > 0 && isOvertaken(value) ? tried(input, key, then, triesLeft - 1) : then.done(value)),
    };
    matches.aloneThen(
      id,
      (live, out) => {
        if (!live) return out.done(fail(GONE));
        matches.giveThen(live, input, key, {
          failed: out.failed,
          done(result) {
            if (!result.ok) return out.done(result);
            let value: unknown;
            try {
              look(live);
              value = show(live);
            } catch (why) {
              return out.failed(why);
            }
            out.done(value);
          },
        });
      },
      given,
    );
  };
  const actThen = (input: PlayerInput, key: string | undefined, then: Then<unknown>): void => {
    if (('by' in input ? input.by : UMPIRE) !== viewer) throw new NotAllowed('this is not your seat');
    tried(input, key ?? randomBytes(16).toString('hex'), then, 3);
  };
  const act = (input: PlayerInput, key: string | undefined): Promise<unknown> =>
    promised(then => actThen(input, key, then));

  return {
    latest: async () => {
      let gone = true;
      const found = await within(live => {
        gone = false;
        return latestOf(live);
      });
      return gone ? fail(GONE) : found;
    },
    hasShown,
    latestOf,
    orderThen({ call, args, key }, harmless, then) {
      if (!harmless || call !== 'order' || !isOrder(args)) return false;
      actThen(orderOf(args), key, then);
      return true;
    },
    answer({ call, args, key }, harmless = false) {
      if (!harmless && outOfBounds(args, BOUNDS, 'args')) throw new NotAllowed('this is too much for one message');
      if (Object.hasOwn(ACTS, call)) return act(inputOf(call as keyof typeof ACTS, checkedArgs(ACTS, call, args)), key);
      if (Object.hasOwn(RULINGS, call)) return act(rulingOf(call, checkedArgs(RULINGS, call, args)), key);
      if (Object.hasOwn(DESK, call)) {
        const asked = checkedArgs(DESK, call, args);
        if (viewer !== UMPIRE) throw new NotAllowed('this is not your seat');
        return within(live => answered(questions(), call as keyof typeof DESK, asked, live));
      }
      if (Object.hasOwn(LOOKS, call)) return view();
      if (Object.hasOwn(KEEPING, call)) return within(live => kept(live, call as keyof typeof KEEPING));
      if (Object.hasOwn(SUGGESTIONS, call)) {
        const [by] = checkedArgs(SUGGESTIONS, call, args) as [SeatId];
        if (by !== viewer) throw new NotAllowed('this is not your seat');
        return within(live => suggested(live, by));
      }
      if (!Object.hasOwn(QUESTIONS, call)) throw new NotAllowed('there is no such call');
      const asked = asOwn(call as keyof typeof QUESTIONS, checkedArgs(QUESTIONS, call, args), viewer);
      return within(live => {
        if (call === 'lookBack') told = nothingTold(); // he is shown an earlier log: what came after it is news again
        return answered(questions(), call as keyof Questions, throughEyes(call, asked, eyes), live);
      });
    },
  };
}

/** Arguments that have the form of their call; else whoever sent them is told where they have not. */
export function checkedArgs(
  of: Readonly<Record<string, z.ZodType>>,
  call: string,
  args: readonly unknown[],
): readonly unknown[] {
  const parsed = heldTo(of[call]!, args);
  if (!parsed.success) {
    const { path, message } = issueOf(parsed.error.issues, 'args');
    throw new NotAllowed(`${path}: ${message}`);
  }
  return parsed.data as readonly unknown[];
}

/** An order as the page gives it: by whom, what, through whose eyes, and whether it is given by itself. */
const orderOf = ([by, order, , byItself]: readonly unknown[]): PlayerInput => ({
  kind: 'order',
  by: by as SeatId,
  order: order as { verb: string },
  ...(byItself === true && { byItself }),
});

function inputOf(call: keyof typeof ACTS, args: readonly unknown[]): PlayerInput {
  const [by, given] = args;
  const side = by as SeatId;
  switch (call) {
    case 'order':
      return orderOf(args);
    case 'orders':
      return { kind: 'orders', by: side, orders: given as { verb: string }[] };
    case 'answer':
      return { kind: 'answer', by: side, value: given as never };
    default:
      return { kind: call, by: side };
  }
}

const rulingOf = (call: string, [order]: readonly unknown[]): PlayerInput =>
  call === 'rule' ? { kind: 'rule', order: order as { verb: string } } : { kind: 'release' };

/** What comes of a question. A look back shows another table: it too says who sits where. */
function answered(questions: Questions, call: keyof Questions, asked: readonly unknown[], live: LiveMatch): unknown {
  const value = (questions[call] as (...a: unknown[]) => unknown)(...asked);
  if (call !== 'lookBack' || !(value as Outcome).ok) return value;
  const { battleView } = value as Outcome & { ok: true };
  return {
    ok: true,
    battleView: { ...battleView, seats: seatsFor(live.head, battleView.at), thinking: false, redo: false },
  };
}

/** The place in which each question says for whom it is asked; whoever asks for somebody else is refused. */
const FOR: Partial<Record<keyof typeof QUESTIONS, number>> = { lookBack: 1, wayTo: -1, glossary: -1 };

function asOwn(call: keyof typeof QUESTIONS, args: readonly unknown[], viewer: SeatId): readonly unknown[] {
  const place = FOR[call] ?? 0;
  if (place >= 0 && args[place] !== viewer) throw new NotAllowed('this is not your seat');
  return args;
}

const throughEyes = (call: string, args: readonly unknown[], eyes: SeatId): readonly unknown[] =>
  args.map((arg, place) => (place === (FOR[call as keyof typeof QUESTIONS] ?? 0) && arg === 'spectator' ? eyes : arg));

const GREEDY = { bot: 'greedy' };

/** What one of our bots would do from what this side sees; nothing where it is not to act. */
function suggested({ played: { battle } }: LiveMatch, by: SeatId): unknown {
  const turn = sidesTurnOf(battle.match);
  if ('over' in turn || !turn.waiting.includes(by)) return null;
  const { by: _, ...decided } = decision({ ...battle, seats: { [by]: GREEDY } }, by);
  return decided;
}

/** The record holds the seed, every hash and all that was hidden: it is handed out when the battle is over. */
function kept({ played: { battle } }: LiveMatch, call: keyof typeof KEEPING): unknown {
  const over = 'over' in (battle.match.ruled ?? battle.match.rules.turn(battle.match.state));
  const record = over ? recordOf(battle.match) : undefined;
  return call === 'record' ? record : { record: record ?? null, unrecordedInputs: [] };
}
